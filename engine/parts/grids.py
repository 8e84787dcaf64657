"""Square tiles drawn in characters: cells, the edges between them, and quarter turns.

A drawing has a line of edges above every row of cells and one below the last: `+---+===+   +` and `| . H . `.
A cell is four characters wide. Its character stands in the middle, and so do the characters of its edges.
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
    """A square tile, as characters.

    `cells[row][column]` is a cell, `flat[row][column]` the edge north of it, `upright[row][column]` the edge west
    of it. `flat` has one more row than `cells`, and `upright` one more column.
    """

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
        """The number of cells along a side."""
        return len(self.cells)

    def edge(self, cell: Cell, direction: int) -> str:
        """The character of the edge of a cell in this direction."""
        row, column = cell
        if direction == NORTH:
            return self.flat[row][column]
        if direction == SOUTH:
            return self.flat[row + 1][column]
        return self.upright[row][column + (direction == EAST)]

    def edge_name(self, cell: Cell, direction: int) -> str:
        """The name of the edge of a cell in this direction, the same from both sides: h (flat) or v (upright),
        row, column."""
        row, column = cell
        if direction in (NORTH, SOUTH):
            return f"h{row + (direction == SOUTH)}{column}"
        return f"v{row}{column + (direction == EAST)}"


def printed_cell(cell: Cell, quarters: int, size: int) -> Cell:
    """The printed cell that lies at `cell` when a tile of `size` cells a side is turned by clockwise quarters."""
    row, column = cell
    for _ in range(quarters % 4):
        row, column = size - 1 - column, row
    return row, column


def shown_cell(cell: Cell, quarters: int, size: int) -> Cell:
    """The cell where a printed cell lies when a tile of `size` cells a side is turned by clockwise quarters."""
    return printed_cell(cell, -quarters % 4, size)
