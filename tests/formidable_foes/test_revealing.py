"""Looking and revealing, clause by clause, where the cases leave a doubt."""

from __future__ import annotations

import pytest

from tests.formidable_foes.scene import (
    ENOUGH,
    STOP,
    Scene,
    battle,
    enter,
    exchange,
    lead,
    proves,
    rotate,
    walk,
)


@proves("FF-SEE-02")
@pytest.mark.parametrize("holding", ["chip", "monster", "chest", "nothing"])
def test_every_chamber_ends_the_view(holding: str) -> None:
    scene = Scene().figure(red="P052").face_down("X02").unexplored("C32", *(["C24"] * (holding == "chip")))
    if holding == "monster":
        scene.monster(30, "C24")
    if holding == "chest":
        scene.chest(1, "C24")
    scene.walk("red", "P052-C23 (1)")
    assert scene.is_unexplored("C32")
    assert scene.is_face_down("X02")
    assert scene.is_explored("C24")
    assert scene.track() == ([1] if holding == "chip" else [])


@proves("FF-SEE-03")
def test_sight_passes_open_sides_only() -> None:
    """X06 lies closed to the east: from P047 its south is seen, and its east is not."""
    scene = Scene().closed(X06="E").unexplored("C22", "C30", "C16").next_tiles(24, 25)
    scene.walk("red", "C01-P047 (1)")
    assert scene.is_unexplored("C22")
    assert scene.is_explored("C30", "C16")


@proves("FF-SEE-04", "FF-SETUP-07")
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_chance_closes_a_side(side: str) -> None:
    scene = Scene().face_down("X06").closed(X06=side).walk("red", "C01-P047 (1)")
    assert (scene.is_face_down("X06"), scene.closed_side("X06")) == (False, side)
    (draw,) = scene.session.entries[-1].record.draws
    assert (draw.why, draw.to) == ("closed side of X06", None)


@proves("FF-SEE-06", "FF-SEE-07", "FF-SEE-09")
@pytest.mark.parametrize(("west", "east"), [(24, 25), (25, 24)])
def test_the_tiles_of_one_look_are_shuffled(west: int, east: int) -> None:
    scene = Scene().figure(red="C01").unexplored("C22", "C30").next_tiles(24, 25).lays(C22=west, C30=east)
    scene.walk("red", "C01-P047 (1)")
    assert (scene.monster_on("C22"), scene.monster_on("C30")) == ([west], [east])
    assert scene.names() == ["walked", "chips found", "tiles laid"]
    assert scene.track() == [1, 2]
    assert scene.place("monster-26") == "pile-3"


@proves("FF-SEE-08")
def test_explored_stays_explored() -> None:
    scene = Scene().figure(red="P052").unexplored("C24").next_tiles(24, 25).walk("red", "P052-C23-P052-C23 (3)")
    assert (scene.monster_on("C24"), scene.monster_on("C22"), scene.track()) == ([24], [], [1])
    assert scene.place("monster-25") == "pile-3"


@proves("FF-SEE-10", "FF-SEE-11")
def test_the_dumbest_tile_is_replaced_by_the_next_pile() -> None:
    scene = Scene().figure(red="P052").wisdom(red=5).unexplored("C24").next_tiles("dumbest", 24)
    scene.walk("red", "P052-C23 (1)")
    assert (scene.monster_on("C24"), scene.tile_holder()) == ([24], "red")
    assert scene.names() == ["walked", "chips found", "dumbest named", "tiles laid"]


@proves("FF-SEE-13")
def test_pile_four_is_drawn_by_chance() -> None:
    for tile in ("monster-50", "chest-3"):
        scene = Scene().figure(red="P052").unexplored("C24").next_tiles(tile).walk("red", "P052-C23 (1)")
        assert scene.place(tile) == "C24"
        assert len(scene.now.contents["pile-4"]) == 4


@proves("FF-SEE-15")
def test_a_lost_battle_shows_nothing() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").unexplored("C32").dice(2, 2).choose("red", battle(20))
    assert scene.is_unexplored("C32")


@proves("FF-SEE-16")
def test_unseen_beside_a_monster_nothing_is_seen() -> None:
    scene = Scene().figure(red="C38").monster(20, "C31").face_down("X09").closed(X09="N").unexplored("C32")
    scene.spells(red="Invisibility").cast("red", "Invisibility").walk("red", "C38-P077-C31 (2)")
    assert scene.is_face_down("X09")
    scene.walk("red", "C31-P076 (1)")
    assert not scene.is_face_down("X09")
    assert scene.is_explored("C32")


@proves("FF-SEE-20")
def test_arriving_without_walking_is_looking() -> None:
    scene = Scene().figure(blue="P053").unexplored("C24").next_tiles(24).spells(red="Transference")
    scene.cast("red", "Transference", to="P053")
    assert (scene.monster_on("C24"), scene.track()) == ([24], [1])
    scene = Scene().figure(red="gate").unexplored("C22").face_down("X06").closed(X06="N").next_tiles(24)
    scene.choose("red", enter("red", "C01"))
    assert (scene.monster_on("C22"), scene.is_face_down("X06"), scene.steps()) == ([24], False, 0)
    scene = Scene().figure(blue="C23").monster(30, "C23").unexplored("C24").spells(red="Transference")
    scene.cast("red", "Transference", to="C23")
    assert scene.is_unexplored("C24")


@proves("FF-SEE-21", "FF-SEE-24")
def test_all_who_stood_with_the_monster_look() -> None:
    scene = Scene(turn="yellow").figure(blue="C24", green="C24").monster(30, "C24").chest(1, "C47")
    scene.unexplored("C32", "C23").next_tiles(40, 41).spells(yellow="Exchange").cast("yellow", "Exchange")
    scene.choose("yellow", exchange("chest-1", "C24"))
    assert scene.is_explored("C32", "C23")
    assert [event.seat for event in scene.happened() if event.tag() == "chips found"] == ["green"]
    scene = Scene().figure(blue="C24").monster(30, "C24").monster(31, "C47").unexplored("C32")
    scene.spells(red="Exchange").cast("red", "Exchange").choose("red", exchange("monster-30", "C47"))
    assert scene.is_unexplored("C32")


@proves("FF-SEE-22", "FF-SEE-24", "FF-SPELL-41", "FF-SPELL-45")
def test_after_a_rotation_everybody_looks_clockwise() -> None:
    scene = Scene(turn="yellow").closed(X06="S", X10="N").figure(blue="P051", green="P060")
    scene.unexplored("C16", "C34").next_tiles(24, 25).spells(yellow="Rotate 2").cast("yellow", "Rotate 2")
    scene.choose("yellow", rotate("X06", 1))
    assert (scene.names(), scene.closed_side("X06")) == (["rotated"], "W")
    assert scene.is_unexplored("C16", "C34")
    scene.refused("yellow", rotate("X06", 1), "FF-SPELL-41")
    scene.choose("yellow", rotate("X10", 3))
    assert scene.closed_side("X10") == "W"
    looks = [event.seat for event in scene.happened() if event.tag() == "chips found"]
    assert looks == ["green", "blue"]
    assert (scene.monster_on("C34"), scene.monster_on("C16")) == ([24], [25])


@proves("FF-SEE-22", "FF-SPELL-41")
def test_one_of_two_rotations_is_enough() -> None:
    scene = Scene().closed(X06="S").figure(blue="P051").unexplored("C16").next_tiles(24)
    scene.spells(red="Rotate 2").cast("red", "Rotate 2")
    assert ENOUGH not in scene.options("red")
    scene.choose("red", rotate("X06", 1), ENOUGH)
    assert (scene.monster_on("C16"), scene.closed_side("X06")) == ([24], "W")


@proves("FF-SEE-23")
def test_the_carried_see_nothing() -> None:
    scene = Scene(turn="green").wisdom(green=5).dumbest("green").figure(red="P052").monster(12, "C22")
    scene.unexplored("C24").face_down("X09").choose("green", lead(12, "C23"), STOP)
    assert scene.at("red") == "C23"
    assert scene.is_unexplored("C24")
    assert scene.is_face_down("X09")


@proves("FF-SEE-24")
def test_what_was_seen_stays_seen() -> None:
    scene = Scene().figure(red="C22").unexplored("C24").next_tiles(24).walk("red", "C22-P052 (1)")
    assert scene.session.undo_barrier("red") == ""
    scene.walk("red", "P052-C23 (1)")
    assert scene.session.undo_barrier("red") != ""
    scene.walk("red", "C23-P052-C22 (2)")
    assert scene.monster_on("C24") == [24]


@proves("FF-SEE-17", "FF-TELE-01")
def test_sight_crosses_a_teleport_along_its_way() -> None:
    """P011, T1, P009, P010, C09: seen along; what lies around T2 is not."""
    scene = Scene().figure(red="X02").closed(X02="W").unexplored("C09", "C36").next_tiles(24)
    scene.walk("red", "X02-P011 (1)")
    assert (scene.monster_on("C09"), scene.is_unexplored("C36")) == ([24], True)
    scene.offered("red", walk("red", "T1"))
