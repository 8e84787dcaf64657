"""Ground of the rooms of Lands of Ice, and its markers; 60 units to a square, the same from all sides."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.digits import number
from art.ink import Drawing, disc, flat, line, upright
from art.palette import BONE, KEY, SAND, SAND_LOW, WOOD, dark, light, mix
from art.path import Point, ellipse, polygon, rounded, smooth, star
from art.signs import cell_at, plate, veil

SNOW = "#DDE9F0"
_ICE = "#A9DCEF"
_LEAF = "#3E7A4E"


def _ring(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


def snow(chance: random.Random, x: float, y: float) -> Drawing:
    """A white sheet with a few shallow drifts."""
    found: Drawing = flat(rounded(x - 28.5, y - 28.5, 57, 57, 4), mix(SNOW, SAND, 0.08))
    for dx, dy in ((-11, -8), (8, 10)):
        px, py = x + dx + 8 * (chance.random() - 0.5), y + dy + 8 * (chance.random() - 0.5)
        found += line(f"M{px - 8:.1f} {py:.1f}Q{px:.1f} {py - 5:.1f} {px + 8:.1f} {py:.1f}", dark(SNOW, 0.16), 2)
    return found + disc(x + 16 * (chance.random() - 0.5), y + 30 * (chance.random() - 0.5), 1.6, BONE)


def misty_snow(chance: random.Random, x: float, y: float) -> Drawing:
    """Snow in the shade of the mist that lies over it."""
    return flat(rounded(x - 28.5, y - 28.5, 57, 57, 4), "#8296AC") + line(ellipse(x, y, 22), "#9DB0C2", 3)


def misty_tree(chance: random.Random, x: float, y: float) -> Drawing:
    """A tree in the mist."""
    return misty_snow(chance, x, y) + _fir(chance, x, y)


def tree(chance: random.Random, x: float, y: float) -> Drawing:
    """A fir from above, snow on its branches; it stops sight and bears 3 at most."""
    return flat(rounded(x - 28.5, y - 28.5, 57, 57, 4), mix(SNOW, SAND, 0.08)) + _fir(chance, x, y)


def _fir(chance: random.Random, x: float, y: float) -> Drawing:
    turn = chance.random()
    boughs = polygon(_ring(x, y, [25.0, 15.0] * 8, turn))
    upper = polygon(_ring(x, y, [17.0, 10.0] * 8, turn + 0.2))
    return (
        flat(boughs, dark(_LEAF, 0.25), 2)
        + flat(upper, _LEAF, 1.6)
        + flat(polygon(_ring(x, y, [11.0, 6.0] * 6, turn)), SNOW, 1)
        + veil([cell_at(x, y)])
        + plate("3", x, y)
    )


def fallen_tree(chance: random.Random, x: float, y: float) -> Drawing:
    """A trunk that lies across the snow, branches broken off."""
    return (
        flat(rounded(x - 28.5, y - 28.5, 57, 57, 4), mix(SNOW, SAND, 0.08))
        + flat(f"M{x - 24} {y + 10}L{x + 16} {y - 24}L{x + 24} {y - 14}L{x - 16} {y + 22}Z", WOOD, 2)
        + flat(ellipse(x - 20, y + 16, 7.5), light(WOOD, 0.45), 1.8)
        + line(ellipse(x - 20, y + 16, 3.5), dark(WOOD, 0.3), 1.4)
        + line(f"M{x - 2} {y - 6}L{x - 8} {y - 16}M{x + 6} {y + 4}L{x + 14} {y + 12}", dark(WOOD, 0.2), 4)
    )


def ice_bridge(chance: random.Random, x: float, y: float) -> Drawing:
    """A slab of clear ice over the black of a rift."""
    cracks = f"M{x - 14} {y - 16}L{x - 4} {y - 6}L{x - 8} {y + 6}"
    cracks += f"M{x + 16} {y - 4}L{x + 6} {y + 4}L{x + 10} {y + 16}"
    return (
        flat(rounded(x - 29, y - 29, 58, 58, 4), "#12070F")
        + flat(rounded(x - 25, y - 25, 50, 50, 6), _ICE, 2)
        + flat(rounded(x - 20, y - 20, 40, 40, 4), light(_ICE, 0.45))
        + line(cracks, dark(_ICE, 0.35), 1.8)
    )


#: Sign in the drawing of a room -> the picture of its square.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    ",": snow,
    "t": tree,
    "w": misty_snow,
    "y": misty_tree,
    "f": fallen_tree,
    "I": ice_bridge,
}


# -- edges and corners ------------------------------------------------------------------------------------


def slope(x: float, y: float, dx: int, dy: int) -> Drawing:
    """A bank of blue ice on an edge, its middle there: chevrons that point down it."""
    across, along = (dy, -dx), (dx, dy)
    width, height = (54, 19) if dy else (19, 54)
    found: Drawing = flat(rounded(x - width / 2, y - height / 2, width, height, 5), "#4E8FC0", 2.2)
    for k in (-1, 0, 1):
        cx, cy = x + 16 * k * across[0], y + 16 * k * across[1]
        tip = (cx + 7 * along[0], cy + 7 * along[1])
        left = (cx - 6 * along[0] + 7 * across[0], cy - 6 * along[1] + 7 * across[1])
        right = (cx - 6 * along[0] - 7 * across[0], cy - 6 * along[1] - 7 * across[1])
        notch = (cx - 2 * along[0], cy - 2 * along[1])
        found += flat(polygon([tip, left, notch, right]), light(_ICE, 0.35), 1.4)
    return found


def mirror(x: float, y: float, dx: int, dy: int) -> Drawing:
    """A pane of ice across a corner, and its glint; `dx` and `dy` say in which corner of the square round x, y."""
    pane = f"M{x + 19.5 * dx} {y + 28.5 * dy}L{x + 28.5 * dx} {y + 19.5 * dy}"
    glint = flat(star(x + 13 * dx, y + 13 * dy, 4, 5.4, 1.8), light(_ICE, 0.4), 1.2)
    return line(pane, KEY, 6.4) + line(pane, _ICE, 4.2) + line(pane, light(_ICE, 0.6), 1.4) + glint


# -- markers, 100 x 100 units -----------------------------------------------------------------------------


def ice() -> Drawing:
    """A sheet of ice over a square."""
    return (
        flat(rounded(2, 2, 96, 96, 10), dark(_ICE, 0.35), 3)
        + flat(rounded(8, 8, 84, 84, 8), _ICE)
        + flat("M14 60L60 14H80L14 80ZM40 88L88 40V54L54 88Z", light(_ICE, 0.5))
        + line("M20 26L34 34L30 48M80 70L66 66L62 80", dark(_ICE, 0.3), 3)
    )


def stump() -> Drawing:
    """What is left of a tree: its rings, on trodden snow."""
    return (
        flat(rounded(4, 4, 92, 92, 8), mix(SAND, SNOW, 0.35), 3)
        + disc(50, 50, 27, WOOD, 4)
        + disc(50, 50, 21, light(WOOD, 0.5), 2)
        + line(ellipse(50, 50, 14), dark(WOOD, 0.1), 3)
        + line(ellipse(50, 50, 7), dark(WOOD, 0.1), 3)
        + line("M24 62L12 72M78 40L90 32M60 76L66 88", WOOD, 6)
    )


def open_rift() -> Drawing:
    """Black depth where a bridge of ice was, shards at its rims."""
    return (
        flat(rounded(2, 2, 96, 96, 4), dark(SAND_LOW, 0.5), 3)
        + flat(rounded(9, 9, 82, 82, 8), "#12070F")
        + flat("M10 10L36 10L22 28ZM90 40L90 66L74 54ZM30 90L52 90L40 74Z", _ICE, 3)
        + line("M40 56L48 44L54 58M60 40L66 32", "#C2502E", 3)
    )


def frost() -> Drawing:
    """A flake of snow on blue."""
    arms = "M50 14V86M18.800 32L81.200 68M18.800 68L81.200 32"
    return disc(50, 50, 46, "#3B7FA8", 4) + line(arms, KEY, 11) + line(arms, BONE, 6.6) + disc(50, 50, 9, BONE, 3)


#: The measures of a block of ice: those of a figure.
BLOCK = 100, 120


def block() -> Drawing:
    """A block of clear ice round a figure, in facets: light from the upper left, cracks, a glint."""
    whole = [(20, 12), (54, 3), (84, 14), (95, 56), (90, 104), (58, 116), (14, 108), (5, 52)]
    top = [*whole[:3], (72, 38), (34, 40)]
    left = [whole[0], (34, 40), (28, 98), whole[6], whole[7]]
    right = [whole[2], whole[3], whole[4], (74, 96), (72, 38)]
    return (
        flat(polygon(whole), _ICE, opacity=0.42)
        + flat(polygon(top), BONE, opacity=0.34)
        + flat(polygon(left), mix(_ICE, BONE, 0.5), opacity=0.26)
        + flat(polygon(right), dark(_ICE, 0.4), opacity=0.3)
        + line("M34 40L72 38L74 96M34 40L28 98L74 96", BONE, 2.4, 0.55)
        + line("M50 58L44 70L52 78", BONE, 2, 0.6)
        + line("M14 44L17 30L26 24", BONE, 5, 0.9)
        + line(polygon(whole), KEY, 4)
    )


def clearing() -> Drawing:
    """Clear air: a bright sheet with a glint in each corner."""
    specks = sum((flat(star(x, y, 4, 7, 2.6), SNOW, 1.6) for x in (16, 84) for y in (16, 84)), ())
    return flat(rounded(4, 4, 92, 92, 8), mix(SNOW, SAND, 0.08), 3) + specks


def _arrow(right: bool) -> Drawing:
    """An arrow round the middle, most of the way."""
    way = 1 if right else -1
    points = [(50 + 34 * math.sin(way * a / 10), 50 - 34 * math.cos(way * a / 10)) for a in range(-24, 21, 2)]
    (x, y), turn = points[-1], way * 2.0
    tip = (x + 15 * math.cos(turn) * way, y + 15 * math.sin(turn) * way)
    a, b = 10 * math.sin(turn), 10 * math.cos(turn)
    out, inn = (x + a, y - b), (x - a, y + b)
    shaft = smooth(points, closed=False)
    return line(shaft, KEY, 12) + line(shaft, BONE, 7) + flat(polygon([tip, out, inn]), BONE, 3)


def _gear(text: str, right: bool) -> Callable[[], Drawing]:
    """A disc that lies on a gear: the number of its pair, and the way in which the room turns."""

    def drawn() -> Drawing:
        return (
            disc(50, 50, 46, "#8A5BD0" if right else "#3FA7A0", 4)
            + _arrow(right)
            + disc(50, 50, 21, KEY)
            + upright(number(text, 50, 50, 24, BONE, 0.2), 50, 50)
        )

    return drawn


MARKERS: dict[str, Callable[[], Drawing]] = {
    "ice": ice,
    "stump": stump,
    "openrift": open_rift,
    "frost": frost,
    "clearing": clearing,
    "cogwheel1ccw": _gear("1", False),
    "cogwheel1cw": _gear("1", True),
    "cogwheel2ccw": _gear("2", False),
    "cogwheel2cw": _gear("2", True),
    "cogwheel3ccw": _gear("3", False),
    "cogwheel3cw": _gear("3", True),
}
