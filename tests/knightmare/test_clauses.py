"""Clauses of Knightmare that no acceptance case proves by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Session
from engine.knightmare import GAME
from engine.table import LiveDealer
from tests.knightmare.scene import Scene, proves


def last_healing() -> Scene:
    return Scene().life(ember="AMBER").tokens(ember=1).most(ember=1).do("ember", "heal", amount=1)


@proves("KM-TOKEN-16")
def test_the_table_asks_before_the_healing_after_which_no_token_is_ever_held() -> None:
    scene = last_healing()
    assert (scene.verbs("ember"), scene.tally("ember")) == ({"heal all the same", "keep tokens"}, (1, 1))
    scene.do("ember", "keep tokens")
    assert (scene.level("ember"), scene.tally("ember")) == ("AMBER", (1, 1))
    assert {"roll", "heal"} <= scene.verbs("ember")
    scene = last_healing().do("ember", "heal all the same")
    assert (scene.level("ember"), scene.tally("ember")) == ("GREEN", (0, 0))
    assert "roll" in scene.verbs("ember")


@proves("KM-TOKEN-16")
def test_it_asks_in_the_prison_as_well_and_goes_on_there() -> None:
    scene = Scene().life(ember="AMBER").tokens(ember=1).most(ember=1).jail("ember").do("ember", "heal", amount=1)
    assert "release roll" in scene.do("ember", "heal all the same").verbs("ember")


def asked_to_move() -> Scene:
    return Scene(seats=2).roll(3).do("ember", "roll")


def arrived() -> Scene:
    return Scene(seats=2).rolls("ember", 2)


def asked_a_riddle() -> Scene:
    return Scene(seats=2).path("ember", "cup", 2).do("ember", "riddle")


@proves("KM-END-07")
@pytest.mark.parametrize("moment", [asked_to_move, arrived, asked_a_riddle])
def test_players_may_end_the_game_together_in_the_middle_of_a_turn(moment: Callable[[], Scene]) -> None:
    scene = moment()
    offered = scene.options("ember")
    scene.do("ember", "end together").do("tide", "play on")
    assert scene.options("ember") == offered
    scene.do("ember", "end together").do("tide", "agree")
    assert scene.is_over()
    assert scene.winner() == ""


@proves("KM-FIGHT-24", "KM-FIGHT-23")
@pytest.mark.parametrize(("items", "clause"), [("mace", "KM-FIGHT-23"), ("mace sword", "KM-FIGHT-24")])
def test_a_character_takes_the_weapon_that_is_due(items: str, clause: str) -> None:
    scene = Scene().tokens(ember=0).at(ember="kitchen").items(ember=items).rolls("ember", 2).fights("ember", 1, 6)
    assert [event.clause for event in scene.every("item left")] == [clause]


@proves("KM-FIGHT-65", "KM-FIGHT-67", "KM-FIGHT-71")
@pytest.mark.parametrize(
    ("hurt", "dice", "tag", "clause"),
    [
        ("", (1, 6), "injured", "KM-FIGHT-65"),
        ("tide", (6, 1), "died", "KM-FIGHT-67"),
        ("ember", (1, 6), "died", "KM-FIGHT-71"),
    ],
)
def test_losing_for_right_of_way_injures_and_may_kill(
    hurt: str, dice: tuple[int, int], tag: str, clause: str
) -> None:
    scene = Scene().tokens(ember=0, tide=0).at(tide="guardroom").life(**({hurt: "RED"} if hurt else {}))
    scene.roll(1).do("ember", "roll").dice(*dice).way("ember", "tide", 1)
    assert [event.clause for event in scene.every(tag)] == [clause]


@proves("KM-THREE-20", "KM-THREE-37", "KM-THREE-39", "KM-THREE-13", "KM-THREE-12")
@pytest.mark.parametrize(
    ("stones", "gaps", "clause"),
    [(2, (), "KM-THREE-13"), (5, (), "KM-THREE-20"), (6, (2, 3), "KM-THREE-39"), (6, (2,), "KM-THREE-37")],
)
def test_the_log_says_why_a_stone_is_laid(stones: int, gaps: tuple[int, ...], clause: str) -> None:
    scene = Scene().path("ember", "cup", stones, gaps=gaps).answer("ember", False, True)
    assert [event.clause for event in scene.every("answered wrongly")] == ["KM-THREE-12"]
    assert [event.clause for event in scene.every("answered rightly")] == ["KM-THREE-41"]
    assert [event.clause for event in scene.every("stone laid")] == [clause]


@proves("KM-TOKEN-02")
def test_tokens_that_nobody_can_hold_stay_in_the_store_and_the_log_says_so() -> None:
    scene = Scene().tokens(ember=11).rolls("ember", 2).draws("ember", "knights_reward")
    assert scene.tally("ember") == (12, 12)
    assert [event.number for event in scene.every("tokens gained")] == [1]
    assert [event.number for event in scene.every("tokens overflowed")] == [1]


@proves("KM-THREE-22", "KM-THREE-46", "KM-END-01")
def test_the_log_tells_how_the_throne_is_reached() -> None:
    walked = Scene().path("ember", "cup", 6, on=3).die("walk", 4).do("ember", "walk")
    laid = Scene(off="level_three").path("ember", "cup", 5).answer("ember", True)
    for scene, clause in ((walked, "KM-THREE-22"), (laid, "KM-THREE-46")):
        assert (scene.winner(), scene.is_over()) == ("ember", True)
        assert [event.clause for event in scene.every("throne taken")] == [clause]
        assert scene.place("ember") == "throne"


@proves("KM-SETUP-02")
def test_nobody_plays_alone_without_life_force() -> None:
    off = dict.fromkeys(("life_force", "combat", "prison", "quest_objects", "pact"), "off")
    with pytest.raises(ValueError, match="KM-SETUP-02"):
        Session.new(GAME, 1, LiveDealer(1), options=off)
    assert Session.new(GAME, 2, LiveDealer(1), options=off)
