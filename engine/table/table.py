"""The table as it lies: pieces in places, and counters beside them.

Everything here is a small frozen record in a plain dict, so that a clone is three dict copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

#: First letter of the id of a piece whose identity the viewer may not know.
HIDDEN = "?"


def is_hidden(piece: str) -> bool:
    """Whether this is the id of a piece that the seat which looks does not know."""
    return piece.startswith(HIDDEN)


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """One piece: what it is (`kind`), where it lies, and how.

    `face` is 0 for face up and 1 for face down. `turn` counts clockwise turns from 0: a turn is a quarter, or a
    sixth where places are hexes. `marks` are named numbers that lie on the piece, sorted by name. `known` are the
    seats that know the piece wherever it lies; in a view only the viewer's own seat stands there. `mask` is the
    number by which those who do not know the piece follow it, 0 where it cannot be followed.
    """

    id: str
    kind: str
    place: str
    face: int = 0
    turn: int = 0
    marks: tuple[tuple[str, int], ...] = ()
    known: tuple[str, ...] = ()
    mask: int = 0

    def mark(self, name: str) -> int:
        """The number marked under `name`, 0 if there is none."""
        for key, number in self.marks:
            if key == name:
                return number
        return 0


class Place(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where pieces can lie, and who may see what they are.

    `seen` lists the seats that see the pieces' identities; None means everybody, () nobody. A piece may be known
    to further seats (`Piece.known`). `back` is the kind that a hidden piece shows there.
    `lie` says how hidden pieces lie. A heap (a hand, a bag) has no order, and no piece is told from the next. In a
    pile those that nobody knows have no order either; those that somebody knows lie on top of them, in order.
    Pieces that lie apart keep their order, and each can be followed with the eyes.
    """

    id: str
    seen: tuple[str, ...] | None = None
    back: str = ""
    lie: Literal["heap", "pile", "apart"] = "heap"

    def open_to(self, seat: str | None) -> bool:
        """Whether `seat` (None: an onlooker) sees what lies here."""
        return self.seen is None or (seat is not None and seat in self.seen)


class Places(dict[str, Place]):
    """The places of a table by their ids; `closed` are those that are not open to everybody, `apart` those of them
    where a hidden piece can be followed. They are fixed, so that two of them are the same only if they are one."""

    __hash__ = object.__hash__  # type: ignore[assignment]

    __slots__ = ("_shut", "apart", "closed")

    def __init__(self, places: Iterable[Place]) -> None:
        super().__init__({place.id: place for place in places})
        self.closed = {place.id: place for place in self.values() if place.seen is not None}
        self.apart = frozenset([key for key, place in self.closed.items() if place.lie == "apart"])
        self._shut: dict[str | None, dict[str, Place]] = {}

    def shut_to(self, seat: str | None) -> dict[str, Place]:
        """The places into which `seat` (None: an onlooker) does not see, by their ids."""
        found = self._shut.get(seat)
        if found is None:
            found = {key: place for key, place in self.closed.items() if not place.open_to(seat)}
            self._shut[seat] = found
        return found


class Contents(dict[str, tuple[str, ...]]):
    """The pieces of each place that is not empty, by their ids, lowest first. Reading an empty place gives ().

    Only what is not empty is kept, so that a copy costs what lies on the table and not how large the table is.
    A place that the table has not raises KeyError. `in` asks whether anything lies there.
    """

    __slots__ = ("places",)

    places: Places

    @classmethod
    def of(cls, places: Places, lying: Mapping[str, Sequence[str]]) -> Contents:
        """What lies in the places of a table, which may be given with those that are empty."""
        made = cls({place: tuple(pieces) for place, pieces in lying.items() if pieces})
        made.places = places
        return made

    def __missing__(self, place: str) -> tuple[str, ...]:
        """Nothing, for a place where nothing lies."""
        if place in self.places:
            return ()
        raise KeyError(place)

    def copy(self) -> Contents:
        """The same contents, to go their own way."""
        made = Contents(self)
        made.places = self.places
        return made

    def lay(self, place: str, pieces: tuple[str, ...]) -> None:
        """From now on just these pieces lie in `place`."""
        if pieces:
            self[place] = pieces
        else:
            self.pop(place, None)


class Snapshot(Struct, frozen=True, omit_defaults=True):
    """A whole table as one value, for saving and comparing."""

    seats: tuple[str, ...]
    places: tuple[Place, ...]
    secrets: dict[str, str]
    pieces: tuple[Piece, ...]
    contents: dict[str, tuple[str, ...]]
    counters: dict[str, int]
    numbered: int = 0


class Table:
    """Pieces, places and counters. Only changes (`engine.table.changes`) alter it.

    `seats` go clockwise. `places` and `secrets` (counter name -> the one seat that knows it) are fixed at
    set-up and shared between clones; `pieces`, `contents` and `counters` are the state, and `numbered`, the
    highest number that was given to a piece that can be followed. `memo` holds what was worked out for this
    version of the table, `memo_of_pieces` what was worked out from the pieces alone (`engine.table.memo`).
    """

    __slots__ = (
        "contents", "counters", "memo", "memo_of_pieces", "numbered", "pieces", "places", "seats", "secrets",
    )  # fmt: skip

    def __init__(
        self,
        seats: tuple[str, ...],
        places: Places,
        secrets: Mapping[str, str],
        pieces: dict[str, Piece],
        contents: Contents,
        counters: dict[str, int],
        numbered: int = 0,
    ) -> None:
        self.seats = seats
        self.places = places
        self.secrets = secrets
        self.pieces = pieces
        self.contents = contents
        self.counters = counters
        self.memo: dict[Any, Any] = {}
        self.memo_of_pieces: dict[Any, Any] = {}
        self.numbered = numbered

    @classmethod
    def laid(
        cls,
        seats: tuple[str, ...],
        places: Iterable[Place],
        pieces: Iterable[Piece],
        counters: Mapping[str, int],
        secrets: Mapping[str, str] | None = None,
    ) -> Self:
        """A table with `pieces` laid into their places in the order given.

        A hidden piece that lies apart gets its number in that order, so the order must not tell what it is.
        Raises ValueError if two pieces share an id or a piece names no place.
        """
        by_place = Places(places)
        lying: dict[str, list[str]] = {place: [] for place in by_place}
        by_id: dict[str, Piece] = {}
        numbered = 0
        for piece in pieces:
            if piece.id in by_id:
                raise ValueError(f"two pieces are called {piece.id}")
            if piece.place not in lying:
                raise ValueError(f"piece {piece.id} lies in {piece.place}, which is no place of this table")
            if piece.place in by_place.apart:
                numbered += 1
                piece = replace(piece, mask=numbered)
            by_id[piece.id] = piece
            lying[piece.place].append(piece.id)
        contents = Contents.of(by_place, lying)
        return cls(seats, by_place, dict(secrets or {}), by_id, contents, dict(counters), numbered)

    def altered(self) -> None:
        """Begin a new version of the table: what was worked out for the one before holds no longer.

        Changes do this themselves; whoever writes into the dicts of a table by hand calls it.
        """
        self.memo = {}
        self.memo_of_pieces = {}

    def table(self) -> Table:
        """A copy of the bare table that later changes leave alone."""
        pieces, contents, counters = self.pieces.copy(), self.contents.copy(), self.counters.copy()
        return Table(self.seats, self.places, self.secrets, pieces, contents, counters, self.numbered)

    def snapshot(self) -> Snapshot:
        """The table as one comparable, savable value."""
        return Snapshot(
            self.seats,
            tuple(self.places.values()),
            dict(self.secrets),
            tuple(self.pieces[key] for key in sorted(self.pieces)),
            dict(sorted(self.contents.items())),
            dict(sorted(self.counters.items())),
            self.numbered,
        )

    @classmethod
    def restored(cls, snapshot: Snapshot) -> Table:
        """The table that `snapshot` was taken of."""
        places = Places(snapshot.places)
        contents = Contents.of(places, snapshot.contents)
        pieces = {piece.id: piece for piece in snapshot.pieces}
        secrets, counters = dict(snapshot.secrets), dict(snapshot.counters)
        return cls(snapshot.seats, places, secrets, pieces, contents, counters, snapshot.numbered)

    def knows(self, seat: str | None, piece: str) -> bool:
        """Whether `seat` (None: an onlooker) knows what `piece` is: by its place, or wherever it lies."""
        found = self.pieces[piece]
        return self.places[found.place].open_to(seat) or seat in found.known

    def place_of(self, piece: str) -> str:
        """The place where `piece` lies."""
        return self.pieces[piece].place

    def kinds_in(self, place: str, kind: str) -> tuple[str, ...]:
        """The pieces of one kind in `place`, lowest first."""
        pieces = self.pieces
        return tuple(piece for piece in self.contents[place] if pieces[piece].kind == kind)

    def after(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from `seat`."""
        here = self.seats.index(seat)
        return self.seats[here + 1 :] + self.seats[:here]
