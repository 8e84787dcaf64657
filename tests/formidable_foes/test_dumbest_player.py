"""The dumbest player and wandering monsters, clause by clause, where the cases leave a doubt."""

from __future__ import annotations

import pytest

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHIPS,
    END,
    STOP,
    STUDY,
    Scene,
    enter,
    flee,
    follow,
    lead,
    proves,
    walk,
)


def dumbest_green(**figures: str) -> Scene:
    """Green, wisdom 5, is the dumbest, and it is his turn."""
    return Scene(turn="green").wisdom(green=5).dumbest("green").figure(**figures)


def leads(scene: Scene, seat: str) -> list[Option]:
    return [option for option in scene.options(seat) if option.verb == "lead"]


@proves("FF-DUMB-02", "FF-LOOT-08")
def test_of_equals_the_lower_marker_is_the_dumber() -> None:
    for first, second in (("blue", "yellow"), ("yellow", "blue")):
        scene = Scene().figure(red="P052").wisdom(red=30, green=30).wisdom(**{first: 8, second: 8})
        scene.unexplored("C24").next_tiles("dumbest", 24).walk("red", "P052-C23 (1)")
        assert scene.tile_holder() == first


@proves("FF-DUMB-03", "FF-DUMB-06")
def test_who_learns_last_thing_hands_the_tile_over_before_the_next_turn() -> None:
    """Red studies at the end of his turn; Blue, the dumbest now, has the privilege in the turn that follows."""
    scene = Scene().wisdom(red=10, blue=10, green=30).figure(green="C01").dumbest("red").monster(14, "C25")
    scene.choose("red", END, STUDY)
    assert (scene.wisdom_of("red"), scene.tile_holder(), scene.whose_turn()) == (11, "blue", "blue")
    assert scene.names() == ["wiser", "dumbest named", "turn began"]
    scene.offered("blue", lead(14, "C24"))


@proves("FF-DUMB-03")
def test_the_tile_passes_in_the_middle_of_a_turn() -> None:
    scene = Scene().wisdom(red=10, blue=11).dumbest("red").spells(red="Wisdom +2").walk("red", "C01-P047 (1)")
    scene.cast("red", "Wisdom +2", 1)
    assert (scene.wisdom_of("red"), scene.level(11), scene.tile_holder()) == (11, ["blue", "red"], "blue")
    scene = Scene().wisdom(red=10, blue=11).dumbest("red").spells(red="Wisdom +2")
    scene.refused("blue", lead(14, "C24"), "FF-TURN-01")


@proves("FF-DUMB-04", "FF-DUMB-05")
def test_the_privilege_comes_first_and_once() -> None:
    scene = dumbest_green().monster(14, "C25").choose("green", lead(14, "C24"), STOP)
    assert scene.monster_on("C24") == [14]
    scene.refused("green", lead(14, "C23"), "FF-DUMB-04").walk("green", "C04-P113 (1)")
    assert scene.steps() == 1
    scene = dumbest_green().monster(14, "C25").on_track(2).choose("green", CHIPS)
    scene.refused("green", lead(14, "C24"), "FF-DUMB-05")
    scene = dumbest_green().monster(14, "C25").choose("green", END)
    assert (scene.whose_turn(), scene.monster_on("C25")) == ("red", [14])


@proves("FF-DUMB-05", "FF-TURN-17")
def test_the_privilege_precedes_entering() -> None:
    scene = dumbest_green(green="gate").monster(14, "C25").choose("green", lead(14, "C24"), STOP)
    scene.choose("green", enter("green", "C04"))
    assert (scene.monster_on("C24"), scene.at("green")) == ([14], "C04")
    scene = dumbest_green(green="gate").monster(14, "C25").choose("green", enter("green", "C04"))
    scene.refused("green", lead(14, "C24"), "FF-DUMB-05")


@proves("FF-DUMB-06")
def test_who_becomes_the_dumbest_in_his_turn_waits() -> None:
    scene = Scene().figure(red="P052").wisdom(red=5).monster(14, "C47").unexplored("C24")
    scene.next_tiles("dumbest", 24).walk("red", "P052-C23 (1)")
    assert scene.tile_holder() == "red"
    scene.refused("red", lead(14, "C46"), "FF-DUMB-06").end("red").until_turn_of("red")
    scene.offered("red", lead(14, "C46"))


@proves("FF-DUMB-07", "FF-DUMB-22")
def test_the_next_weakest_and_so_on_upward() -> None:
    scene = dumbest_green().monster(12, "C22").monster(15, "C24").monster(18, "C30").chest(1, "C47")
    assert {option.piece for option in leads(scene, "green")} == {"monster-12"}
    scene.refused("green", lead(15, "C23"), "FF-DUMB-07").choose("green", lead(12, "C23"))
    scene.refused("green", lead(15, "C32"), "FF-DUMB-07")
    scene = dumbest_green(red="C22", blue="C22", yellow="C24", green="C24")
    scene.monster(12, "C22").monster(15, "C24").monster(18, "C30")
    assert {option.piece for option in leads(scene, "green")} == {"monster-18"}
    scene.refused("green", lead(12, "C23"), "FF-DUMB-20").refused("green", lead(15, "C23"), "FF-DUMB-20")


@proves("FF-DUMB-07", "FF-SPELL-31")
def test_the_number_on_the_tile_decides() -> None:
    """Red raises 14 above 15 and leaves it alone; for Green it is the weakest again, and was all the time."""
    scene = Scene(turn="yellow").wisdom(green=5).dumbest("green").monster(14, "C24").monster(15, "C22")
    scene.figure(yellow="C24").spells(yellow="Transform 2").cast("yellow", "Transform 2").end("yellow")
    assert {option.piece for option in leads(scene, "green")} == {"monster-14"}


@proves("FF-DUMB-23", "FF-DUMB-11")
def test_a_monster_without_a_way_is_blocked() -> None:
    scene = dumbest_green().monster(12, "C05").monster(15, "C24").unexplored("C06")
    assert {option.piece for option in leads(scene, "green")} == {"monster-15"}
    scene.refused("green", lead(12, "C06"), "FF-DUMB-11")


@proves("FF-DUMB-08", "FF-DUMB-12")
def test_a_step_is_one_way_and_may_lead_back() -> None:
    scene = dumbest_green().monster(12, "C22").move("green", 12, "C22>C23>C22>C23")
    assert scene.monster_on("C23") == [12]
    scene = dumbest_green().monster(12, "C22").refused("green", lead(12, "C24"), "FF-DUMB-08")
    scene.refused("green", lead(12, "X06"), "FF-DUMB-08").refused("green", lead(12, "C22"), "FF-DUMB-08")


@proves("FF-DUMB-09")
def test_closed_sides_stop_monsters() -> None:
    """X07 lies between C24 (west), C25 (east) and C33 (south)."""
    scene = dumbest_green().monster(12, "C24").closed(X07="E").refused("green", lead(12, "C25"), "FF-DUMB-09")
    scene.offered("green", lead(12, "C33"))
    scene = dumbest_green().monster(12, "C24").closed(X07="W", X02="S")
    scene.refused("green", lead(12, "C25"), "FF-DUMB-09").refused("green", lead(12, "C33"), "FF-DUMB-09")


@proves("FF-DUMB-11")
def test_no_monster_crosses_an_unexplored_chamber() -> None:
    scene = dumbest_green().monster(12, "C22").unexplored("C23")
    scene.refused("green", lead(12, "C23"), "FF-DUMB-11")
    scene = dumbest_green().monster(12, "C22").unexplored("C24").choose("green", lead(12, "C23"))
    scene.refused("green", lead(12, "C24"), "FF-DUMB-11")


@proves("FF-DUMB-14", "FF-DUMB-15", "FF-DUMB-24")
def test_figures_on_teleports_and_intersections_are_picked_up() -> None:
    scene = dumbest_green(red="T2", blue="X08").monster(12, "C36").choose("green", lead(12, "C26"))
    assert scene.on("C26") == ["red", "blue"]
    assert scene.monster_on("C26") == [12]
    assert leads(scene, "green") == []


@proves("FF-DUMB-29", "FF-DUMB-15", "FF-DUMB-08")
def test_one_of_two_ways_is_chosen_for_whom_it_meets() -> None:
    """From C22 to C16 lead two ways, by X06 and by X01, where Red stands."""
    for met in (False, True):
        scene = dumbest_green(red="X01").closed(X06="W", X01="E").monster(12, "C22")
        options = [option for option in leads(scene, "green") if option.to == "C16"]
        assert [option.amount for option in options] == [0, 1]
        assert sorted(_meets_red(scene, option) for option in options) == [False, True]
        scene.choose("green", next(option for option in options if _meets_red(scene, option) == met))
        assert scene.at("red") == ("C16" if met else "X01")
        assert scene.clauses() == ["FF-DUMB-29"]


@proves("FF-DUMB-08")
def test_ways_that_make_no_difference_are_one() -> None:
    """From C24 to C25 lead two ways, the long one by X02 and X03; nobody stands on either."""
    scene = dumbest_green().monster(12, "C24").closed(X07="S")
    assert [option for option in leads(scene, "green") if option.to == "C25"] == [lead(12, "C25")]
    scene.refused("green", lead(12, "C25", 1), "FF-DUMB-08").choose("green", lead(12, "C25"))
    assert scene.happened()[0].shown_to(None)["way"] == ("P055", "X07", "P057", "C25")


def _meets_red(scene: Scene, option: Option) -> bool:
    after = scene.now.clone()
    after.answer("green", option)
    return bool(after.place_of("figure-red") == "C16")


@proves("FF-DUMB-16", "FF-DUMB-20")
def test_one_figure_goes_along_and_two_block() -> None:
    scene = dumbest_green(red="C22").monster(12, "C22").choose("green", lead(12, "C23"))
    assert scene.on("C23") == ["red"]
    scene = dumbest_green(red="C22", blue="C22").monster(12, "C22").refused("green", lead(12, "C23"), "FF-DUMB-20")
    assert leads(scene, "green") == []


@proves("FF-DUMB-17", "FF-DUMB-21")
def test_a_carried_figure_meets_another_in_a_chamber() -> None:
    scene = dumbest_green(red="P052", blue="C23").monster(12, "C22").choose("green", lead(12, "C23"))
    assert sorted(scene.on("C23")) == ["blue", "red"]
    assert leads(scene, "green") == []
    scene = dumbest_green(blue="C23").monster(12, "C22").choose("green", lead(12, "C23"), STOP)
    assert (scene.on("C23"), scene.monster_on("C23")) == (["blue"], [12])


@proves("FF-DUMB-18", "FF-DUMB-19")
def test_the_dropped_stay_with_the_other_monster() -> None:
    scene = dumbest_green(red="C22", blue="C23", yellow="C23").monster(12, "C22").monster(30, "C23")
    scene.choose("green", lead(12, "C23"))
    assert scene.on("C23") == ["blue", "yellow", "red"]
    (reason,) = scene.why_not("green", STOP)
    assert (reason.clause, reason.pieces, reason.places) == ("FF-DUMB-12", ("monster-30",), ("C23",))
    scene.choose("green", lead(12, "C24"), STOP)
    assert (scene.on("C23"), scene.on("C24"), scene.monster_on("C24")) == (["blue", "yellow", "red"], [], [12])


@proves("FF-DUMB-24")
def test_two_on_a_path_are_taken_off_by_a_monster() -> None:
    scene = dumbest_green(red="P053", blue="P053").monster(12, "C23").monster(30, "C24")
    scene.choose("green", lead(12, "C24"), lead(12, "C32"))
    assert (scene.on("C24"), scene.on("C32")) == (["red", "blue"], [])


@proves("FF-DUMB-26", "FF-DUMB-12")
@pytest.mark.parametrize("last", ["monster", "chest"])
def test_the_last_step_may_not_end_on_a_tile(last: str) -> None:
    scene = dumbest_green().monster(12, "C22")
    scene = scene.monster(30, "C32") if last == "monster" else scene.chest(1, "C32")
    scene.choose("green", lead(12, "C23"), lead(12, "C24"))
    scene.refused("green", lead(12, "C32"), "FF-DUMB-12" if last == "monster" else "FF-DUMB-13")


@proves("FF-DUMB-27")
def test_drawn_when_all_are_at_fifty_the_tile_goes_to_nobody() -> None:
    scene = Scene().figure(red="P052").wisdom(red=50, blue=50, yellow=50, green=50).unexplored("C24")
    scene.next_tiles("dumbest", 24).walk("red", "P052-C23 (1)").end("red")
    assert (scene.tile_holder(), scene.place("dumbest")) == ("", "box")
    assert leads(scene, "blue") == []


@proves("FF-DUMB-28")
def test_nobody_follows_a_figure_that_is_carried() -> None:
    scene = dumbest_green(red="C22", blue="P052").wisdom(red=30).monster(12, "C22")
    assert scene.choose("green", lead(12, "C23")).asked() == "green"
    scene = Scene().figure(blue="C01").wisdom(red=30).monster(9, "C22").spells(red="Move Monster")
    scene.walk("red", "C01-P047-X06 (2)").cast("red", "Move Monster", to="C22").choose("red", lead(9, "C30"), STOP)
    assert scene.at("red") == "C30"
    scene.refused("blue", follow("blue", "C30"), "FF-STUDY-06").choose("red", END)
    assert (scene.whose_turn(), scene.at("blue")) == ("blue", "C01")


@proves("FF-DUMB-28", "FF-MOVE-06")
def test_the_carried_are_held_on_their_turn() -> None:
    scene = dumbest_green(red="C22").monster(12, "C22").choose("green", lead(12, "C23"), STOP).end("green")
    assert (scene.whose_turn(), scene.chips_of("red"), scene.at("red")) == ("red", 6, "C23")
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06").offered("red", flee("red", "P053"))
