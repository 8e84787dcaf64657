"""What a seat may see: the same table with hidden identities replaced.

A piece that a seat does not know has a mask in its place. The mask belongs to the back that everybody sees. Where
pieces lie apart it is `?7`, by the number that the piece got when it came there, and stays the same as long as the
piece can be followed. In a heap or a pile it is `?place:2`, by the height at which the back lies, the lowest 0:
every change there renumbers the backs, since nobody can tell which is which.

`view` shows a whole table so, and `engine.table.redaction` shows one change so.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.table.changes import Forget
from engine.table.table import HIDDEN, Piece, Place, Places, Table

#: What `known` of a mask in a pile says: somebody knows this piece, so it lies above those that nobody knows.
SOMEBODY = (HIDDEN,)


def hidden_id(place: str, number: int) -> str:
    """The id that the `number`th piece from the bottom of a heap or pile has in a view that hides it."""
    return f"{HIDDEN}{place}:{number}"


def view(table: Table, seat: str | None) -> Table:
    """The table as `seat` sees it (None: as an onlooker sees it)."""
    shown = table.table()
    pieces, contents = shown.pieces, shown.contents
    lying = tuple([(place, contents[place]) for place in table.places.shut_to(seat) if place in contents])
    known = [piece for piece in table.pieces.values() if piece.known]
    if known or table.places.apart:
        for piece in known:
            pieces[piece.id] = own(piece, seat)
        for place, keys in lying:
            seen = _seen(table, place, seat)
            for key in keys:
                del pieces[key]
            pieces.update({piece.id: piece for piece, _ in seen})
            contents[place] = tuple([piece.id for piece, _ in seen])
    else:
        backs, hidden = _backs(table.places, tuple([(place, len(keys)) for place, keys in lying]))
        for _, keys in lying:
            for key in keys:
                del pieces[key]
        pieces.update(backs)
        contents.update(hidden)
    for counter, owner in table.secrets.items():
        if owner != seat:
            shown.counters.pop(counter, None)
    return shown


def shown_as(table: Table, piece: str, seat: str | None) -> str:
    """The id that `piece` of a full table has in the view of `seat`; in a heap, where the backs cannot be told
    apart, that of the uppermost hidden one."""
    if table.knows(seat, piece):
        return piece
    home = table.places[table.place_of(piece)]
    backs = [(shown.id, key) for shown, key in _seen(table, home.id, seat) if shown.id[0] == HIDDEN]
    if home.lie == "apart" or (home.lie == "pile" and _settled(home, table.pieces[piece])):
        backs = [back for back in backs if back[1] == piece]
    elif home.lie == "pile":
        backs = [back for back in backs if not _settled(home, table.pieces[back[1]])]
    return backs[-1][0]


def pool(table: Table, pile: str, taken: Collection[str] = ()) -> tuple[str, ...]:
    """The pieces of a pile of which the uppermost is one: what a draw from it names as its pool.

    As long as somebody knows a piece of the pile, the uppermost known one lies on top, and the pool is that alone.
    Otherwise it is all of them, for a pile that nobody knows has no order. Those `taken` have been drawn already.
    """
    home = table.places[pile]
    left = tuple([key for key in table.contents[pile] if key not in taken])
    return tuple([key for key in left if _settled(home, table.pieces[key])][-1:]) or left


def shuffled(table: Table, place: str) -> tuple[Forget, ...]:
    """The changes by which the pieces in `place` are shuffled: nobody's knowledge of them survives that."""
    return tuple([Forget(key) for key in table.contents[place] if table.pieces[key].known])


def masked(table: Table, place: str) -> int:
    """How many pieces of a view lie in `place` unknown; 0 where this table has no such place."""
    return sum([key[0] == HIDDEN for key in table.contents.get(place, ())])


def unmask(table: Table, place: str, pieces: Sequence[Piece]) -> None:
    """Lay pieces, lowest first, where a view shows hidden ones: what a bot pictures. What the view knows stays.

    Raises ValueError unless there are as many pieces as hidden ones.
    """
    hidden = [key for key in table.contents[place] if key[0] == HIDDEN]
    filled: dict[str, str] = {}
    for key, piece in zip(hidden, pieces, strict=True):
        mask = table.pieces.pop(key)
        table.pieces[piece.id] = replace(piece, place=place, known=mask.known, mask=mask.mask)
        filled[key] = piece.id
    table.contents.lay(place, tuple([filled.get(key, key) for key in table.contents[place]]))
    table.altered()


def _settled(home: Place, piece: Piece) -> bool:
    """Whether somebody knows at which height of a pile this piece lies."""
    return bool(piece.known or home.seen)


def own(piece: Piece, seat: str | None) -> Piece:
    """A piece as it looks to a seat that knows it: who else does is not to be seen."""
    known = tuple([knower for knower in piece.known if knower == seat])
    return piece if known == piece.known else replace(piece, known=known)


def _seen(table: Table, place: str, seat: str | None) -> list[tuple[Piece, str]]:
    """What lies in a place as the seat sees it, lowest first, each with its true id.

    The order of a heap is nobody's to see, so what the seat knows is laid on top of the rest.
    """
    home = table.places[place]
    pieces = [table.pieces[key] for key in table.contents[place]]
    if home.open_to(seat):
        return [(own(piece, seat), piece.id) for piece in pieces]
    if home.lie == "heap":
        pieces.sort(key=lambda piece: seat in piece.known)
    elif home.lie == "pile":
        pieces.sort(key=lambda piece: _settled(home, piece))
    return [
        (own(piece, seat) if seat in piece.known else _mask(home, piece, height), piece.id)
        for height, piece in enumerate(pieces)
    ]


@lru_cache(maxsize=1024)
def _backs(
    places: Places, numbers: tuple[tuple[str, int], ...]
) -> tuple[dict[str, Piece], dict[str, tuple[str, ...]]]:
    """So many backs in these places of which nobody knows anything, by their ids, and the ids by place."""
    hidden = {place: tuple([hidden_id(place, height) for height in range(number)]) for place, number in numbers}
    backs = {key: Piece(key, places[place].back, place, 1) for place, keys in hidden.items() for key in keys}
    return backs, hidden


def _mask(home: Place, piece: Piece, height: int) -> Piece:
    """The back of a piece that lies at that height."""
    if home.lie == "apart":
        return Piece(f"{HIDDEN}{piece.mask}", home.back, home.id, 1, mask=piece.mask)
    known = SOMEBODY if home.lie == "pile" and _settled(home, piece) else ()
    return Piece(hidden_id(home.id, height), home.back, home.id, 1, known=known)
