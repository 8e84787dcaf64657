"""Changes: everything that a hand can do to the table.

Only changes alter a table. So any moment of a saved game can be shown by applying its changes again, even after
the rules have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.said import said
from engine.table.table import Piece, Table


class Move(Struct, frozen=True, gc=False, tag="move", omit_defaults=True):
    """`piece` goes to the place `to`: on top (`at` None), or to the position `at`, 0 being the lowest."""

    piece: str
    to: str
    at: int | None = None


class Flip(Struct, frozen=True, gc=False, tag="flip"):
    """`piece` shows `face`: 0 up, 1 down."""

    piece: str
    face: int


class Turn(Struct, frozen=True, gc=False, tag="turn"):
    """`piece` is turned to `turn` clockwise turns from its first position, counted as in `Piece`."""

    piece: str
    turn: int


class Mark(Struct, frozen=True, gc=False, tag="mark"):
    """The number `amount` is marked on `piece` under `name`; 0 takes the mark away."""

    piece: str
    name: str
    amount: int


class Count(Struct, frozen=True, gc=False, tag="count"):
    """The counter `name` shows `amount`."""

    name: str
    amount: int


class Swap(Struct, frozen=True, gc=False, tag="swap"):
    """The pieces `one` and `other` swap places and positions."""

    one: str
    other: str


class Order(Struct, frozen=True, gc=False, tag="order"):
    """The pieces in `place` lie in the order `pieces`, lowest first."""

    place: str
    pieces: tuple[str, ...]


class Show(Struct, frozen=True, gc=False, tag="show", omit_defaults=True):
    """`piece` is shown to `seats`, who know it from now on wherever it lies.

    `others` is filled in views only: the seats besides the viewer that were shown the piece. It alters nothing.
    """

    piece: str
    seats: tuple[str, ...]
    others: tuple[str, ...] = ()


class Forget(Struct, frozen=True, gc=False, tag="forget"):
    """`piece` was laid back or shuffled: from now on only the seats that see into its place know it."""

    piece: str


class Appear(Struct, frozen=True, gc=False, tag="appear"):
    """`piece` comes to the table. In a view it may also take the place of a mask."""

    piece: Piece


class Vanish(Struct, frozen=True, gc=False, tag="vanish"):
    """`piece` leaves the table. In a view a mask may take its place."""

    piece: str


Change = Move | Flip | Turn | Mark | Count | Swap | Order | Show | Forget | Appear | Vanish


def _put_in(table: Table, piece: Piece, to: str) -> Piece:
    """The piece with the place `to` and its mask number: kept or new where pieces lie apart, 0 elsewhere."""
    apart = table.places.apart
    if to not in apart:
        return replace(piece, place=to, mask=0)
    if piece.mask and piece.place in apart:
        return replace(piece, place=to)
    table.numbered += 1
    return replace(piece, place=to, mask=table.numbered)


def _move(table: Table, change: Move) -> None:
    key = change.piece
    piece = table.pieces[key]
    region = table.regions.get(piece.place)
    if region is None or region != table.regions.get(change.to):
        table.memo_of_presence = {}
    contents = table.contents
    lying = contents[piece.place]
    if len(lying) == 1:
        del contents[piece.place]
    else:
        contents[piece.place] = tuple([other for other in lying if other != key])
    there = contents.get(change.to)
    if there is None:
        if change.to not in table.places:
            raise KeyError(change.to)
        contents[change.to] = (key,)
    elif change.at is None:
        contents[change.to] = (*there, key)
    else:
        contents[change.to] = (*there[: change.at], key, *there[change.at :])
    table.pieces[key] = _put_in(table, piece, change.to) if table.places.apart else replace(piece, place=change.to)


def _flip(table: Table, change: Flip) -> None:
    table.pieces[change.piece] = replace(table.pieces[change.piece], face=change.face)


def _turn(table: Table, change: Turn) -> None:
    table.pieces[change.piece] = replace(table.pieces[change.piece], turn=change.turn)


def _mark(table: Table, change: Mark) -> None:
    piece = table.pieces[change.piece]
    marks = [mark for mark in piece.marks if mark[0] != change.name]
    if change.amount:
        marks.append((change.name, change.amount))
    table.pieces[change.piece] = replace(piece, marks=tuple(sorted(marks)))


def _count(table: Table, change: Count) -> None:
    table.counters[change.name] = change.amount


def _swap(table: Table, change: Swap) -> None:
    one, other = table.pieces[change.one], table.pieces[change.other]
    partner = {one.id: other.id, other.id: one.id}
    for place in {one.place, other.place}:  # a set: two pieces in one place swap once
        table.contents[place] = tuple(partner.get(piece, piece) for piece in table.contents[place])
    table.pieces[one.id] = _put_in(table, one, other.place)
    table.pieces[other.id] = _put_in(table, other, one.place)


def _order(table: Table, change: Order) -> None:
    if sorted(change.pieces) != sorted(table.contents[change.place]):
        words = said("the new order of {place} does not hold the pieces that lie there", place=change.place)
        raise ValueError(words)
    table.contents.put(change.place, change.pieces)


def _show(table: Table, change: Show) -> None:
    piece = table.pieces[change.piece]
    table.pieces[piece.id] = replace(piece, known=tuple(sorted({*piece.known, *change.seats})))


def _forget(table: Table, change: Forget) -> None:
    table.pieces[change.piece] = replace(table.pieces[change.piece], known=())


def _appear(table: Table, change: Appear) -> None:
    piece = change.piece
    if piece.mask:
        table.numbered = max(table.numbered, piece.mask)
    elif piece.place in table.places.apart:
        piece = _put_in(table, piece, piece.place)
    table.pieces[piece.id] = piece
    table.contents[piece.place] = (*table.contents[piece.place], piece.id)


def _vanish(table: Table, change: Vanish) -> None:
    piece = table.pieces.pop(change.piece)
    contents = table.contents
    contents.put(piece.place, tuple([other for other in contents[piece.place] if other != piece.id]))


#: How each kind of change is made. A caller must call `renewed` afterwards, as `apply` does.
APPLY: dict[type, Callable[[Table, Any], None]] = {
    Move: _move,
    Flip: _flip,
    Turn: _turn,
    Mark: _mark,
    Count: _count,
    Swap: _swap,
    Order: _order,
    Show: _show,
    Forget: _forget,
    Appear: _appear,
    Vanish: _vanish,
}


def apply(table: Table, change: Change) -> None:
    """Alter `table` by one change. Raises KeyError if the change names a piece or place that is not there."""
    APPLY[type(change)](table, change)
    renewed(table, (change,))


def renewed(table: Table, changes: Sequence[Change]) -> None:
    """Begin a new version of the table after these changes. Changes of counters keep the cache of the pieces; a
    move has looked itself whether it keeps the cache of presence."""
    if changes:
        table.memo = {}
        for change in changes:
            sort = type(change)
            if sort is not Count:
                table.memo_of_pieces = {}
                if sort is not Move:
                    table.memo_of_presence = {}
                    return
