"""Treasure chests, clause by clause, where the cases leave a doubt."""

from __future__ import annotations

import pytest

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHEST,
    END,
    Scene,
    battle,
    proves,
    take,
    walk,
)


@proves("FF-CHEST-02", "FF-CHEST-03", "FF-CHEST-04", "FF-CHEST-07", "FF-END-06")
@pytest.mark.parametrize(("wisdom", "gold"), [(1, 5), (2, 4), (3, 3)])
def test_what_the_chests_hold(wisdom: int, gold: int) -> None:
    scene = Scene().figure(red="C22").chest(wisdom, "C22").choose("red", take(wisdom))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.hand_of("red")) == (10 + wisdom, gold, [])
    assert scene.session.entries[-1].record.draws == ()
    assert scene.outcome().scores[0].parts == {"monsters": 0, "chests": gold, "bonus gold": 0}


@proves("FF-CHEST-01")
def test_only_the_chest_on_the_space() -> None:
    scene = Scene().figure(red="C22").chest(1, "C23").chest(2, "C22")
    scene.refused("red", take(1), "FF-CHEST-01").offered("red", take(2), walk("red", "P052"), END)
    scene.walk("red", "C22-P052 (1)").refused("red", take(2), "FF-CHEST-01").end("red")
    assert scene.place(CHEST[2]) == "C22"


@proves("FF-CHEST-05", "FF-SPELL-11", "FF-TURN-07")
def test_movement_magic_reaches_a_chest() -> None:
    scene = Scene().figure(red="P048").chest(1, "C23").spells(red="Movement +2")
    scene.walk("red", "P048-C01-P047-X06-P050-C22-P052-C23 (7)").refused("red", take(1), "FF-CHEST-05")
    scene.cast("red", "Movement +2", 1).choose("red", take(1))
    assert scene.gold_of("red") == 5


@proves("FF-CHEST-05", "FF-CHEST-06")
def test_a_chest_is_instead_of_a_battle() -> None:
    scene = Scene().figure(red="C22").chest(1, "C22").spells(red="Exchange").monster(9, "C23")
    scene.choose("red", take(1)).refused("red", battle(9), "FF-CHEST-06")
    scene.refused("red", walk("red", "P052"), "FF-CHEST-06").refused("red", Option("chips"), "FF-TURN-02")
    assert scene.options("red") == (END,)
    scene = Scene().figure(red="C22").monster(6, "C22").dice(2, 2).choose("red", battle(6))
    scene.refused("red", take(1), "FF-BATTLE-03")


@proves("FF-CHEST-05", "FF-TWO-03")
def test_two_players_reach_a_chest_in_twelve_steps() -> None:
    scene = Scene(2).chest(1, "C24").walk("red", "C01-P047-X06-P050-C22-P052-C23-P053-C24 (8)")
    scene.choose("red", take(1))
    assert (scene.gold_of("red"), scene.options("red")) == (5, (END,))


@proves("FF-CHEST-08")
def test_a_spell_moves_no_chest() -> None:
    scene = Scene().chest(1, "C23").monster(9, "C24").spells(red="Move Monster")
    scene.refused("red", scene.spell("red", "Move Monster", to="C23"), "FF-CHEST-08")
    scene.cast("red", "Move Monster", to="C24")
    scene.refused("red", Option("lead", CHEST[1], "C22"), "FF-CHEST-08")
    scene = Scene().chest(1, "C23").spells(red="Move Monster")
    scene.refused("red", scene.spell("red", "Move Monster"), "FF-SPELL-09")
