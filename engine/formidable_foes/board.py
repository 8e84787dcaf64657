"""The fortress: which spaces touch, what stands on them, what can be seen and where monsters can go."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.formidable_foes.components import BOX, CHESTS, OWNER, STRENGTH
from engine.parts.graphs import neighbours
from engine.table import Piece, Table

SIDES = "NESW"


#: Space -> the spaces that touch it (FF-MOVE-03), whatever the crossings show.
NEIGHBOURS = neighbours(BOX.board.ways)
SPACES = tuple(NEIGHBOURS)
CHAMBERS, CROSSINGS, TELEPORTS, PATHS = (
    tuple([space for space in SPACES if space.startswith(kind)]) for kind in ("C", "X", "T", "P")
)
STARTING = BOX.board.starting
#: The chip that lies in each chamber at first (FF-SETUP-06).
CHIP_IN = {
    chamber: f"chip-{number:02}"
    for number, chamber in enumerate([space for space in CHAMBERS if space not in STARTING], 1)
}
#: Crossing -> neighbour -> the side (0 N, 1 E, 2 S, 3 W) on which that neighbour lies.
SIDE = {
    crossing: {neighbour: SIDES.index(side) for side, neighbour in BOX.board.sides[crossing].items()}
    for crossing in CROSSINGS
}
#: Crossing -> its tile, and back.
CROSSING_TILE = {crossing: f"crossing-{crossing}" for crossing in CROSSINGS}
CROSSING_OF = {tile: crossing for crossing, tile in CROSSING_TILE.items()}
_CHAMBERS, _TELEPORTS = frozenset(CHAMBERS), frozenset(TELEPORTS)


def is_chamber(place: str) -> bool:
    """Whether a place is a chamber of the dungeon."""
    return place in _CHAMBERS


def is_teleport(place: str) -> bool:
    """Whether a place is a teleport space."""
    return place in _TELEPORTS


def face_down(t: Table, crossing: str) -> bool:
    """Whether nobody has seen the tile of this crossing yet."""
    return t.pieces[CROSSING_TILE[crossing]].face == 1


def closed_toward(t: Table, crossing: str, neighbour: str) -> bool:
    """Whether the crossing's one closed side faces the neighbour (FF-MOVE-03)."""
    return _closes(t.pieces[CROSSING_TILE[crossing]], SIDE[crossing][neighbour])


def closed_at(t: Table, one: str, other: str) -> str:
    """The crossing that closes the step between two touching spaces, "" if it is open."""
    if one in SIDE and closed_toward(t, one, other):
        return one
    if other in SIDE and closed_toward(t, other, one):
        return other
    return ""


def _gate(one: str, other: str) -> tuple[str, int] | None:
    """The crossing tile between two touching spaces and its side there; None if neither is a crossing."""
    if one in SIDE:
        return CROSSING_TILE[one], SIDE[one][other]
    return _gate(other, one) if other in SIDE else None


#: The spaces at crossings -> their neighbours, each with the gate between.
_GATES = {
    space: tuple([(other, _gate(space, other)) for other in touching])
    for space, touching in NEIGHBOURS.items()
    if not SIDE.keys().isdisjoint((space, *touching))
}


def open_neighbours(t: Table, space: str) -> tuple[str, ...]:
    """The touching spaces to which the way is open."""
    gates = _GATES.get(space)
    if gates is None:
        return NEIGHBOURS[space]
    pieces = t.pieces
    return tuple([other for other, gate in gates if gate is None or not _closes(pieces[gate[0]], gate[1])])


def _closes(tile: Piece, side: int) -> bool:
    """Whether a face-up tile closes this side. Nobody knows the closed side of a face-down tile."""
    return tile.turn == side and not tile.face


def twin(t: Table, teleport: str) -> str:
    """The space of the other teleport tile of the same colour (FF-TELE-02)."""
    kind = t.pieces[t.contents[teleport][0]].kind
    return next(space for space in TELEPORTS if space != teleport and t.pieces[t.contents[space][0]].kind == kind)


def monster_at(t: Table, space: str) -> str:
    """The monster on a space, "" if there is none. At rest a chamber holds at most one."""
    for piece in t.contents[space]:
        if piece in STRENGTH:
            return piece
    return ""


def chest_at(t: Table, space: str) -> str:
    """The chest on a space, "" if there is none."""
    for piece in t.contents[space]:
        if piece in CHESTS:
            return piece
    return ""


def figures_at(t: Table, space: str) -> tuple[str, ...]:
    """The figures on a space, first to arrive first."""
    return tuple([piece for piece in t.contents[space] if piece in OWNER])


def unexplored(t: Table, chamber: str) -> bool:
    """Whether the chamber's chip still lies there (FF-SETUP-06)."""
    return CHIP_IN.get(chamber) in t.contents[chamber]


class Line(NamedTuple):
    """A line of sight: the space at its end, the crossing tile or chip there, the gates that it passes."""

    space: str
    piece: str
    gates: tuple[tuple[str, int], ...]


@cache
def lines_of_sight(space: str) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The lines of sight from a space to crossings and to chambers, shortest first, if nothing is closed."""
    crossings: list[Line] = []
    chambers: list[Line] = []
    edge: list[tuple[tuple[str, ...], tuple[tuple[str, int], ...]]] = [((space,), ())]
    for passed, gates in edge:  # grows to the chambers all around
        here = passed[-1]
        for there in NEIGHBOURS[here]:
            if there in passed:
                continue
            gate = _gate(here, there)
            beyond = (*gates, gate) if gate else gates
            if there in CHIP_IN:
                chambers.append(Line(there, CHIP_IN[there], beyond))
            elif there in SIDE:
                crossings.append(Line(there, CROSSING_TILE[there], gates))
            if not is_chamber(there):
                edge.append(((*passed, there), beyond))
    return tuple(crossings), tuple(chambers)


def clear(t: Table, gates: tuple[tuple[str, int], ...]) -> bool:
    """Whether no closed side interrupts a line of sight."""
    pieces = t.pieces
    return not [tile for tile, side in gates if _closes(pieces[tile], side)]


class Way(NamedTuple):
    """A way for monsters from one chamber to the next: the spaces after the first, the chamber at its end last.

    `gates` lists the crossings on it: tile, and the two sides that it passes.
    """

    spaces: tuple[str, ...]
    gates: tuple[tuple[str, int, int], ...]


@cache
def ways_from(chamber: str) -> dict[str, tuple[Way, ...]]:
    """Next chamber -> the ways there, shortest first.

    No way uses a teleport's jump (FF-DUMB-14) or any space twice.
    """
    ways: dict[str, list[Way]] = {}
    edge: list[tuple[str, ...]] = [(there,) for there in NEIGHBOURS[chamber]]
    while edge:
        way = edge.pop(0)
        if is_chamber(way[-1]):
            ways.setdefault(way[-1], []).append(Way(way, _gates(chamber, way)))
            continue
        edge.extend([(*way, on) for on in NEIGHBOURS[way[-1]] if on not in way and on != chamber])
    return {there: tuple(sorted(ways[there], key=lambda way: len(way.spaces))) for there in sorted(ways)}


def _gates(chamber: str, way: tuple[str, ...]) -> tuple[tuple[str, int, int], ...]:
    triples = zip((chamber, *way), way, way[1:], strict=False)
    return tuple(
        [
            (CROSSING_TILE[space], SIDE[space][here], SIDE[space][there])
            for here, space, there in triples
            if space in SIDE
        ]
    )


def undiscovered(t: Table, way: Way) -> str:
    """The crossing tile that keeps monsters from a way: face down or closed (FF-DUMB-09); "" if none.

    A way may be discovered though no figure has looked along it (FF-DUMB-10).
    """
    for tile, entered, left in way.gates:
        piece = t.pieces[tile]
        if piece.face or piece.turn == entered or piece.turn == left:
            return tile
    return ""
