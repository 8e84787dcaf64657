"""What a seat may see: the same table with hidden identities replaced.

Hidden pieces of one place cannot be told apart, so a view numbers them from the bottom: `?place:0`, ...
`view` shows a whole table so, and `redact` shows one change so; folding redacted changes over a view
gives the next view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.table.changes import Appear, Change, Count, Move, Order, Swap, Vanish
from engine.table.table import HIDDEN, Piece, Table


def hidden_id(place: str, number: int) -> str:
    """The id that the `number`th hidden piece of `place` has in a view."""
    return f"{HIDDEN}{place}:{number}"


def view(table: Table, seat: str | None) -> Table:
    """The table as `seat` sees it (None: as an onlooker sees it)."""
    shown = table.table()
    for key, lying in table.contents.items():
        place = table.places[key]
        if place.open_to(seat):
            continue
        for piece in lying:
            del shown.pieces[piece]
        ids = tuple([hidden_id(place.id, number) for number in range(len(lying))])
        for hidden in ids:
            shown.pieces[hidden] = Piece(hidden, place.back, place.id, 1)
        shown.contents[place.id] = ids
    for counter, owner in table.secrets.items():
        if owner != seat:
            shown.counters.pop(counter, None)
    return shown


def masked(table: Table, place: str) -> int:
    """How many pieces of a view lie in `place` unknown; 0 where this table has no such place."""
    return sum([key[0] == HIDDEN for key in table.contents.get(place, ())])


def unmask(table: Table, place: str, pieces: Sequence[Piece]) -> None:
    """Lay known pieces, lowest first, where a view shows hidden ones: what a bot pictures."""
    for key in table.contents[place]:
        del table.pieces[key]
    table.contents.lay(place, tuple([piece.id for piece in pieces]))
    table.pieces.update({piece.id: piece for piece in pieces})


def redact(table: Table, change: Change, seat: str | None) -> Iterator[Change]:
    """`change`, about to be applied to the full `table`, as `seat` may be shown it."""
    if isinstance(change, Count):
        if table.secrets.get(change.name, seat) == seat:
            yield change
    elif isinstance(change, Move):
        yield from _redact_move(table, change, seat)
    elif isinstance(change, Swap):
        yield from _redact_swap(table, change, seat)
    elif isinstance(change, Order):
        if table.places[change.place].open_to(seat):
            yield change
    elif isinstance(change, Appear):
        piece = change.piece
        if table.places[piece.place].open_to(seat):
            yield change
        else:
            yield Appear(_masked(table, piece.place, len(table.contents[piece.place])))
    elif _open(table, change.piece, seat):
        yield change
    elif isinstance(change, Vanish):
        yield Vanish(_top(table, table.pieces[change.piece].place))


def _open(table: Table, piece: str, seat: str | None) -> bool:
    return table.places[table.pieces[piece].place].open_to(seat)


def _masked(table: Table, place: str, number: int) -> Piece:
    return Piece(hidden_id(place, number), table.places[place].back, place, 1)


def _top(table: Table, place: str) -> str:
    return hidden_id(place, len(table.contents[place]) - 1)


def _redact_move(table: Table, change: Move, seat: str | None) -> Iterator[Change]:
    """A move between seen and unseen places masks or unmasks the piece; what moves is always shown moving."""
    piece = table.pieces[change.piece]
    from_open = table.places[piece.place].open_to(seat)
    to_open = table.places[change.to].open_to(seat)
    if from_open and to_open:
        yield change
    elif to_open:
        yield Vanish(_top(table, piece.place))
        yield Appear(piece)
        yield change
    elif piece.place != change.to:
        mover = piece.id if from_open else _top(table, piece.place)
        yield Move(mover, change.to)
        yield Vanish(mover)
        yield Appear(_masked(table, change.to, len(table.contents[change.to])))


def _redact_swap(table: Table, change: Swap, seat: str | None) -> Iterator[Change]:
    """Where only one of the two places is seen, the hidden piece is unmasked, traded, and its partner masked."""
    one_open, other_open = _open(table, change.one, seat), _open(table, change.other, seat)
    if one_open and other_open:
        yield change
    elif one_open or other_open:
        seen, unseen = (change.one, change.other) if one_open else (change.other, change.one)
        hidden = table.pieces[unseen]
        top = _top(table, hidden.place)
        yield Vanish(top)
        yield Appear(hidden)
        yield Swap(seen, unseen)
        yield Vanish(seen)
        yield Appear(_masked(table, hidden.place, len(table.contents[hidden.place]) - 1))
