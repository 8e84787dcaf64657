"""What figures find: a white token comes from its stock into the hands of a figure."""

from __future__ import annotations

from engine.dungeon_twister.tokens import hands, loads
from engine.flow import Event, Position, Reason
from engine.table import Change, Move


class Found(Event, tag="found", frozen=True, gc=False):
    """A figure finds an object and holds it; a marker shows where, if there is one."""

    seat: str
    figure: str
    token: str
    marker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        shown = (Move(self.marker, self.to),) if self.marker else ()
        return (*shown, Move(self.token, here), Move(self.figure, here))


def refuse_full(t: Position, figure: str, clause: str) -> list[Reason]:
    """Why a figure has no hand free for one object more."""
    held = loads(t, figure)
    return [Reason(clause, {"figure": figure}, held or (figure,))] if len(held) >= hands(t, figure) else []


EVENTS = (Found,)
