"""Ground of Dungeon Twister's rooms besides pits and gears, and the markers laid on it; 60 units to a square.

A room turns on the table, so everything looks the same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art import (
    darkness_ground,
    forest_ground,
    goodies_ground,
    goodies_marks,
    ice_ground,
    mercenary_ground,
    water_ground,
)
from art.ink import Drawing, disc, flat, line
from art.palette import BONE, KEY, SAND, SAND_LOW, STEEL, WALL, dark, light, mix
from art.path import Point, ellipse, polygon, rounded, star

_ROCK = "#8C8078"
_WATER = "#57B7E8"
_MAGIC = "#8A5BD0"
_MIST = "#E9EEF2"


def _around(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


def _blob(chance: random.Random, x: float, y: float, radius: float, corners: int) -> list[Point]:
    return _around(x, y, [radius * (0.82 + 0.3 * chance.random()) for _ in range(corners)], chance.random())


def rift(chance: random.Random, x: float, y: float) -> Drawing:
    """The floor is torn away to the rims of the square; far below it glows."""
    torn = [(x + 28 * a + 2 * chance.random(), y + 28 * b + 2 * chance.random()) for a, b in _SQUARE]
    embers = "".join(
        f"M{x + dx:.1f} {y + dy:.1f}L{x + dx + 3:.1f} {y + dy - 4:.1f}L{x + dx + 5:.1f} {y + dy + 1:.1f}"
        for dx, dy in ((-9, 4), (4, -8), (7, 9))
    )
    return (
        flat(polygon(torn), dark(SAND_LOW, 0.5), 2)
        + flat(polygon([(x + (a - x) * 0.88, y + (b - y) * 0.88) for a, b in torn]), "#2A1420")
        + flat(polygon([(x + (a - x) * 0.62, y + (b - y) * 0.62) for a, b in torn]), "#12070F")
        + line(embers, "#C2502E", 2)
    )


_SQUARE = (
    (-1, -1), (-0.5, -0.86), (0, -1), (0.5, -0.88), (1, -1), (0.86, -0.4), (1, 0), (0.88, 0.5), (1, 1),
    (0.4, 0.87), (0, 1), (-0.5, 0.86), (-1, 1), (-0.87, 0.4), (-1, 0), (-0.88, -0.5),
)  # fmt: skip


def rocks(chance: random.Random, x: float, y: float) -> Drawing:
    """Boulders round a clear middle, with the sign of danger from above."""
    found: Drawing = disc(x, y, 25, dark(SAND_LOW, 0.18))
    for px, py in _around(x, y, [19.0] * 7, chance.random()):
        stone = _blob(chance, px, py, 7.5, 7)
        found += flat(polygon(stone), mix(_ROCK, KEY, 0.16 * chance.random()), 1.8)
        found += line(f"M{px - 3:.1f} {py - 2:.1f}L{px + 1:.1f} {py - 4:.1f}", light(_ROCK, 0.4), 1.4)
    return found + flat(star(x, y, 4, 9, 4), dark(_ROCK, 0.5), 1.4)


def fountain(chance: random.Random, x: float, y: float) -> Drawing:
    """A round basin of bright stone, water and a jet in its middle."""
    return (
        disc(x, y, 27, light(WALL, 0.5), 2)
        + disc(x, y, 21, _WATER, 2)
        + line(ellipse(x, y, 16), light(_WATER, 0.5), 1.6)
        + line(ellipse(x, y, 11), light(_WATER, 0.5), 1.4)
        + disc(x, y, 6, light(WALL, 0.6), 2)
        + disc(x, y, 2.6, BONE)
    )


def pentacle(chance: random.Random, x: float, y: float) -> Drawing:
    """A violet slab; the four of them carry one star."""
    return flat(rounded(x - 28, y - 28, 56, 56, 4), mix(SAND, _MAGIC, 0.28), 1.2)


def star_over(x: float, y: float) -> Drawing:
    """The star over the slabs of a pentacle, round their common middle."""
    points = _around(x, y, [46.0] * 5)
    lines = "M" + "L".join(f"{points[(2 * k) % 5][0]:.1f} {points[(2 * k) % 5][1]:.1f}" for k in range(5)) + "Z"
    return line(ellipse(x, y, 47), _MAGIC, 3.4) + line(lines, KEY, 4.6) + line(lines, light(_MAGIC, 0.35), 2.4)


def mist(chance: random.Random, x: float, y: float) -> Drawing:
    """Pale swathes that let the ground shine through."""
    found: Drawing = flat(rounded(x - 29, y - 29, 58, 58, 6), _MIST, opacity=0.34)
    for px, py in _around(x, y, [15.0, 18, 14, 19, 16, 17], chance.random()):
        found += disc(px, py, 10 + 3 * chance.random(), _MIST, opacity=0.42)
    rows = [y - 12 + 12 * k for k in range(3)]
    curls = "".join(
        f"M{x - 16:.1f} {h:.1f}Q{x - 9:.1f} {h - 8:.1f} {x - 2:.1f} {h:.1f}"
        f"Q{x + 5:.1f} {h + 7:.1f} {x + 14:.1f} {h:.1f}"
        for h in rows
    )
    return found + line(curls, light(_MIST, 0.6), 2.2, opacity=0.9)


#: Sign in the drawing of a room -> the picture of its ground.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    **water_ground.GROUND,
    "X": rift,
    "K": rocks,
    "F": fountain,
    "*": pentacle,
    **mercenary_ground.GROUND,
    **darkness_ground.GROUND,
    **ice_ground.GROUND,
    **goodies_ground.GROUND,
}
#: Signs that flow together -> the picture under all of their squares.
BEDS = water_ground.BEDS | darkness_ground.BEDS | goodies_ground.BEDS
BEDDED = "".join(BEDS)
#: Sign of a misty square -> the sign of the ground below.
MISTY = {"m": ".", "n": "P", "k": "K", "r": "R", "w": "w", "y": "y"}


# -- markers ---------------------------------------------------------------------------------------------


def illusory_pit() -> Drawing:
    """A pit of violet light."""
    return (
        flat(rounded(6, 6, 88, 88, 20), light(_MAGIC, 0.3), 3, opacity=0.9)
        + flat(polygon(_around(50, 50, [38.0, 33] * 7)), dark(_MAGIC, 0.55), 3)
        + flat(polygon(_around(50, 50, [28.0, 24] * 7)), "#150A22")
        + flat(star(50, 50, 5, 13, 5.4), light(_MAGIC, 0.6), 2)
    )


def rubble() -> Drawing:
    """Stones of violet light, heaped over the whole square."""
    chance = random.Random("rubble")
    found: Drawing = flat(rounded(6, 6, 88, 88, 20), light(_MAGIC, 0.3), 3, opacity=0.9)
    for px, py in (*_around(50, 50, [29.0] * 7), (50, 50)):
        found += flat(polygon(_blob(chance, px, py, 16, 8)), mix(_ROCK, _MAGIC, 0.35), 3)
    return found + flat(star(50, 50, 5, 9, 4), light(_MAGIC, 0.6), 2)


def broken_wall() -> Drawing:
    """Stumps of a wall at both ends of an edge, and its stones between."""
    return (
        flat(rounded(0, 3, 13, 12, 2), light(WALL, 0.3), 2)
        + flat(rounded(47, 3, 13, 12, 2), light(WALL, 0.3), 2)
        + flat("M17 8L23 5L27 10L22 14Z", SAND, 1.6)
        + flat("M31 5L37 7L36 12L30 11Z", mix(SAND, STEEL, 0.4), 1.6)
        + flat("M39 10L44 8L45 13L40 14Z", SAND, 1.6)
    )


MARKERS: dict[str, Callable[[], Drawing]] = {
    "illusorypit": illusory_pit,
    "rubble": rubble,
    **mercenary_ground.MARKERS,
    **water_ground.MARKERS,
    **darkness_ground.MARKERS,
    **ice_ground.MARKERS,
    **forest_ground.MARKERS,
    **goodies_ground.MARKERS,
    **goodies_marks.MARKERS,
}
