"""The game comes to its end."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count


class GoalReached(Event, tag="goal reached", frozen=True, gc=False):
    """Somebody has points enough: this turn is the last."""

    seat: str
    clause: str = "DT-END-01"


class DrawOffered(Event, tag="draw offered", frozen=True, gc=False):
    """A player offers a draw; `answer` is the other's."""

    seat: str
    agreed: bool
    clause: str = "DT-END-07"


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over; `seat` has given up, or "" if nobody has; `agreed` says that it is a draw by consent.

    The counter keeps the number of the clause that ended it.
    """

    clause: str
    seat: str = ""
    agreed: bool = False

    def changes(self, t: Position) -> tuple[Change, ...]:
        given_up = (Count(f"given-up-{self.seat}", 1),) if self.seat else ()
        return (Count("over", int(self.clause[-2:])), *given_up, *([Count("agreed", 1)] if self.agreed else []))
