"""Dice, ways, and the prison."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import BOX, FIGURE, PRISON
from engine.table import Change, Count, Mark, Move


class Rolled(Event, tag="rolled", frozen=True, gc=False):
    """A die, or two, are thrown; the clause says what for."""

    seat: str
    number: int
    other: int = 0
    clause: str = "KM-MOVE-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number), Count("die-other", self.other))


class RolledTwo(Rolled, tag="rolled two", frozen=True, gc=False):
    """Two dice are thrown together, and their sum counts."""


class Went(Event, tag="went", frozen=True, gc=False):
    """A Dungeoneer goes to a chamber or along a path."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class StayedPut(Event, tag="stayed put", frozen=True, gc=False):
    """A Dungeoneer stays where the move began."""

    seat: str
    clause: str = "KM-MOVE-08"


class Imprisoned(Event, tag="imprisoned", frozen=True, gc=False):
    """A Dungeoneer is put into the prison; every stay is counted anew (KM-PRISON-12)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], PRISON), Mark(FIGURE[self.seat], "prison", 0))


class PrisonCounted(Event, tag="prison counted", frozen=True, gc=False):
    """A turn that began and ended in the prison."""

    seat: str
    clause: str = "KM-PRISON-12"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = FIGURE[self.seat]
        return (Mark(figure, "prison", t.pieces[figure].mark("prison") + 1),)


class Freed(Event, tag="freed", frozen=True, gc=False):
    """A prisoner goes to the red chamber."""

    seat: str
    clause: str = "KM-PRISON-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], BOX.start), Mark(FIGURE[self.seat], "prison", 0))
