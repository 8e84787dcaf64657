"""The board as it lies: which squares touch, and what parts them at the moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dungeon_twister.components import BLUE, SIDE, YELLOW
from engine.dungeon_twister.content import Content, content
from engine.dungeon_twister.tiles import LINE_OF, LINES, gate_piece, shown, square
from engine.flow import Position
from engine.parts.grids import STEPS, printed
from engine.table import Table, memoised

Lie = tuple[tuple[str, str, int], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """What lies in one direction of a square: the square there (or the slot of a face-down room, or nothing), what
    bars the way ("" free, "wall", "arrow slit", "portcullis", "room" face down), and the portcullises between."""

    to: str
    bar: str
    gates: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


class Board:
    """The board as it lies: after a turn everything is read from the new position (DT-ROT-08).

    What is asked of it is worked out when first asked, and kept.
    """

    __slots__ = ("_lie", "_opened", "_touching", "_turns", "_ways", "content", "rooms", "slot", "slots", "tiles")

    def __init__(self, boxes: Content, lie: Lie, opened: frozenset[str]) -> None:
        self.content = boxes
        self.tiles = boxes.tiles
        self._lie = lie
        self.slots = tuple([slot for slot, _, _ in lie])
        self.rooms = {slot: room for slot, room, _ in lie if room}
        self.slot = {room: slot for slot, room in self.rooms.items()}
        self._turns = {room: turn for _, room, turn in lie}
        self._opened = opened
        self._ways: dict[str, tuple[Way, ...]] = {}
        self._touching: dict[str, tuple[str, ...]] = {}

    def turned(self, room: str, quarters: int) -> Board:
        """The board with one room turned by clockwise quarters."""
        lie = [(slot, key, (turn + quarters) % 4 if key == room else turn) for slot, key, turn in self._lie]
        return _board(self.content, tuple(lie), self._opened)

    def ways(self, key: str) -> tuple[Way, ...]:
        """What lies north, east, south and west of a square."""
        if key not in self._ways:
            self._ways[key] = tuple([self._way(key, direction) for direction in range(4)])
        return self._ways[key]

    def touching(self, key: str) -> tuple[str, ...]:
        """The squares adjacent to a square: side by side with nothing between (DT-MOVE-01), lines included
        (DT-TERR-LINE-2, DT-COMBAT-15)."""
        if key not in self._touching:
            self._touching[key] = tuple([way.to for way in self.ways(key) if way.to and not way.bar])
        return self._touching[key]

    def where(self, key: str) -> tuple[int, int]:
        """Row and column of a square that lies open: rooms from column 0 on, the lines at both ends."""
        if key in LINE_OF:
            return int(key[1:]), -1 if LINE_OF[key] == YELLOW else SIDE * (len(self.slots) // 2)
        room = self.tiles.room_of[key]
        slot = self.slot[room]
        row, column = shown(room, self._turns[room])[key]
        return SIDE * (slot[0] == "S") + row, SIDE * (int(slot[1:]) - 1) + column

    def at(self, row: int, column: int) -> str:
        """The square at a row and column, the slot if its room lies face down, empty beyond the board."""
        if not 0 <= row < 2 * SIDE:
            return ""
        last = len(self.slots) // 2
        if column in (-1, SIDE * last):
            return LINES[YELLOW if column < 0 else BLUE][row]
        if not 0 <= column < SIDE * last:
            return ""
        slot = f"{'NS'[row // SIDE]}{column // SIDE + 1}"
        room = self.rooms.get(slot, "")
        return square(room, *printed((row % SIDE, column % SIDE), self._turns[room], SIDE)) if room else slot

    def _way(self, key: str, direction: int) -> Way:
        edges = [self._edge(key, direction)]
        to = edges[0][2]
        if not to:  # beyond the room's edge
            row, column = self.where(key)
            to = self.at(row + STEPS[direction][0], column + STEPS[direction][1])
            if not to:
                return _between("", ("wall",), ())
            if to in self.slots:
                edges.append(("room", "", ""))
            elif self.tiles.room_of.get(to) != self.tiles.room_of.get(key):
                #: Where two rooms meet each keeps its own edge (DT-MOVE-07).
                edges.append(self._edge(to, (direction + 2) % 4))
        bars = tuple([bar for bar, gate, _ in edges if bar and gate not in self._opened])
        return _between(to, bars, tuple([gate for _, gate, _ in edges if gate]))

    def _edge(self, key: str, direction: int) -> tuple[str, str, str]:
        """What stands on a square's own edge, the place of the portcullis there, and the square beyond it in the
        same room; a line has no edges."""
        if key in LINE_OF:
            return "", "", ""
        return self.tiles.edge(key, (direction - self._turns[self.tiles.room_of[key]]) % 4)

    def to(self, start: str, end: str) -> Way | None:
        """The way from a square to one beside it, barred or not; None if they are not side by side."""
        return next((way for way in self.ways(start) if way.to == end != ""), None)

    def ahead(self, start: str, direction: int) -> list[str]:
        """The squares in a straight line, nearest first, up to the first bar (DT-SIGHT-01, DT-SIGHT-02)."""
        found: list[str] = []
        way = self.ways(start)[direction]
        #: From beside a slit one sees through it (DT-TERR-SLIT-2, DT-TERR-SLIT-4).
        if set(way.bars) == {"arrow slit"}:
            found.append(way.to)
            way = self.ways(way.to)[direction]
        while way.to and not way.bar:
            found.append(way.to)
            way = self.ways(way.to)[direction]
        return found


@cache
def _between(to: str, bars: tuple[str, ...], gates: tuple[str, ...]) -> Way:
    """The same way is met on thousands of boards, so it is made once."""
    return Way(to, bars[0] if bars else "", gates, bars)


_board = lru_cache(maxsize=2048)(Board)


@memoised
def board(t: Position) -> Board:
    """The board as it lies on the table; the same object as long as nothing on it turns, opens or is revealed."""
    boxes, pieces, contents = content(t), t.pieces, t.contents
    gates = boxes.tiles.gates
    lie: list[tuple[str, str, int]] = []
    opened: list[str] = []
    for slot in slots(t):
        room = contents[slot][-1]
        if room not in gates:  # a lid
            lie.append((slot, "", 0))
            continue
        lie.append((slot, room, pieces[room].turn))
        for gate in gates[room]:
            if pieces[gate_piece(gate)].marks:
                opened.append(gate)
    return _board(boxes, tuple(lie), frozenset(opened))


_SLOTS = {long: tuple([f"{row}{n}" for row in "NS" for n in range(1, long + 1)]) for long in (3, 4)}


def slots(t: Table) -> tuple[str, ...]:
    """The slots of this table, the north row first."""
    return _SLOTS[4 if "N4" in t.places else 3]


def ends(t: Table) -> dict[str, tuple[str, str]]:
    """The two slots that each line touches."""
    last = len(slots(t)) // 2
    return {YELLOW: ("N1", "S1"), BLUE: (f"N{last}", f"S{last}")}
