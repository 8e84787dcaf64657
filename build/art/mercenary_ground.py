"""Ground of Mercenaries' rooms and the markers laid on it; 60 units to a square, the same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.ink import Drawing, disc, flat, line
from art.palette import (
    BONE,
    BRASS,
    FLAME_HEART,
    GOLD,
    IRON,
    KEY,
    ROSE,
    SAND,
    SAND_LOW,
    STEEL,
    WOOD,
    dark,
    light,
    mix,
)
from art.path import Point, ellipse, polygon, rounded, star
from art.signs import PLINTH, cell_at, emptied, plinth, pocket

_STONE = "#A79C90"
_GLOW = "#F0641E"


def _around(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    step = 2 * math.pi / corners
    return [
        (x + radius * math.sin(turn + k * step), y - radius * math.cos(turn + k * step)) for k in range(corners)
    ]


def armory(chance: random.Random, x: float, y: float) -> Drawing:
    """A chest of dark wood on a plinth, two blades crossed on it, and a pocket with a hilt."""
    blades = f"M{x - 16} {y - 16}L{x + 12} {y + 12}M{x + 16} {y - 16}L{x - 12} {y + 12}"
    return (
        plinth([cell_at(x, y)], mix(WOOD, KEY, 0.2))
        + line(f"M{x - 23} {y - 9}H{x + 23}M{x - 23} {y + 9}H{x + 23}", dark(WOOD, 0.55), 1.6)
        + line(blades, KEY, 7)
        + line(blades, STEEL, 4)
        + pocket(x, y, line("M-5 5L5 -5M-5 -1L1 5", KEY, 2.8))
    )


def brazier(chance: random.Random, x: float, y: float) -> Drawing:
    """A basin of iron full of embers, four fangs outside, and a pocket with a spark that never empties."""
    coals: Drawing = ()
    for px, py in (*_around(x, y, 11, 7, chance.random()), (x, y)):
        shade = mix(_GLOW, FLAME_HEART, chance.random())
        coals += flat(polygon(_around(px, py, 5.4, 6, chance.random())), shade, 1.4)
    fangs = "".join(
        f"M{x + a * 28} {y + b * 28}L{x + a * 16} {y + b * 28}"
        f"L{x + a * 20} {y + b * 20}L{x + a * 28} {y + b * 16}Z"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return (
        flat(fangs, BONE, 1.6)
        + disc(x, y, 25, dark(SAND_LOW, 0.3), 2)
        + disc(x, y, 23, IRON, 2)
        + disc(x, y, 17.5, "#3A1A1C", 2)
        + coals
        + pocket(x, y, flat(star(0, 0, 4, 8, 3), FLAME_HEART, 1.8))
    )


def column(chance: random.Random, x: float, y: float) -> Drawing:
    """A round shaft, fluted, on a round plinth."""
    flutes = "".join(
        f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"
        for (a, b), (c, d) in zip(_around(x, y, 13, 12), _around(x, y, 21, 12), strict=True)
    )
    return (
        disc(x, y, 28, PLINTH, 2)
        + disc(x, y, 24.5, dark(_STONE, 0.25), 1.6)
        + disc(x, y, 22, _STONE, 1.6)
        + line(flutes, dark(_STONE, 0.45), 2)
        + disc(x, y, 12, light(_STONE, 0.35), 1.8)
    )


def _cross(x: float, y: float, size: float) -> str:
    """The symbol a."""
    a, b = size, size * 0.34
    points = [
        (-b, -a),
        (b, -a),
        (b, -b),
        (a, -b),
        (a, b),
        (b, b),
        (b, a),
        (-b, a),
        (-b, b),
        (-a, b),
        (-a, -b),
        (-b, -b),
    ]
    return "M" + "L".join(f"{x + c:.1f} {y + d:.1f}" for c, d in points) + "Z"


def _crescent(x: float, y: float, size: float) -> str:
    """The symbol b."""
    steps, far, near = 12, 2.55, 2.2
    outer = [far - 2 * far * k / steps for k in range(steps + 1)]
    inner = [-near + 2 * near * k / steps for k in range(steps + 1)]
    points = [(x - size * math.cos(a), y + size * math.sin(a)) for a in outer]
    points += [(x + size * (0.3 - 0.72 * math.cos(a)), y + 0.72 * size * math.sin(a)) for a in inner]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"


Symbol = Callable[[float, float, float], str]


def _leaves(symbol: Symbol) -> Callable[[random.Random, float, float], Drawing]:
    """A trapdoor of two leaves with hinges, its symbol across the split."""

    def trapdoor(chance: random.Random, x: float, y: float) -> Drawing:
        planks = "".join(f"M{x - 22} {y + k}H{x + 22}" for k in (-13, 13))
        hinges = "".join(f"M{x + a} {y + b}H{x + a + (7 if a < 0 else -7)}" for a in (-24, 24) for b in (-15, 15))
        return (
            flat(rounded(x - 25, y - 25, 50, 50, 3), dark(SAND_LOW, 0.45), 2)
            + flat(rounded(x - 22.5, y - 22.5, 45, 45, 2), mix(WOOD, SAND, 0.35), 1.4)
            + line(planks, dark(WOOD, 0.35), 1.4)
            + line(f"M{x} {y - 23}V{y + 23}", KEY, 2.4)
            + line(hinges, IRON, 3)
            + flat(symbol(x, y, 10), dark(WOOD, 0.6), 1.6)
        )

    return trapdoor


def _plate(symbol: Symbol) -> Callable[[random.Random, float, float], Drawing]:
    """A plate of brass let into the floor, with its symbol."""

    def trigger(chance: random.Random, x: float, y: float) -> Drawing:
        return (
            flat(polygon(_around(x, y, 26, 8, math.pi / 8)), dark(SAND_LOW, 0.4), 2)
            + flat(polygon(_around(x, y, 22.5, 8, math.pi / 8)), BRASS, 1.6)
            + flat(polygon(_around(x, y, 17, 8, math.pi / 8)), light(BRASS, 0.3), 1.2)
            + flat(symbol(x, y, 10), KEY)
        )

    return trigger


def pedestal(chance: random.Random, x: float, y: float) -> Drawing:
    """A low step of bright stone with a ring, and a pocket with a flask."""
    return (
        disc(x, y, 24, light(_STONE, 0.2), 1.8)
        + disc(x, y, 19, light(_STONE, 0.5), 1.4)
        + line(ellipse(x, y, 13), BRASS, 2.4)
        + pocket(x, y, disc(0, 1.5, 5, ROSE, 1.6) + line("M0 -3.5V-7", KEY, 3))
    )


GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "M": armory,
    "Z": brazier,
    "C": column,
    "1": _leaves(_cross),
    "2": _leaves(_crescent),
    "a": _plate(_cross),
    "b": _plate(_crescent),
    "q": pedestal,
}


# -- markers ---------------------------------------------------------------------------------------------


def open_pit() -> Drawing:
    """The leaves thrown back, black between them, a glow at the split."""
    return (
        flat(rounded(6, 6, 88, 88, 8), dark(SAND_LOW, 0.45), 3)
        + flat(rounded(17, 10, 66, 80, 4), "#0C0810", 2)
        + flat("M8 12L20 16V84L8 88Z", mix(WOOD, SAND, 0.35), 2.4)
        + flat("M92 12L80 16V84L92 88Z", mix(WOOD, SAND, 0.35), 2.4)
        + line("M28 20L34 34M70 22L66 36M30 80L36 68M72 78L66 66", "#5D4B50", 3)
        + disc(50, 50, 9, mix(GOLD, KEY, 0.35))
        + disc(50, 50, 5, GOLD)
    )


def broken_armory() -> Drawing:
    """A broken armory: its pocket is dark and empty, and a board lies across."""
    return (
        flat("M10 22L86 8L90 24L14 40Z", mix(WOOD, SAND, 0.3), 3)
        + flat("M16 62L60 44L66 58L22 78Z", dark(WOOD, 0.2), 3)
        + emptied()
    )


MARKERS: dict[str, Callable[[], Drawing]] = {"openpit": open_pit, "brokenarmory": broken_armory}
