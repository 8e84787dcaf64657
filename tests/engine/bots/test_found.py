"""What bots have found out about the rules."""

from __future__ import annotations

from engine.flow.reach import position_after
from tests.formidable_foes.scene import END, Scene, battle, proves


@proves("FF-END-04", "FF-DUMB-03")
def test_the_dumbest_tile_passes_before_the_game_ends() -> None:
    scene = Scene(2).figure(red="C24").wisdom(red=47, blue=48).chips(red=9).dumbest("red")
    scene.monster(49, "loot-blue").monster(50, "C24").spells(red="Transform 3").dice(2, 2)
    scene.cast("red", "Transform 3", -3).choose("red", battle(50))
    assert scene.session.over
    assert scene.names()[-1] == "ended"
    assert scene.place("dumbest") == "seat-blue"


def test_a_turn_with_a_transformed_monster_can_be_ended_in_a_view() -> None:
    scene = Scene().figure(red="C24").wisdom(red=30).monster(30, "C24").monster(9, "loot-blue")
    scene.spells(red="Transform 3").cast("red", "Transform 3", 3)
    view = scene.session.position.seen_by("red")
    after = position_after(view, "red", END)
    assert after is not None
    assert after.pieces["monster-30"].marks == ()
