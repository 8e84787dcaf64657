"""The board as printed: the two starting lines, and the rooms with their squares, edges and gears.

A square is named by its room and where it is printed there, so a turning room takes its squares along.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.dungeon_twister.components import BLUE, SIDE, YELLOW, Room
from engine.parts.grids import STEPS, Grid, printed

#: Letter of a line -> its seat; a line has ten squares (DT-SETUP-04), firm ground but no room (DT-TERR-LINE-1).
LINE = {"Y": YELLOW, "B": BLUE}
LINES = {seat: tuple([f"{letter}{n}" for n in range(2 * SIDE)]) for letter, seat in LINE.items()}
LINE_OF = {square: seat for seat, squares in LINES.items() for square in squares}
#: Where starters lie face down before they are shown (DT-SETUP-06), each with its square of the line.
STARTS = {f"start-{squares[n]}": squares[n] for squares in LINES.values() for n in (1, 3, 6, 8)}

#: What parts two squares, by the character in a room's drawing: a wall parts them for everything (DT-TERR-WALL-1),
#: an open or broken portcullis for nothing (DT-PORT-02), one backed by a wall leads nowhere (DT-PORT-07).
BARS = {"-": "wall", "|": "wall", "o": "arrow slit", "=": "portcullis", "H": "portcullis", " ": ""}


def square(room: str, row: int, column: int) -> str:
    """The id of a square by where it is printed."""
    return f"{room}-{row}{column}"


def gate_piece(place: str) -> str:
    """The id of the portcullis on an edge."""
    return f"gate-{place}"


class Tiles:
    """The rooms of all boxes as printed.

    `room_of` and `terrain` are by square: "." floor (DT-TERR-FLOOR-1), "R" gear, "P" pit. `gear` and `sister`
    are by room: each has one gear, and one sister, whose arrow points the other way (DT-ROT-09). `gates` are the
    places of portcullises by room, `gated` the places of all.
    """

    def __init__(self, rows: Mapping[str, Room], grids: Mapping[str, Grid]) -> None:
        cells = [(row, column) for row in range(SIDE) for column in range(SIDE)]
        self.rows, self.grids = rows, grids
        self.room_of = {square(room, *cell): room for room in grids for cell in cells}
        self.terrain = {square(room, r, c): grid.cells[r][c] for room, grid in grids.items() for r, c in cells}
        self.pits = frozenset([key for key, terrain in self.terrain.items() if terrain == "P"])
        self.gear = {self.room_of[key]: key for key, terrain in self.terrain.items() if terrain == "R"}
        self.gears = frozenset(self.gear.values())
        self.sister = {
            room: next(other for other, data in rows.items() if data.pair == rows[room].pair and other != room)
            for room in rows
        }
        self.gates = {room: _gates(room, grid) for room, grid in grids.items()}
        self.gated = frozenset([place for places in self.gates.values() for place in places])
        self.squares = frozenset([*self.room_of, *LINE_OF])
        self._edges: dict[tuple[str, int], tuple[str, str, str]] = {}

    def edge(self, key: str, direction: int) -> tuple[str, str, str]:
        """What is printed on an edge of a square, the place of the portcullis, and the room's square beyond."""
        if (key, direction) not in self._edges:
            self._edges[key, direction] = self._edge(key, direction)
        return self._edges[key, direction]

    def _edge(self, key: str, direction: int) -> tuple[str, str, str]:
        room, row, column = self.room_of[key], int(key[-2]), int(key[-1])
        bar = BARS[self.grids[room].edge((row, column), direction)]
        gate = f"{room}-{self.grids[room].named((row, column), direction)}" if bar == "portcullis" else ""
        beyond = square(room, row + STEPS[direction][0], column + STEPS[direction][1])
        return bar, gate, beyond if beyond in self.room_of else ""


def _gates(room: str, grid: Grid) -> tuple[str, ...]:
    """The places of the portcullises of a room: the edges where one is printed."""
    return tuple(
        [f"{room}-h{k}{c}" for k, edges in enumerate(grid.flat) for c, edge in enumerate(edges) if edge == "="]
        + [f"{room}-v{r}{k}" for r, edges in enumerate(grid.upright) for k, e in enumerate(edges) if e == "H"]
    )


@lru_cache(maxsize=1 << 9)
def shown(room: str, turn: int) -> dict[str, tuple[int, int]]:
    """Where the squares of a room lie in its slot when it is turned so."""
    cells = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    return {square(room, *printed(cell, turn, SIDE)): cell for cell in cells}
