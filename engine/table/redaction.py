"""What a seat may see of a change: the same change, or others that show as much of it as the seat may know.

Folding the redacted changes over a view gives the next view. They show what is seen to be done, with masks for
what the seat does not know, and then put right what else looks different.
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
from engine.table.views import own, shown_as, view


def redact(table: Table, change: Change, seat: str | None) -> Iterator[Change]:
    """`change`, about to be applied to the full `table`, as `seat` may be shown it."""
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
    yield from _mended(shown, view(here, seat))
    if untold and isinstance(change, Show):
        yield _shown(change, shown_as(here, change.piece, seat), seat)


def _touched(table: Table, change: Move | Swap | Order | Show | Forget | Appear | Vanish) -> set[str]:
    """The places in which something may look different after a change."""
    if isinstance(change, Order):
        return {change.place}
    if isinstance(change, Appear):
        return {change.piece.place}
    if isinstance(change, Swap):
        return {table.place_of(change.one), table.place_of(change.other)}
    here = table.place_of(change.piece)
    return {here, change.to} if isinstance(change, Move) else {here}


def _part(table: Table, places: set[str]) -> Table:
    """A small table of its own with just what lies in these places."""
    lying = {place: table.contents[place] for place in places}
    pieces = {key: table.pieces[key] for keys in lying.values() for key in keys}
    return Table(table.seats, table.places, {}, pieces, Contents.of(table.places, lying), {}, table.numbered)


def _steps(table: Table, change: Change, seat: str | None) -> Iterator[Change]:
    """What is seen to be done. What then looks different from how the table lies, `_mended` puts right."""
    if isinstance(change, Move):
        yield from _move(table, change, seat)
    elif isinstance(change, Swap):
        yield from _swap(table, change, seat)
    elif isinstance(change, Appear):
        piece = change.piece
        if table.places[piece.place].open_to(seat) or seat in piece.known:
            yield Appear(own(piece, seat))
    elif isinstance(change, Show):
        if table.knows(seat, change.piece):
            yield _shown(change, change.piece, seat)
    elif isinstance(change, Forget):
        piece = table.pieces[change.piece]
        if seat in piece.known and table.places[piece.place].open_to(seat):
            yield change


def _shown(change: Show, piece: str, seat: str | None) -> Show:
    """That something was shown, as a seat sees it to which it is `piece`."""
    own = tuple([other for other in change.seats if other == seat])
    return Show(piece, own, tuple([other for other in change.seats if other != seat]))


def _move(table: Table, change: Move, seat: str | None) -> Iterator[Change]:
    """A move between seen and unseen places masks or unmasks the piece; what moves is always shown moving."""
    piece = table.pieces[change.piece]
    home, goal = table.places[piece.place], table.places[change.to]
    after = goal.open_to(seat) or seat in piece.known
    at = change.at if goal.open_to(seat) else None
    mover = shown_as(table, piece.id, seat)
    if after and mover != piece.id:
        yield Vanish(mover)
        yield Appear(own(piece, seat))
        mover = piece.id
    if after or home is not goal:
        yield Move(mover, goal.id, at)


def _swap(table: Table, change: Swap, seat: str | None) -> Iterator[Change]:
    """Where only one of the two places is seen, the hidden piece is unmasked, traded, and its partner masked."""
    movers: list[str] = []
    for key, other in ((change.one, change.other), (change.other, change.one)):
        mover = shown_as(table, key, seat)
        if mover != key and table.places[table.place_of(other)].open_to(seat):
            yield Vanish(mover)
            yield Appear(own(table.pieces[key], seat))
            mover = key
        movers.append(mover)
    if movers[0] != movers[1]:
        yield Swap(movers[0], movers[1])


def _mended(shown: Table, wanted: Table) -> Iterator[Change]:
    """The changes that make `shown` look as `wanted` does."""
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
