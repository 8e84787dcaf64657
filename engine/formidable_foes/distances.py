"""Distances: the steps of a walk from a space to the chambers, when monsters and unseen chambers stop it.

Chambers, intersections and teleport spaces are the hubs; paths between them only have a length. Everything
here is a pure function of the maze and of the chambers that stop a walk, so it is cached.
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import NamedTuple

from engine.formidable_foes.board import CROSSING_TILE, CROSSINGS, SIDE, TELEPORTS, twin
from engine.formidable_foes.components import BOX
from engine.table import Table

#: A face-down intersection is taken as open on all sides.
UNKNOWN = 4


class Maze(NamedTuple):
    """Where a walk can go: the closed side of each intersection, and the twin of the first teleport."""

    closed: tuple[int, ...]
    twin: str


class End(NamedTuple):
    """One end of the path that a space lies on: the hub there, the last space before it, the steps to it."""

    hub: str
    before: str
    steps: int


def _ends() -> dict[str, tuple[End, ...]]:
    found: dict[str, tuple[End, ...]] = {}
    for way in BOX.board.ways:
        for number, space in enumerate(way[1:-1], 1):
            found[space] = (End(way[0], way[1], number), End(way[-1], way[-2], len(way) - 1 - number))
    return found


#: Path space -> the two ends of its path.
ENDS = _ends()


def maze_of(t: Table) -> Maze:
    """The maze as it is now."""
    tiles = [t.pieces[CROSSING_TILE[crossing]] for crossing in CROSSINGS]
    return Maze(tuple([UNKNOWN if tile.face else tile.turn for tile in tiles]), twin(t, TELEPORTS[0]))


def _open(maze: Maze, hub: str, before: str) -> bool:
    """Whether a walk can pass between a hub and the path space `before` it."""
    return hub not in SIDE or maze.closed[CROSSINGS.index(hub)] != SIDE[hub][before]


@lru_cache(maxsize=4096)
def _ways(maze: Maze) -> dict[str, tuple[tuple[str, int], ...]]:
    """Hub -> the hubs that can be reached along one open path, with the steps."""
    ways: dict[str, list[tuple[str, int]]] = {}
    for way in BOX.board.ways:
        one, other = way[0], way[-1]
        if _open(maze, one, way[1]) and _open(maze, other, way[-2]):
            ways.setdefault(one, []).append((other, len(way) - 1))
            ways.setdefault(other, []).append((one, len(way) - 1))
    rest = [space for space in TELEPORTS if space not in (TELEPORTS[0], maze.twin)]
    for one, other in ((TELEPORTS[0], maze.twin), (rest[0], rest[1])):
        ways.setdefault(one, []).append((other, 1))
        ways.setdefault(other, []).append((one, 1))
    return {hub: tuple(there) for hub, there in ways.items()}


@lru_cache(maxsize=1 << 15)
def from_hub(hub: str, maze: Maze, stops: frozenset[str]) -> dict[str, int]:
    """Hub -> the fewest steps to it; a walk goes into the chambers `stops` but not through them."""
    ways = _ways(maze)
    found: dict[str, int] = {}
    edge = [(0, hub)]
    while edge:
        far, here = heapq.heappop(edge)
        if here in found:
            continue
        found[here] = far
        if here in stops and far:
            continue
        for there, steps in ways.get(here, ()):
            if there not in found:
                heapq.heappush(edge, (far + steps, there))
    return found


@lru_cache(maxsize=1 << 15)
def from_space(space: str, maze: Maze, stops: frozenset[str]) -> dict[str, int]:
    """Hub -> the fewest steps to it from any space of the board."""
    if space not in ENDS:
        return from_hub(space, maze, stops)
    found: dict[str, int] = {}
    for end in ENDS[space]:
        if not _open(maze, end.hub, end.before):
            continue
        onward = {end.hub: 0} if end.hub in stops else from_hub(end.hub, maze, stops)
        for hub, steps in onward.items():
            if steps + end.steps < found.get(hub, 1 << 10):
                found[hub] = steps + end.steps
    return found
