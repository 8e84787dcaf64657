"""The board as printed: the two starting lines, and the rooms with their squares, edges and gears.

A square is named by its room and where it is printed there, so a turning room takes its squares along.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.dungeon_twister.components import BLUE, SIDE, YELLOW, Room
from engine.dungeon_twister.terrain import SLOPES, Bar, Terrain
from engine.flow import BadData
from engine.parts.grids import STEPS, Grid, printed_cell
from engine.said import said

#: Letter of a line -> its seat; a line has ten squares (DT-SETUP-04), firm ground but no room (DT-TERR-LINE-1).
LINE = {"Y": YELLOW, "B": BLUE}
LINES = {seat: tuple([f"{letter}{n}" for n in range(2 * SIDE)]) for letter, seat in LINE.items()}
LINE_OF = {square: seat for seat, squares in LINES.items() for square in squares}
#: Where starters lie face down before they are shown (DT-SETUP-06), each with its square of the line.
STARTS = {f"start-{squares[n]}": squares[n] for squares in LINES.values() for n in (1, 3, 6, 8)}
#: How many starters a seat has (DT-SETUP-06).
STARTERS = len(STARTS) // len(LINES)
#: The sides of a square as fixtures name them, in the order of directions.
_SIDES = "nesw"


def square(room: str, row: int, column: int) -> str:
    """The id of a square by where it is printed."""
    return f"{room}-{row}{column}"


def gate_piece(place: str) -> str:
    """The id of the portcullis on an edge."""
    return f"gate-{place}"


class Edge(NamedTuple):
    """What is printed on an edge of a square: its place, the kind of bar ("" none), the room's square beyond."""

    place: str
    bar: str
    beyond: str


NO_EDGE = Edge("", "", "")


class Tiles:
    """The rooms of all boxes as printed.

    `room_of` and `terrain` are by square, `veil` the kind that lies over it; `rough` are the squares whose ground
    asks anything of anybody, `dim` those that hide what lies beyond them. `gear`
    and `sister` are by room: each has one gear, and one sister, whose arrow points the other way (DT-ROT-09).
    `slopes` gives the printed direction of each one-way edge, `mirrors` by square the two sides on which its
    mirror hangs. `gates` are the places of portcullises by room, `gate_pieces` the same each with its piece,
    `gated` the places of all. `marked` is by square: the place of its markers; `under` the other way round.
    `edges` are the places of all edges, `barred` by room the kinds of bars on them.
    """

    def __init__(
        self,
        rows: Mapping[str, Room],
        grids: Mapping[str, Grid],
        terrain: Mapping[str, Terrain],
        bars: Mapping[str, Bar],
        veiling: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.rows, self.grids = rows, grids
        self._bars = {sign: kind for kind, bar in bars.items() for sign in bar.signs} | {" ": ""}
        self.room_of = {key: room for room in grids for key, _ in _cells(room)}
        self.floor = {room: tuple([key for key, _ in _cells(room)]) for room in grids}
        self.sister = {
            room: next(other for other, data in rows.items() if data.pair == rows[room].pair and other != room)
            for room in rows
        }
        self._lay_ground(terrain, veiling or {})
        self._lay_edges(bars)
        self._lay_gates(bars)
        self.mirrors = {
            square(room, int(spot[0]), int(spot[1])): (_SIDES.index(spot[2]), _SIDES.index(spot[3]))
            for room, row in rows.items()
            for spot in row.mirrors
        }
        self.marked = {key: f"{room}-m{row}{column}" for room in grids for key, (row, column) in _cells(room)}
        self.under = {place: key for key, place in self.marked.items()}
        #: The places of markers: on squares and on edges.
        self.marks = frozenset([*self.under, *self.edges])
        self.squares = frozenset([*self.room_of, *LINE_OF])
        #: Where tokens and markers lie on the board.
        self.board = self.squares | self.marks

    def _lay_ground(self, terrain: Mapping[str, Terrain], veiling: Mapping[str, tuple[str, str]]) -> None:
        """What the drawings show on squares, and what lies over it."""
        laid = {sign: (kind, below) for kind, row in terrain.items() for sign, below in row.veils} | dict(veiling)
        signs = {row.sign: kind for kind, row in terrain.items() if row.sign}
        signs |= {sign: below for sign, (_, below) in laid.items()}
        self._judge(signs)
        drawn = {key: grid.cells[r][c] for room, grid in self.grids.items() for key, (r, c) in _cells(room)}
        self.terrain = {key: signs[sign] for key, sign in drawn.items()}
        self.veil = {key: laid[sign][0] for key, sign in drawn.items() if sign in laid}
        rough = [key for key, kind in self.terrain.items() if not terrain[kind].plain]
        self.rough = frozenset([*rough, *self.veil])
        #: The squares of each kind of ground.
        self.spots: dict[str, tuple[str, ...]] = {}
        for key, kind in self.terrain.items():
            self.spots[kind] = (*self.spots.get(kind, ()), key)
        self.dim = frozenset([key for key, kind in self.terrain.items() if terrain[kind].sight])
        self.gear = {self.room_of[key]: key for key, kind in self.terrain.items() if kind == "gear"}
        self.gears = frozenset(self.gear.values())

    def _lay_edges(self, bars: Mapping[str, Bar]) -> None:
        """What the drawings show on the edges of squares."""
        self._edges = {
            (key, direction): self._edge(key, direction) for key in self.room_of for direction in range(len(STEPS))
        }
        bars_of: dict[str, set[str]] = {room: set() for room in self.grids}
        for (key, _), edge in self._edges.items():
            bars_of[self.room_of[key]].add(edge.bar)
        self.barred = {room: frozenset(kinds - {""}) for room, kinds in bars_of.items()}
        self.edges = frozenset([edge.place for edge in self._edges.values()])
        drawn = [(edge, self._sign(*key)) for key, edge in self._edges.items()]
        sloping = {edge.place: sign for edge, sign in drawn if edge.bar and bars[edge.bar].sloping}
        self.slopes = {place: SLOPES.index(sign) for place, sign in sloping.items()}

    def _lay_gates(self, bars: Mapping[str, Bar]) -> None:
        """Where the portcullises are."""
        gates = {edge.place for edge in self._edges.values() if edge.bar and bars[edge.bar].gate}
        self.gates = {room: tuple([e for e in _edges_of(room) if e in gates]) for room in self.grids}
        self.gated = frozenset(gates)
        self.gate_pieces = {
            room: tuple([(place, gate_piece(place)) for place in places]) for room, places in self.gates.items()
        }

    def _judge(self, signs: Mapping[str, str]) -> None:
        """Raises BadData, naming the room, if a drawing holds a sign that no kind of ground or bar has."""
        for room, grid in self.grids.items():
            cells, edges = "".join(grid.cells), "".join((*grid.flat, *grid.upright))
            unknown = (set(cells) - signs.keys()) | (set(edges) - self._bars.keys())
            if unknown:
                where, sign = f"box.toml, rooms, {room}", sorted(unknown)[0]
                raise BadData(said("{where}: {sign} means nothing in a drawing.", where=where, sign=sign))

    def printed(self, room: str) -> frozenset[str]:
        """The kinds of ground, veils and bars on a room."""
        floor = self.floor[room]
        return self.barred[room].union(
            *[{kinds[key] for key in floor if key in kinds} for kinds in (self.terrain, self.veil)]
        )

    def edges_with(self, bar: str) -> tuple[str, ...]:
        """The edges on which a kind of bar is printed."""
        return tuple(dict.fromkeys([edge.place for edge in self._edges.values() if edge.bar == bar]))

    def edge(self, key: str, direction: int) -> Edge:
        """What is printed on an edge of a square of a room."""
        return self._edges[key, direction]

    def _sign(self, key: str, direction: int) -> str:
        """What the drawing shows on an edge of a square."""
        return self.grids[self.room_of[key]].edge((int(key[-2]), int(key[-1])), direction)

    def _edge(self, key: str, direction: int) -> Edge:
        room, row, column = self.room_of[key], int(key[-2]), int(key[-1])
        grid = self.grids[room]
        beyond = square(room, row + STEPS[direction][0], column + STEPS[direction][1])
        place = f"{room}-{grid.edge_name((row, column), direction)}"
        bar = self._bars[grid.edge((row, column), direction)]
        return Edge(place, bar, beyond if beyond in self.room_of else "")


def _cells(room: str) -> list[tuple[str, tuple[int, int]]]:
    """The squares of a room, each with its row and column as printed."""
    cells = [(row, column) for row in range(SIDE) for column in range(SIDE)]
    return [(square(room, *cell), cell) for cell in cells]


def _edges_of(room: str) -> list[str]:
    """The places of the edges of a room, the lying ones first."""
    lying = [f"{room}-h{row}{column}" for row in range(SIDE + 1) for column in range(SIDE)]
    return lying + [f"{room}-v{row}{column}" for row in range(SIDE) for column in range(SIDE + 1)]


@lru_cache(maxsize=1 << 9)
def shown(room: str, turn: int) -> dict[str, tuple[int, int]]:
    """Where the squares of a room lie in its slot when it is turned so."""
    return {square(room, *printed_cell(cell, turn, SIDE)): cell for _, cell in _cells(room)}


def room_of(place: str) -> str:
    """The room, or the line, of a square, by which people call it."""
    return place.partition("-")[0]
