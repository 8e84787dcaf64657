"""Playing the game, clause by clause, beyond the acceptance cases."""

from __future__ import annotations

import pytest

from engine.flow import Option
from engine.flow.withheld import withheld
from engine.formidable_foes import GAME
from engine.formidable_foes.board import STARTING
from tests.formidable_foes.scene import (
    CHIPS,
    DECLINE,
    END,
    STAY,
    STUDY,
    Scene,
    battle,
    enter,
    flee,
    follow,
    lead,
    proves,
    take,
    walk,
)


@proves("FF-TURN-02", "FF-TURN-12")
def test_one_action_a_turn() -> None:
    scene = Scene().figure(red="C22").chest(1, "C22").on_track(2).spells(red="Wisdom +1").choose("red", CHIPS)
    scene.refused("red", CHIPS, "FF-TURN-02").refused("red", take(1), "FF-TURN-12")
    scene.refused("red", walk("red", "P052"), "FF-TURN-12").refused("red", flee("red", "P052"), "FF-TURN-12")
    assert scene.options("red") == (END,)
    scene = Scene().figure(red="C22").monster(9, "C22").on_track(2).dice(2, 2).choose("red", battle(9))
    scene.refused("red", CHIPS, "FF-TURN-02")
    scene = Scene().figure(red="C22").chest(1, "C22").on_track(2).choose("red", take(1))
    scene.refused("red", CHIPS, "FF-TURN-02")


@proves("FF-TURN-03", "FF-TURN-17")
def test_nothing_comes_before_entering() -> None:
    scene = Scene().figure(red="gate").on_track(3).spells(red="Wisdom +1")
    for option in (CHIPS, END, walk("red", "C01"), battle(9), take(1), scene.spell("red", "Wisdom +1")):
        scene.refused("red", option, "FF-TURN-03")
    assert {option.to for option in scene.options("red")} == set(STARTING) == {"C01", "C02", "C03", "C04"}
    for space in ("C05", "P047", "X06", "T1"):
        scene.refused("red", enter("red", space), "FF-TURN-03")
        (reason,) = scene.session.why_not("red", enter("red", space))
        assert reason.places == ()  # the four chambers are not in the way: they are where the figure may go
    scene.choose("red", enter("red", "C01")).refused("red", enter("red", "C02"), "FF-TURN-17")
    scene.walk("red", "C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01 (12)")
    scene = Scene().figure(red="gate").on_track(3).choose("red", enter("red", "C01"), CHIPS)
    assert scene.chips_of("red") == 8


@pytest.mark.parametrize("space", STARTING)
@proves("FF-TURN-03", "FF-TURN-04")
def test_any_starting_chamber_whoever_is_there(space: str) -> None:
    scene = Scene().figure(red="gate", blue=space, green=space).monster(4, space).wisdom(red=3)
    scene.choose("red", enter("red", space))
    assert (scene.on(space)[-3:], scene.steps()) == (["blue", "green", "red"], 0)
    ways = [option for option in scene.options("red") if option.verb == "flee"]
    assert ways
    scene.offered("red", battle(4), END).refused("red", walk("red", ways[0].to), "FF-MOVE-06")


@proves("FF-TURN-05", "FF-TURN-06", "FF-TURN-07")
def test_a_monster_reached_after_seven_steps_waits_for_the_next_turn() -> None:
    scene = Scene().monster(9, "P053")
    scene.walk("red", "C01-P047-X06-P050-C22-P052-C23-P053 (7)").refused("red", battle(9), "FF-TURN-07")
    scene.refused("red", walk("red", "C24"), "FF-MOVE-04").end("red")
    scene.until_turn_of("red").dice(3, 2).choose("red", battle(9))
    assert (scene.steps(), scene.wisdom_of("red")) == (0, 15)


@proves("FF-TURN-09", "FF-BATTLE-02")
def test_a_turn_may_pass_beside_a_monster() -> None:
    scene = Scene().figure(red="C24").monster(9, "C24").end("red")
    assert (scene.whose_turn(), scene.at("red"), scene.monster_on("C24")) == ("blue", "C24", [9])
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (6, 10)


@pytest.mark.parametrize("number", range(1, 21))
@proves("FF-TURN-10", "FF-TURN-11", "FF-TURN-15")
def test_dark_chips_are_taken_and_light_ones_slide(number: int) -> None:
    scene = Scene().on_track(number)
    dark = [space for space in range(1, number + 1) if space == 1 or space % 2 == 0]
    scene.choose("red", CHIPS)
    assert scene.chips_of("red") == 6 + len(dark)
    assert scene.track() == list(range(1, number - len(dark) + 1))


@proves("FF-TURN-11")
def test_light_chips_keep_their_order() -> None:
    scene = Scene().on_track(7)
    light = [scene.now.contents[f"track-{space}"][0] for space in (3, 5, 7)]
    scene.choose("red", CHIPS)
    assert [scene.now.contents[f"track-{space}"][0] for space in (1, 2, 3)] == light


@proves("FF-TURN-13", "FF-TURN-02")
def test_no_chips_from_an_empty_track_nor_after_a_spell_or_a_step() -> None:
    assert CHIPS not in Scene().options("red")
    scene = Scene().on_track(1).offered("red", CHIPS).walk("red", "C01-P047-C01 (2)")
    scene.refused("red", CHIPS, "FF-TURN-02")


@pytest.mark.parametrize("space", ["C24", "P053", "X06", "T1"])
@proves("FF-TURN-14")
def test_chips_from_anywhere(space: str) -> None:
    scene = Scene().figure(red=space).on_track(2).monster(40, "C24").choose("red", CHIPS)
    assert (scene.chips_of("red"), scene.at("red")) == (8, space)


@proves("FF-TURN-16", "FF-MOVE-07")
def test_a_chip_for_fleeing_finds_the_track_full() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").on_track(20)
    reserve = scene.reserve()
    scene.choose("red", flee("red", "P053"))
    assert (scene.chips_of("red"), scene.reserve(), scene.track()) == (5, reserve + 1, list(range(1, 21)))


@proves("FF-TURN-17", "FF-DUMB-05")
def test_the_privilege_precedes_entering() -> None:
    scene = Scene(turn="green").wisdom(green=4).figure(green="gate").monster(9, "C24").dumbest("green")
    scene.offered("green", lead(9, "C23"), enter("green", "C04")).move("green", 9, "C24>C23")
    scene.choose("green", enter("green", "C04"))
    assert scene.at("green") == "C04"
    scene = Scene(turn="green").wisdom(green=4).figure(green="gate").monster(9, "C24").dumbest("green")
    scene.choose("green", enter("green", "C04")).refused("green", lead(9, "C23"), "FF-DUMB-05")


@proves("FF-TURN-17", "FF-TURN-18", "FF-LOOT-13")
def test_study_comes_between_the_action_and_the_next_player() -> None:
    scene = Scene().figure(red="C24", blue="C24").wisdom(blue=30).monster(9, "C24").dice(3, 2)
    scene.choose("red", battle(9)).refused("red", STUDY, "FF-TURN-17").choose("red", END)
    assert set(scene.options("red")) == {STUDY, DECLINE}
    scene.refused("red", walk("red", "P053"), "FF-TURN-17").choose("red", STUDY)
    assert (scene.wisdom_of("red"), scene.whose_turn()) == (16, "blue")


@proves("FF-TURN-01")
def test_nobody_acts_in_anothers_turn() -> None:
    scene = Scene().on_track(2)
    for option in (CHIPS, END, walk("blue", "P018"), Option("nonsense", "moon", "sun", 7)):
        scene.refused("blue", option, "FF-TURN-01")
    scene.refused("red", Option("nonsense", "moon", "sun", 7), "FF-TURN-17")
    scene.refused("red", walk("blue", "P018"), "FF-TURN-17")


@proves("FF-TURN-17", "FF-STUDY-10")
def test_followers_are_asked_before_the_dice() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=30, blue=12).monster(25, "C23").dice(3, 2)
    scene.walk("red", "C22-P052-C23").choose("red", battle(25))
    assert scene.asked() == "blue"
    assert "dice thrown" not in scene.names()
    assert set(scene.options("blue")) == {STAY, follow("blue", "C23")}
    scene.choose("blue", STAY)
    assert "dice thrown" in scene.names()


def test_what_a_table_of_three_never_offers_is_refused_in_words_about_just_that() -> None:
    """Among three nobody walks twice with a battle between, and no chest lies on the board yet."""
    view = Scene(3).figure(red="C22").monster(6, "C22").now.seen_by("red")
    told = {each.verb: str(GAME.refusal(each.reason)) for each in withheld(view, "red", ("figure-red",))}
    assert told["second walk"].startswith("Only with two players")
    assert "chest" in told["take"]
