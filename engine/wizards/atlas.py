"""The map: where the lands lie, and what follows for every space. Lands that have died stay where they are."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from engine.parts.hexes import Hex, disc, disc_centre, neighbours, turned
from engine.wizards.components import BOX, CELLS, KINDS, LANDS, SITES, TERRAINS, number, space

#: The slots for lands, in the order of their numbers: a disc of 37 (WZ-SETUP-09).
SLOT_HEXES: tuple[Hex, ...] = tuple(sorted(disc((0, 0), 3)))
SLOTS = tuple([f"slot-{n:02}" for n in range(len(SLOT_HEXES))])


class Laid(NamedTuple):
    """A land in a slot, turned by clockwise sixths."""

    land: str
    slot: int
    turns: int


Laying = tuple[Laid, ...]


class Space(NamedTuple):
    """A space: its land ("": the open sea), its slot, where it lies, its terrain, and its neighbours."""

    land: str
    slot: int
    hex: Hex
    terrain: str
    neighbours: tuple[str, ...]

    @property
    def is_water(self) -> bool:
        """Whether the space is Water."""
        return self.terrain == "water"


class Atlas:
    """The spaces of a laying by their ids."""

    def __init__(self, laying: Laying) -> None:
        self.slots = {laid.land: laid.slot for laid in laying}
        self.turns = {laid.land: laid.turns for laid in laying}
        taken = {laid.slot: laid for laid in laying}
        at: dict[Hex, str] = {}
        found: dict[str, tuple[str, int, Hex, str]] = {}
        for slot in range(len(SLOTS)):
            laid = taken.get(slot)
            for index in range(len(CELLS)):
                land, turns = (laid.land, laid.turns) if laid else ("", 0)
                key = space(land, index) if laid else sea(slot, index)
                where = _lies(slot, index, turns)
                terrain = TERRAINS[land][index] if laid else "water"
                at[where] = key
                found[key] = (land, slot, where, terrain)
        self.at: Mapping[Hex, str] = at
        self.spaces: Mapping[str, Space] = {
            key: Space(land, slot, where, terrain, tuple([at[each] for each in neighbours(where) if each in at]))
            for key, (land, slot, where, terrain) in found.items()
        }

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def __contains__(self, key: object) -> bool:
        return key in self.spaces


A = TypeVar("A")
K = TypeVar("K", bound="Keeping")
P = ParamSpec("P")
R = TypeVar("R")


class Living:
    """The spaces of a map without the dead lands (WZ-MOVE-09), and how far each is from others."""

    def __init__(self, whole: Atlas, dead: frozenset[str]) -> None:
        self.atlas = whole
        self.dead = dead
        self.lands = tuple([code for code in LANDS if code not in dead])
        #: The living spaces next to each space of the map, dead ones included.
        self.beside = {
            key: tuple([each for each in row.neighbours if each[:3] not in dead])
            for key, row in whole.spaces.items()
        }
        #: The spaces of living land next to living Water (WZ-MOVE-16).
        self.coasts = frozenset([
            key for key, near in self.beside.items()
            if key in DRY and key[:3] not in dead and any(each not in DRY for each in near)
        ])  # fmt: skip
        #: What functions of the map alone have found (`kept`).
        self.found: dict[tuple[object, ...], Any] = {}
        self._water_ways: dict[str, dict[str, int]] = {}
        self._walks: dict[str, dict[str, int]] = {}

    def water_ways(self, goal: str) -> dict[str, int]:
        """How many Water spaces away each living Water space is from a Water space."""
        found = self._water_ways.get(goal)
        if found is None:
            found = self._water_ways[goal] = self._field(goal, lambda here: 1, lambda each: each not in DRY)
        return found

    def walks(self, goal: str) -> dict[str, int]:
        """The movement points from each living space to a goal, on foot and swimming, without spells or boats."""
        found = self._walks.get(goal)
        if found is None:
            found = self._walks[goal] = self._field(goal, COSTS.__getitem__, lambda each: True)
        return found

    def _field(self, goal: str, cost: Callable[[str], int], opens: Callable[[str], bool]) -> dict[str, int]:
        """Backwards from the goal; a step costs what the space entered costs."""
        found, waiting = {goal: 0}, deque([goal])
        while waiting:
            here = waiting.popleft()
            far = found[here] + cost(here)
            for each in self.beside[here]:
                if opens(each) and (each not in found or far < found[each]):
                    found[each] = far
                    waiting.append(each)
        return found


class Keeping(Protocol):
    """Something that keeps what functions have found about it."""

    found: dict[tuple[object, ...], Any]


def kept(make: Callable[Concatenate[K, P], R]) -> Callable[Concatenate[K, P], R]:
    """`make` with its results kept by what it is about, such as a map, and as long as that. The arguments must be
    hashable, and nobody may alter the result."""

    @wraps(make)
    def remembered(about: K, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (make, *args, *kwargs.items()) if kwargs else (make, *args)
        try:
            known: R = about.found[key]
        except KeyError:
            known = about.found[key] = make(about, *args, **kwargs)
        return known

    return remembered


class Once(dict[A, R]):
    """The results of a function of one argument, each worked out when it is first asked for."""

    def __init__(self, make: Callable[[A], R]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: A) -> R:
        found = self[key] = self._make(key)
        return found


@cache
def _lies(slot: int, index: int, turns: int) -> Hex:
    """Where a space of a slot lies on the whole map."""
    q, r = disc_centre(SLOT_HEXES[slot], 2)
    cell = turned(CELLS[index], turns)
    return q + cell[0], r + cell[1]


def sea(slot: int, index: int) -> str:
    """The id of a space of the open sea (WZ-SETUP-10)."""
    return f"S{slot:02}-{index:02}"


@lru_cache(maxsize=64)
def atlas(laying: Laying) -> Atlas:
    """The map of a laying, cached."""
    return Atlas(laying)


@cache
def apart(one: int, other: int) -> int:
    """How many slots one is away from another: 1 if they touch."""
    (a, b), (c, d) = SLOT_HEXES[one], SLOT_HEXES[other]
    q, r = c - a, d - b
    return max(abs(q), abs(r), abs(q + r))


#: All spaces of lands, and all that can be open sea.
LAND_SPACES = tuple([space(code, index) for code in LANDS for index in range(len(CELLS))])
SEA_SPACES = tuple([sea(slot, index) for slot in range(len(SLOTS)) for index in range(len(CELLS))])
#: What each space costs a walker and a swimmer without help (WZ-MOVE-03, WZ-MOVE-04).
COSTS = {key: number(TERRAINS[key[:3]][int(key[4:])].replace("water", "swimming")) for key in LAND_SPACES}
COSTS |= dict.fromkeys(SEA_SPACES, number("swimming"))
#: The spaces of lands that are no Water.
ROUGH = frozenset([key for key in LAND_SPACES if TERRAINS[key[:3]][int(key[4:])] in ("woods", "mountains")])
DRY = frozenset([key for key in LAND_SPACES if TERRAINS[key[:3]][int(key[4:])] != "water"])
#: The second die of a RANDOM space -> the spaces of that ring (WZ-TRANS-03).
RINGS = {n: ring.spaces for ring in (BOX.rings.inner, BOX.rings.corner, BOX.rings.edge) for n in ring.numbers}
#: The number of a land within its kind -> the land, for each kind (WZ-TRANS-02).
BY_DICE = {
    kind: tuple([code for code, land in sorted(LANDS.items(), key=lambda row: row[1].number) if land.kind == kind])
    for kind in KINDS
}
#: The first die of a RANDOM space -> the kind of land (WZ-TRANS-02).
KIND_BY_DIE = {number: kind for kind in KINDS for number in getattr(BOX.random_land, kind)}


@cache
def rollable(land: str) -> tuple[str, ...]:
    """The spaces of a land that a RANDOM roll can give: no Water, never the middle (WZ-TRANS-03)."""
    return tuple([space(land, n) for n in range(1, len(CELLS)) if TERRAINS[land][n] != "water"])


@cache
def walkable(land: str) -> tuple[str, ...]:
    """The land spaces of a land."""
    return tuple([space(land, n) for n in range(len(CELLS)) if TERRAINS[land][n] != "water"])


_TERRAIN = {key: TERRAINS[key[:3]][int(key[4:])] for key in LAND_SPACES}


def terrain_of(land_space: str) -> str:
    """The terrain of a space of a land."""
    return _TERRAIN[land_space]


def sort_of(key: str) -> str:
    """The sort of the place in a space, "" without one."""
    site = SITES.get(key)
    return site.sort if site is not None else ""
