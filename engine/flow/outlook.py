"""The outlook of a run of choices: what it would do, as far as the seat can foresee."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.flow.events import Event
from engine.flow.foresight import Unforeseen, look_ahead
from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import CannotDraw


class Outlook(Struct, frozen=True):
    """What would happen, and the position `after` it.

    `clause` is that of the first event that has a sentence, else of the last event, else of the open question.
    Without `sure` the run needs a draw, and `after` is the position at that draw. Without `foreseen` the rules
    could not work out what follows from what the seat sees, and `after` is the position before that choice.
    """

    events: tuple[Event, ...]
    clause: str
    after: Position
    sure: bool
    foreseen: bool = True


def outlook(view: Position, seat: str, choices: Sequence[Option]) -> Outlook:
    """What `choices` would do, each legal after the one before. `view` is the seat's view; it is not altered."""
    after, sure, foreseen = view.clone(), True, True
    for option in choices:
        before = after.clone()
        try:
            look_ahead(after, seat, option)
        except CannotDraw:
            sure = False
            break
        except Unforeseen:
            after, sure, foreseen = before, False, False
            break
    events = tuple([happening.event for happening in after.happened])
    told = [event for event in events if view.game.templates.events.get(event.tag())] or events[-1:]
    clauses = [clause for event in told if (clause := str(getattr(event, "clause", "")))]
    asked = view.ask.clause if view.ask is not None else ""
    return Outlook(events, next(iter(clauses), asked), after, sure, foreseen)
