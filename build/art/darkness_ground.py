"""Ground of the rooms of Forces of Darkness, wall sconces, and the markers laid there; 60 units to a square, the
same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

from art.ink import Drawing, disc, flat, line, place
from art.palette import (
    BONE,
    BRASS,
    FLAME_CORE,
    FLAME_HEART,
    GOLD,
    IRON,
    KEY,
    SAND,
    SAND_LOW,
    STEEL,
    WALL,
    dark,
    light,
    mix,
)
from art.path import Point, polygon, rounded
from art.signs import Cell, border, cell_at, emptied, joints, plinth, pocket, veil

_DARK = "#1A1226"
_SWIRL = "#3A2C50"
_STONE = "#A79C90"
_HOLY = "#E9D9A8"
_FLAME = "#F0692A"


def _around(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    step = 2 * math.pi / corners
    turns = [turn + k * step for k in range(corners)]
    return [(x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in turns]


def _square(x: float, y: float, reach: float) -> str:
    return f"M{x - reach} {y - reach}H{x + reach}V{y + reach}H{x - reach}Z"


def darkness(chance: random.Random, x: float, y: float) -> Drawing:
    """A swirl in the black."""
    found: Drawing = ()
    for k in range(3):
        turn, reach = chance.random() * math.tau, 8 + 7 * k
        (a, b), (c, d) = (
            (x + reach * math.cos(turn), y + reach * math.sin(turn)),
            (x + reach * math.cos(turn + 2.4), y + reach * math.sin(turn + 2.4)),
        )
        e, f = x + 1.6 * reach * math.cos(turn + 1.2), y + 1.6 * reach * math.sin(turn + 1.2)
        found += line(f"M{a:.1f} {b:.1f}Q{e:.1f} {f:.1f} {c:.1f} {d:.1f}", _SWIRL, 3.4)
    return found


def sacred(chance: random.Random, x: float, y: float) -> Drawing:
    """A small cross of four equal arms, let into the floor."""
    return line(f"M{x} {y - 7}V{y + 7}M{x - 7} {y}H{x + 7}", dark(GOLD, 0.12), 3)


def sarcophagus(chance: random.Random, x: float, y: float) -> Drawing:
    """A golden lozenge on its lid."""
    return flat(polygon(_around(x, y, 13, 4)), GOLD, 1.8) + flat(polygon(_around(x, y, 6, 4)), light(GOLD, 0.5))


def _on_plinth(x: float, y: float) -> Drawing:
    """A knight of stone: a helm with a slit and a crest, on its plinth."""
    helm = "M-13 -2C-13 -21 13 -21 13 -2V8C9 16 -9 16 -13 8Z"
    knight = (
        flat(helm, light(_STONE, 0.45), 2.2)
        + line("M0 -15V-6", dark(_STONE, 0.3), 3)
        + line("M-8.5 -1H8.5M0 -1V9", KEY, 4)
    )
    return plinth([cell_at(x, y)], _STONE) + place(knight, x - 5, y - 4)


def statue(chance: random.Random, x: float, y: float) -> Drawing:
    """A statue on a plinth, and a pocket with the great sword that it holds."""
    sword = "M-5.5 5.5L5.5 -5.5M-5.5 -.5L.5 5.5"
    return _on_plinth(x, y) + pocket(x, y, line(sword, KEY, 4.4) + line(sword, STEEL, 2))


def tomb(chance: random.Random, x: float, y: float) -> Drawing:
    """A grave slab with a skull, and a pocket with a bone; it stops sight."""
    bone = "M-4.5 4.5L4.5 -4.5"
    skull = x - 3
    return (
        flat(rounded(x - 20, y - 24, 40, 48, 6), dark(SAND_LOW, 0.35), 2)
        + flat(rounded(x - 17, y - 21, 34, 42, 5), _STONE, 1.6)
        + disc(skull, y - 6, 9, BONE, 1.8)
        + flat(rounded(skull - 5, y, 10, 7, 2), BONE, 1.6)
        + disc(skull - 3.4, y - 7, 2.4, KEY)
        + disc(skull + 3.4, y - 7, 2.4, KEY)
        + pocket(x, y, line(bone, KEY, 5) + line(bone, BONE, 2.6))
        + veil([cell_at(x, y)])
    )


def sconce(x: float, y: float, dx: float, dy: float) -> Drawing:
    """A flame on a wall, at the middle of its edge; its light falls into its square, that way (`dx`, `dy`)."""
    return (
        disc(x + 16 * dx, y + 16 * dy, 16, FLAME_HEART, opacity=0.35)
        + disc(x + 13 * dx, y + 13 * dy, 10, FLAME_CORE, opacity=0.5)
        + disc(x, y, 7.5, _FLAME, 2)
        + disc(x, y, 4.6, FLAME_HEART)
        + disc(x, y, 2.2, FLAME_CORE)
    )


def darkness_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """Black to the rims of its squares; the whole of it has one dashed rim."""
    return flat(border(cells, 0.8), _DARK) + joints(cells, _SWIRL) + veil(cells)


def holy_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """The floor of a sacred tomb: bright, with one golden rim round all of it; the sarcophagus is one block."""
    coffin = [cell for cell, sign in cells.items() if sign == "S"]
    floor = flat(border(cells, 1), mix(SAND, _HOLY, 0.6), 1.2) + joints(cells, dark(SAND, 0.2))
    rim = line(border(cells, 6), dark(GOLD, 0.35), 3) + line(border(cells, 6), light(GOLD, 0.2), 1.4)
    lid = plinth(coffin, light(_STONE, 0.35)) + line(border(coffin, 12), dark(_STONE, 0.35), 1.8)
    return floor + rim + lid


#: Signs that flow together -> the picture under all of their squares.
BEDS: dict[str, Callable[[random.Random, Mapping[Cell, str]], Drawing]] = {"D": darkness_bed, "hS": holy_bed}

GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "D": darkness,
    "h": sacred,
    "S": sarcophagus,
    "U": statue,
    "T": tomb,
}


# -- markers ---------------------------------------------------------------------------------------------


def _tile() -> Drawing:
    """A laid piece of floor: flagstones with the contour of what is nobody's."""
    return (
        flat(rounded(0, 0, 100, 100, 6), mix(SAND, FLAME_HEART, 0.18))
        + line("M0 50H100M50 0V50M26 50V100M76 50V100", SAND_LOW, 2.4)
        + line(_square(50, 50, 46), KEY, 8)
        + line(_square(50, 50, 46), BONE, 4.4)
    )


def corridor() -> Drawing:
    """A lit square of a corridor."""
    return _tile() + disc(50, 50, 10, FLAME_HEART, opacity=0.5)


def corridor_pit() -> Drawing:
    """A lit square of a corridor with a pit in it."""
    depths = disc(50, 50, 26, "#2A1B22") + disc(50, 50, 18, "#0C0810")
    return _tile() + disc(50, 50, 33, dark(SAND_LOW, 0.4), 3) + depths


def corridor_wall() -> Drawing:
    """A wall of a corridor tile along an edge, with a line of light."""
    return flat(rounded(0, 4, 60, 10, 3), light(WALL, 0.25), 2) + line("M4 9H56", mix(WALL, FLAME_HEART, 0.6), 2)


def open_tomb() -> Drawing:
    """The slab pushed aside, a black hole, and an empty pocket."""
    return (
        flat(rounded(16, 10, 68, 80, 10), "#0C0810", 3.4)
        + flat("M40 4L92 12L84 74L32 64Z", _STONE, 3)
        + line("M48 16L82 22M46 32L78 38", dark(_STONE, 0.4), 3)
        + emptied()
    )


def bare_statue() -> Drawing:
    """The statue with empty hands: its pocket is dark."""
    return emptied()


def empty_sconce() -> Drawing:
    """A bare bracket, cold, over the wall."""
    return (
        disc(30, 9, 8.6, dark(IRON, 0.35), 2)
        + disc(30, 9, 4.4, "#16111A")
        + line("M22 9H38", BRASS, 2)
    )


MARKERS: dict[str, Callable[[], Drawing]] = {
    "corridor": corridor,
    "corridorpit": corridor_pit,
    "opentomb": open_tomb,
    "barestatue": bare_statue,
}
#: Those that lie on edges.
ON_EDGES: dict[str, Callable[[], Drawing]] = {"corridorwall": corridor_wall, "emptysconce": empty_sconce}
