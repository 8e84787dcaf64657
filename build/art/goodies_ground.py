"""Ground of the rooms of Goodies, and its markers; 60 units to a square, the same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

from art.ink import Drawing, disc, flat, line, place
from art.palette import BONE, FLAME_HEART, GOLD, IRON, KEY, SAND_LOW, SPARK, WALL, dark, light
from art.path import Point, ellipse, polygon, rounded, star
from art.signs import Cell, cell_at, emptied, fangs, joints, lip, middle, plate, plinth, pocket, veil

_SHAFT = "#241A22"
_COPPER = "#B96B3F"
_TROUGH = "#6F5A50"
_LAVA = "#F0641E"
_GLOW = "#8E1F12"
_STONE = "#98A08F"
_POOL = "#2E8C8A"


def _ring(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


# -- beds ------------------------------------------------------------------------------------------------


def grinder_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """A shaft of rust and shadow, with fangs where nothing covers it; pipes over it."""
    bare = [cell for cell, sign in cells.items() if sign == "g"]
    found = lip(chance, cells, _SHAFT, "#0E080C") + joints(cells, "#4A3038") + fangs(bare, cells)
    for (c, r), sign in cells.items():
        if sign == "p":
            x, y = middle((c, r))
            along = sum((c, r + d) in cells for d in (-1, 1)) > sum((c + d, r) in cells for d in (-1, 1))
            found += place(_pipes(x, y), turn=0 if along else 90, about=(x, y)) + plate("2", x, y)
    return found


def _pipes(x: float, y: float) -> Drawing:
    """Three pipes side by side with their collars."""
    found: Drawing = ()
    for k in (-14, 0, 14):
        found += flat(f"M{x + k - 5.4} {y - 30}H{x + k + 5.4}V{y + 30}H{x + k - 5.4}Z", _COPPER, 1.8)
        found += line(f"M{x + k - 2} {y - 29}V{y + 29}", light(_COPPER, 0.45), 2)
        for h in (-17, 17):
            found += flat(rounded(x + k - 6.6, y + h - 3, 13.2, 6, 1.5), dark(_COPPER, 0.28), 1.6)
    return found


def channel_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """A dry trough of scorched stone; round an evacuator it glows, with fangs."""
    hot = [cell for cell, sign in cells.items() if sign == "E"]
    found = lip(chance, cells, _TROUGH, "#3A2C2A") + joints(cells, "#3A2C2A")
    return found + (lip(chance, dict.fromkeys(hot, "E"), _LAVA, _GLOW) if hot else ()) + fangs(hot, ())


#: Signs that flow together -> the picture under all of their squares.
BEDS: dict[str, Callable[[random.Random, Mapping[Cell, str]], Drawing]] = {"gp": grinder_bed, "cE": channel_bed}


# -- squares ---------------------------------------------------------------------------------------------


def grinder(chance: random.Random, x: float, y: float) -> Drawing:
    """Two toothed rollers that turn into each other."""
    found: Drawing = ()
    for dx, dy, teeth in ((-8.5, -8.5, 9), (8.5, 8.5, 9)):
        found += flat(star(x + dx, y + dy, teeth, 14.5, 9.5, chance.random()), IRON, 1.8)
        found += disc(x + dx, y + dy, 7, light(IRON, 0.3), 1.4) + disc(x + dx, y + dy, 2.6, KEY)
    return found


def channel(chance: random.Random, x: float, y: float) -> Drawing:
    """Cold crusts, and a few embers between them."""
    found: Drawing = ()
    for px, py, radius in ((x - 9, y - 10, 8), (x + 11, y - 3, 7), (x - 4, y + 12, 8)):
        crust = _ring(px, py, [radius * (0.75 + 0.35 * chance.random()) for _ in range(7)], chance.random())
        found += flat(polygon(crust), "#4A3A36", 1.4)
    for dx, dy in ((1, -3), (-14, 4), (9, 11)):
        found += disc(x + dx, y + dy, 1.9, _LAVA)
    return found


def evacuator(chance: random.Random, x: float, y: float) -> Drawing:
    """A grate of iron over boiling lava."""
    bars = f"M{x - 11} {y - 16}V{y + 16}M{x} {y - 19}V{y + 19}M{x + 11} {y - 16}V{y + 16}"
    bars += f"M{x - 16} {y - 11}H{x + 16}M{x - 19} {y}H{x + 19}M{x - 16} {y + 11}H{x + 16}"
    sparks = sum((disc(x + dx, y + dy, 2.4, FLAME_HEART) for dx, dy in ((-5.5, 5.5), (5.5, -5.5), (5.5, 5.5))), ())
    grate = line(bars, KEY, 5) + line(bars, IRON, 2.4)
    return disc(x, y, 20, _GLOW, 2.4) + disc(x, y, 17.5, _LAVA) + sparks + grate


def treasure(chance: random.Random, x: float, y: float) -> Drawing:
    """A carpet with a star of gold on it, and a pocket with a coin."""
    coin = disc(0, 0, 6.4, GOLD, 1.6) + line("M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6", dark(GOLD, 0.5), 1.4)
    return (
        flat(rounded(x - 25, y - 25, 50, 50, 3), "#6E2F57", 2)
        + line(rounded(x - 21, y - 21, 42, 42, 2), GOLD, 2.2)
        + flat(star(x - 3, y - 3, 8, 15, 6.4), GOLD, 1.8)
        + disc(x - 3, y - 3, 4.4, "#6E2F57", 1.4)
        + pocket(x, y, coin)
    )


def dolmen(chance: random.Random, x: float, y: float) -> Drawing:
    """A slab of grey stone on two others, moss in its cracks."""
    cracks = f"M{x - 9} {y - 7}L{x - 2} {y}L{x - 6} {y + 8}M{x + 4} {y - 9}L{x + 9} {y - 2}"
    slab = _ring(x, y, [18 + 3 * chance.random() for _ in range(9)], chance.random())
    return (
        plinth([cell_at(x, y)], dark(_STONE, 0.42))
        + flat(rounded(x - 19, y - 12, 10, 24, 4), dark(_STONE, 0.18), 1.8)
        + flat(rounded(x + 9, y - 12, 10, 24, 4), dark(_STONE, 0.18), 1.8)
        + flat(polygon(slab), _STONE, 2.2)
        + line(cracks, dark(_STONE, 0.4), 1.8)
        + disc(x + 6, y + 6, 3.4, "#6E8F4E")
        + disc(x - 4, y - 11, 2.4, "#6E8F4E")
        + veil([cell_at(x, y)])
    )


def pool(chance: random.Random, x: float, y: float) -> Drawing:
    """Still water in a ring of stones, with a leaf and a star in it."""
    stones = sum((disc(px, py, 5.2, light(WALL, 0.3), 1.4) for px, py in _ring(x, y, [23.0] * 12)), ())
    leaf = f"M{x - 11} {y + 9}C{x - 12} {y - 4} {x + 1} {y - 12} {x + 11} {y - 10}"
    leaf += f"C{x + 11} {y + 2} {x + 1} {y + 11} {x - 11} {y + 9}Z"
    return (
        disc(x, y, 25, dark(SAND_LOW, 0.3), 2)
        + stones
        + disc(x, y, 19.5, KEY)
        + disc(x, y, 18, _POOL)
        + line(ellipse(x, y, 14.5), light(_POOL, 0.4), 1.6)
        + flat(leaf, "#7FC27A", 1.6)
        + line(f"M{x - 9} {y + 7}L{x + 7} {y - 7}", KEY, 1.4)
        + flat(star(x + 6, y + 7, 4, 5.4, 1.8), SPARK, 1)
    )


#: Sign in the drawing of a room -> the picture of its square, over its bed if it has one.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "g": grinder,
    "c": channel,
    "E": evacuator,
    "$": treasure,
    "d": dolmen,
    "O": pool,
}


# -- markers, 100 x 100 units -----------------------------------------------------------------------------


def broken_pipes() -> Drawing:
    """Stumps of pipes over the rollers below."""
    found = flat(rounded(0, 0, 100, 100, 6), dark(SAND_LOW, 0.3), 3) + flat(rounded(6, 6, 88, 88, 5), _SHAFT)
    for x, y in ((40, 42), (62, 60)):
        found += flat(star(x, y, 9, 20, 13), IRON, 2.6) + disc(x, y, 9, light(IRON, 0.3), 2) + disc(x, y, 3.4, KEY)
    for k in (14, 42, 70):
        found += flat(f"M{k} 3H{k + 16}V22L{k + 10} 16L{k + 5} 26L{k} 18Z", _COPPER, 3)
        found += flat(f"M{k} 97H{k + 16}V80L{k + 9} 86L{k + 4} 76L{k} 84Z", _COPPER, 3)
    return found


def looted() -> Drawing:
    """An empty pocket and a torn corner of the carpet."""
    return flat("M8 8H52L44 20L52 32L40 44L30 40L20 52L8 44Z", dark("#6E2F57", 0.3), 3) + emptied()


def full_channel() -> Drawing:
    """Bright lava with dark crusts."""
    chance = random.Random("channel")
    found = flat(rounded(1, 1, 98, 98, 8), _GLOW, 3) + flat(rounded(8, 8, 84, 84, 8), _LAVA)
    found += line("M14 66Q30 44 46 60Q62 76 86 40", "#FFC14D", 5) + line("M16 30Q34 18 50 28", "#FFE9A0", 4)
    for px, py, radius in ((30, 36, 13), (68, 66, 14), (72, 26, 9), (28, 76, 9)):
        crust = _ring(px, py, [radius * (0.75 + 0.35 * chance.random()) for _ in range(7)], chance.random())
        found += flat(polygon(crust), "#4A1F22", 2.6)
    fang = "M4 4H26L16 16L4 26ZM96 4V26L84 16L74 4ZM96 96H74L84 84L96 74ZM4 96V74L16 84L26 96Z"
    return found + flat(fang, BONE, 2.6)


MARKERS: dict[str, Callable[[], Drawing]] = {
    "brokenpipes": broken_pipes,
    "looted": looted,
    "fullchannel": full_channel,
}
