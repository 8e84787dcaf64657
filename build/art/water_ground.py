"""Ground of the rooms of Water and Fire, and its markers; 60 units to a square, the same from all sides.

A bed is drawn once under all squares that flow together; what floats, stands or falls on each comes after it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

from art.ink import Drawing, disc, flat, line, place
from art.palette import BONE, GOLD, KEY, LEGAL, PARCH, REVEAL, SAND, SAND_LOW, WOOD, dark, light, mix
from art.path import Point, ellipse, mirrored, parse, polygon, rounded, star
from art.signs import Cell, border, cell_at, fangs, joints, lip, middle, plate, plinth, veil

_WATER = "#3A80B4"
_DEPTH = "#1E4C74"
_WAVE = "#BFE8F6"
_LAVA = "#F0641E"
_GLOW = "#8E1F12"
_CRUST = "#4A1F22"
_WELL = "#2A1B4A"
_ROSE = "#E0566B"


def _ring(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


# -- beds ------------------------------------------------------------------------------------------------


def water_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """Blue, deeper at its shore; fangs round a waterfall."""
    falls = [cell for cell, sign in cells.items() if sign == "V"]
    bed = lip(chance, cells, _WATER, _DEPTH) + joints(cells, _DEPTH)
    return bed + fangs(falls, cells) + _bridges(cells, "=")


def lava_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """Glowing, darker at its shore, with fangs; a bridge has none."""
    open_lava = [cell for cell, sign in cells.items() if sign == "L"]
    bed = lip(chance, cells, _LAVA, _GLOW) + joints(cells, _GLOW)
    return bed + fangs(open_lava, cells) + _bridges(cells, "_")


def well_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """A shaft of violet dusk with fangs."""
    return lip(chance, cells, _WELL, "#140C26") + fangs(cells, ())


def artifact_bed(chance: random.Random, cells: Mapping[Cell, str]) -> Drawing:
    """One plinth under both squares."""
    return plinth(cells, "#4A4352") + line(border(cells, 10), "#6E6578", 1.6)


#: Signs that flow together -> the picture under all of their squares.
BEDS: dict[str, Callable[[random.Random, Mapping[Cell, str]], Drawing]] = {
    "~V=": water_bed,
    "L_": lava_bed,
    "G": well_bed,
    "A": artifact_bed,
}


# -- squares ---------------------------------------------------------------------------------------------


def water(chance: random.Random, x: float, y: float) -> Drawing:
    """Bright waves."""
    found = ""
    for dx, dy in ((-14, -12), (3, 1), (-12, 14)):
        px, py = round(x + dx + 6 * (chance.random() - 0.5), 1), round(y + dy + 4 * (chance.random() - 0.5), 1)
        found += f"M{px - 7} {py}Q{px - 3.5} {py - 5} {px} {py}Q{px + 3.5} {py + 5} {px + 7} {py}"
        found += f"Q{px + 10.5} {py - 5} {px + 14} {py}"
    return line(found, _WAVE, 2.2)


def lava(chance: random.Random, x: float, y: float) -> Drawing:
    """Dark crusts that drift on a bright stream."""
    sway = 6 * (chance.random() - 0.5)
    stream = f"M{x - 18} {y + 11 + sway:.1f}Q{x - 9} {y + 2:.1f} {x - 1} {y + 9}Q{x + 8} {y + 15} {x + 15} {y - 5}"
    found = line(stream, LEGAL, 3) + disc(x - 8, y + 18 - sway, 2.4, "#FFE9A0")
    for px, py, radius in ((x - 10, y - 9, 9), (x + 13, y + 12, 8), (x + 12, y - 14, 5)):
        crust = _ring(px, py, [radius * (0.75 + 0.35 * chance.random()) for _ in range(7)], chance.random())
        found += flat(polygon(crust), _CRUST, 1.6)
    return found


def waterfall(chance: random.Random, x: float, y: float) -> Drawing:
    """Water that falls from all sides into a black hole, foam at its rim."""
    turn = chance.random()
    foam = sum((disc(px, py, 4.6 + 2 * chance.random(), BONE, 1) for px, py in _ring(x, y, [18.0] * 9, turn)), ())
    streaks = "".join(
        f"M{px:.1f} {py:.1f}L{x + (px - x) * 0.5:.1f} {y + (py - y) * 0.5:.1f}"
        for px, py in _ring(x, y, [18.0] * 14, 0.2)
    )
    return foam + disc(x, y, 17, light(_WATER, 0.3)) + line(streaks, BONE, 2.2) + disc(x, y, 8.5, KEY)


def gravity_well(chance: random.Random, x: float, y: float) -> Drawing:
    """Rings that sink to black, and four arrows that all point into it."""
    arrows = "".join(
        f"M{x + 20 * a - 5 * b} {y + 20 * b - 5 * a}L{x + 20 * a + 5 * b} {y + 20 * b + 5 * a}"
        f"L{x + 12 * a} {y + 12 * b}Z"
        for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    return (
        disc(x, y, 18, "#4A3480")
        + disc(x, y, 12.5, _WELL)
        + disc(x, y, 7, "#0B0614")
        + flat(arrows, REVEAL, 1.4)
    )


def _planks(x: float, y: float) -> Drawing:
    """A floor of planks with beams on two sides."""
    boards = "".join(f"M{x + k} {y - 17}V{y + 17}" for k in (-16, -5.5, 5.5, 16))
    return (
        flat(rounded(x - 26, y - 20, 52, 40, 2), KEY)
        + flat(rounded(x - 24, y - 18, 48, 36, 1), light(WOOD, 0.24))
        + line(boards, dark(WOOD, 0.35), 1.8)
        + line(f"M{x - 24} {y - 16}H{x + 24}M{x - 24} {y + 16}H{x + 24}", dark(WOOD, 0.45), 3.4)
    )


def _bridges(cells: Mapping[Cell, str], mark: str) -> Drawing:
    """The small bridges over what flows below, across its stream, each with the heaviest that it bears."""
    found: Drawing = ()
    for (c, r), sign in cells.items():
        if sign == mark:
            x, y = middle((c, r))
            stream = sum((c, r + d) in cells for d in (-1, 1)) - sum((c + d, r) in cells for d in (-1, 1))
            found += place(_planks(x, y), turn=0 if stream >= 0 else 90, about=(x, y)) + plate("3", x, y)
    return found


def stairs(chance: random.Random, x: float, y: float) -> Drawing:
    """Five steps, each darker than the one above; they stop sight and cost a point of combat value."""
    treads: Drawing = flat(rounded(x - 25, y - 25, 50, 50, 2), KEY)
    for k in range(5):
        top = round(y - 23 + 9.3 * k, 1)
        treads += flat(f"M{x - 23} {top}H{x + 23}V{top + 8}H{x - 23}Z", mix(light(SAND, 0.3), "#5E4C3D", 0.2 * k))
    return treads + veil([cell_at(x, y)]) + plate("-1", x, y)


def library(chance: random.Random, x: float, y: float) -> Drawing:
    """Shelves on a plinth seen from above, backs of books all round a table."""
    found = plinth([cell_at(x, y)], dark(WOOD, 0.3))
    colours = ("#B8342C", "#3F7FB8", "#5E8C4A", "#C79A3C", "#7A4FA0")
    for side in range(4):
        for spine in range(5):
            left = -20.4 + 7 * spine
            corners = [(left, -20.4), (left + 5.8, -20.4), (left + 5.8, -13.0), (left, -13.0)]
            for _ in range(side):
                corners = [(-b, a) for a, b in corners]
            colour = colours[int(chance.random() * len(colours))]
            found += flat(polygon([(x + a, y + b) for a, b in corners]), colour, 1)
    table = flat(rounded(x - 10.5, y - 10.5, 21, 21, 2), light(WOOD, 0.24), 1.8)
    return found + table + flat(rounded(x - 6.5, y - 6.5, 13, 13, 1), PARCH, 1.4)


def artifact(chance: random.Random, x: float, y: float) -> Drawing:
    """A star of magic in dark crystal, struck out."""
    slash = f"M{x - 15} {y + 15}L{x + 15} {y - 15}"
    return (
        flat(star(x, y, 8, 19, 12, chance.random()), "#1B1030", 2)
        + flat(star(x, y, 4, 14, 4.6), REVEAL, 1.6)
        + line(slash, KEY, 6.4)
        + line(slash, _ROSE, 3.4)
    )


#: Sign in the drawing of a room -> the picture of its square, over its bed if it has one.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "~": water,
    "L": lava,
    "V": waterfall,
    "G": gravity_well,
    "/": stairs,
    "#": library,
    "A": artifact,
}


# -- markers, 100 x 100 units -----------------------------------------------------------------------------


def broken_bridge() -> Drawing:
    """A gap that hides the printed bridge: splintered stumps at both ends, boards that drift between them."""
    left = "M2 16H24L17 27L28 36L14 46L25 55L15 66L24 74L16 84H2Z"
    return (
        flat(rounded(0, 0, 100, 100, 6), dark(SAND_LOW, 0.3), 3)
        + flat(rounded(6, 6, 88, 88, 5), "#10131F")
        + line("M34 20Q42 12 50 20Q58 28 66 20M36 86Q44 78 52 86Q60 94 68 86", "#6A6478", 3.4)
        + sum((flat(half, light(WOOD, 0.2), 4) for half in (parse(left), mirrored(left))), ())
        + line("M5 36H18M5 64H15M95 36H82M95 64H85", dark(WOOD, 0.4), 4)
        + flat("M36 40L60 30L63 38L39 48Z", light(WOOD, 0.1), 3.4)
        + flat("M42 66L54 56L66 68L61 73L54 66L47 72Z", WOOD, 3.4)
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
