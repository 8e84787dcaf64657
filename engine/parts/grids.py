"""Square tiles drawn in characters: cells, the edges between them, and quarter turns.

A drawing has a line of edges above every row of cells and one below the last: `+---+===+   +` and `| . H . `.
Cells stand two characters behind a post; an edge is told by the character in its middle.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.said import said

NORTH, EAST, SOUTH, WEST = range(4)
#: Row and column steps by direction.
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))

Cell = tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """A square tile: `cells[row][column]`, `flat[k][column]` the edge north of row k, `upright[row][k]` the edge
    west of column k; each has one more than there are cells."""

    cells: tuple[str, ...]
    flat: tuple[str, ...]
    upright: tuple[str, ...]

    @classmethod
    def read(cls, drawing: str) -> Grid:
        """The grid of a drawing. Raises ValueError if its lines do not make a square."""
        lines = drawing.strip("\n").splitlines()
        size = len(lines) // 2
        if len(lines) != 2 * size + 1:
            words = said("a drawing of {number} lines has no line of edges below its last row", number=len(lines))
            raise ValueError(words)
        lines = [line.ljust(4 * size + 1) for line in lines]
        if any(len(line) != 4 * size + 1 for line in lines):
            raise ValueError(said("a line of the drawing is longer than {size} cells", size=size))
        return cls(
            tuple(line[2::4] for line in lines[1::2]),
            tuple(line[2::4] for line in lines[::2]),
            tuple(line[::4] for line in lines[1::2]),
        )

    @property
    def size(self) -> int:
        """Cells along a side."""
        return len(self.cells)

    def edge(self, cell: Cell, direction: int) -> str:
        """The character of one of the four edges of a cell."""
        row, column = cell
        if direction == NORTH:
            return self.flat[row][column]
        if direction == SOUTH:
            return self.flat[row + 1][column]
        return self.upright[row][column + (direction == EAST)]

    def named(self, cell: Cell, direction: int) -> str:
        """The name of that edge, the same from both sides: h (lying) or v (upright), row, column."""
        row, column = cell
        if direction in (NORTH, SOUTH):
            return f"h{row + (direction == SOUTH)}{column}"
        return f"v{row}{column + (direction == EAST)}"


def printed(cell: Cell, quarters: int, size: int) -> Cell:
    """Which cell of a tile as it is printed lies at `cell` when the tile is turned by clockwise quarters."""
    row, column = cell
    for _ in range(quarters % 4):
        row, column = size - 1 - column, row
    return row, column


def shown(cell: Cell, quarters: int, size: int) -> Cell:
    """Where a printed cell lies when the tile is turned by clockwise quarters."""
    return printed(cell, -quarters % 4, size)
