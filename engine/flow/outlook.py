"""What a run of choices would do, as far as the seat that makes it can foresee."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.flow.events import Event
from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import Undrawn


class Outlook(Struct, frozen=True):
    """What would happen, the clause of the first of it that is told (if nothing is, of the last), and the position
    it would lead to; without `sure` chance has a say in how it goes on."""

    events: tuple[Event, ...]
    clause: str
    after: Position
    sure: bool


def outlook(view: Position, seat: str, choices: Sequence[Option]) -> Outlook:
    """What `choices`, legal one after another, would do; `view` is the seat's own and stays as it is."""
    after, sure = view.clone(), True
    for option in choices:
        try:
            after.answer(seat, option)
        except Undrawn:
            sure = False
            break
    events = tuple([happening.event for happening in after.happened])
    told = [event for event in events if view.game.templates.events.get(event.tag())] or events[-1:]
    clauses = [clause for event in told if (clause := str(getattr(event, "clause", "")))]
    return Outlook(events, next(iter(clauses), view.ask.clause if view.ask is not None else ""), after, sure)
