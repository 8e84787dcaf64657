"""Ground of the rooms of Forces of Darkness, wall sconces, and the markers laid there; 60 units to a square, the
same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.ink import Drawing, disc, flat, line
from art.palette import (
    BONE,
    BRASS,
    FLAME_CORE,
    FLAME_HEART,
    GOLD,
    IRON,
    KEY,
    PARCH,
    SAND,
    SAND_LOW,
    STEEL,
    WALL,
    dark,
    light,
    mix,
)
from art.path import Point, ellipse, polygon, rounded

_DARK = "#1A1226"
_SWIRL = "#3A2C50"
_PLINTH = "#2B2231"
_STONE = "#A79C90"
_HOLY = "#E9D9A8"
_FLAME = "#F0692A"


def _around(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    step = 2 * math.pi / corners
    turns = [turn + k * step for k in range(corners)]
    return [(x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in turns]


def _square(x: float, y: float, reach: float) -> str:
    return f"M{x - reach} {y - reach}H{x + reach}V{y + reach}H{x - reach}Z"


def _rim(x: float, y: float, reach: float) -> Drawing:
    """The dashed rim of what stops sight."""
    dashes = "".join(
        f"M{x - reach + k} {y + s * reach}H{x - reach + k + 6}M{x + s * reach} {y - reach + k}V{y - reach + k + 6}"
        for k in range(2, int(2 * reach) - 4, 10)
        for s in (-1, 1)
    )
    return line(_square(x, y, reach), KEY, 4) + line(dashes, BONE, 2.2)


def _pocket(x: float, y: float) -> Drawing:
    """The tab of paper of ground that gives something once."""
    return flat(rounded(x + 9, y + 9, 19, 19, 3), PARCH, 1.8)


def darkness(chance: random.Random, x: float, y: float) -> Drawing:
    """Black with a swirl, to the rims of the square."""
    found: Drawing = flat(rounded(x - 30, y - 30, 60, 60, 0), _DARK)
    for k in range(3):
        turn, reach = chance.random() * math.tau, 8 + 7 * k
        (a, b), (c, d) = (
            (x + reach * math.cos(turn), y + reach * math.sin(turn)),
            (x + reach * math.cos(turn + 2.4), y + reach * math.sin(turn + 2.4)),
        )
        e, f = x + 1.6 * reach * math.cos(turn + 1.2), y + 1.6 * reach * math.sin(turn + 1.2)
        found += line(f"M{a:.1f} {b:.1f}Q{e:.1f} {f:.1f} {c:.1f} {d:.1f}", _SWIRL, 3.4)
    return found + _rim(x, y, 26)


def sacred(chance: random.Random, x: float, y: float) -> Drawing:
    """A bright slab with a small golden cross of four equal arms."""
    return (
        flat(rounded(x - 29, y - 29, 58, 58, 3), mix(SAND, _HOLY, 0.6), 1.2)
        + line(_square(x, y, 20), dark(_HOLY, 0.25), 1.4)
        + line(f"M{x} {y - 9}V{y + 9}M{x - 9} {y}H{x + 9}", dark(GOLD, 0.4), 5)
        + line(f"M{x} {y - 8}V{y + 8}M{x - 8} {y}H{x + 8}", GOLD, 2.6)
    )


def sarcophagus(chance: random.Random, x: float, y: float) -> Drawing:
    """A block of pale stone on a plinth with a golden lozenge."""
    return (
        flat(rounded(x - 28, y - 28, 56, 56, 4), _PLINTH, 2)
        + flat(rounded(x - 24, y - 24, 48, 48, 3), light(_STONE, 0.35), 1.8)
        + line(_square(x, y, 18), dark(_STONE, 0.35), 1.8)
        + flat(polygon(_around(x, y, 13, 4)), GOLD, 1.8)
        + flat(polygon(_around(x, y, 6, 4)), light(GOLD, 0.5))
    )


def _on_plinth(x: float, y: float) -> Drawing:
    """A figure of stone from above: head, shoulders and folded arms."""
    return (
        flat(rounded(x - 27, y - 27, 54, 54, 4), _PLINTH, 2)
        + flat(rounded(x - 23, y - 23, 46, 46, 3), _STONE, 1.6)
        + flat(ellipse(x, y, 17), light(_STONE, 0.2), 1.8)
        + disc(x, y, 9, light(_STONE, 0.45), 1.8)
    )


def statue(chance: random.Random, x: float, y: float) -> Drawing:
    """A statue on a plinth, and a pocket with the great sword that it holds."""
    sword = f"M{x + 13} {y + 25}L{x + 24} {y + 13}M{x + 13} {y + 19}L{x + 19} {y + 25}"
    return _on_plinth(x, y) + _pocket(x, y) + line(sword, KEY, 4.4) + line(sword, STEEL, 2)


def tomb(chance: random.Random, x: float, y: float) -> Drawing:
    """A grave slab with a skull, and a pocket with a bone; it stops sight."""
    bone = f"M{x + 14} {y + 23}L{x + 23} {y + 14}"
    return (
        flat(rounded(x - 20, y - 24, 40, 48, 6), dark(SAND_LOW, 0.35), 2)
        + flat(rounded(x - 17, y - 21, 34, 42, 5), _STONE, 1.6)
        + disc(x, y - 4, 9, BONE, 1.8)
        + flat(rounded(x - 5, y + 2, 10, 7, 2), BONE, 1.6)
        + disc(x - 3.4, y - 5, 2.4, KEY)
        + disc(x + 3.4, y - 5, 2.4, KEY)
        + _pocket(x, y)
        + line(bone, KEY, 5)
        + line(bone, BONE, 2.6)
        + _rim(x, y, 27)
    )


def sconce(x: float, y: float, dx: float, dy: float) -> Drawing:
    """A flame on a wall, at the middle of its edge; its light falls into its square, that way (`dx`, `dy`)."""
    glow = polygon([(x - 14 * dy, y - 14 * dx), (x + 22 * dx - 9 * dy, y + 22 * dy - 9 * dx),
                    (x + 22 * dx + 9 * dy, y + 22 * dy + 9 * dx), (x + 14 * dy, y + 14 * dx)])  # fmt: skip
    return (
        flat(glow, FLAME_HEART, opacity=0.55)
        + disc(x, y, 7.5, _FLAME, 2)
        + disc(x, y, 4.6, FLAME_HEART)
        + disc(x, y, 2.2, FLAME_CORE)
    )


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
        + flat(rounded(65, 65, 32, 32, 5), dark(_PLINTH, 0.3), 2.6)
        + line("M70 81H92", "#8A8090", 3)
    )


def bare_statue() -> Drawing:
    """The statue with empty hands: its pocket is dark."""
    return flat(rounded(65, 65, 32, 32, 5), dark(_PLINTH, 0.3), 2.6) + line("M70 81H92", "#8A8090", 3)


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
