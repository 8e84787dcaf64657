"""The table: pieces in places, and counters.

Pieces are small frozen records in plain dicts, so a clone is three dict copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Self

from msgspec import Struct
from msgspec.structs import replace


class Piece(Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """One piece: what it is (`kind`), where it lies, and how it lies there.

    `face` is 0 for face up and 1 for face down. `turn` counts clockwise turns from 0: a turn is a quarter, or a
    sixth where places are hexes. `marks` are named numbers on the piece, sorted by name. `known` lists the seats
    that know the piece wherever it lies; a view lists only the viewer's seat. `mask` is the number by which seats
    that do not know the piece can follow it, 0 where they cannot.
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

    `seen` lists the seats that see what the pieces are; None means everybody, () nobody. A piece may be known to
    more seats (`Piece.known`). `back` is the kind that a hidden piece shows there.
    `lie` says how hidden pieces lie. In a heap (a hand, a bag) they have no order and look the same. In a pile the
    pieces that nobody knows have no order and lie at the bottom; the known ones lie on top of them, in order.
    Pieces that lie apart keep their order, and everybody can follow each of them.
    """

    id: str
    seen: tuple[str, ...] | None = None
    back: str = ""
    lie: Literal["heap", "pile", "apart"] = "heap"

    def open_to(self, seat: str | None) -> bool:
        """Whether `seat` (None: an onlooker) sees what lies here."""
        return self.seen is None or (seat is not None and seat in self.seen)


class Places(dict[str, Place]):
    """The places of a table by their ids.

    `closed` holds the places that are not open to everybody, `apart` the ids of those closed places where pieces
    lie apart. A set of places never changes, so it is compared and hashed by identity.
    """

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
    """Place id -> the ids of its pieces, lowest first, for each place that is not empty.

    Reading an empty place gives (), reading an unknown place raises KeyError. `in` asks whether anything lies in a
    place. Empty places are left out, so the cost of a copy does not grow with the board.
    """

    __slots__ = ("places",)

    places: Places

    @classmethod
    def of(cls, places: Places, lying: Mapping[str, Sequence[str]]) -> Contents:
        """The contents of `places`; `lying` may list empty places."""
        made = cls({place: tuple(pieces) for place, pieces in lying.items() if pieces})
        made.places = places
        return made

    def __missing__(self, place: str) -> tuple[str, ...]:
        """() for an empty place. Raises KeyError for an unknown one."""
        if place in self.places:
            return ()
        raise KeyError(place)

    def copy(self) -> Contents:
        """A copy that later changes leave alone."""
        made = Contents(self)
        made.places = self.places
        return made

    def put(self, place: str, pieces: tuple[str, ...]) -> None:
        """Replace what lies in `place` by these pieces, lowest first."""
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

    `seats` go clockwise. `places` and `secrets` (counter name -> the one seat that knows it) are fixed at set-up
    and shared between clones. `pieces`, `contents`, `counters` and `numbered` (the highest mask number given so
    far) are the state. `memo` is the cache of this version of the table, `memo_of_pieces` that of its
    pieces, `memo_of_presence` that of what does not ask where in its region one is (`engine.table.memo`).
    """

    __slots__ = (
        "contents", "counters", "memo", "memo_of_pieces", "memo_of_presence", "numbered", "pieces", "places",
        "seats", "secrets",
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
        self.memo_of_presence: dict[Any, Any] = {}
        self.numbered = numbered

    @classmethod
    def build(
        cls,
        seats: tuple[str, ...],
        places: Iterable[Place],
        pieces: Iterable[Piece],
        counters: Mapping[str, int],
        secrets: Mapping[str, str] | None = None,
    ) -> Self:
        """A table with `pieces` put into their places in the given order.

        Pieces in closed places that lie apart get their mask numbers in that order, so the order must not give
        away what they are. Raises ValueError if two pieces share an id or a piece names an unknown place.
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

    @property
    def regions(self) -> Mapping[str, str]:
        """The places between which pieces go about, each with its region; none if the table knows no game."""
        return {}

    def new_version(self) -> None:
        """Begin a new version of the table with an empty cache.

        `apply` does this itself; code that writes into the dicts of a table by hand must call it.
        """
        self.memo = {}
        self.memo_of_pieces = {}
        self.memo_of_presence = {}

    def bare_copy(self) -> Table:
        """A copy without pages or question, as a plain table, that later changes leave alone."""
        pieces, contents, counters = self.pieces.copy(), self.contents.copy(), self.counters.copy()
        return Table(self.seats, self.places, self.secrets, pieces, contents, counters, self.numbered)

    def snapshot(self) -> Snapshot:
        """The table as one value, to save or compare."""
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
        """The table of a snapshot."""
        places = Places(snapshot.places)
        contents = Contents.of(places, snapshot.contents)
        pieces = {piece.id: piece for piece in snapshot.pieces}
        secrets, counters = dict(snapshot.secrets), dict(snapshot.counters)
        return cls(snapshot.seats, places, secrets, pieces, contents, counters, snapshot.numbered)

    def knows(self, seat: str | None, piece: str) -> bool:
        """Whether `seat` (None: an onlooker) knows what `piece` is, because its place is open or the piece is
        known."""
        found = self.pieces[piece]
        return self.places[found.place].open_to(seat) or seat in found.known

    def place_of(self, piece: str) -> str:
        """The place where `piece` lies."""
        return self.pieces[piece].place

    def kinds_in(self, place: str, kind: str) -> tuple[str, ...]:
        """The pieces of one kind in `place`, lowest first."""
        pieces = self.pieces
        return tuple([piece for piece in self.contents[place] if pieces[piece].kind == kind])

    def after(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from `seat`."""
        here = self.seats.index(seat)
        return self.seats[here + 1 :] + self.seats[:here]
