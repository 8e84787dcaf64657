"""What a seat may see of a change: the same change, or other changes that show only what the seat may know.

Applying the redacted changes to a seat's view gives its next view. First come the changes that the seat sees
somebody make, with masks for pieces that it does not know. Then come changes that correct the rest of the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.table.changes import (
    Appear,
    Change,
    Count,
    Flip,
    Forget,
    Mark,
    Move,
    Order,
    Show,
    Swap,
    Turn,
    Vanish,
    apply,
)
from engine.table.table import Contents, Table
from engine.table.views import as_known_by, shown_as, view


def redact(table: Table, change: Change, seat: str | None) -> Iterator[Change]:
    """The changes that `seat` (None: an onlooker) may see of `change`. `table` is the full table before it."""
    if isinstance(change, Count):
        if table.secrets.get(change.name, seat) == seat:
            yield change
        return
    if isinstance(change, Flip | Turn | Mark):
        if table.knows(seat, change.piece):
            yield change
        return
    places = _touched(table, change)
    if not isinstance(change, Show | Forget | Appear) and all(table.places[key].open_to(seat) for key in places):
        yield change
        return
    here = _part(table, places)
    untold = isinstance(change, Show) and not table.knows(seat, change.piece)
    shown = view(here, seat)
    for step in _steps(here, change, seat):
        apply(shown, step)
        yield step
    apply(here, change)
    yield from _corrections(shown, view(here, seat))
    if untold and isinstance(change, Show):
        yield _shown(change, shown_as(here, change.piece, seat), seat)


def _touched(table: Table, change: Move | Swap | Order | Show | Forget | Appear | Vanish) -> set[str]:
    """The places that may look different after a change."""
    if isinstance(change, Order):
        return {change.place}
    if isinstance(change, Appear):
        return {change.piece.place}
    if isinstance(change, Swap):
        return {table.place_of(change.one), table.place_of(change.other)}
    here = table.place_of(change.piece)
    return {here, change.to} if isinstance(change, Move) else {here}


def _part(table: Table, places: set[str]) -> Table:
    """A table with only the pieces in these places."""
    lying = {place: table.contents[place] for place in places}
    pieces = {key: table.pieces[key] for keys in lying.values() for key in keys}
    return Table(table.seats, table.places, {}, pieces, Contents.of(table.places, lying), {}, table.numbered)


def _steps(table: Table, change: Change, seat: str | None) -> Iterator[Change]:
    """The changes that the seat sees somebody make. `_corrections` brings the rest of the view up to date."""
    if isinstance(change, Move):
        yield from _move(table, change, seat)
    elif isinstance(change, Swap):
        yield from _swap(table, change, seat)
    elif isinstance(change, Appear):
        piece = change.piece
        if table.places[piece.place].open_to(seat) or seat in piece.known:
            yield Appear(as_known_by(piece, seat))
    elif isinstance(change, Show):
        if table.knows(seat, change.piece):
            yield _shown(change, change.piece, seat)
    elif isinstance(change, Forget):
        piece = table.pieces[change.piece]
        if seat in piece.known and table.places[piece.place].open_to(seat):
            yield change


def _shown(change: Show, piece: str, seat: str | None) -> Show:
    """`change` as a seat sees it, in whose view the shown piece is `piece`."""
    own = tuple([other for other in change.seats if other == seat])
    return Show(piece, own, tuple([other for other in change.seats if other != seat]))


def _move(table: Table, change: Move, seat: str | None) -> Iterator[Change]:
    """A move as the seat sees it: always as a move, after the piece is unmasked if the seat knows it
    afterwards."""
    piece = table.pieces[change.piece]
    home, goal = table.places[piece.place], table.places[change.to]
    after = goal.open_to(seat) or seat in piece.known
    at = change.at if goal.open_to(seat) else None
    mover = shown_as(table, piece.id, seat)
    if after and mover != piece.id:
        yield Vanish(mover)
        yield Appear(as_known_by(piece, seat))
        mover = piece.id
    if after or home is not goal:
        yield Move(mover, goal.id, at)


def _swap(table: Table, change: Swap, seat: str | None) -> Iterator[Change]:
    """A swap as the seat sees it: a hidden piece that comes to an open place is unmasked first."""
    movers: list[str] = []
    for key, other in ((change.one, change.other), (change.other, change.one)):
        mover = shown_as(table, key, seat)
        if mover != key and table.places[table.place_of(other)].open_to(seat):
            yield Vanish(mover)
            yield Appear(as_known_by(table.pieces[key], seat))
            mover = key
        movers.append(mover)
    if movers[0] != movers[1]:
        yield Swap(movers[0], movers[1])


def _corrections(shown: Table, wanted: Table) -> Iterator[Change]:
    """The changes that make `shown` equal to `wanted`. Applies them to `shown`."""
    changed = [key for key, piece in shown.pieces.items() if wanted.pieces.get(key) != piece]
    added = [
        wanted.pieces[key]
        for lying in wanted.contents.values()
        for key in lying
        if key in changed or key not in shown.pieces
    ]
    changes: list[Change] = [*map(Vanish, changed), *map(Appear, added)]
    for change in changes:
        apply(shown, change)
        yield change
    for place, lying in wanted.contents.items():
        if shown.contents[place] != lying:
            yield Order(place, lying)
