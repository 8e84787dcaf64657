"""Broken bridge: a marker on a square whose bridge is gone from then on (DT-TERR-BRIDGE-7)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.finding import left_of
from engine.flow import Event, Position
from engine.table import Change, Move

KIND = "brokenbridge"


class BridgeBroken(Event, tag="bridge broken", frozen=True, gc=False):
    """A bridge breaks under a figure: it is on the ground below."""

    figure: str
    marker: str
    to: str
    clause: str = "DT-TERR-BRIDGE-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


def spare(t: Position) -> tuple[str, ...]:
    """The markers that are not laid yet."""
    return left_of(t, KIND)


EVENTS = (BridgeBroken,)
