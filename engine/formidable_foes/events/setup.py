"""The set-up."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.formidable_foes.components import MARKER
from engine.table import Change, Move


class StartDrawn(Event, tag="start drawn", frozen=True, gc=False):
    """The start player is drawn, and the markers are laid on the wisdom track."""

    seat: str
    clause: str = "FF-SETUP-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        order = (self.seat, *t.after(self.seat))
        return tuple([Move(MARKER[seat], f"wisdom-{level}") for level, seat in enumerate(order, 1)])


class Laid(Event, tag="laid", frozen=True, gc=False):
    """A tile is laid on the board at set-up."""

    piece: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.piece, self.to),)
