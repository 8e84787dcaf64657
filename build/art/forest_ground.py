"""Ground of the rooms of Creatures of the Forest, and its markers; 60 units to a square."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.ink import Drawing, disc, flat, line
from art.palette import BONE, KEY, SAND, SAND_LOW, WALL, WOOD, dark, light, mix
from art.path import Point, ellipse, polygon, rounded, star
from art.signs import cell_at, plate, veil

_LEAF = "#4E8A4A"
_MOSS = "#8FA368"
_THORN = "#5B3B52"
_SILK = "#E8E4F0"


def _ring(x: float, y: float, radii: list[float], turn: float = 0) -> list[Point]:
    step = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn + k * step), y - r * math.cos(turn + k * step)) for k, r in enumerate(radii)]


def _bed(x: float, y: float) -> Drawing:
    return flat(rounded(x - 28.5, y - 28.5, 57, 57, 4), mix(_MOSS, SAND, 0.35))


def tree(chance: random.Random, x: float, y: float) -> Drawing:
    """A broad crown from above; it stops sight and bears 3 at most."""
    turn = chance.random()
    crown = polygon(_ring(x, y, [25.0, 21.0] * 9, turn))
    found = _bed(x, y) + flat(crown, dark(_LEAF, 0.3), 2) + disc(x, y, 19, _LEAF)
    for k in range(7):
        a = turn + k * 0.9
        found += disc(x + 12 * math.sin(a), y - 12 * math.cos(a), 6, light(_LEAF, 0.14))
    return found + disc(x - 5, y - 6, 6, light(_LEAF, 0.3)) + veil([cell_at(x, y)]) + plate("3", x, y)


def fallen_tree(chance: random.Random, x: float, y: float) -> Drawing:
    """A trunk that lies across the moss, branches broken off."""
    return (
        _bed(x, y)
        + flat(f"M{x - 24} {y + 10}L{x + 16} {y - 24}L{x + 24} {y - 14}L{x - 16} {y + 22}Z", WOOD, 2)
        + flat(ellipse(x - 20, y + 16, 7.5), light(WOOD, 0.45), 1.8)
        + line(ellipse(x - 20, y + 16, 3.5), dark(WOOD, 0.3), 1.4)
        + line(f"M{x - 2} {y - 6}L{x - 8} {y - 16}M{x + 6} {y + 4}L{x + 14} {y + 12}", dark(WOOD, 0.2), 4)
        + disc(x + 10, y - 12, 4, _LEAF)
    )


def vines(chance: random.Random, x: float, y: float) -> Drawing:
    """Long vines that hang in loops, leaves on them."""
    found = _bed(x, y)
    for k, bend in ((-18, 9), (-6, -9), (6, 9), (18, -9)):
        way = f"M{x + k} {y - 26}C{x + k + bend} {y - 10} {x + k - bend} {y + 10} {x + k} {y + 26}"
        found += line(way, KEY, 5) + line(way, _LEAF, 3)
        for n in (-16, -2, 13):
            found += flat(ellipse(x + k + (4 if n % 2 else -4), y + n, 3.4), light(_LEAF, 0.25), 1)
    return found


#: Sign in the drawing of a room without snow -> the picture of its square.
GROUND: dict[str, Callable[[random.Random, float, float], Drawing]] = {
    "t": tree,
    "y": tree,
    "f": fallen_tree,
    "v": vines,
}


def passage(x: float, y: float, upright: bool) -> Drawing:
    """A wall with a door that few find: a seam and a leaf in its middle."""
    width, height = (9, 60) if upright else (60, 9)
    door, tall = (7, 30) if upright else (30, 7)
    return (
        flat(rounded(x - width / 2, y - height / 2, width, height, 2), WALL, 1.8)
        + flat(rounded(x - door / 2, y - tall / 2, door, tall, 1.5), mix(WALL, _MOSS, 0.6), 1.4)
        + flat(star(x, y, 4, 4.6, 1.8), _MOSS, 1)
    )


# -- markers, 100 x 100 units -----------------------------------------------------------------------------


def brambles() -> Drawing:
    """A thicket of thorns."""
    found = flat(rounded(3, 3, 94, 94, 12), dark(_THORN, 0.35), 3)
    canes = ("M8 30C40 4 60 60 94 26", "M6 70C36 96 60 30 94 74", "M28 94C4 60 80 50 66 6")
    for way in (*canes, "M74 94C96 50 20 60 34 6"):
        found += line(way, KEY, 11) + line(way, _THORN, 6.6)
    thorns = "M30 22L24 10L38 18ZM70 34L80 24L78 38ZM26 78L16 88L30 86ZM74 60L88 60L78 68ZM50 46L44 34L58 42Z"
    return found + flat(thorns, BONE, 2.4) + disc(60, 76, 6, "#B5323F", 2.4) + disc(38, 40, 5, "#B5323F", 2.4)


def plants() -> Drawing:
    """A mat of leaves that bears everybody."""
    found = flat(rounded(3, 3, 94, 94, 20), dark(_LEAF, 0.3), 3)
    for k in range(9):
        x, y = 20 + 30 * (k % 3), 20 + 30 * (k // 3)
        tone = light(_LEAF, 0.12 * (k % 3))
        leaf = f"M{x} {y - 15}C{x + 15} {y - 8} {x + 12} {y + 10} {x} {y + 15}"
        leaf += f"C{x - 12} {y + 10} {x - 15} {y - 8} {x} {y - 15}Z"
        found += flat(leaf, tone, 2.4)
        found += line(f"M{x} {y - 10}V{y + 11}", dark(_LEAF, 0.35), 2)
    return found


def living_tree() -> Drawing:
    """A face of bark."""
    return (
        disc(50, 50, 45, WOOD, 4)
        + line("M22 26C30 40 26 60 20 74M78 26C70 40 74 60 80 74M50 8V20", dark(WOOD, 0.4), 4)
        + flat("M24 40L46 50L42 58L26 54ZM76 40L54 50L58 58L74 54Z", "#FFE066", 3)
        + flat("M30 72C40 64 60 64 70 72L62 84L54 78L46 84L38 78Z", KEY)
        + flat("M28 12C36 2 46 6 50 12C56 4 68 4 74 14C64 22 58 18 50 22C42 18 36 22 28 12Z", _LEAF, 3)
    )


def living_pit() -> Drawing:
    """A pit that looks back."""
    return (
        flat(rounded(2, 2, 96, 96, 4), dark(SAND_LOW, 0.4), 3)
        + flat(rounded(10, 10, 80, 80, 8), "#12070F")
        + flat("M10 10H90L80 22H72L66 14L58 22H48L42 14L34 22H26L20 14Z", BONE, 2)
        + flat("M10 90H90L80 78H72L66 86L58 78H48L42 86L34 78H26L20 86Z", BONE, 2)
        + flat("M26 44L44 52L28 56ZM74 44L56 52L72 56Z", "#E2483D", 2)
    )


def rockless() -> Drawing:
    """Stones that have come down."""
    stones = ((28, 32, 15), (66, 26, 12), (74, 62, 16), (36, 70, 18), (54, 48, 9))
    found = flat(rounded(4, 4, 92, 92, 8), mix(SAND, SAND_LOW, 0.4), 3)
    for x, y, r in stones:
        found += disc(x, y, r, mix(WALL, SAND, 0.25), 3) + disc(x - r / 3, y - r / 3, r / 3, SAND)
    return found


def bare_vines() -> Drawing:
    """A cut vine: no Rope is left."""
    return (
        disc(50, 50, 30, mix(_MOSS, SAND, 0.5), 3)
        + line("M40 26C50 36 34 46 44 54M60 74C50 66 66 56 56 48", KEY, 10)
        + line("M40 26C50 36 34 46 44 54M60 74C50 66 66 56 56 48", _LEAF, 6)
        + line("M36 60L64 40", "#B5323F", 5)
    )


def web() -> Drawing:
    """Silk along an edge; 60 x 18 units."""
    threads = "M2 9H58M6 2L54 16M6 16L54 2M16 3V15M30 1V17M44 3V15M8 6V12M52 6V12"
    return line(threads, KEY, 4.4) + line(threads, _SILK, 2) + disc(30, 9, 3, _SILK, 1.6)


MARKERS: dict[str, Callable[[], Drawing]] = {
    "brambles": brambles,
    "plants": plants,
    "livingtree": living_tree,
    "livingpit": living_pit,
    "rockless": rockless,
    "barevines": bare_vines,
}
#: Those that lie on edges.
ON_EDGES: dict[str, Callable[[], Drawing]] = {"web": web}
