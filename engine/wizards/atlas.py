"""The map: where the lands lie, and what follows for every space. Lands that have died stay where they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from engine.parts.hexes import Hex, disc, disc_centre, neighbours, turned
from engine.wizards.components import CELLS, LANDS, SITES, TERRAINS, space

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
#: The inner ring, the corners and the edges of a land by the number of the sixth (WZ-TRANS-03).
RINGS = {1: (1, 2, 3, 4, 5, 6), 2: (1, 2, 3, 4, 5, 6), 3: (7, 9, 11, 13, 15, 17), 4: (7, 9, 11, 13, 15, 17),
         5: (8, 10, 12, 14, 16, 18), 6: (8, 10, 12, 14, 16, 18)}  # fmt: skip
#: The number of a land within its kind -> the land, for each kind (WZ-TRANS-02).
BY_DICE = {
    kind: tuple([code for code, land in sorted(LANDS.items(), key=lambda row: row[1].number) if land.kind == kind])
    for kind in ("common", "elven", "magic")
}


@cache
def rollable(land: str) -> tuple[str, ...]:
    """The spaces of a land that a RANDOM roll can give: no Water, never the middle (WZ-TRANS-03)."""
    return tuple([space(land, n) for n in range(1, len(CELLS)) if TERRAINS[land][n] != "water"])


@cache
def walkable(land: str) -> tuple[str, ...]:
    """The land spaces of a land."""
    return tuple([space(land, n) for n in range(len(CELLS)) if TERRAINS[land][n] != "water"])


def terrain_of(land_space: str) -> str:
    """The terrain of a space of a land."""
    return TERRAINS[land_space[:3]][int(land_space[4:])]


def sort_of(key: str) -> str:
    """The sort of the place in a space, "" without one."""
    site = SITES.get(key)
    return site.sort if site is not None else ""
