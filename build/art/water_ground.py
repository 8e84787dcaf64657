"""Ground of the rooms of Water and Fire, and its markers; 60 units to a square, the same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.ink import Drawing, disc, flat, line
from art.palette import BONE, GOLD, KEY, PARCH, SAND, SAND_LOW, WALL, WOOD, dark, light, mix
from art.path import Point, ellipse, polygon, rounded, star

_WATER = "#3F94CC"
_LAVA = "#E2562A"
_MAGIC = "#8A5BD0"
_DEEP = "#1B1030"


def _ring(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


def _pool(x: float, y: float, colour: str) -> Drawing:
    """The whole square filled, so that neighbours run together."""
    return flat(f"M{x - 30} {y - 30}H{x + 30}V{y + 30}H{x - 30}Z", colour)


def _ripples(chance: random.Random, x: float, y: float, colour: str, number: int) -> Drawing:
    """Short arcs that lie every way."""
    found = ""
    for _ in range(number):
        px, py = x + 40 * (chance.random() - 0.5), y + 40 * (chance.random() - 0.5)
        turn, half = math.pi * chance.random(), 5 + 3 * chance.random()
        dx, dy = half * math.cos(turn), half * math.sin(turn)
        found += (
            f"M{px - dx:.1f} {py - dy:.1f}Q{px - dy * 0.7:.1f} {py + dx * 0.7:.1f} {px + dx:.1f} {py + dy:.1f}"
        )
    return line(found, colour, 2)


def water(chance: random.Random, x: float, y: float) -> Drawing:
    """Blue with bright ripples."""
    return (
        _pool(x, y, _WATER)
        + _ripples(chance, x, y, light(_WATER, 0.5), 5)
        + _ripples(chance, x, y, dark(_WATER, 0.3), 3)
    )


def lava(chance: random.Random, x: float, y: float) -> Drawing:
    """Black crusts that drift on a glowing stream."""
    found = _pool(x, y, _LAVA) + _ripples(chance, x, y, "#F9C74A", 4)
    for px, py in ((x - 14, y - 13), (x + 15, y - 9), (x - 8, y + 14), (x + 14, y + 16)):
        crust = _ring(px, py, [6 + 5 * chance.random() for _ in range(7)], chance.random())
        found += flat(polygon(crust), "#4A1B14", 1.4)
    return found


def waterfall(chance: random.Random, x: float, y: float) -> Drawing:
    """Water that falls into a black hole, white at its rim."""
    foam = sum((disc(px, py, 6 + 2 * chance.random(), BONE) for px, py in _ring(x, y, [22.0] * 9)), ())
    streaks = "".join(
        f"M{px:.1f} {py:.1f}L{x + (px - x) * 0.45:.1f} {y + (py - y) * 0.45:.1f}"
        for px, py in _ring(x, y, [22.0] * 12, 0.2)
    )
    return (
        water(chance, x, y) + foam + disc(x, y, 20, light(_WATER, 0.25)) + line(streaks, BONE, 2.2)
        + disc(x, y, 9.5, KEY)
    )  # fmt: skip


def gravity_well(chance: random.Random, x: float, y: float) -> Drawing:
    """A violet vortex that turns into the black."""
    arms = "".join(
        f"M{a[0]:.1f} {a[1]:.1f}Q{b[0]:.1f} {b[1]:.1f} {x} {y}"
        for a, b in zip(_ring(x, y, [26.0] * 6), _ring(x, y, [18.0] * 6, 0.9), strict=True)
    )
    return (
        disc(x, y, 29, dark(SAND_LOW, 0.3))
        + disc(x, y, 27, _MAGIC, 2)
        + disc(x, y, 22, dark(_MAGIC, 0.45))
        + line(arms, light(_MAGIC, 0.45), 2.6)
        + disc(x, y, 11, _DEEP)
        + disc(x, y, 6, KEY)
    )


def _planks(x: float, y: float) -> Drawing:
    """A small wooden platform with a rail of studs all round."""
    seams = "".join(f"M{x - 22} {y + d}H{x + 22}" for d in (-11, 0, 11))
    studs = sum((disc(px, py, 2.2, dark(WOOD, 0.55)) for px in (x - 18, x + 18) for py in (y - 18, y + 18)), ())
    return (
        flat(rounded(x - 24, y - 24, 48, 48, 3), light(WOOD, 0.22), 3)
        + line(seams, dark(WOOD, 0.4), 2.2)
        + line(f"M{x - 22} {y - 22}L{x + 22} {y + 22}M{x + 22} {y - 22}L{x - 22} {y + 22}", dark(WOOD, 0.25), 2.6)
        + studs
    )


def bridge(chance: random.Random, x: float, y: float) -> Drawing:
    """A small bridge over water."""
    return water(chance, x, y) + _planks(x, y)


def lava_bridge(chance: random.Random, x: float, y: float) -> Drawing:
    """A small bridge over lava."""
    return lava(chance, x, y) + _planks(x, y)


def stairs(chance: random.Random, x: float, y: float) -> Drawing:
    """Steps that go up to the middle from all sides."""
    found: Drawing = ()
    for number, half in enumerate((27, 21, 15, 9)):
        shade = mix(dark(SAND_LOW, 0.3), light(SAND, 0.45), number / 3)
        found += flat(f"M{x - half} {y - half}H{x + half}V{y + half}H{x - half}Z", shade, 1.8)
    return found


def library(chance: random.Random, x: float, y: float) -> Drawing:
    """A square of shelves seen from above, backs of books all round."""
    found: Drawing = flat(rounded(x - 28, y - 28, 56, 56, 3), dark(WOOD, 0.25), 2.4)
    colours = ("#B8342C", "#3F7FB8", "#5E8C4A", "#C79A3C", "#7A4FA0")
    for side in range(4):
        for place in range(6):
            corners = [(-24.0 + 8 * place, -26.0), (-17.0 + 8 * place, -26.0)]
            corners += [(corners[1][0], -18.0), (corners[0][0], -18.0)]
            for _ in range(side):
                corners = [(-b, a) for a, b in corners]
            colour = colours[int(chance.random() * len(colours))]
            found += flat(polygon([(x + a, y + b) for a, b in corners]), colour, 1)
    return found + flat(rounded(x - 14, y - 14, 28, 28, 2), light(WOOD, 0.2), 2) + flat(
        rounded(x - 8, y - 8, 16, 16, 1), PARCH, 1.6
    )


def artifact(chance: random.Random, x: float, y: float) -> Drawing:
    """A block of dark crystal in a golden frame."""
    return (
        flat(rounded(x - 28, y - 28, 56, 56, 4), dark(WALL, 0.3), 2.4)
        + line(ellipse(x, y, 22), GOLD, 3.4)
        + flat(star(x, y, 8, 20, 11), _DEEP, 2)
        + flat(star(x, y, 8, 12, 6), mix(_MAGIC, BONE, 0.25))
        + disc(x, y, 4, BONE)
    )


#: Sign in the drawing of a room -> the picture of its ground.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "~": water,
    "L": lava,
    "V": waterfall,
    "G": gravity_well,
    "=": bridge,
    "_": lava_bridge,
    "/": stairs,
    "#": library,
    "A": artifact,
}


# -- markers, 100 x 100 units -----------------------------------------------------------------------------


def broken_bridge() -> Drawing:
    """Splintered planks at the rims; the ground below is bare between them."""
    left = "M6 8H34L26 20L38 30L22 42L36 56L20 66L32 80L24 92H6Z"
    right = "M94 8H72L80 22L66 34L82 46L68 60L84 72L74 92H94Z"
    return (
        flat(left, light(WOOD, 0.2), 4)
        + flat(right, light(WOOD, 0.2), 4)
        + line("M8 36H24M8 64H22M76 36H92M80 64H92", dark(WOOD, 0.4), 4)
        + flat("M44 24L56 18L60 28L48 32Z", WOOD, 3)
        + flat("M46 72L58 66L54 80Z", WOOD, 3)
    )


def scroll() -> Drawing:
    """A rolled scroll, sealed."""
    return (
        flat("M14 60L62 14L84 36L36 84Z", mix(PARCH, GOLD, 0.15), 4)
        + line("M26 66L72 22M32 74L78 30", dark(PARCH, 0.25), 3)
        + disc(24, 72, 13, mix(PARCH, WOOD, 0.35), 4)
        + line(ellipse(24, 72, 6), dark(WOOD, 0.3), 3)
        + disc(58, 42, 10, "#B8342C", 4)
        + flat(star(58, 42, 5, 6, 2.6), light("#B8342C", 0.5))
    )


MARKERS: dict[str, Callable[[], Drawing]] = {"brokenbridge": broken_bridge, "scroll": scroll}
