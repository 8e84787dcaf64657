"""Movement and teleports, clause by clause, beyond the acceptance cases."""

from __future__ import annotations

import itertools

import pytest

from engine.flow import Option
from engine.formidable_foes.board import CHAMBERS, CROSSINGS, NEIGHBOURS, SIDE, SIDES, closed_at
from tests.formidable_foes.scene import (
    CHIPS,
    END,
    Scene,
    battle,
    exchange,
    flee,
    lead,
    proves,
    take,
    walk,
)


def reachable(scene: Scene) -> set[str]:
    """Where Red's next step may lead."""
    return {option.to for option in scene.options("red") if option.verb == "walk"}


@proves("FF-MOVE-01")
def test_every_sort_of_space_costs_a_step() -> None:
    scene = Scene().figure(red="C36").closed(X02="W")
    way = ["C36", "P065", "P064", "T2", "T1", "P011", "X02", "P033", "C24"]
    for steps, (here, there) in enumerate(itertools.pairwise(way), 1):
        scene.walk("red", f"{here}-{there}")
        assert scene.steps() == steps


@pytest.mark.parametrize("crossing", CROSSINGS)
@proves("FF-MOVE-03")
def test_a_crossing_has_three_open_sides(crossing: str) -> None:
    for side in SIDES:
        closed = next(space for space, number in SIDE[crossing].items() if SIDES[number] == side)
        scene = Scene().figure(red=crossing).closed(**{crossing: side})
        assert reachable(scene) == set(NEIGHBOURS[crossing]) - {closed}
        scene.refused("red", walk("red", closed), "FF-MOVE-03")
        scene = Scene().figure(red=closed).closed(**{crossing: side})
        assert crossing not in reachable(scene)
        scene.refused("red", walk("red", crossing), "FF-MOVE-03" if reachable(scene) else "FF-MOVE-16")


@proves("FF-MOVE-03", "FF-MOVE-01", "FF-MOVE-04")
def test_one_step_leads_to_a_neighbour_only() -> None:
    scene = Scene().figure(red="C24").monster(20, "C23")
    assert reachable(scene) == {"P033", "P053", "P055", "P056"}
    scene.refused("red", walk("red", "C32"), "FF-MOVE-01").refused("red", walk("red", "C22"), "FF-MOVE-04")
    scene.refused("red", walk("red", "C53"), "FF-MOVE-02")


@proves("FF-MOVE-02", "FF-TURN-07")
def test_twelve_steps_and_no_more() -> None:
    scene = Scene().walk("red", "C01-P047-C01-P047-C01-P047-C01-P047-C01-P047-C01-P047 (11)")
    assert reachable(scene) == {"C01", "X06"}
    scene.walk("red", "P047-X06")
    assert reachable(scene) == set()
    assert scene.why_not("red", walk("red", "P051"))[0].facts == {"steps": 12, "limit": 12, "far": 1}


@pytest.mark.parametrize("space", ["P052", "X06", "T1", "C23"])
@proves("FF-MOVE-05")
def test_a_walk_may_end_on_any_space(space: str) -> None:
    beside = next(other for other in NEIGHBOURS[space] if other != "P028")
    scene = Scene().figure(red=beside, blue=space, yellow=space, green=beside).walk("red", f"{beside}-{space}")
    scene.end("red")
    assert (scene.on(space), scene.whose_turn()) == (["blue", "yellow", "red"], "blue")


@proves("FF-MOVE-04")
def test_a_monster_on_the_way_ends_the_walk() -> None:
    for strength in (1, 50):
        scene = Scene().figure(red="C22").monster(strength, "C23").walk("red", "C22-P052-C23")
        assert reachable(scene) == set()
        assert scene.verbs("red") == {"battle", "end"}


@pytest.mark.parametrize(("wisdom", "flees"), [(19, True), (20, False), (21, False)])
@proves("FF-MOVE-06", "FF-MOVE-07", "FF-MOVE-10")
def test_only_the_unwise_flee(wisdom: int, flees: bool) -> None:
    scene = Scene().figure(red="C24").wisdom(red=wisdom).monster(20, "C24").on_track(2)
    ways = {option.to for option in scene.options("red") if option.verb == "flee"}
    assert ways == ({"P033", "P053", "P055", "P056"} if flees else set())
    assert reachable(scene) == set()
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06").offered("red", battle(20), CHIPS, END)
    if not flees:
        scene.refused("red", flee("red", "P053"), "FF-MOVE-10")


@proves("FF-MOVE-07", "FF-BATTLE-10")
def test_one_chip_buys_the_whole_flight() -> None:
    scene = Scene().figure(red="C24").chips(red=1).monster(20, "C24")
    scene.flee("red", "C24-P053-C23-P053-C23-P052-C22-P050-X06-P047-C01-P048-P049 (12)")
    assert (scene.chips_of("red"), scene.track()) == (0, [1])


@proves("FF-MOVE-04", "FF-MOVE-08", "FF-MOVE-12")
def test_flight_back_to_the_monster_is_a_walk_to_a_monster() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").monster(9, "C23").flee("red", "C24-P053-C23 (2)")
    scene.refused("red", walk("red", "P052"), "FF-MOVE-04").refused("red", flee("red", "P052"), "FF-MOVE-12")
    scene.offered("red", battle(9))


@proves("FF-MOVE-07")
def test_without_a_monster_there_is_no_fleeing() -> None:
    Scene().refused("red", flee("red", "P047"), "FF-MOVE-07")
    scene = Scene().figure(red="C24").monster(20, "C24")
    scene.refused("red", flee("red", "P052"), "FF-MOVE-01").choose("red", flee("red", "P053"))
    scene.refused("red", flee("red", "C23"), "FF-MOVE-07")


@proves("FF-MOVE-10")
def test_too_few_chips_for_the_fight_is_no_reason_to_flee() -> None:
    scene = Scene().figure(red="C24").wisdom(red=44).chips(red=1).monster(43, "C24")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-10")


@proves("FF-MOVE-11")
def test_flight_goes_by_the_printed_strength() -> None:
    lowered = Scene().figure(red="C24").wisdom(red=18).monster(20, "C24").spells(red="Transform 2")
    lowered.cast("red", "Transform 2", -2).offered("red", flee("red", "P053"), battle(20))
    raised = Scene().figure(red="C24").wisdom(red=20).monster(20, "C24").spells(red="Transform 2")
    raised.cast("red", "Transform 2", 2).refused("red", flee("red", "P053"), "FF-MOVE-10")
    wiser = Scene().figure(red="C24").wisdom(red=19).monster(20, "C24").spells(red="Wisdom +1")
    wiser.offered("red", flee("red", "P053")).cast("red", "Wisdom +1")
    wiser.refused("red", flee("red", "P053"), "FF-MOVE-10")


@proves("FF-MOVE-13", "FF-CHEST-01")
def test_a_chest_neither_stops_nor_holds() -> None:
    scene = Scene().figure(red="C22").chest(2, "C22").chest(1, "C23")
    scene.walk("red", "C22-P052-C23-P053 (3)").refused("red", take(1), "FF-CHEST-01")
    assert [scene.place(f"chest-{n}") for n in (1, 2)] == ["C23", "C22"]


@proves("FF-MOVE-14")
def test_a_monster_brought_by_a_spell_ends_the_walk() -> None:
    scene = Scene().figure(red="C22").chest(1, "C23").monster(9, "C30").spells(red="Exchange")
    scene.walk("red", "C22-P052-C23 (2)").cast("red", "Exchange").choose("red", exchange("monster-09", "C23"))
    scene.refused("red", walk("red", "P053"), "FF-MOVE-14").offered("red", battle(9))
    assert reachable(scene) == set()
    scene = Scene().figure(red="C22").monster(9, "C24").spells(red="Move Monster").walk("red", "C22-P052 (1)")
    scene.cast("red", "Move Monster", to="C24").choose("red", lead(9, "C23"), lead(9, "C22"))
    assert scene.at("red") == "C22"
    scene.refused("red", walk("red", "P050"), "FF-MOVE-14").offered("red", battle(9))


@proves("FF-MOVE-15", "FF-MOVE-06")
def test_who_is_held_is_judged_at_the_first_step() -> None:
    brought = Scene().figure(red="C22").monster(9, "C24").spells(red="Move Monster")
    brought.cast("red", "Move Monster", to="C24").choose("red", lead(9, "C23"), lead(9, "C22"))
    brought.refused("red", walk("red", "P052"), "FF-MOVE-06").offered("red", battle(9))
    gone = Scene().figure(red="C24").monster(9, "C24").chest(1, "C30").spells(red="Exchange")
    gone.refused("red", walk("red", "P053"), "FF-MOVE-06").cast("red", "Exchange")
    gone.choose("red", exchange("monster-09", "C30")).walk("red", "C24-P053-C23-P052-C22 (4)")
    another = Scene().figure(red="C24").monster(20, "C24").monster(9, "C30").spells(red="Exchange")
    another.offered("red", flee("red", "P053")).cast("red", "Exchange")
    another.choose("red", exchange("monster-20", "C30")).refused("red", flee("red", "P053"), "FF-MOVE-10")


@proves("FF-MOVE-16", "FF-MOVE-03")
def test_walled_in() -> None:
    scene = Scene().figure(red="P032").closed(X02="E", X03="W").on_track(1).spells(red="Wisdom +1")
    assert scene.verbs("red") == {"chips", "cast", "end"}
    scene.refused("red", walk("red", "X02"), "FF-MOVE-16").refused("red", walk("red", "X03"), "FF-MOVE-16")
    scene.refused("red", walk("red", "C24"), "FF-MOVE-16").refused("red", walk("red", "T1"), "FF-MOVE-16")
    scene.cast("red", "Wisdom +1").end("red")
    assert (scene.at("red"), scene.wisdom_of("red")) == ("P032", 11)
    scene = Scene().figure(red="C24").closed(X02="E", X03="W").refused("red", walk("red", "P032"), "FF-MOVE-03")
    assert scene.why_not("red", walk("red", "P032"))[0].facts == {"tile": "X02", "space": "P032"}


@pytest.mark.parametrize(("here", "there"), [("T1", "T2"), ("T2", "T1"), ("T3", "T4"), ("T4", "T3")])
@proves("FF-TELE-01", "FF-TELE-02", "FF-TELE-04")
def test_a_jump_joins_the_tiles_of_a_colour(here: str, there: str) -> None:
    scene = Scene().figure(red=here).closed(X12="N", X14="N")
    assert reachable(scene) == {*NEIGHBOURS[here], there}
    for other in {"T1", "T2", "T3", "T4"} - {here, there}:
        scene.refused("red", walk("red", other), "FF-TELE-02")
    scene.walk("red", f"{here}-{there}-{here}-{there} (3)")
    assert (scene.at("red"), scene.steps()) == (there, 3)


@proves("FF-TELE-03")
def test_a_teleport_space_is_walked_over_like_any_other() -> None:
    scene = Scene().figure(red="P064").walk("red", "P064-T2-P062-X08 (3)")
    assert scene.at("red") == "X08"
    scene = Scene().figure(red="P064").walk("red", "P064-T2 (1)").end("red")
    assert (scene.at("red"), scene.whose_turn()) == ("T2", "blue")


@proves("FF-TELE-01", "FF-MOVE-02")
def test_a_jump_is_a_step_of_the_twelve() -> None:
    scene = Scene().figure(red="T1").walk("red", "-".join(["T1", "T2"] * 6 + ["T1"]) + " (12)")
    scene.refused("red", walk("red", "T2"), "FF-MOVE-02")


@proves("FF-MOVE-01")
def test_no_path_joins_two_chambers_directly() -> None:
    """So nobody steps from a chamber into another without a step between."""
    assert not [(one, other) for one in CHAMBERS for other in NEIGHBOURS[one] if other in CHAMBERS]


@proves("FF-MOVE-02", "FF-MOVE-07")
def test_a_flight_too_far_says_how_far_it_is() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24")
    flight = Option("flee", "figure-red", "C05")
    scene.refused("red", flight, "FF-MOVE-02")
    assert scene.why_not("red", flight)[0].facts["far"] > 12


@proves("FF-SETUP-07", "FF-MOVE-03")
def test_nobody_is_told_where_a_face_down_crossing_is_closed() -> None:
    scene = Scene().face_down("X06")
    assert not closed_at(scene.table, "X06", "P028")
    assert not closed_at(scene.table, "P028", "X06")
