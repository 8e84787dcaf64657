"""Turns, wisdom, and the end of the game."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.formidable_foes.components import FIGURE, MARKER
from engine.table import Change, Count, Mark, Move

#: A change that ends a standstill (FF-END-11); walking and wandering are none.
STIR = Count("quiet", 0)


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A seat's turn begins."""

    seat: str
    clause: str = "FF-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        turn = t.counters["turn"] + 1
        counts = [Count("turn", turn), Count("quiet", t.counters["quiet"] + 1)]
        if turn % len(t.seats) == 1:
            counts.append(Count("round", t.counters["round"] + 1))
        if t.counters["steps"]:
            counts.append(Count("steps", 0))
        return tuple(counts)


class DumbestNamed(Event, tag="dumbest named", frozen=True, gc=False):
    """The dumbest player tile goes to a seat, or out of the game when all have reached 50 (no seat)."""

    seat: str
    clause: str = "FF-DUMB-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move("dumbest", f"seat-{self.seat}" if self.seat else "box"),)


class Wiser(Event, tag="wiser", frozen=True, gc=False):
    """A player's marker moves up to a level, onto the markers that are there."""

    seat: str
    level: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(MARKER[self.seat], f"wisdom-{self.level}"), STIR)


class Followed(Event, tag="followed", frozen=True, gc=False):
    """A student follows the master who walked away, and is marked as following in this turn."""

    seat: str
    master: str
    to: str
    clause: str = "FF-STUDY-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = FIGURE[self.seat]
        return (Move(figure, self.to), Mark(figure, "followed", t.counters["turn"]))


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over."""

    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", 1),)
