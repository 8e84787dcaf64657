"""Clauses of Knightmare that no acceptance case proves by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Sentences, Session
from engine.knightmare import GAME
from engine.knightmare.six_ways import six_ways
from engine.table import LiveDealer
from tests.knightmare.scene import Scene, proves


def last_healing() -> Scene:
    return Scene(seats=2).life(ember="AMBER").tokens(ember=1).most(ember=1).do("ember", "heal", amount=1)


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


def first_card() -> Scene:
    return Scene(seats=2).first_turn()


def another_riddle() -> Scene:
    return Scene(seats=2).path("ember", "cup", 2).answer("ember", False)


def short_of_freedom() -> Scene:
    return Scene(seats=2).jail("ember").die("release roll", 3).do("ember", "release roll")


def toll_due() -> Scene:
    scene = Scene(seats=2).jail("ember").tokens(ember=0).items(ember="food").mark("ember", prison=2)
    return scene.sits("ember")


def challenged() -> Scene:
    return Scene(seats=2).items(ember="crown").rolls("ember", 2).draws("ember", "challenged")


def trying_power() -> Scene:
    return Scene(seats=2).dark(ember="power").rolls("ember", 2).do("ember", "challenge", "goblin")


def dice_thrown() -> Scene:
    return Scene(seats=2).rolls("ember", 2).dice(3, 3).do("ember", "challenge", "goblin")


def spoils_won() -> Scene:
    return Scene(seats=2).tokens(ember=0).rolls("ember", 2).fights("ember", 6, 1)


def thief_met() -> Scene:
    return Scene(seats=2).items(ember="food").rolls("ember", 2).draws("ember", "sneak_thief")


def passage_found() -> Scene:
    return Scene(seats=2).rolls("ember", 2).draws("ember", "secret_passage")


def theft_cast() -> Scene:
    return Scene(seats=2).items(tide="food").cards(ember="theft").do("ember", "theft", "theft", "tide")


def riding() -> Scene:
    return Scene(seats=2).dark(ember="dragon_ride").success(2).do("ember", "dragon ride", "dragon_ride-ember")


def struck() -> Scene:
    scene = Scene(seats=2).cards(ember="slumber", tide="resistance")
    return scene.do("ember", "slumber", "slumber", "tide")


def rival_spends() -> Scene:
    scene = Scene(seats=2).at(tide="guardroom").roll(1).do("ember", "roll").dice(3, 3)
    return scene.way("ember", "tide", 1).spends("ember", 1)


@proves("KM-END-07")
@pytest.mark.parametrize(
    "moment",
    [
        asked_to_move, arrived, asked_a_riddle, last_healing, first_card, another_riddle, short_of_freedom,
        toll_due, challenged, trying_power, dice_thrown, spoils_won, thief_met, passage_found, theft_cast,
        riding, struck, rival_spends,
    ],
)  # fmt: skip
def test_players_may_end_the_game_together_at_any_moment(moment: Callable[[], Scene]) -> None:
    scene = moment()
    asked = scene.asked()
    other = next(seat for seat in scene.seats if seat != asked)
    offered = scene.options(asked)
    scene.do(asked, "end together").do(other, "play on")
    assert scene.options(asked) == offered
    scene.do(asked, "end together").do(other, "agree")
    assert scene.is_over()
    assert scene.winner() == ""
    assert scene.session.outcome.clauses == ("KM-END-07",)


@proves("KM-END-06", "KM-END-03")
@pytest.mark.parametrize("off", ["", "life_force combat prison quest_objects pact"])
def test_a_game_that_all_have_given_up_is_no_victory_of_the_dungeon(off: str) -> None:
    scene = Scene(seats=2, off=off).do("ember", "give up").do("tide", "give up")
    assert scene.is_over()
    outcome = scene.session.outcome
    assert (outcome.winners, outcome.clauses) == ((), ("KM-END-06",))
    assert [event.clause for event in scene.every("ended")] == ["KM-END-06"]


@proves("KM-THREE-31", "KM-THREE-33")
@pytest.mark.parametrize(
    ("on", "number", "clause"),
    [(0, 2, "KM-THREE-33"), (0, 5, "KM-THREE-31"), (3, 2, "KM-THREE-33"), (1, 2, "KM-THREE-33")],
)
def test_destruction_fails_at_a_gap_and_beyond_the_path(on: int, number: int, clause: str) -> None:
    scene = Scene(seats=2).path("tide", "cup", 4, on=on, gaps=(2,)).cards(ember="destruction")
    scene.die("destruction", number).do("ember", "destruction", "destruction", "tide")
    assert [event.clause for event in scene.every("spell failed")] == [clause]


@proves("KM-TOKEN-06", "KM-LIFE-17")
def test_the_six_ways_after_a_drink_show_what_a_token_changes() -> None:
    scene = Scene(seats=2).at(ember="vanburn").tokens(ember=2).two(1, 2).do("ember", "drink")
    leads = six_ways(scene.now, "ember", "")
    assert leads is not None
    assert [row.price for row in leads.rows] == [2, 1, None, 1, 2, 3]
    assert [row.dear for row in leads.rows] == [False, False, False, False, False, True]
    scene.go("ember", 1)
    assert scene.held("ember") == 0


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


@proves("KM-TURN-01", "KM-TURN-02", "KM-END-04")
@pytest.mark.parametrize(
    ("dead", "clause"),
    [((), "KM-TURN-01"), (("lemon",), "KM-TURN-02"), (("tide", "moss", "lemon"), "KM-END-04")],
)
def test_the_log_says_why_a_turn_begins(dead: tuple[str, ...], clause: str) -> None:
    scene = Scene(turn="ember").dead(*dead)
    assert scene.whose_turn() == "ember"
    assert [event.clause for event in scene.every("turn began")] == [clause]


@proves("KM-MOVE-11", "KM-TOKEN-04")
def test_tokens_that_lead_before_another_occupied_chamber_are_told() -> None:
    scene = Scene(seats=3).at(tide="guardroom", moss="goblin_den").roll(1).do("ember", "roll")
    scene.do("ember", "change", amount=2)
    assert [(event.number, event.clause) for event in scene.every("tokens spent")] == [(1, "KM-MOVE-11")]
    assert {"challenge", "stay put", "change"} <= scene.verbs("ember")


@proves("KM-THREE-09", "KM-THREE-06")
@pytest.mark.parametrize(("items", "clause"), [("cup", "KM-THREE-06"), ("cup sword", "KM-THREE-09")])
def test_a_bearer_of_several_quest_objects_chooses_a_starting_point(items: str, clause: str) -> None:
    scene = Scene(seats=2).at(ember="clue_room").items(ember=items).roll(2).do("ember", "roll")
    scene.do("ember", "door", "cup", "cup_that_heals-0", 2)
    assert [event.clause for event in scene.every("went")] == [clause]


@proves("KM-FIGHT-21", "KM-FIGHT-28")
@pytest.mark.parametrize(("items", "clause"), [("food", "KM-FIGHT-21"), ("food gold", "KM-FIGHT-28")])
def test_a_character_takes_the_only_item_or_the_first_in_order(items: str, clause: str) -> None:
    scene = Scene(seats=2).tokens(ember=0).items(ember=items).rolls("ember", 2).fights("ember", 1, 6)
    assert [event.clause for event in scene.every("item left")] == [clause]


@proves("KM-SETUP-20", "KM-LIFE-16")
def test_the_log_tells_both_dice_of_a_drink() -> None:
    scene = Scene(seats=2).at(ember="vanburn").two(1, 2).do("ember", "drink")
    assert [(event.number, event.other) for event in scene.every("rolled two")] == [(1, 2)]
    words = Sentences(GAME, scene.session.header.names).event(scene.every("rolled two")[0], None)
    assert words == "Ember rolls 1 and 2."


@pytest.mark.parametrize(
    ("roll", "chamber", "ways"),
    [((6, 2), "vale", "Challenge, draw a card, or pledge."), ((3,), "", "Challenge, or draw a card.")],
)
def test_the_prompt_in_a_chamber_names_what_can_be_done_there(
    roll: tuple[int, ...], chamber: str, ways: str
) -> None:
    scene = Scene(seats=2).at(ember="mirror_hall").roll(*roll).do("ember", "roll")
    goes = [option for option in scene.session.options("ember") if option.verb == "go"]
    scene.session.choose("ember", next(option for option in goes if option.to == chamber or not chamber))
    told = Sentences(GAME, scene.session.header.names).prompt(scene.now, "ember")
    assert told.how == ("Take what lies free first. " if "take" in scene.verbs("ember") else "") + ways
    assert ("pledge" in scene.verbs("ember")) == (chamber == "vale")
