"""Pieces that carry places: where the places lie on such a piece, and how many directions the piece has.

Lengths are board units, `y` runs down. Turns are clockwise; a full turn has as many as there are directions
(`ways`).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from engine.parts import hexes
from engine.said import Said, said
from engine.table import after_first_part

Point = tuple[float, float]

#: Cosine and sine of one turn, by the number of ways.
_TURNS: dict[int, Point] = {4: (0.0, 1.0), 6: (0.5, 0.75**0.5)}


def turned(at: Point, turns: int, ways: int) -> Point:
    """A point turned round the origin by so many of `ways` clockwise turns."""
    x, y = at
    cosine, sine = _TURNS[ways]
    for _ in range(turns % ways):
        x, y = cosine * x - sine * y, sine * x + cosine * y
    return x, y


def shorter(before: int, after: int, ways: int) -> int:
    """The turns from one direction to another by the shorter way; negative ones are anticlockwise. Half a turn
    goes anticlockwise."""
    return (after - before + ways // 2) % ways - ways // 2


class SquareCarrier(Struct, frozen=True, forbid_unknown_fields=True, tag_field="ways", tag=4):
    """Pieces that carry a grid of squares while they lie in one of the `slots` (patterns of ids). They turn 4
    ways.

    Each square is `side` units wide, and there are places on the edges of the squares. `square`, `north` and
    `west` give the ids of the square in a row and column, and of its northern and western edge. `marked` gives
    the id of a further place on the square for markers that change its ground; empty if there is none. Rows and
    columns count from 0 as the piece lies unturned. All places turn with the piece.
    """

    ways: ClassVar[int] = 4

    kinds: str
    slots: tuple[str, ...]
    rows: int
    columns: int
    side: float
    square: str = "{id}-{row}{column}"
    north: str = "{id}-h{row}{column}"
    west: str = "{id}-v{row}{column}"
    marked: str = ""

    def empty_hexes(self, slot: str) -> dict[str, Point]:
        """A slot for squares has no places while it is empty."""
        return {}

    @property
    def top(self) -> float:
        """How far above the middle the piece ends."""
        return self.rows * self.side / 2

    @property
    def complaint(self) -> Said:
        """What to say if the ids of the places cannot be made."""
        return _unfilled((self.square, self.north, self.west, self.marked), "{id}, {row}, {column}")

    def grid(self, piece: str) -> dict[str, tuple[Point, int]]:
        """Every place that a piece may carry: where it is from its middle, unturned, and its own quarter turns."""
        side, found = self.side, dict[str, tuple[Point, int]]()
        left, top = -self.columns * side / 2, -self.rows * side / 2
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                x, y = left + column * side, top + row * side
                ids: dict[str, str | int] = {"id": piece, "row": row, "column": column}
                if row < self.rows and column < self.columns:
                    found |= dict.fromkeys(_all(ids, self.square, self.marked), ((x + side / 2, y + side / 2), 0))
                if column < self.columns:
                    found[self.north.format(**ids)] = ((x + side / 2, y), 0)
                if row < self.rows:
                    found[self.west.format(**ids)] = ((x, y + side / 2), 1)
        return found


class HexCarrier(Struct, frozen=True, forbid_unknown_fields=True, tag_field="ways", tag=6):
    """Pieces that carry a disc of hexes while they lie in one of the `slots` (patterns of ids). They turn 6 ways.

    Each hex stands on a corner and is `side` units wide; `radius` is the distance of the outermost hexes from the
    middle one, in hexes. `hex` gives the ids of the hexes, from the piece's `id` or the end of it (`key`): `n`
    counts from 0 in the middle, ring by ring, clockwise from the north-east. `marked` gives the ids of further
    places on the hexes for markers that change their ground. `edge` gives the ids of their edges: `n` is the lower
    number of the hexes beside one, and `direction` (0 for north-east, clockwise) leads from there to it. `empty`
    gives the ids of the hexes of a slot in which no piece lies, `key` being the end of the slot's id. Each is
    empty if there are no such places. All places turn with the piece.
    """

    ways: ClassVar[int] = 6

    kinds: str
    slots: tuple[str, ...]
    radius: int
    side: float
    hex: str = "{id}-{n:02}"
    marked: str = ""
    edge: str = ""
    empty: str = ""

    @property
    def top(self) -> float:
        """How far above the middle the piece ends."""
        return self.side * (self.radius * _TURNS[6][1] + 0.5)

    @property
    def complaint(self) -> Said:
        """What to say if the ids of the places cannot be made."""
        return _unfilled((self.hex, self.marked, self.edge, self.empty), "{id}, {key}, {n}, {direction}")

    def grid(self, piece: str) -> dict[str, tuple[Point, int]]:
        """Every place that a piece may carry: where it is from its middle, unturned, and its own sixths of a turn.

        An edge in the east of a hex is not turned.
        """
        land, found = hexes.disc(hexes.MIDDLE, self.radius), dict[str, tuple[Point, int]]()
        ids: dict[str, str | int] = {"id": piece, "key": after_first_part(piece)}
        for n, here in enumerate(land):
            found |= dict.fromkeys(_all(ids | {"n": n}, self.hex, self.marked), (self._at(here), 0))
        known = set[hexes.Edge]()
        for n, here in enumerate(land if self.edge else ()):
            for direction in range(6):
                if hexes.edge(here, direction) not in known:
                    known.add(hexes.edge(here, direction))
                    (x, y), (x2, y2) = self._at(here), self._at(hexes.beside(here, direction))
                    key = self.edge.format(**ids, n=n, direction=direction)
                    found[key] = (((x + x2) / 2, (y + y2) / 2), (direction - hexes.EAST) % 3)
        return found

    def empty_hexes(self, slot: str) -> dict[str, Point]:
        """The hexes of a slot in which no piece lies: where each is from the middle of the slot."""
        if not self.empty:
            return {}
        land, key = hexes.disc(hexes.MIDDLE, self.radius), after_first_part(slot)
        return {self.empty.format(key=key, n=n): self._at(here) for n, here in enumerate(land)}

    def _at(self, here: hexes.Hex) -> Point:
        x, y = hexes.centre(here)
        return x * self.side, y * self.side


Carrier = SquareCarrier | HexCarrier


def _all(ids: dict[str, str | int], *patterns: str) -> tuple[str, ...]:
    """The places in the middle of a square or hex, by those patterns that are not empty."""
    return tuple([pattern.format(**ids) for pattern in patterns if pattern])


def _unfilled(patterns: tuple[str, ...], names: str) -> Said:
    return said("Of {ids} only {names} can be filled in.", ids=", ".join(filter(None, patterns)), names=names)
