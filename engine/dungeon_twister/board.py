"""The board as it lies: which squares touch, and what parts them at the moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.dungeon_twister.components import BLUE, SIDE, YELLOW
from engine.dungeon_twister.content import Content, content, in_play, laid
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tiles import LINE_OF, LINES, NO_EDGE, Edge, Tiles, shown, square
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
    and `bar` the first of them, "room" for a face-down room; `shut` are those that stop a step this way: all but
    slopes that go down. `gates` are the places of the portcullises between.
    """

    to: str
    bar: str
    gates: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    shut: tuple[str, ...] = ()


class Board:
    """The board as it lies: after a turn everything is read from the new position (DT-ROT-08).

    What is asked of it is worked out when first asked, and kept.
    """

    __slots__ = (
        "_altered", "_corners", "_dim", "_layers", "_leading", "_lie", "_liftable", "_lifted", "_lines",
        "_markers", "_marks", "_opened", "_rough", "_touching", "_turns", "_ways", "content", "rooms", "rough",
        "slot", "slots", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        boxes: Content,
        lie: Lie,
        opened: frozenset[str],
        markers: Markers = (),
        lifted: frozenset[str] = frozenset(),
        rough: frozenset[str] | None = None,
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
        #: The kinds of bars over which a power in play may lead.
        self._lifted = lifted
        self._marks: dict[str, tuple[str, ...]] = {}
        for place, kind in markers:
            self._marks[place] = (*self._marks.get(place, ()), kind)
        #: The squares whose ground may speak against anybody; every rule may pass over the others.
        self._rough = rough
        self.rough = self.tiles.squares if rough is None else rough
        if markers:
            self.rough = self.rough.union([self.tiles.under.get(place, place) for place in self._marks])
        self._dim: frozenset[str] | None = None
        self._layers: dict[str, tuple[Terrain, ...]] = {}
        #: The rooms in which something is opened or marked.
        self._altered = {place.partition("-")[0] for place in (*opened, *self._marks)}
        self._ways: dict[str, tuple[Way, ...]] = {}
        self._touching: dict[str, tuple[str, ...]] = {}
        self._leading: dict[str, tuple[str, ...]] = {}
        self._liftable: dict[str, bool] = {}
        self._corners: dict[str, tuple[str, ...]] = {}
        self._lines: dict[tuple[str, frozenset[str]], tuple[tuple[str, ...], ...]] = {}

    def turned(self, room: str, quarters: int) -> Board:
        """The board with one room turned by clockwise quarters."""
        lie = [(slot, key, (turn + quarters) % 4 if key == room else turn) for slot, key, turn in self._lie]
        return _board(self.content, tuple(lie), self._opened, self._markers, self._lifted, self._rough)

    def sister(self, room: str) -> str:
        """The room that the gear of a room turns as well: that with the twin of a mark on it, else the one with
        the same number, unless that gear is marked; empty if there is none."""
        link = self._link(room)
        if link is None:
            sister = self.tiles.sister[room]
            return "" if self._link(sister) else sister
        twins = [other for other in self.slot if other != room and (self._link(other) or ("",))[0] == link[0]]
        return twins[0] if twins else ""

    def quarter(self, room: str) -> int:
        """+1 if a room turns clockwise, -1 if not: as the mark on its gear says, else as printed."""
        link = self._link(room)
        if link is None:
            return self.tiles.rows[room].quarter
        return 1 if link[1] == "clockwise" else -1

    def _link(self, room: str) -> tuple[str, str] | None:
        """The mark on the gear of a room: the name of its pair, and the way in which it turns."""
        laid = self._marks.get(self.tiles.marked[self.tiles.gear[room]], ()) if self._marks else ()
        return next((self.content.gearmarks[kind] for kind in laid if kind in self.content.gearmarks), None)

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

    def deep(self, key: str, heft: int = 0) -> bool:
        """Whether a square is an obstacle without a floor to such a figure: jumps do not end there."""
        return key in self.rough and any(row.obstructs(heft) and not row.shallow for row in self.layers(key))

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
            if key in self.tiles.under:  # a marker that fights lies there
                return self.ways(self.tiles.under[key])
            self._ways[key] = self._ways_of(key)
        return self._ways[key]

    def touching(self, key: str) -> tuple[str, ...]:
        """The squares adjacent to a square: side by side with nothing between (DT-MOVE-01), lines included
        (DT-TERR-LINE-2, DT-COMBAT-15)."""
        if key not in self._touching:
            self._touching[key] = tuple([way.to for way in self.ways(key) if way.to and not way.bar])
        return self._touching[key]

    def leading(self, key: str) -> tuple[str, ...]:
        """The squares onto which nothing bars a step from a square: those adjacent, and those down a slope."""
        if not self.tiles.slopes:
            return self.touching(key)
        if key not in self._leading:
            self._leading[key] = tuple([way.to for way in self.ways(key) if way.to and not way.shut])
        return self._leading[key]

    def liftable(self, key: str) -> bool:
        """Whether some power in play may lead somebody over the bars on a side of a square."""
        if not self._lifted:
            return False
        if key not in self._liftable:
            shut = [way.shut for way in self.ways(key) if way.to and way.shut]
            self._liftable[key] = any(self._lifted.issuperset(bars) for bars in shut)
        return self._liftable[key]

    def where(self, key: str) -> tuple[int, int]:
        """Row and column of a square that lies open: rooms from column 0 on, the lines at both ends."""
        if key in LINE_OF:
            return int(key[1:]), -1 if LINE_OF[key] == YELLOW else SIDE * (len(self.slots) // 2)
        room = self.tiles.room_of[key]
        slot = self.slot[room]
        row, column = shown(room, self._turns[room])[key]
        return SIDE * (slot[0] == "S") + row, SIDE * (int(slot[1:]) - 1) + column

    def corners(self, key: str) -> tuple[str, ...]:
        """The squares that lie open at the corners of a square, whatever stands between."""
        if key not in self._corners:
            row, column = self.where(key)
            found = [self.at(row + down, column + right) for down in (-1, 1) for right in (-1, 1)]
            self._corners[key] = tuple([to for to in found if to and to not in self.slots])
        return self._corners[key]

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

    def _ways_of(self, key: str) -> tuple[Way, ...]:
        """Within a room where nothing is opened or marked they are as printed."""
        room = self.tiles.room_of.get(key, "")
        if not room or room in self._altered:
            return tuple([self._way(key, direction) for direction in range(4)])
        printed = _printed(self.tiles, key, self._turns[room])
        return tuple([way or self._way(key, direction) for direction, way in enumerate(printed)])

    def _way(self, key: str, direction: int) -> Way:
        to, edges = self.edges(key, direction)
        if not to:
            return _between("", ("wall",), (), ("wall",))
        bars = [(bar, edge.place) for edge in edges for bar in self.standing_on(edge)]
        kinds = tuple([bar for bar, _ in bars])
        shut = kinds
        if bars and self.tiles.slopes:
            shut = tuple([bar for bar, place in bars if self._slope(place) != direction])
        return _between(to, kinds, tuple([edge.place for edge in edges if edge.place in self.tiles.gated]), shut)

    def _slope(self, place: str) -> int | None:
        """The direction in which a slope on an edge goes down as its room lies; None if there is none."""
        if place not in self.tiles.slopes:
            return None
        return (self.tiles.slopes[place] + self._turns[place.partition("-")[0]]) % 4

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

    def lines(self, start: str, clear: frozenset[str] = frozenset()) -> tuple[tuple[str, ...], ...]:
        """The squares in the straight lines north, east, south and west of a square, as `ahead` gives them."""
        key = (start, clear)
        if key not in self._lines:
            self._lines[key] = tuple([tuple(self.ahead(start, direction, clear)) for direction in range(4)])
        return self._lines[key]

    def ahead(self, start: str, direction: int, clear: frozenset[str] = frozenset()) -> list[str]:
        """The squares in a straight line, nearest first, up to what stops sight (DT-SIGHT-01, DT-SIGHT-02).

        Those that are `clear` hide nothing. A mirror turns sight, as often as it meets one, and never back to its
        start.
        """
        found: list[str] = []
        here, near = start, True  # from beside a slit one sees through it (DT-TERR-SLIT-2, DT-TERR-SLIT-4)
        way = self.ways(start)[direction]
        while True:
            if not (way.to and (not way.bar or self._seen_through(way, near))):
                direction = self.mirrored(here, direction) if here != start else direction
                way = self.ways(here)[direction]
                if here == start or not way.to or (way.bar and not self._seen_through(way, False)):
                    break
            if self.veil(way.to) or way.to == start or way.to in found:
                break
            here = way.to
            found.append(here)
            if here not in clear and self.hiding(here):
                break
            way, near = self.ways(here)[direction], False
        return found

    def mirrored(self, key: str, direction: int) -> int:
        """The direction in which sight goes on that meets the side of a square: another one only if a mirror hangs
        there, and both its walls stand."""
        if key not in self.tiles.mirrors:
            return direction
        turn = self._turns[self.tiles.room_of[key]]
        sides = [(side + turn) % 4 for side in self.tiles.mirrors[key]]
        if direction not in sides or not all(self._walled(key, side) for side in sides):
            return direction
        return (sides[1 - sides.index(direction)] + 2) % 4

    def _walled(self, key: str, direction: int) -> bool:
        bars = self.standing_on(self._edge(key, direction))
        return any("wall" in self.content.bars[bar].tags for bar in bars)

    def _seen_through(self, way: Way, near: bool) -> bool:
        """Whether sight passes the bars of a way; `near`: from the square at them."""
        bars = [self.content.bars[bar] for bar in way.bars]
        return all((near and bar.near) or not bar.sight for bar in bars)


@lru_cache(maxsize=1 << 14)
def _printed(tiles: Tiles, key: str, turn: int) -> tuple[Way | None, ...]:
    """What is printed north, east, south and west of a square of a room that is turned so; None at its border."""
    found: list[Way | None] = []
    for direction in range(4):
        side = (direction - turn) % 4
        edge = tiles.edge(key, side)
        bars = (edge.bar,) if edge.bar else ()
        gates = (edge.place,) if edge.place in tiles.gated else ()
        shut = () if tiles.slopes.get(edge.place) == side else bars
        found.append(_between(edge.beyond, bars, gates, shut) if edge.beyond else None)
    return tuple(found)


@cache
def _between(to: str, bars: tuple[str, ...], gates: tuple[str, ...], shut: tuple[str, ...]) -> Way:
    """The same way is met on thousands of boards, so it is made once."""
    return Way(to, bars[0] if bars else "", gates, bars, shut)


_board = lru_cache(maxsize=2048)(Board)


def board(t: Position) -> Board:
    """The board as it lies on the table; the same object as long as nothing on it turns, opens or is revealed."""
    try:
        known: Board = t.memo_of_presence[Board]
    except KeyError:
        known = t.memo_of_presence[Board] = _read(t)
    return known


def _read(t: Position) -> Board:
    """The board, found by what lies in the slots, how it is turned, what is open and what is marked."""
    boxes, pieces, contents = content(t), t.pieces, t.contents
    gates = boxes.tiles.gate_pieces
    names = slots(t)
    rooms = [contents[slot][-1] for slot in names]
    turns = [pieces[room].turn for room in rooms]
    opened = [place for room in rooms if room in gates for place, gate in gates[room] if pieces[gate].marks]
    markers = _markers(t) if in_play(t).markers else ()
    heard = t.heard
    lifted, rough = boxes.lifted(heard), boxes.rough(heard)
    return _lying(boxes, names, tuple(rooms), tuple(turns), tuple(opened), markers, lifted, rough)


@lru_cache(maxsize=2048)
def _lying(
    boxes: Content,
    names: tuple[str, ...],
    rooms: tuple[str, ...],
    turns: tuple[int, ...],
    opened: tuple[str, ...],
    markers: Markers,
    lifted: frozenset[str],
    rough: frozenset[str],
) -> Board:
    """The board with these rooms in its slots; what is no room there is a lid."""
    known = [room if room in boxes.tiles.rows else "" for room in rooms]
    lie = tuple([(slot, room, turn if room else 0) for slot, room, turn in zip(names, known, turns, strict=True)])
    return _board(boxes, lie, frozenset(opened), markers, lifted, rough)


def _markers(t: Position) -> Markers:
    """The markers that lie on squares and edges."""
    pieces, kinds = t.pieces, content(t).markers
    places = dict.fromkeys([pieces[key].place for key in laid(t)])
    return tuple([(place, kinds[key]) for place in places for key in t.contents[place] if key in kinds])


_SLOTS = {long: tuple([f"{row}{n}" for row in "NS" for n in range(1, long + 1)]) for long in (3, 4)}


def slots(t: Table) -> tuple[str, ...]:
    """The slots of this table, the north row first."""
    return _SLOTS[4 if "N4" in t.places else 3]


def ends(t: Table) -> dict[str, tuple[str, str]]:
    """The two slots that each line touches."""
    last = len(slots(t)) // 2
    return {YELLOW: ("N1", "S1"), BLUE: (f"N{last}", f"S{last}")}
