"""Exact chances: the encounter tables with spells before the roll, how many Days a way takes, and which lands Evil
would claim now."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from engine.flow import EncounterRow
from engine.table import Table, memoised
from engine.wizards.components import CIRCLE, DIE, KINDS, LAIR, LANDS, number
from engine.wizards.evil import due_lands, most_marked
from engine.wizards.spells import refuse_spell
from engine.wizards.world import dazed, living_lands

#: The chance of a Random Encounter after a walk (WZ-RAND-02), and that it is one of the six sorts.
CHECK = Fraction(len(DIE) + 1 - number("check"), len(DIE))
OF_SORT = CHECK / len(DIE)


def share(row: EncounterRow) -> Fraction:
    """The chance of a row of a table that one die decides."""
    return Fraction(len(row.numbers), len(DIE))


def spell_chance(t: Table, seat: str, spell: str) -> Fraction | None:
    """The chance that a spell works (WZ-SPELL-02, WZ-DEMON-23); None if it cannot be tried."""
    if refuse_spell(t, seat, spell):
        return None
    return Fraction(number("spell_dazed") if dazed(t, seat) else number("spell"), len(DIE))


@cache
def days_for(cost: int) -> tuple[int, int]:
    """The fewest Days in which movement rolls can pay for a way, and the number of Days in which at least half of
    all rolls do."""
    sums, days, fewest = {0: Fraction(1)}, 0, -(-cost // max(DIE))
    while sum([chance for reached, chance in sums.items() if reached >= cost]) < Fraction(1, 2):
        days += 1
        following: dict[int, Fraction] = {}
        for reached, chance in sums.items():
            for face in DIE:
                paid = min(cost, reached + face)
                following[paid] = following.get(paid, Fraction(0)) + chance / len(DIE)
        sums = following
    return fewest, days


def lands_due(t: Table) -> int:
    """How many lands Evil would claim if it acted now: a thwart of this Fortnight (WZ-EVIL-13) and kept ones
    (WZ-EVIL-18) taken off."""
    due = due_lands(t, t.counters["fortnight"])[0]
    thwarted = t.counters["done"] >= number("thwart") * len(t.seats)
    return max(0, due - thwarted - t.counters["thwarts"])


@memoised
def fall_chances(t: Table) -> dict[str, Fraction]:
    """The chance of each land to be claimed if Evil acted now (WZ-EVIL-20 to WZ-EVIL-28), as far as the table is
    known; lands without a chance are left out."""
    due, found = lands_due(t), dict[str, Fraction]()
    left = [land for land in living_lands(t) if land not in (LAIR, CIRCLE)]
    if due and not left and CIRCLE in living_lands(t):
        return {CIRCLE: Fraction(1)}
    while due and left:
        marked = most_marked(t, left)
        equals = marked or _of_first_kind(left)
        taken = min(due, len(equals)) if marked else 1
        found |= dict.fromkeys(equals, Fraction(taken, len(equals)))
        if not marked or taken < len(equals):  # just one unmarked land (WZ-EVIL-25), or chance takes some of them
            break
        due, left = due - taken, [land for land in left if land not in equals]
    return found


def _of_first_kind(lands: list[str]) -> tuple[str, ...]:
    """The lands of the first kind of which any is left (WZ-EVIL-26)."""
    kind = next(kind for kind in KINDS if any(LANDS[land].kind == kind for land in lands))
    return tuple([land for land in lands if LANDS[land].kind == kind])
