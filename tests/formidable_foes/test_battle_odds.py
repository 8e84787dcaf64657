"""Odds of a battle: every throw that is counted ends, fought out on the table, as was told."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.formidable_foes.battle_odds import THROWS, endings
from engine.formidable_foes.components import BOX, MONSTER
from tests.formidable_foes.scene import Scene, battle, proves

#: Wisdom, chips and the strength fought: easily won, with a tough monster, short of chips, hopeless, of fright.
FIGHTS = [(25, 6, 23), (45, 6, 42), (45, 2, 42), (25, 1, 23), (20, 6, 23), (20, 1, 23), (40, 6, 23), (50, 2, 50)]


def scene(wisdom: int, chips: int, strength: int) -> Scene:
    table = Scene().figure(red="C24").wisdom(red=wisdom).chips(red=chips).monster(strength, "C24")
    return table.pool(3).no_spells_left()


@proves(
    "FF-BATTLE-06", "FF-BATTLE-09", "FF-BATTLE-12", "FF-BATTLE-14", "FF-BATTLE-20", "FF-LOOT-05", "FF-TOUGH-01"
)
@pytest.mark.parametrize(("wisdom", "chips", "strength"), FIGHTS)
def test_fought_out_every_throw_ends_as_was_told(wisdom: int, chips: int, strength: int) -> None:
    told = endings(scene(wisdom, chips, strength).session.position.seen_by("red"), "red", MONSTER[strength])
    assert sum(number for _, number in told) == THROWS
    fought = Counter[tuple[bool, int, int, int]]()
    for theirs in BOX.dice.monster:
        for own in BOX.dice.player:
            table = scene(wisdom, chips, strength).dice(theirs, own)
            gold = table.gold_of("red")
            table.choose("red", battle(strength))
            won = table.place(MONSTER[strength]) != "C24"
            fought[won, chips - table.chips_of("red"), table.gold_of("red") - gold, table.wisdom_of("red")] += 1
    assert {(end.won, end.paid, end.gold, end.wisdom): number for end, number in told} == dict(fought)


@proves("FF-SPELL-14", "FF-LOOT-04")
def test_chip_spells_count_as_far_as_the_seat_is_known_to_hold_them() -> None:
    table = Scene().figure(red="C24").wisdom(red=25).chips(red=1).monster(23, "C24").spells(red="Chips +2")
    own = endings(table.session.position.seen_by("red"), "red", MONSTER[23])
    assert all(end.won for end, _ in own)
    assert {(end.conjured, end.paid): end.clause for end, _ in own if end.conjured} == {
        (1, 2): "FF-SPELL-14",
        (2, 3): "FF-SPELL-14",
    }
    other = endings(table.session.position.seen_by("blue"), "red", MONSTER[23])
    assert not any(end.conjured for end, _ in other)
    assert not all(end.won for end, _ in other)
