"""Loot, wisdom and hearts, clause by clause, beyond the acceptance cases."""

from __future__ import annotations

import pytest

from engine.formidable_foes.components import BOX
from engine.formidable_foes.wisdom import dumbest_first
from tests.formidable_foes.scene import END, STAY, STUDY, Scene, battle, follow, proves

GOLD = {
    2: (12, 15, 18, 21, 24, 33, 36, 39, 41),
    3: (27, 30, 35, 38, 42, 44),
    4: (40, 43, 45, 47),
    5: (46, 48),
    6: (49,),
    7: (50,),
}
HEART = {1: (21, 27, 30, 35, 38, 40, 42, 45, 47), 2: (43, 46, 48, 49), 3: (50,)}


def listed(table: dict[int, tuple[int, ...]], strength: int, otherwise: int) -> int:
    """What a table says of a monster."""
    return next((number for number, monsters in table.items() if strength in monsters), otherwise)


@pytest.mark.parametrize("strength", range(1, 51))
@proves("FF-LOOT-01", "FF-LOOT-02", "FF-LOOT-03", "FF-LOOT-05", "FF-TOUGH-01", "FF-TOUGH-07")
def test_what_each_monster_brings(strength: int) -> None:
    scene = Scene().figure(red="C24").wisdom(red=strength).monster(strength, "C24").dice(4, 1)
    scene.choose("red", battle(strength))
    assert scene.gold_of("red") == listed(GOLD, strength, 1)
    assert scene.chips_of("red") == 3 - listed(HEART, strength, 0)
    assert len(scene.hand_of("red")) == (1 if strength <= 42 else 0)
    assert scene.wisdom_of("red") == min(50, strength + 6)
    assert scene.now.contents["loot-red"] == (f"monster-{strength:02}",)


@pytest.mark.parametrize(("strength", "by", "spells"), [(42, 2, 1), (44, -2, 0)])
@proves("FF-LOOT-03", "FF-LOOT-05", "FF-SPELL-33")
def test_the_tile_decides_on_the_spell_and_the_changed_strength_on_wisdom(
    strength: int, by: int, spells: int
) -> None:
    scene = Scene(2).figure(red="C24").wisdom(red=45).monster(strength, "C24").spells(red="Transform 2")
    scene.cast("red", "Transform 2", by).dice(2, 2).choose("red", battle(strength))
    assert (len(scene.hand_of("red")), scene.gold_of("red")) == (spells, 3)
    assert scene.wisdom_of("red") == min(50, strength + by + 4)


@proves("FF-LOOT-01", "FF-TOUGH-07")
def test_the_gold_and_hearts_of_all_monsters() -> None:
    assert sum(monster.gold for monster in BOX.monsters.values()) == 102
    assert sum(monster.heart for monster in BOX.monsters.values()) == 20
    assert [BOX.monsters[n].name for n in (49, 50)] == ["Furunkulus", "Prince Fieso"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@proves("FF-LOOT-05", "FF-SETUP-09")
def test_the_winners_wisdom_is_strength_and_bonus_whatever_it_was(seats: int) -> None:
    bonus = {2: 4, 3: 5, 4: 6, 5: 7, 6: 8}[seats]
    for before in (20, 20 + bonus - 1):
        scene = Scene(seats).figure(red="C24").wisdom(red=before).monster(20, "C24").dice(3, 2)
        scene.choose("red", battle(20))
        assert scene.wisdom_of("red") == 20 + bonus


@proves("FF-LOOT-06")
def test_nobody_is_wiser_than_50() -> None:
    for strength in (44, 45, 48):
        scene = Scene().figure(red="C24").wisdom(red=48).monster(strength, "C24").dice(2, 2)
        scene.choose("red", battle(strength))
        assert scene.wisdom_of("red") == 50
    scene = Scene().figure(red="C24").wisdom(red=50).chips(red=0).monster(50, "C24").dice(4, 1)
    scene.choose("red", battle(50))
    assert (scene.wisdom_of("red"), scene.monster_on("C24"), scene.level(50)) == (50, [50], ["red"])


@proves("FF-LOOT-06", "FF-LOOT-11")
def test_fright_leaves_wisdom_alone() -> None:
    scene = Scene().figure(red="C24").wisdom(red=40).monster(9, "C24").choose("red", battle(9))
    assert scene.wisdom_of("red") == 40


@proves("FF-LOOT-07", "FF-LOOT-08", "FF-DUMB-02")
def test_markers_stack_in_the_order_of_arrival() -> None:
    scene = Scene().wisdom(blue=12, yellow=12, green=14, red=11).spells(red="Wisdom +1").cast("red", "Wisdom +1")
    assert scene.level(12) == ["blue", "yellow", "red"]
    assert dumbest_first(scene.now) == ("blue", "yellow", "red", "green")


@proves("FF-LOOT-09", "FF-LOOT-10", "FF-LOOT-11", "FF-LOOT-12")
def test_a_dead_monster_is_change_for_the_next_luck() -> None:
    scene = Scene().pool(0).figure(red="C24", blue="C22").wisdom(red=40).monster(9, "C24").monster(10, "C22")
    scene.choose("red", battle(9))
    assert (scene.gold_of("red"), scene.pool_left(), scene.place("monster-09")) == (0, 1, "pool")
    scene.end("red").dice(2, 3).choose("blue", battle(10))
    assert (scene.gold_of("blue"), scene.pool_left()) == (2, 0)


@pytest.mark.parametrize("strength", [9, 12, 30, 40, 43])
@proves("FF-LOOT-11", "FF-LOOT-12", "FF-LOOT-02", "FF-TOUGH-02")
def test_fright_costs_a_gold(strength: int) -> None:
    scene = Scene().figure(red="C24").wisdom(red=50).monster(strength, "C24").choose("red", battle(strength))
    assert "dice thrown" not in scene.names()
    assert scene.gold_of("red") == listed(GOLD, strength, 1) - 1
    assert scene.pool_left() == 6
    assert scene.chips_of("red") == 6 - listed(HEART, strength, 0)
    assert len(scene.hand_of("red")) == (1 if strength <= 42 else 0)
    assert scene.place(f"monster-{strength:02}") == ("pool" if strength == 9 else "box")


@proves("FF-LOOT-09", "FF-BATTLE-09")
def test_luck_gives_gold_and_no_chip() -> None:
    scene = Scene().figure(red="C24").chips(red=0).monster(9, "C24").dice(2, 3).choose("red", battle(9))
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.pool_left()) == (0, 2, 4)
    assert scene.wisdom_of("red") == 15


@proves("FF-LOOT-04")
def test_a_spell_waits_for_its_owners_next_turn() -> None:
    scene = Scene().figure(red="C24").wisdom(red=20).monster(17, "C24").next_spell("Chips +1").dice(3, 2)
    scene.choose("red", battle(17)).refused("red", scene.spell("red", "Chips +1"), "FF-LOOT-04").end("red")
    scene.refused("red", scene.spell("red", "Chips +1"), "FF-SPELL-01").until_turn_of("red")
    scene.cast("red", "Chips +1")
    assert scene.chips_of("red") == 6


@proves("FF-LOOT-13", "FF-END-01")
def test_victory_in_order() -> None:
    scene = Scene().figure(red="C24").wisdom(red=50).monster(50, "C24").monster(49, "box").dice(2, 3)
    scene.unexplored("C23").next_tiles(30).choose("red", battle(50))
    assert scene.names() == [
        *("battle began", "dice thrown", "paid", "beaten", "lucky gold", "chips found", "tiles laid", "ended"),
    ]
    scene = Scene().figure(red="C24", blue="C24").wisdom(red=20, blue=40).monster(17, "C24").dice(3, 2)
    scene.choose("red", battle(17), END, STUDY)
    order = [name for name in scene.names(3) if name in ("paid", "beaten", "spell drawn", "wiser", "turn began")]
    assert order == ["paid", "beaten", "spell drawn", "wiser", "wiser", "turn began"]
    assert scene.wisdom_of("red") == 24


@proves("FF-LOOT-14")
def test_a_hand_has_no_limit_and_an_empty_pile_gives_nothing() -> None:
    hand = [f"Movement +{n}" for n in (2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9)]
    scene = Scene().figure(red="C24").spells(red=", ".join(hand)).monster(9, "C24").dice(2, 2)
    scene.choose("red", battle(9))
    assert len(scene.hand_of("red")) == 12
    scene = Scene().figure(red="C24").no_spells_left().monster(9, "C24").dice(2, 2).choose("red", battle(9))
    assert (scene.hand_of("red"), scene.wisdom_of("red"), scene.gold_of("red")) == ([], 15, 1)
    assert len(BOX.spells) == 42


@proves("FF-LOOT-15")
def test_gains_at_one_moment_move_dumbest_first() -> None:
    """Green's marker lies below Blue's; they learn in this order and stay in it."""
    scene = Scene().figure(red="C22", blue="C22", green="C22").wisdom(green=10, blue=10, red=20)
    scene.walk("red", "C22-P052").choose("red", END)
    assert scene.asked() == "blue"
    scene.choose("blue", follow("blue", "P052")).choose("green", follow("green", "P052"))
    assert scene.level(11) == ["green", "blue"]


@proves("FF-LOOT-15", "FF-STUDY-12")
def test_conditions_are_read_before_any_marker_moves() -> None:
    """Red, 1 above Blue, learns from Yellow himself: that comes too late to make him Blue's master."""
    scene = Scene().figure(red="C22", blue="C22", yellow="C23").wisdom(red=20, blue=19, yellow=30)
    scene.walk("red", "C22-P052-C23").choose("red", END).choose("blue", follow("blue", "C23"))
    scene.choose("red", STUDY)
    assert (scene.wisdom_of("red"), scene.wisdom_of("blue")) == (21, 19)
    scene = (
        Scene().figure(red="C22", blue="C22").wisdom(red=20, blue=18).walk("red", "C22-P052").choose("red", END)
    )
    scene.choose("blue", STAY)
    assert scene.wisdom_of("blue") == 18


@pytest.mark.parametrize(("chips", "dies"), [(2, False), (3, True)])
@proves("FF-TOUGH-02", "FF-TOUGH-05")
def test_the_heart_is_due_in_fright(chips: int, dies: bool) -> None:
    """Fieso, weakened by 6 against bonus 4, would die of fright: his heart costs 3."""
    scene = Scene(2).figure(red="C24").wisdom(red=50).chips(red=chips).monster(50, "C24")
    scene.spells(red="Transform 3, Transform 1").cast("red", "Transform 3", -3).cast("red", "Transform 1", -1)
    scene.choose("red", battle(50))
    assert "dice thrown" not in scene.names()
    assert scene.chips_of("red") == 0
    assert scene.gold_of("red") == (6 if dies else 0)
    assert scene.monster_on("C24") == ([] if dies else [50])


@proves("FF-TOUGH-05", "FF-SPELL-14")
def test_a_chip_spell_pays_a_heart_in_fright() -> None:
    """No dice have fallen, and no other spell is of use."""
    scene = Scene().figure(red="C24").wisdom(red=27).chips(red=0).monster(21, "C24")
    scene.spells(red="Chips +1, Wisdom +1").choose("red", battle(21))
    scene.refused("red", scene.spell("red", "Wisdom +1"), "FF-SPELL-14").cast("red", "Chips +1").decline_all()
    scene.choose("red", *[option for option in scene.options("red") if option.verb == "pay"])
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.monster_on("C24")) == (0, 1, [])


@proves("FF-TOUGH-03", "FF-TOUGH-06")
def test_luck_against_hearts() -> None:
    for strength, heart in ((30, 1), (48, 2), (50, 3)):
        scene = (
            Scene().figure(red="C24").wisdom(red=50 if strength > 40 else 30).monster(strength, "C24").dice(2, 3)
        )
        scene.choose("red", battle(strength))
        assert scene.chips_of("red") == 6 - (heart - 1)
        assert scene.gold_of("red") == listed(GOLD, strength, 1) + 1
    scene = Scene().figure(red="C24").wisdom(red=50).chips(red=1).monster(50, "C24").dice(2, 3)
    scene.choose("red", battle(50))
    assert (scene.chips_of("red"), scene.gold_of("red"), scene.pool_left()) == (0, 0, 5)
