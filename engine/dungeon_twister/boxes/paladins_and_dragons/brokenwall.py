"""Broken wall: a marker on an edge whose wall is open from then on (DT-CHAR-GOLEM-2)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import supply
from engine.flow import Event, Position
from engine.table import Change, Move

KIND = "brokenwall"


class WallBroken(Event, tag="wall broken", frozen=True, gc=False):
    """A figure breaks a wall: the marker lies on its edge."""

    seat: str
    figure: str
    marker: str
    to: str
    clause: str = "DT-CHAR-GOLEM-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, self.to),)


def left(t: Position, seat: str) -> list[str]:
    """The markers of a seat that are not laid yet."""
    return [key for key in supply(t, KIND, seat) if t.pieces[key].place == "markers"]


EVENTS = (WallBroken,)
