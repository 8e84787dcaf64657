"""What a choice has shown, so that nobody takes back what others, or he himself, have learnt from it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.flow.events import Event, Happening
from engine.table import Appear, Change, Move, Swap, Table


def reveals(table: Table, happened: Iterable[Happening[Event]]) -> bool:
    """Whether what happened showed anybody what he could not see in `table`, as it lay before."""
    return any(_shows(table, change) for happening in happened for change in happening.changes)


def _shows(table: Table, change: Change) -> bool:
    if isinstance(change, Move):
        return _unveils(table, change.piece, change.to)
    if isinstance(change, Swap):
        one, other = table.place_of(change.one), table.place_of(change.other)
        return _unveils(table, change.one, other) or _unveils(table, change.other, one)
    return isinstance(change, Appear)


def _unveils(table: Table, piece: str, to: str) -> bool:
    """Whether somebody sees what lies in `to` who does not see `piece` where it lies."""
    before, after = table.places[table.place_of(piece)].seen, table.places[to].seen
    return before is not None and (after is None or not set(after) <= set(before))
