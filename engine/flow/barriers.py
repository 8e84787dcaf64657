"""Whether a choice has revealed anything: then it cannot be taken back, because somebody has learnt from it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.flow.events import Event, Happening
from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import Appear, Change, Move, Show, Swap, Table


def tells(before: Position, choice: Option) -> bool:
    """Whether a choice in the position `before` told people something that lies nowhere on the table."""
    verbs = before.game.verbs(type(before.pages[-1])) if before.pages else {}
    return choice.verb in verbs and verbs[choice.verb].tells


def reveals(table: Table, happened: Iterable[Happening[Event]]) -> bool:
    """Whether what happened showed any seat something that it did not know in `table`, the table before."""
    return any(_reveals_by(table, change) for happening in happened for change in happening.changes)


def _reveals_by(table: Table, change: Change) -> bool:
    if isinstance(change, Move):
        return _reveals_piece(table, change.piece, table.places[change.to].seen)
    if isinstance(change, Show):
        return _reveals_piece(table, change.piece, change.seats)
    if isinstance(change, Swap):
        one, other = (table.places[table.place_of(piece)].seen for piece in (change.one, change.other))
        return _reveals_piece(table, change.one, other) or _reveals_piece(table, change.other, one)
    return isinstance(change, Appear)


def _reveals_piece(table: Table, piece: str, to: tuple[str, ...] | None) -> bool:
    """Whether one of the seats `to` (None: everybody) does not know `piece` yet."""
    found = table.pieces[piece]
    before = table.places[found.place].seen
    return before is not None and (to is None or not set(to) <= {*before, *found.known})
