"""Corridor tiles: drawn by chance, laid on darkness, floor from then on (DT-TERR-CORRIDOR)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.forces_of_darkness.darkness import dark
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.tokens import is_rope, things
from engine.flow import Event, Position, read_as
from engine.parts.grids import STEPS
from engine.table import Change, Move

SIZES = (1, 2, 3)
SIDES = "nesw"
_EAST = 1


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Some equal tiles, as corridors.toml has them."""

    size: int
    number: int = 1
    walls: tuple[str, ...] = ()
    pit: int = -1


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[_Row, ...]


_ROWS = read_as(Path(__file__).parent / "corridors.toml", _File).tiles


class Tile(NamedTuple):
    """A tile: the markers of its squares, and those of its walls, each with its square and side if the tile runs
    east."""

    squares: tuple[str, ...]
    walls: tuple[tuple[str, int, int], ...]

    @property
    def size(self) -> int:
        """How many squares it covers."""
        return len(self.squares)

    @property
    def plain(self) -> bool:
        """Whether it is the same from both ends, and from all sides."""
        return not self.walls and not any(key.startswith("corridorpit") for key in self.squares)


@cache
def tiles() -> dict[str, Tile]:
    """All tiles by name: "1-1" is the first of size 1."""
    found: dict[str, Tile] = {}
    used = {"corridor": 0, "corridorpit": 0, "corridorwall": 0}

    def marker(kind: str) -> str:
        used[kind] += 1
        return f"{kind}-{used[kind]}"

    for row in _ROWS:
        for _ in range(row.number):
            squares = [marker("corridorpit" if n == row.pit else "corridor") for n in range(row.size)]
            walls = [(marker("corridorwall"), int(wall[0]), SIDES.index(wall[1])) for wall in row.walls]
            number = 1 + sum([tile.size == row.size for tile in found.values()])
            found[f"{row.size}-{number}"] = Tile(tuple(squares), tuple(walls))
    return found


def stock(t: Position, size: int) -> list[str]:
    """The tiles of a size that are not laid yet (DT-RULE-BOX-3)."""
    there = {*left_of(t, "corridor"), *left_of(t, "corridorpit")}
    return [name for name, tile in tiles().items() if tile.size == size and tile.squares[0] in there]


class Lit(Event, tag="lit", frozen=True, gc=False):
    """Darkness is lit: a tile covers squares; `laid` are its markers, each with its place."""

    seat: str
    figure: str
    squares: tuple[str, ...]
    laid: tuple[tuple[str, str], ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(marker, place) for marker, place in self.laid])


# -- where a tile fits -----------------------------------------------------------------------------------


class Run(NamedTuple):
    """Squares in a row, in the order in which a tile covers them, and the side of the board to which it runs."""

    squares: tuple[str, ...]
    side: int


def runs(t: Position, sources: tuple[str, ...], size: int) -> list[Run]:
    """Where a tile of a size fits: wholly on darkness within one room, beside one of the sources
    (DT-TERR-CORRIDOR-5)."""
    b, found = board(t), list[Run]()
    beside = dict.fromkeys([to for source in sources for to in b.touching(source) if dark(t, to)])
    for touched in beside:
        for side in range(len(STEPS)):
            for before in range(size):
                run = Run(tuple(_line(t, touched, side, before, size)), side)
                if len(run.squares) == size and run not in found:
                    found.append(run)
    return found


def _line(t: Position, touched: str, side: int, before: int, size: int) -> Iterator[str]:
    """The dark squares of one room in a line to a side, beginning so many squares before one."""
    b, room_of = board(t), content(t).tiles.room_of
    row, column = b.where(touched)
    for n in range(-before, size - before):
        square = b.at(row + n * STEPS[side][0], column + n * STEPS[side][1])
        if room_of.get(square) != room_of[touched] or not dark(t, square):
            return
        yield square


def distinct(found: list[Run], tile: Tile) -> list[Run]:
    """Runs that differ for a tile: a plain one looks the same from both ends, a single square from all sides."""
    if not tile.plain:
        return found
    return list({frozenset(run.squares): run for run in reversed(found)}.values())


# -- laying it -------------------------------------------------------------------------------------------


def lay(t: Position, seat: str, figure: str, tile: Tile, run: Run, clause: str) -> None:
    """Lay a tile; what lay in the darkness stays where it is (DT-CHAR-SHADOW-11), but things fall into a pit."""
    marked = content(t).tiles.marked
    laid = [(marker, marked[square]) for marker, square in zip(tile.squares, run.squares, strict=True)]
    for marker, n, side in tile.walls:
        place = _free_edge(t, run.squares[n], (side - _EAST + run.side) % len(STEPS))
        laid += [(marker, place)] if place else []
    t.emit(Lit(seat, figure, run.squares, tuple(laid), clause))
    for square in run.squares:
        for thing in things(t, square) if board(t).deep(square) else ():
            if not is_rope(t, thing):
                t.emit(Lost(thing, "DT-PIT-06"))


def _free_edge(t: Position, square: str, side: int) -> str:
    """The place of a wall of a tile; empty where something is printed, or a wall is broken already
    (DT-TERR-CORRIDOR-4)."""
    _, edges = board(t).edges(square, side)
    own = edges[0]
    return "" if own.bar or t.contents[own.place] else own.place


EVENTS = (Lit,)
NUMBERS = {"price/light": "DT-TERR-CORRIDOR-2"}
