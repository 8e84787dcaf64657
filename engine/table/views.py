"""Views: the table as a seat sees it, with masks for the pieces that the seat does not know.

A mask is a piece with the back that everybody sees and an id of its own. Where pieces lie apart the id is `?7`:
the piece got the number 7 when it came there, and keeps it as long as everybody can follow it. In a heap or a pile
the id is `?place:2`: the back lies at the height 2, the lowest being 0. Every change in a heap or pile renumbers
its backs, because nobody can tell them apart.

`view` makes the view of a whole table, and `engine.table.redaction` that of one change.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.table.changes import Forget
from engine.table.ids import HIDDEN, is_hidden, mask_at_height, mask_with_number
from engine.table.table import Piece, Place, Table

#: The value of `known` for a mask in a pile whose piece somebody knows: it lies above those that nobody knows.
SOMEBODY = (HIDDEN,)


def view(table: Table, seat: str | None) -> Table:
    """The table as `seat` (None: an onlooker) sees it."""
    shown = table.bare_copy()
    pieces, contents = shown.pieces, shown.contents
    lying = tuple([(place, contents[place]) for place in table.places.shut_to(seat) if place in contents])
    known = [piece for piece in table.pieces.values() if piece.known]
    for piece in known:
        pieces[piece.id] = as_known_by(piece, seat)
    told_apart = table.places.apart.union([piece.place for piece in known])
    for place, keys in lying:
        if place in told_apart:
            seen = [piece for piece, _ in _seen(table, place, seat)]
            masks, ids = {piece.id: piece for piece in seen}, tuple([piece.id for piece in seen])
        else:
            masks, ids = _backs(table.places[place], len(keys))
        for key in keys:
            del pieces[key]
        pieces.update(masks)
        contents[place] = ids
    for counter, owner in table.secrets.items():
        if owner != seat:
            shown.counters.pop(counter, None)
    return shown


def shown_as(table: Table, piece: str, seat: str | None) -> str:
    """The id that `piece` of a full table has in the view of `seat`. In a heap, where backs look the same, it is
    the id of the uppermost mask."""
    if table.knows(seat, piece):
        return piece
    home = table.places[table.place_of(piece)]
    backs = [(shown.id, key) for shown, key in _seen(table, home.id, seat) if is_hidden(shown.id)]
    if home.lie == "apart" or (home.lie == "pile" and _has_known_height(home, table.pieces[piece])):
        backs = [back for back in backs if back[1] == piece]
    elif home.lie == "pile":
        backs = [back for back in backs if not _has_known_height(home, table.pieces[back[1]])]
    return backs[-1][0]


def pool(table: Table, pile: str, taken: Collection[str] = ()) -> tuple[str, ...]:
    """The pieces that may be the top one of a pile: the pool for a draw from it.

    If somebody knows pieces of the pile, it is the uppermost known piece alone. Otherwise it is every piece,
    because a pile that nobody knows has no order. `taken` are pieces that have been drawn already.
    """
    pieces, left = table.pieces, table.contents[pile]
    if taken:
        left = tuple([key for key in left if key not in taken])
    known = left if table.places[pile].seen else [key for key in left if pieces[key].known]
    return tuple(known[-1:]) or left


def shuffled(table: Table, place: str) -> tuple[Forget, ...]:
    """The changes that shuffle the pieces in `place`: no seat knows them afterwards."""
    return tuple([Forget(key) for key in table.contents[place] if table.pieces[key].known])


def hidden_count(table: Table, place: str) -> int:
    """How many masks lie in `place` of a view; 0 if the table has no such place."""
    return sum([is_hidden(key) for key in table.contents.get(place, ())])


def unmask(table: Table, place: str, pieces: Sequence[Piece]) -> None:
    """Replace the masks in `place` of a view by `pieces`, lowest first. Pieces that the view knows stay.

    Raises ValueError if there are not as many pieces as masks.
    """
    hidden = [key for key in table.contents[place] if is_hidden(key)]
    filled: dict[str, str] = {}
    for key, piece in zip(hidden, pieces, strict=True):
        mask = table.pieces.pop(key)
        table.pieces[piece.id] = replace(piece, place=place, known=mask.known, mask=mask.mask)
        filled[key] = piece.id
    table.contents.put(place, tuple([filled.get(key, key) for key in table.contents[place]]))
    table.new_version()


def _has_known_height(home: Place, piece: Piece) -> bool:
    """Whether somebody knows at which height of a pile this piece lies."""
    return bool(piece.known or home.seen)


def as_known_by(piece: Piece, seat: str | None) -> Piece:
    """A piece as a seat sees it that knows it: without the other seats that know it."""
    known = tuple([knower for knower in piece.known if knower == seat])
    return piece if known == piece.known else replace(piece, known=known)


def _seen(table: Table, place: str, seat: str | None) -> list[tuple[Piece, str]]:
    """The pieces in a place as the seat sees them, lowest first, each with its true id.

    The order of a heap must not show, so the pieces that the seat knows come on top.
    """
    home = table.places[place]
    pieces = [table.pieces[key] for key in table.contents[place]]
    if home.open_to(seat):
        return [(as_known_by(piece, seat), piece.id) for piece in pieces]
    if home.lie == "heap":
        pieces.sort(key=lambda piece: seat in piece.known)
    elif home.lie == "pile":
        pieces.sort(key=lambda piece: _has_known_height(home, piece))
    return [
        (as_known_by(piece, seat) if seat in piece.known else _mask(home, piece, height), piece.id)
        for height, piece in enumerate(pieces)
    ]


@lru_cache(maxsize=4096)
def _backs(home: Place, number: int) -> tuple[dict[str, Piece], tuple[str, ...]]:
    """The masks of so many pieces in a place of which nobody knows one by itself: by id, and the ids."""
    known = SOMEBODY if home.lie == "pile" and home.seen else ()
    ids = tuple([mask_at_height(home.id, height) for height in range(number)])
    return {key: Piece(key, home.back, home.id, 1, known=known) for key in ids}, ids


def _mask(home: Place, piece: Piece, height: int) -> Piece:
    """The mask of a piece that lies at this height."""
    if home.lie == "apart":
        return Piece(mask_with_number(piece.mask), home.back, home.id, 1, mask=piece.mask)
    known = SOMEBODY if home.lie == "pile" and _has_known_height(home, piece) else ()
    return Piece(mask_at_height(home.id, height), home.back, home.id, 1, known=known)
