"""Acceptance cases 19 to 30: battle and loot."""

from __future__ import annotations

import pytest

from engine.flow import Option
from engine.formidable_foes.wisdom import dumbest_first
from tests.formidable_foes.scene import (
    END,
    GIVE_UP,
    PAY,
    Scene,
    battle,
    proves,
    retreat,
    walk,
)


@proves(
    *("FF-BATTLE-03", "FF-BATTLE-06", "FF-BATTLE-07", "FF-LOOT-01", "FF-LOOT-02", "FF-LOOT-05", "FF-SPELL-07"),
    "FF-TURN-18",
)
def test_case_19_chris() -> None:
    scene = Scene().figure(red="C24").wisdom(red=25).monster(23, "C24").spells(red="Movement +2").dice(3, 2)
    scene.choose("red", battle(23))
    assert (scene.chips_of("red"), scene.track()) == (5, [1])
    assert (scene.place("monster-23"), scene.gold_of("red")) == ("loot-red", 1)
    assert len(scene.hand_of("red")) == 2
    assert scene.wisdom_of("red") == 29
    scene.refused("red", scene.spell("red", "Movement +2"), "FF-SPELL-07")
    scene.refused("red", walk("red", "P053"), "FF-TURN-18")
    scene.refused("red", battle(23), "FF-BATTLE-03")
    assert scene.options("red") == (END,)
    assert scene.end("red").whose_turn() == "blue"


@pytest.mark.parametrize(
    ("dice", "pool", "gold", "left"), [((2, 2), 5, 1, 5), ((2, 3), 5, 2, 4), ((2, 3), 0, 1, 0)], ids="abc"
)
@proves("FF-BATTLE-08", "FF-BATTLE-09", "FF-LOOT-09", "FF-LOOT-10")
def test_case_20_even_dice_and_luck(dice: tuple[int, int], pool: int, gold: int, left: int) -> None:
    scene = Scene().figure(red="C24").wisdom(red=15).monster(11, "C24").pool(pool).dice(*dice)
    scene.choose("red", battle(11))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.track()) == (6, 17, [])
    assert (scene.gold_of("red"), scene.pool_left()) == (gold, left)


@pytest.mark.parametrize("casts", [True, False], ids="ab")
@proves(
    *("FF-SPELL-01", "FF-SPELL-08", "FF-SPELL-13", "FF-SPELL-14", "FF-BATTLE-11", "FF-BATTLE-12", "FF-BATTLE-13"),
)
def test_case_21_short_of_chips_after_the_throw(casts: bool) -> None:
    scene = Scene().figure(red="C22").wisdom(red=20).chips(red=1).monster(18, "C22").dice(4, 1)
    scene.spells(red="Chips +2, Wisdom +1, Movement +2", blue="Chips +1")
    reserve = scene.reserve()
    scene.choose("red", battle(18))
    scene.refused("red", scene.spell("red", "Wisdom +1"), "FF-SPELL-08")
    scene.refused("red", scene.spell("red", "Movement +2"), "FF-SPELL-08")
    scene.refused("blue", scene.spell("blue", "Chips +1"), "FF-SPELL-01")
    scene.refused("red", PAY, "FF-BATTLE-12")
    if casts:
        scene.cast("red", "Chips +2")
        assert (scene.chips_of("red"), scene.reserve()) == (3, reserve - 2)
        scene.refused("red", GIVE_UP, "FF-BATTLE-11").choose("red", PAY)
        assert (scene.chips_of("red"), scene.track(), scene.reserve()) == (0, [1], reserve)
        assert (scene.wisdom_of("red"), scene.gold_of("red")) == (24, 2)
    else:
        scene.choose("red", GIVE_UP)
        assert (scene.chips_of("red"), scene.track(), scene.reserve()) == (0, [1], reserve)
        assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.monster_on("C22")) == (21, 0, [18])
        assert scene.hand_of("red") == ["Chips +2", "Wisdom +1", "Movement +2"]


@pytest.mark.parametrize("steps_aside", [True, False], ids="ab")
@proves("FF-BATTLE-14", "FF-BATTLE-17", "FF-BATTLE-18", "FF-BATTLE-19")
def test_case_22_a_monster_too_strong(steps_aside: bool) -> None:
    scene = Scene().figure(red="C22").chips(red=5).monster(16, "C22").dice(4, 2)
    reserve = scene.reserve()
    scene.choose("red", battle(16))
    assert (scene.chips_of("red"), scene.track(), scene.reserve()) == (3, [1], reserve + 1)
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.hand_of("red")) == (11, 0, [])
    assert scene.monster_on("C22") == [16]
    if steps_aside:
        scene.choose("red", retreat("red", "P052"))
        assert scene.at("red") == "P052"
        scene.refused("red", walk("red", "C23"), "FF-BATTLE-18")
        scene.refused("red", retreat("red", "C23"), "FF-BATTLE-18")
    scene.end("red")
    assert (scene.at("red"), scene.whose_turn()) == ("P052" if steps_aside else "C22", "blue")


@proves("FF-BATTLE-15", "FF-BATTLE-16", "FF-BATTLE-19")
def test_case_23_too_strong_and_poor_or_lucky() -> None:
    scene = Scene().figure(red="C22").chips(red=1).monster(16, "C22").dice(4, 1).choose("red", battle(16))
    assert (scene.chips_of("red"), scene.track(), scene.wisdom_of("red")) == (0, [1], 11)
    scene = Scene().figure(red="C22").chips(red=1).monster(16, "C22").dice(2, 3).choose("red", battle(16))
    assert (scene.chips_of("red"), scene.pool_left(), scene.gold_of("red")) == (1, 5, 0)
    assert scene.wisdom_of("red") == 11


@proves("FF-BATTLE-20", "FF-LOOT-02", "FF-LOOT-11", "FF-LOOT-12")
def test_case_24_the_edge_of_fright() -> None:
    scene = Scene().figure(red="C24").wisdom(red=24).monster(19, "C24").dice(4, 3).choose("red", battle(19))
    assert "dice thrown" in scene.names()
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == (5, 25, 1)
    scene = Scene().figure(red="C24").wisdom(red=25).monster(19, "C24").choose("red", battle(19))
    assert "dice thrown" not in scene.names()
    assert not scene.session.entries[-1].record.draws[:-1]
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == (6, 25, 0)
    assert (scene.place("monster-19"), scene.pool_left(), len(scene.hand_of("red"))) == ("pool", 6, 1)
    scene.refused("red", walk("red", "P053"), "FF-TURN-18")
    assert scene.end("red").whose_turn() == "blue"


@proves("FF-BATTLE-21", "FF-LOOT-03", "FF-LOOT-06", "FF-LOOT-11", "FF-TOUGH-01")
def test_case_25_wisdom_50() -> None:
    scene = Scene().figure(red="C24").wisdom(red=50).monster(44, "C24").choose("red", battle(44))
    assert "dice thrown" not in scene.names()
    assert (scene.gold_of("red"), scene.pool_left(), scene.hand_of("red")) == (2, 6, [])
    scene = Scene().figure(red="C24").wisdom(red=50).monster(45, "C24").dice(3, 2).choose("red", battle(45))
    assert "dice thrown" in scene.names()
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.wisdom_of("red")) == (4, 4, 50)
    assert scene.hand_of("red") == []


@proves("FF-TOUGH-01", "FF-TOUGH-02", "FF-TOUGH-04", "FF-TOUGH-05", "FF-TOUGH-07")
def test_case_26_hearts() -> None:
    def given(wisdom: int, chips: int = 6) -> Scene:
        return Scene().figure(red="C24").monster(21, "C24").wisdom(red=wisdom).chips(red=chips)

    scene = given(22).dice(2, 2).choose("red", battle(21))
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == (5, 27, 2)
    scene = given(10).dice(4, 1).choose("red", battle(21))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (2, 11)
    scene = given(27, chips=1).choose("red", battle(21))
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.pool_left()) == (0, 1, 6)
    assert (len(scene.hand_of("red")), scene.wisdom_of("red"), scene.track()) == (1, 27, [1])
    scene = given(27, chips=0).choose("red", battle(21))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.hand_of("red")) == (28, 0, [])
    assert (scene.monster_on("C24"), scene.pool_left()) == ([21], 5)
    scene.choose("red", retreat("red", "P053"))
    assert scene.at("red") == "P053"


@proves("FF-TOUGH-03", "FF-TOUGH-06", "FF-LOOT-06", "FF-LOOT-03")
def test_case_27_luck_against_a_heart() -> None:
    scene = Scene().figure(red="C24").monster(46, "C24").wisdom(red=46).chips(red=2).dice(2, 3)
    scene.choose("red", battle(46))
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.pool_left()) == (1, 6, 4)
    assert (scene.wisdom_of("red"), scene.hand_of("red")) == (50, [])
    scene = Scene().figure(red="C24").monster(46, "C24").wisdom(red=46).chips(red=0).dice(2, 3)
    scene.choose("red", battle(46))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.pool_left()) == (47, 0, 5)
    assert scene.monster_on("C24") == [46]


@proves("FF-BATTLE-01", "FF-BATTLE-04")
def test_case_28_bystanders() -> None:
    scene = Scene().figure(red="C24", blue="C24").wisdom(red=15).chips(blue=2).monster(13, "C24").dice(3, 1)
    scene.refused("blue", battle(13), "FF-TURN-01").choose("red", battle(13))
    assert (scene.chips_of("red"), scene.wisdom_of("red")) == (4, 19)
    assert (scene.chips_of("blue"), scene.wisdom_of("blue"), scene.hand_of("blue")) == (2, 11, [])
    assert scene.gold_of("blue") == 0
    assert {getattr(event, "seat", "red") for event in scene.happened()} == {"red"}


@proves("FF-LOOT-07", "FF-LOOT-08")
def test_case_29_stacked_markers() -> None:
    scene = Scene().figure(red="C24").monster(6, "C24").spells(yellow="Wisdom +1").dice(3, 2)
    scene.choose("red", battle(6))
    assert scene.level(12) == ["yellow", "red"]
    seats = dumbest_first(scene.now)
    assert seats.index("yellow") < seats.index("red")
    scene.until_turn_of("yellow").cast("yellow", "Wisdom +1")
    assert scene.level(12) == ["red"]
    assert scene.level(13) == ["green", "yellow"]


@proves("FF-LOOT-04", "FF-LOOT-13")
def test_case_30_a_spell_just_won() -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).monster(17, "C24").next_spell("Movement +4").dice(3, 2)
    scene.unexplored("C32").next_tiles(30).choose("red", battle(17))
    fresh = scene.spell("red", "Movement +4")
    scene.refused("red", fresh, "FF-LOOT-04")
    assert scene.names() == [
        *("battle began", "dice thrown", "paid", "beaten", "spell drawn", "wiser", "chips found", "tiles laid"),
    ]
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.hand_of("red")) == (5, 23, ["Movement +4"])
    scene.end("red").until_turn_of("red").walk("red", "C24-P053-C23-P052-C22-P050-X06-P047 (7)")
    scene.cast("red", "Movement +4")
    assert scene.hand_of("red") == []
    assert Option("cast", fresh.piece, "", 4) == fresh
