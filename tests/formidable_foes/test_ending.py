"""The end of the game, clause by clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHIPS,
    END,
    Scene,
    battle,
    flee,
    follow,
    lead,
    proves,
    take,
    walk,
)


def lords(first: int, second: int, seats: int = 4) -> Scene:
    """Red beside one lord, Blue beside the other; both have enough wisdom and chips."""
    scene = Scene(seats).figure(red="C24", blue="C22").wisdom(red=50, blue=50).chips(red=8, blue=8)
    return scene.monster(first, "C24").monster(second, "C22")


@pytest.mark.parametrize(("first", "second"), [(49, 50), (50, 49)])
@proves("FF-END-01", "FF-END-03")
def test_the_game_ends_with_the_second_lord(first: int, second: int) -> None:
    scene = lords(first, second).dice(3, 2).choose("red", battle(first))
    assert not scene.session.over
    scene.end("red").dice(3, 2).choose("blue", battle(second))
    assert scene.session.over
    assert (scene.gold_of("red") + scene.gold_of("blue"), scene.asked()) == (13, "")
    assert scene.names()[-1] == "ended"


@proves("FF-END-01")
def test_a_lost_battle_ends_nothing() -> None:
    scene = Scene().figure(red="C24").wisdom(red=49).monster(50, "C24").monster(49, "loot-blue").dice(2, 3)
    scene.choose("red", battle(50))
    assert not scene.session.over
    assert scene.end("red").whose_turn() == "blue"


@proves("FF-END-02", "FF-TOUGH-02", "FF-SPELL-30")
def test_fright_counts_as_defeat() -> None:
    scene = Scene(2).figure(red="C24").wisdom(red=50).monster(49, "C24").monster(50, "loot-blue")
    scene.spells(red="Transform 3").cast("red", "Transform 3", -3).choose("red", battle(49))
    assert "dice thrown" not in scene.names()
    assert (scene.gold_of("red"), scene.chips_of("red"), scene.session.over) == (5, 4, True)


@proves("FF-END-02")
def test_after_fright_the_other_lord_still_has_to_be_beaten() -> None:
    scene = Scene(2).figure(red="C24", blue="C22").wisdom(red=50, blue=50).monster(49, "C24").monster(50, "C22")
    scene.spells(red="Transform 3").cast("red", "Transform 3", -3).choose("red", battle(49))
    assert not scene.session.over
    scene.end("red").dice(3, 2).choose("blue", battle(50))
    assert scene.session.over


@proves("FF-END-04")
def test_nothing_comes_after_the_end() -> None:
    scene = Scene().figure(red="C24", blue="C24", green="C23").wisdom(red=50, green=20).monster(50, "C24")
    scene.monster(49, "box").spells(red="Movement +2", blue="Wisdom +1").on_track(3).dice(3, 2)
    scene.choose("red", battle(50))
    assert scene.session.over
    for seat in scene.seats:
        assert scene.options(seat) == ()
        for option in (walk(seat, "P053"), CHIPS, END, battle(20), follow(seat, "C24")):
            scene.refused(seat, option, "FF-END-04")
    scene.refused("blue", scene.spell("blue", "Wisdom +1"), "FF-END-04")
    assert scene.wisdom_of("blue") == 11


@proves("FF-END-05", "FF-END-06")
def test_what_counts_is_gold_in_hand() -> None:
    scene = Scene().monster(12, "loot-red").monster(9, "loot-red").chest(1, "loot-red").gold(red=3)
    scene.wisdom(blue=50).chips(blue=20).spells(blue="Chips +4, Wisdom +3").figure(blue="C23").chest(2, "C23")
    scene.monster(48, "C22")
    scores = {score.seat: score for score in scene.outcome().scores}
    assert (scores["red"].total, scores["blue"].total) == (11, 0)
    assert scores["red"].parts == {"monsters": 3, "chests": 5, "bonus gold": 3}
    assert scene.outcome().winners == ("red",)


@proves("FF-END-06", "FF-CHEST-02", "FF-CHEST-07")
def test_the_gold_of_the_chests() -> None:
    for wisdom, gold in ((1, 5), (2, 4), (3, 3)):
        scene = Scene().chest(wisdom, "C01").choose("red", take(wisdom))
        assert (scene.gold_of("red"), scene.wisdom_of("red")) == (gold, 10 + wisdom)


@proves("FF-END-07")
def test_the_richest_wins() -> None:
    scene = Scene().gold(red=20, blue=21, yellow=3).chips(red=30)
    outcome = scene.outcome()
    assert outcome.winners == ("blue",)
    assert [score.seat for score in outcome.scores] == ["blue", "red", "yellow", "green"]
    assert "FF-END-08" not in outcome.clauses


@pytest.mark.parametrize(
    ("chips", "spells", "winners"),
    [
        ({"red": 3, "blue": 4, "yellow": 30}, {}, ("blue",)),
        ({"red": 3, "blue": 4, "yellow": 30}, {"red": "Chips +2"}, ("red",)),
        ({"red": 3, "blue": 4, "yellow": 30}, {"red": "Chips +1"}, ("red", "blue")),
        ({"red": 3, "blue": 3, "yellow": 30}, {"red": "Movement +9, Wisdom +3"}, ("red", "blue")),
        ({"red": 0, "blue": 6, "yellow": 30}, {"red": "Chips +4, Chips +3"}, ("red",)),
    ],
)
@proves("FF-END-08", "FF-END-09", "FF-END-10")
def test_ties(chips: dict[str, int], spells: dict[str, str], winners: tuple[str, ...]) -> None:
    scene = Scene().gold(red=15, blue=15, yellow=10).chips(**chips).spells(**spells)
    outcome = scene.outcome()
    assert outcome.winners == winners
    assert "FF-END-08" in outcome.clauses
    assert ("FF-END-10" in outcome.clauses) == (len(winners) > 1)


@proves("FF-END-09")
def test_the_reserve_does_not_limit_chip_spells_in_a_tie() -> None:
    scene = Scene().gold(red=5, blue=5).chips(red=3, blue=6, yellow=56, green=20).spells(red="Chips +4")
    assert scene.reserve() == 0
    assert scene.outcome().winners == ("red",)


@proves("FF-END-11")
def test_a_standstill_ends_the_game_after_two_rounds() -> None:
    """Walking and wandering are no change: eight turns of four players, then the gold is counted."""
    scene = Scene().dumbest("red").monster(9, "C24").gold(green=2)
    way = {"red": "C01-P047", "blue": "C02-P018", "yellow": "C03-P116", "green": "C04-P113"}
    for turn in range(8):
        assert not scene.session.over
        seat = scene.asked()
        if seat == "red":
            scene.move("red", 9, "C24>C23" if not turn else "C23>C24")
        here, there = way[seat].split("-")
        scene.walk(seat, f"{here}-{there}-{here}").end(seat)
    assert scene.session.over
    assert scene.names()[-1] == "ended"
    assert scene.outcome().winners == ("green",)
    scene.refused("red", END, "FF-END-04")


def turns_to_the_end(scene: Scene) -> int:
    """How many turns pass, with nothing done in them, until the game ends."""
    turns = 0
    while not scene.session.over:
        scene.end(scene.asked())
        turns += 1
    return turns


@pytest.mark.parametrize(
    "change",
    [
        lambda scene: scene.choose("red", flee("red", "P053")),
        lambda scene: scene.choose("red", CHIPS),
        lambda scene: scene.cast("red", "Movement +2"),
        lambda scene: scene.dice(2, 2).choose("red", battle(20)),
    ],
    ids=["chip paid", "chips taken", "spell cast", "level"],
)
@proves("FF-END-11")
def test_any_change_begins_the_count_anew(change: Callable[[Scene], Scene]) -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").on_track(2).spells(red="Movement +2")
    for _turn in range(4):
        scene.end(scene.asked())
    change(scene)
    assert turns_to_the_end(scene) == 9


@pytest.mark.parametrize(
    ("given", "change"),
    [
        (lambda scene: scene.chest(1, "C22"), take(1)),
        (lambda scene: scene.unexplored("C30").next_tiles(5), walk("red", "P050")),
        (lambda scene: scene.face_down("X01").closed(X01="S"), walk("red", "P030")),
    ],
    ids=["chest taken", "chamber revealed", "crossing turned up"],
)
@proves("FF-END-11")
def test_what_is_taken_or_revealed_is_a_change(given: Callable[[Scene], Scene], change: Option) -> None:
    scene = given(Scene().figure(red="C22").wisdom(red=50))
    for _turn in range(4):
        scene.end(scene.asked())
    assert turns_to_the_end(scene.choose("red", change)) == 9


@pytest.mark.parametrize(
    ("strength", "dice"), [(9, ()), (44, ()), (45, (2, 3))], ids=["fright for no gold", "fright", "dice"]
)
@proves("FF-END-11")
def test_a_defeat_is_a_change_though_nothing_else_is(strength: int, dice: tuple[int, ...]) -> None:
    scene = Scene().figure(red="C24").wisdom(red=50).monster(strength, "C24").no_spells_left()
    for _turn in range(4):
        scene.end(scene.asked())
    if dice:
        scene.dice(*dice)
    scene.choose("red", battle(strength))
    assert turns_to_the_end(scene) == 9


@proves("FF-END-11")
def test_a_monster_led_to_and_fro_is_no_change() -> None:
    scene = Scene(2).figure(red="C22", blue="C22").wisdom(red=12, blue=11).dumbest("blue").monster(9, "C24")
    for turn in range(4):
        seat = scene.asked()
        if seat == "blue":
            scene.choose("blue", lead(9, "C23" if turn == 1 else "C24"))
            scene.decline_all()
            scene.choose("blue", *[option for option in scene.options("blue") if option.verb == "stop"])
        scene.end(seat)
    assert scene.session.over
