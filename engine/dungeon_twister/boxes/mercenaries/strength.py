"""Strength: what a Potion of Strength leaves in its drinker until the turn ends (DT-OBJ-STRENGTHPOTION)."""

from __future__ import annotations

from engine.flow import Event, Hook, Part, Position, Power
from engine.table import Change, Mark, Move

MARK, BONUS = "strong", 3


class Strengthened(Event, tag="strengthened", frozen=True, gc=False):
    """A figure drinks a Potion of Strength: the potion is gone (DT-OBJ-STRENGTHPOTION-6)."""

    seat: str
    figure: str
    potion: str
    clause: str = "DT-OBJ-STRENGTHPOTION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.potion, "gone"), Mark(self.figure, MARK, t.pieces[self.figure].mark(MARK) + 1))


def _counts(t: Position, house: str, figure: str, attacking: bool) -> list[Part]:
    """In attack and defence, also wounded meanwhile; two potions count twice (DT-OBJ-STRENGTHPOTION-5)."""
    drunk = t.pieces[figure].mark(MARK)
    return [Part(BONUS * drunk, "DT-OBJ-STRENGTHPOTION-1", figure)] if drunk else []


EVENTS, PASSING = (Strengthened,), (MARK,)
POWER = Power("", (Hook("value", "combat", "DT-OBJ-STRENGTHPOTION-1", _counts),))
