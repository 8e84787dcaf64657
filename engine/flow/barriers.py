"""What a choice has shown, so that nobody takes back what others, or they themselves, have learnt from it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.flow.events import Event, Happening
from engine.table import Appear, Change, Move, Show, Swap, Table


def reveals(table: Table, happened: Iterable[Happening[Event]]) -> bool:
    """Whether what happened showed anybody what they could not see in `table`, as it lay before."""
    return any(_shows(table, change) for happening in happened for change in happening.changes)


def _shows(table: Table, change: Change) -> bool:
    if isinstance(change, Move):
        return _unveils(table, change.piece, table.places[change.to].seen)
    if isinstance(change, Show):
        return _unveils(table, change.piece, change.seats)
    if isinstance(change, Swap):
        one, other = (table.places[table.place_of(piece)].seen for piece in (change.one, change.other))
        return _unveils(table, change.one, other) or _unveils(table, change.other, one)
    return isinstance(change, Appear)


def _unveils(table: Table, piece: str, to: tuple[str, ...] | None) -> bool:
    """Whether one of the seats `to` (None: everybody) does not know `piece` as it lies before."""
    found = table.pieces[piece]
    before = table.places[found.place].seen
    return before is not None and (to is None or not set(to) <= {*before, *found.known})
