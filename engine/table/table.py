"""The table as it lies: pieces in places, and counters beside them.

Everything here is a small frozen record in a plain dict, so that a clone is three dict copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from msgspec import Struct

#: First letter of the id of a piece whose identity the viewer may not know.
HIDDEN = "?"


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """One piece: what it is (`kind`), where it lies, and how.

    `face` is 0 for face up and 1 for face down. `turn` counts clockwise turns from 0: a turn is a quarter, or a
    sixth where places are hexes. `marks` are named numbers that lie on the piece, sorted by name.
    """

    id: str
    kind: str
    place: str
    face: int = 0
    turn: int = 0
    marks: tuple[tuple[str, int], ...] = ()

    def mark(self, name: str) -> int:
        """The number marked under `name`, 0 if there is none."""
        for key, number in self.marks:
            if key == name:
                return number
        return 0


class Place(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where pieces can lie, and who may see what they are.

    `seen` lists the seats that see the pieces' identities; None means everybody, () nobody.
    `back` is the kind that a hidden piece shows there.
    """

    id: str
    seen: tuple[str, ...] | None = None
    back: str = ""

    def open_to(self, seat: str | None) -> bool:
        """Whether `seat` (None: an onlooker) sees what lies here."""
        return self.seen is None or (seat is not None and seat in self.seen)


class Snapshot(Struct, frozen=True):
    """A whole table as one value, for saving and comparing."""

    seats: tuple[str, ...]
    places: tuple[Place, ...]
    secrets: dict[str, str]
    pieces: tuple[Piece, ...]
    contents: dict[str, tuple[str, ...]]
    counters: dict[str, int]


class Table:
    """Pieces, places and counters. Only changes (`engine.table.changes`) alter it.

    `seats` go clockwise. `places` and `secrets` (counter name -> the one seat that knows it) are fixed at
    set-up and shared between clones; `pieces`, `contents` (place -> piece ids, lowest first) and `counters`
    are the state.
    """

    __slots__ = ("contents", "counters", "pieces", "places", "seats", "secrets")

    def __init__(
        self,
        seats: tuple[str, ...],
        places: Mapping[str, Place],
        secrets: Mapping[str, str],
        pieces: dict[str, Piece],
        contents: dict[str, tuple[str, ...]],
        counters: dict[str, int],
    ) -> None:
        self.seats = seats
        self.places = places
        self.secrets = secrets
        self.pieces = pieces
        self.contents = contents
        self.counters = counters

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

        Raises ValueError if two pieces share an id or a piece names no place.
        """
        by_place = {place.id: place for place in places}
        lying: dict[str, list[str]] = {place: [] for place in by_place}
        by_id: dict[str, Piece] = {}
        for piece in pieces:
            if piece.id in by_id:
                raise ValueError(f"two pieces are called {piece.id}")
            if piece.place not in lying:
                raise ValueError(f"piece {piece.id} lies in {piece.place}, which is no place of this table")
            by_id[piece.id] = piece
            lying[piece.place].append(piece.id)
        contents = {place: tuple(ids) for place, ids in lying.items()}
        return cls(seats, by_place, dict(secrets or {}), by_id, contents, dict(counters))

    def table(self) -> Table:
        """A copy of the bare table that later changes leave alone."""
        return Table(
            self.seats, self.places, self.secrets, self.pieces.copy(), self.contents.copy(), self.counters.copy()
        )

    def snapshot(self) -> Snapshot:
        """The table as one comparable, savable value."""
        return Snapshot(
            self.seats,
            tuple(self.places.values()),
            dict(self.secrets),
            tuple(self.pieces[key] for key in sorted(self.pieces)),
            {key: ids for key, ids in sorted(self.contents.items()) if ids},
            dict(sorted(self.counters.items())),
        )

    @classmethod
    def restored(cls, snapshot: Snapshot) -> Table:
        """The table that `snapshot` was taken of."""
        places = {place.id: place for place in snapshot.places}
        contents: dict[str, tuple[str, ...]] = dict.fromkeys(places, ())
        contents.update(snapshot.contents)
        pieces = {piece.id: piece for piece in snapshot.pieces}
        return cls(snapshot.seats, places, dict(snapshot.secrets), pieces, contents, dict(snapshot.counters))

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
