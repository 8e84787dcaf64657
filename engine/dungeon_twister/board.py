"""The board as it lies: which squares touch, and what parts them at the moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dungeon_twister.components import BLUE, SIDE, YELLOW
from engine.dungeon_twister.content import Content, content, in_play
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tiles import LINE_OF, LINES, NO_EDGE, Edge, shown, square
from engine.flow import Position
from engine.parts.grids import STEPS, printed_cell
from engine.table import Table

#: Each slot with its room, "" if it lies face down, and the room's turn.
Lie = tuple[tuple[str, str, int], ...]
#: Markers on squares and edges: the place and the kind of each, in a place the lowest first.
Markers = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """What lies in one direction of a square.

    `to` is the square there, the slot of a face-down room, or nothing; `bars` are the kinds of what stands between
    and `bar` the first of them, "room" for a face-down room; `gates` are the places of the portcullises between.
    """

    to: str
    bar: str
    gates: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


class Board:
    """The board as it lies: after a turn everything is read from the new position (DT-ROT-08).

    What is asked of it is worked out when first asked, and kept.
    """

    __slots__ = (
        "_dim", "_forbidden", "_layers", "_lie", "_markers", "_marks", "_opened", "_touching", "_turns", "_ways",
        "content", "lifted", "rooms", "rough", "slot", "slots", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        boxes: Content,
        lie: Lie,
        opened: frozenset[str],
        markers: Markers = (),
        lifted: bool = True,
        forbidden: bool = True,
    ) -> None:
        self.content = boxes
        self.tiles = boxes.tiles
        self._lie = lie
        self.slots = tuple([slot for slot, _, _ in lie])
        self.rooms = {slot: room for slot, room, _ in lie if room}
        self.slot = {room: slot for slot, room in self.rooms.items()}
        self._turns = {room: turn for _, room, turn in lie}
        self._opened = opened
        self._markers = markers
        #: Whether a power in play may lead over a bar.
        self.lifted = lifted
        self._marks: dict[str, tuple[str, ...]] = {}
        for place, kind in markers:
            self._marks[place] = (*self._marks.get(place, ()), kind)
        #: The squares whose ground may speak against anybody; every rule may pass over the others.
        self._forbidden = forbidden
        self.rough = self.tiles.squares if forbidden else self.tiles.rough
        if markers:
            self.rough = self.rough.union([self.tiles.under.get(place, place) for place in self._marks])
        self._dim: frozenset[str] | None = None
        self._layers: dict[str, tuple[Terrain, ...]] = {}
        self._ways: dict[str, tuple[Way, ...]] = {}
        self._touching: dict[str, tuple[str, ...]] = {}

    def turned(self, room: str, quarters: int) -> Board:
        """The board with one room turned by clockwise quarters."""
        lie = [(slot, key, (turn + quarters) % 4 if key == room else turn) for slot, key, turn in self._lie]
        return _board(self.content, tuple(lie), self._opened, self._markers, self.lifted, self._forbidden)

    def layers(self, key: str) -> tuple[Terrain, ...]:
        """The ground of a square, uppermost first: its markers, down to one that covers, then what is printed."""
        if key not in self._layers:
            self._layers[key] = self._laid_on(key)
        return self._layers[key]

    def _laid_on(self, key: str) -> tuple[Terrain, ...]:
        rows, found = self.content.terrain, list[Terrain]()
        for kind in reversed(self._marks.get(self.tiles.marked.get(key, ""), ())):
            if kind in rows:
                found.append(rows[kind])
                if rows[kind].covers:
                    return tuple(found)
        if key in self.tiles.veil and not any(row.opens for row in found):
            found.append(rows[self.tiles.veil[key]])
            if found[-1].covers:
                return tuple(found)
        return (*found, rows[self.tiles.terrain.get(key, "line")])

    def obstacle(self, key: str, heft: int = 0) -> bool:
        """Whether a square is an obstacle to a figure of this printed combat value: a jump and a rope cross it
        (DT-JUMP-03, DT-ROPE-01)."""
        return key in self.rough and any(row.obstructs(heft) for row in self.layers(key))

    def jumpable(self, key: str, heft: int = 0) -> bool:
        """Whether a jump of such a figure crosses a square (DT-JUMP-03)."""
        return key in self.rough and any(row.obstructs(heft) or row.jumped for row in self.layers(key))

    def holds(self, key: str) -> bool:
        """Whether the ground of a square fastens a rope (DT-ROPE-03)."""
        return key not in self.rough or not any(row.obstacle or row.solid for row in self.layers(key))

    def hiding(self, key: str) -> Terrain | None:
        """The ground of a square that hides what lies beyond it; None if none does."""
        if key not in self.rough:
            return None
        return next((row for row in self.layers(key) if row.sight), None)

    def veil(self, key: str) -> Terrain | None:
        """The ground that hides a square itself; None if none does."""
        if key not in self.rough:
            return None
        return next((row for row in self.layers(key) if row.veil), None)

    @property
    def dim(self) -> frozenset[str]:
        """The squares that hide what lies beyond them."""
        if self._dim is None:
            rooms, marked = self.tiles.room_of, [self.tiles.under.get(place, "") for place in self._marks]
            printed = [key for key in self.tiles.dim if rooms[key] in self.slot]
            self._dim = frozenset([key for key in (*printed, *marked) if self.hiding(key)])
        return self._dim

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

    def straight(self, start: str, end: str) -> int | None:
        """The direction in which a square lies in the row or column of another; None if it lies in neither."""
        (row, column), (to_row, to_column) = self.where(start), self.where(end)
        if (row != to_row and column != to_column) or start == end:
            return None
        return (0 if to_row < row else 2) if column == to_column else (1 if to_column > column else 3)

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
        return square(room, *printed_cell((row % SIDE, column % SIDE), self._turns[room], SIDE)) if room else slot

    def edges(self, key: str, direction: int) -> tuple[str, tuple[Edge, ...]]:
        """What lies in one direction of a square, and the edges between: where two rooms meet each keeps its own
        (DT-MOVE-07)."""
        own = self._edge(key, direction)
        if own.beyond:
            return own.beyond, (own,)
        row, column = self.where(key)
        to = self.at(row + STEPS[direction][0], column + STEPS[direction][1])
        if to in self.slots:
            return to, (own, Edge("", "room", ""))
        if to and self.tiles.room_of.get(to) != self.tiles.room_of.get(key):
            return to, (own, self._edge(to, (direction + 2) % 4))
        return to, (own,)

    def _way(self, key: str, direction: int) -> Way:
        to, edges = self.edges(key, direction)
        if not to:
            return _between("", ("wall",), ())
        bars = [bar for edge in edges for bar in self.standing_on(edge)]
        return _between(to, tuple(bars), tuple([edge.place for edge in edges if edge.place in self.tiles.gated]))

    def standing_on(self, edge: Edge) -> tuple[str, ...]:
        """The kinds of bar on an edge now: what is printed there unless it is open, and markers."""
        bars = (edge.bar,) if edge.bar and edge.place not in self._opened else ()
        for kind in self._marks.get(edge.place, ()) if self._marks else ():
            row = self.content.bars.get(kind)
            if row is not None:  # one that opens takes away what is below it
                bars = () if row.opens else (*bars, kind)
        return bars

    def _edge(self, key: str, direction: int) -> Edge:
        """What is printed on a square's own edge; a line has no edges."""
        if key in LINE_OF:
            return NO_EDGE
        return self.tiles.edge(key, (direction - self._turns[self.tiles.room_of[key]]) % 4)

    def to(self, start: str, end: str) -> Way | None:
        """The way from a square to one beside it, barred or not; None if they are not side by side."""
        return next((way for way in self.ways(start) if way.to == end != ""), None)

    def ahead(self, start: str, direction: int, clear: frozenset[str] = frozenset()) -> list[str]:
        """The squares in a straight line, nearest first, up to what stops sight (DT-SIGHT-01, DT-SIGHT-02).

        Those that are `clear` hide nothing.
        """
        found: list[str] = []
        way = self.ways(start)[direction]
        near = True  # from beside a slit one sees through it (DT-TERR-SLIT-2, DT-TERR-SLIT-4)
        while way.to and (not way.bar or self._seen_through(way, near)):
            if self.veil(way.to):
                break
            found.append(way.to)
            if way.to not in clear and self.hiding(way.to):
                break
            way, near = self.ways(way.to)[direction], False
        return found

    def _seen_through(self, way: Way, near: bool) -> bool:
        """Whether sight passes the bars of a way; `near`: from the square at them."""
        bars = [self.content.bars[bar] for bar in way.bars]
        return all((near and bar.near) or not bar.sight for bar in bars)


@cache
def _between(to: str, bars: tuple[str, ...], gates: tuple[str, ...]) -> Way:
    """The same way is met on thousands of boards, so it is made once."""
    return Way(to, bars[0] if bars else "", gates, bars)


_board = lru_cache(maxsize=2048)(Board)


def board(t: Position) -> Board:
    """The board as it lies on the table; the same object as long as nothing on it turns, opens or is revealed."""
    known: Board | None = t.memo_of_pieces.get(Board)
    if known is None:
        known = t.memo_of_pieces[Board] = _read(t)
    return known


def _read(t: Position) -> Board:
    """The board, found by what lies in the slots, how it is turned, what is open and what is marked."""
    boxes, pieces, contents = content(t), t.pieces, t.contents
    gates = boxes.tiles.gate_pieces
    names = slots(t)
    rooms = [contents[slot][-1] for slot in names]
    turns = [pieces[room].turn for room in rooms]
    opened = [place for room in rooms if room in gates for place, gate in gates[room] if pieces[gate].marks]
    playing = in_play(t)
    markers = _markers(t) if playing.markers else ()
    lifted, forbidden = playing.bars_lifted, playing.ground_forbidden
    return _lying(boxes, names, tuple(rooms), tuple(turns), tuple(opened), markers, lifted, forbidden)


@lru_cache(maxsize=2048)
def _lying(
    boxes: Content,
    names: tuple[str, ...],
    rooms: tuple[str, ...],
    turns: tuple[int, ...],
    opened: tuple[str, ...],
    markers: Markers,
    lifted: bool,
    forbidden: bool,
) -> Board:
    """The board with these rooms in its slots; what is no room there is a lid."""
    known = [room if room in boxes.tiles.rows else "" for room in rooms]
    lie = tuple([(slot, room, turn if room else 0) for slot, room, turn in zip(names, known, turns, strict=True)])
    return _board(boxes, lie, frozenset(opened), markers, lifted, forbidden)


def _markers(t: Position) -> Markers:
    """The markers that lie on squares and edges."""
    tiles, pieces = content(t).tiles, t.pieces
    places = dict.fromkeys([pieces[key].place for key in in_play(t).markers if key in pieces])
    laid = [place for place in places if tiles.marks(place)]
    kinds = content(t).markers
    return tuple([(place, kinds[key]) for place in laid for key in t.contents[place] if key in kinds])


_SLOTS = {long: tuple([f"{row}{n}" for row in "NS" for n in range(1, long + 1)]) for long in (3, 4)}


def slots(t: Table) -> tuple[str, ...]:
    """The slots of this table, the north row first."""
    return _SLOTS[4 if "N4" in t.places else 3]


def ends(t: Table) -> dict[str, tuple[str, str]]:
    """The two slots that each line touches."""
    last = len(slots(t)) // 2
    return {YELLOW: ("N1", "S1"), BLUE: (f"N{last}", f"S{last}")}
