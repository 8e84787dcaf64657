"""How far it is, as a bot estimates it: from every square to the line where a seat's figures leave.

Distances are in steps; what costs an action point on the way (a room to reveal or turn, a portcullis, a jump)
counts as so many steps more. Figures in the way are left out, so that everything depends on the board alone.
"""

from __future__ import annotations

from functools import lru_cache

from engine.dungeon_twister.board import Board, Way
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tiles import LINES

#: How a figure goes: kinds of bar and ground, each with the steps that it counts for this one.
Gait = tuple[tuple[str, int], ...]
#: How figures go for which every bar and ground counts its `detour`.
WALKER: Gait = ()
#: Steps into a face-down room (revealing it, and half of the way through), out of it, and between two of them.
_INTO, _OUT, _THROUGH = 8, 5, 12
#: No square is farther than this.
FAR = 60


@lru_cache(maxsize=1 << 13)
def to_exit(b: Board, gait: Gait, seat: str) -> dict[str, int]:
    """Square or face-down slot -> steps to the line where figures of `seat` leave."""
    own = dict(gait)
    bars = {kind: own.get(kind, bar.detour) for kind, bar in b.content.bars.items()}
    grounds = {row: own.get(kind, row.detour) for kind, row in b.content.terrain.items() if _hinders(row)}
    found = dict.fromkeys(LINES[OTHER[seat]], 0)
    buckets: list[list[str]] = [[] for _ in range(FAR + _THROUGH + 60)]
    buckets[0] = [*found]
    graph = _graph(b)
    for far in range(FAR):
        for there in buckets[far]:
            if found[there] < far:
                continue
            onto = far + (_onto(b, there, grounds) if there in b.rough else 1)
            for here, closed in graph[there]:
                cost = onto
                for bar in closed:
                    cost += bars[bar]
                if there in b.slots:
                    cost = far + (_THROUGH if here in b.slots else _INTO)
                elif here in b.slots:
                    cost = far + _OUT
                if cost < found.get(here, FAR):
                    found[here] = cost
                    buckets[cost].append(here)
    return found


def _hinders(row: Terrain) -> bool:
    """Whether ground keeps walkers off, all or the heavy, or takes them more than a step."""
    return bool(row.enter or row.alone or row.bears)


def _onto(b: Board, there: str, grounds: dict[Terrain, int]) -> int:
    """What a step onto a rough square counts: more where the ground keeps walkers off."""
    return max([row.steps + grounds.get(row, 0) for row in b.layers(there)])


Beside = tuple[tuple[str, tuple[str, ...]], ...]


@lru_cache(maxsize=1 << 11)
def _graph(b: Board) -> dict[str, Beside]:
    """The whole board as a graph of squares and face-down slots: what lies beside each, and the bars between."""
    graph: dict[str, list[tuple[str, tuple[str, ...]]]] = {slot: [] for slot in b.slots if slot not in b.rooms}
    squares = [key for key, room in b.tiles.room_of.items() if room in b.slot]
    for key in (*squares, *(square for line in LINES.values() for square in line)):
        beside: list[tuple[str, tuple[str, ...]]] = []
        graph[key] = beside
        for way in b.ways(key):
            if way.to in graph and way.to in b.slots:
                if way.bars == ("room",):  # a wall towards a face-down room keeps it shut from here
                    beside.append((way.to, ()))
                graph[way.to].append((key, ()))
            elif way.to:
                beside.append((way.to, _shut(b, way, key)))
    for slot in b.slots:
        if slot in graph:
            graph[slot] += [(other, ()) for other in next_to(slot) if other in graph]
    return {key: tuple(beside) for key, beside in graph.items()}


def _shut(b: Board, way: Way, key: str) -> tuple[str, ...]:
    """What bars the way back to a square from that to which a way leads."""
    rows = b.content.bars
    if not [bar for bar in way.bars if rows[bar].sloping]:
        return way.bars
    back = b.to(way.to, key)
    return back.shut if back is not None else way.bars


def next_to(slot: str) -> tuple[str, ...]:
    """The slots beside a slot, whether they are on this board or not."""
    row, column = slot[0], int(slot[1:])
    return (f"{'NS'[row == 'N']}{column}", f"{row}{column - 1}", f"{row}{column + 1}")


@lru_cache(maxsize=1 << 14)
def in_range(b: Board, start: str, steps: int) -> frozenset[str]:
    """The squares within so many steps over free floor. Figures that stand there do not count."""
    reached, edge = {start}, [start]
    for _ in range(steps):
        edge = [to for here in edge for to in b.leading(here) if to not in reached]
        reached.update(edge)
        edge = [*dict.fromkeys(edge)]
    return frozenset(reached)
