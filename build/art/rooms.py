"""The rooms of Dungeon Twister seen from above: 300 x 300 units, 60 to a square, as printed.

A room turns on the table, so nothing here is lit from one side: walls shine along their ridge, pits sink to
their middle, the gear is the same all round."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import NamedTuple

from art import path as paths
from art.darkness_ground import sconce
from art.digits import number
from art.forest_ground import GROUND as FOREST
from art.forest_ground import passage
from art.ground import BEDDED, BEDS, GROUND, MISTY, mist, star_over
from art.ice_ground import mirror, slope
from art.ink import Drawing, disc, flat, line, upright
from art.palette import BACK, BONE, BRASS, KEY, LEGAL, SAND, SAND_LOW, STEEL, WALL, dark, light, mix
from art.path import Path, Point, ellipse, polygon, rounded
from engine.parts.grids import Grid

SIDE = 300
SQUARE = 60
GATE = (60, 18)  # a portcullis: its length, and room for its studs
_SQUARES = 5
_CORNERS = 16  # of the rim of a pit
_EDGE = 6  # a wall at the rim of the tile stands this far inside it, so that each room owns its own

# The pairs of sister rooms, each with the colour of its number.
PAIRS = {
    1: "#F2D544",
    2: "#4F8FE8",
    3: "#4FD3D8",
    4: "#E2483D",
    5: "#F08A2C",
    6: "#86C440",
    7: "#C9A57A",
    8: "#8E97A8",
    13: "#57B7E8",
    14: "#F0692A",
    15: "#B58AF0",
    16: "#D8B06A",
    17: "#B7A6E0",
    18: "#7E6BB8",
    19: "#C46A5A",
    20: "#9FB58A",
    21: "#D9A441",
    22: "#B8646E",
    23: "#6E8C5A",
    24: "#7A86C0",
    29: "#5FA85A",
    30: "#A08CB8",
    31: "#C08A4E",
    32: "#6FB3A0",
    33: "#7CD0C4",
    34: "#4E93A6",
    35: "#C9E4F0",
    36: "#8AA6E6",
    37: "#F28DBB",
    38: "#9B6BE0",
    39: "#A6DAFA",
    40: "#4DB85C",
    41: "#E8B84A",
    42: "#F07A4A",
    43: "#5FC2A8",
}


class Edge(NamedTuple):
    """One side of a square, by the grid points (column, row) at its ends."""

    start: tuple[int, int]
    end: tuple[int, int]


class Plan(NamedTuple):
    """A room as its drawing in its box.toml has it; squares are (column, row)."""

    walls: tuple[Edge, ...]
    slits: tuple[Edge, ...]
    slopes: tuple[tuple[Edge, str], ...]
    passages: tuple[Edge, ...]
    pits: tuple[tuple[int, int], ...]
    gear: tuple[int, int]
    grounds: tuple[tuple[tuple[int, int], str], ...] = ()
    mist: tuple[tuple[int, int], ...] = ()


#: Side of a square -> the way into the square from there, and the grid points of its edge.
_SIDES = {
    "n": ((0, 1), (0, 0, 1, 0)),
    "e": ((-1, 0), (1, 0, 1, 1)),
    "s": ((0, -1), (0, 1, 1, 1)),
    "w": ((1, 0), (0, 0, 0, 1)),
}


#: The pictures of ground in rooms without snow.
_GREEN = GROUND | FOREST
#: The arrow of a slope -> the way down.
_DOWN = {"^": (0, -1), ">": (1, 0), "v": (0, 1), "<": (-1, 0)}


def plan(drawing: str) -> Plan:
    """What a drawing holds of `-` `|` walls, `o` slits, slopes by their arrows, `s` passages, `P` pits, the gear
    `R`, other ground, and mist."""
    grid = Grid.read(drawing)
    lying = {Edge((c, r), (c + 1, r)): mark for r, row in enumerate(grid.flat) for c, mark in enumerate(row)}
    upright = {Edge((c, r), (c, r + 1)): mark for r, row in enumerate(grid.upright) for c, mark in enumerate(row)}
    drawn = {(c, r): mark for r, row in enumerate(grid.cells) for c, mark in enumerate(row)}
    squares = {square: MISTY.get(mark, mark) for square, mark in drawn.items()}
    edges = lying | upright
    return Plan(
        tuple(edge for edge, mark in edges.items() if mark in "-|"),
        tuple(edge for edge, mark in edges.items() if mark == "o"),
        tuple((edge, mark) for edge, mark in edges.items() if mark in _DOWN),
        tuple(edge for edge, mark in edges.items() if mark == "s"),
        tuple(square for square, mark in squares.items() if mark == "P"),
        next(square for square, mark in squares.items() if mark == "R"),
        tuple((square, mark) for square, mark in squares.items() if mark in _GREEN or mark in BEDDED),
        tuple(square for square, mark in drawn.items() if mark in MISTY),
    )


def room(
    name: str,
    pair: int,
    clockwise: bool,
    drawing: str,
    sconces: Iterable[str] = (),
    mirrors: Iterable[str] = (),
    label: str = "",
) -> Drawing:
    """The whole tile. Joints, cracks and the rims of pits differ from room to room, but never between two runs.

    `sconces` are squares by row and column, each with the side of its wall: "21s"; `mirrors` with their corner:
    "04ne". `label` stands instead of the number of the pair.
    """
    seen = plan(drawing)
    chance = random.Random(name)
    pictures = GROUND if "," in drawing else _GREEN
    bare = [
        (column, row)
        for row in range(_SQUARES)
        for column in range(_SQUARES)
        if (column, row) not in (*seen.pits, *dict(seen.grounds)) and (column, row) != seen.gear
    ]
    floor = (
        _floor(chance, bare)
        + sum((_pit(chance, *_middle(square)) for square in seen.pits), ())
        + sum((_bed(chance, signs, seen.grounds) for signs in BEDS), ())
    )
    ground: Drawing = sum(
        (pictures[mark](chance, *_middle(square)) for square, mark in seen.grounds if mark in pictures), ()
    )
    return (
        floor
        + tuple(shape for shape in ground if shape.upright is None)
        + _star([square for square, mark in seen.grounds if mark == "*"])
        + sum((mist(chance, *_middle(square)) for square in seen.mist), ())
        + tuple(shape for shape in ground if shape.upright is not None)  # what is read lies over the mist
        + _placed_gear(seen.gear, pair, label or str(pair), clockwise)
        + _walls(seen.walls)
        + sum((_slit(edge) for edge in seen.slits), ())
        + sum((_passage(edge) for edge in seen.passages), ())
        + sum((_slope(edge, mark) for edge, mark in seen.slopes), ())
        + sum((_sconce(spot) for spot in sconces), ())
        + sum((_mirror(spot) for spot in mirrors), ())
    )


def _bed(chance: random.Random, signs: str, grounds: Iterable[tuple[tuple[int, int], str]]) -> Drawing:
    """What lies under all squares of those signs."""
    cells = {square: mark for square, mark in grounds if mark in signs}
    return BEDS[signs](chance, cells) if cells else ()


def _sconce(spot: str) -> Drawing:
    """A flame on the wall of a square."""
    row, column = int(spot[0]), int(spot[1])
    (dx, dy), (a, b, c, d) = _SIDES[spot[2]]
    x, y = _inside(column + (a + c) / 2), _inside(row + (b + d) / 2)
    return sconce(x, y, dx, dy)


def _passage(edge: Edge) -> Drawing:
    """A secret passage on an edge."""
    (a, b), (c, d) = edge
    return passage(_inside((a + c) / 2), _inside((b + d) / 2), a == c)


def _slope(edge: Edge, mark: str) -> Drawing:
    """A bank of ice between two squares."""
    (a, b), (c, d) = edge
    return slope(SQUARE * (a + c) / 2, SQUARE * (b + d) / 2, *_DOWN[mark])


def _mirror(spot: str) -> Drawing:
    """A mirror in the corner of a square."""
    x, y = _middle((int(spot[1]), int(spot[0])))
    return mirror(x, y, 1 if "e" in spot else -1, 1 if "s" in spot else -1)


def _middle(square: tuple[int, int]) -> Point:
    return SQUARE * (square[0] + 0.5), SQUARE * (square[1] + 0.5)


def _star(squares: list[tuple[int, int]]) -> Drawing:
    """The star of a pentacle, round the middle of its squares."""
    if not squares:
        return ()
    middles = [_middle(square) for square in squares]
    return star_over(sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles))


# Floor


def _floor(chance: random.Random, bare: Iterable[tuple[int, int]]) -> Drawing:
    """Sandstone slabs in four shades with dark joints, some of them cracked."""
    shades: dict[int, str] = dict.fromkeys(range(4), "")
    for row in range(_SQUARES):
        for column in range(_SQUARES):
            x, y = SQUARE * column + 1, SQUARE * row + 1
            shades[int(chance.random() * 4)] += f"M{x} {y}H{x + 58}V{y + 58}H{x}Z"
    slabs = sum((flat(text, mix(SAND, SAND_LOW, 0.11 * k - 0.04)) for k, text in shades.items() if text), ())
    cracks = "".join(_crack(chance, *_middle(square)) for square in bare if chance.random() < 0.5)
    chips = "".join(_chip(chance, *_middle(square)) for square in bare if chance.random() < 0.3)
    return (
        flat(f"M0 0H{SIDE}V{SIDE}H0Z", dark(SAND_LOW, 0.25))
        + slabs
        + (flat(chips, dark(SAND, 0.16)) if chips else ())
        + (line(cracks, dark(SAND, 0.3), 1.5) if cracks else ())
        + line(rounded(0.75, 0.75, SIDE - 1.5, SIDE - 1.5, 1), KEY, 1.5)
    )


def _crack(chance: random.Random, x: float, y: float) -> str:
    """A short zigzag near the middle of a square."""
    x, y = x + 26 * (chance.random() - 0.5), y + 26 * (chance.random() - 0.5)
    turn = 2 * math.pi * chance.random()
    bends = [(-8.0, -5.0), (-2.5, -0.5), (0.5, -2.5), (2.5, 4.0), (7.0, 7.5)]
    cos, sin = math.cos(turn), math.sin(turn)
    points = [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in bends]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)


def _chip(chance: random.Random, x: float, y: float) -> str:
    """A corner that has broken off a slab."""
    a, b = (1 if chance.random() < 0.5 else -1), (1 if chance.random() < 0.5 else -1)
    size = 5 + 6 * chance.random()
    cx, cy = x + a * 29, y + b * 29
    return f"M{cx:.1f} {cy:.1f}L{cx - a * size:.1f} {cy:.1f}L{cx:.1f} {cy - b * size * 0.8:.1f}Z"


# Pits and gears


def _pit(chance: random.Random, x: float, y: float) -> Drawing:
    """A ragged hole with a lip of broken stone, black in its middle."""
    rim = [_ragged(chance, k) for k in range(_CORNERS)]

    def ring(scale: float) -> Path:
        return polygon([(x + a * scale, y + b * scale) for a, b in rim])

    scratches = "".join(
        f"M{x + a * outer:.1f} {y + b * outer:.1f}L{x + a * outer * 0.72 + c:.1f} {y + b * outer * 0.72 + c:.1f}"
        for (a, b), outer, c in zip(rim[2::5], (0.71, 0.67, 0.72), (2, -3, 2), strict=True)
    )
    return (
        flat(ring(1.0), dark(SAND_LOW, 0.24), 3)
        + flat(ring(0.84), KEY)
        + flat(ring(0.78), "#0C0810")
        + line(scratches, "#5D4B50", 1.6)
    )


def _ragged(chance: random.Random, k: int) -> Point:
    """The k-th corner of a rough square, about its middle."""
    angle = 2 * math.pi * (k + 0.6 * (chance.random() - 0.5)) / _CORNERS
    cos, sin = math.cos(angle), math.sin(angle)
    reach = (abs(cos) ** 7 + abs(sin) ** 7) ** (-1 / 7) * (20 + 4.4 * chance.random())
    return reach * cos, reach * sin


def cog(x: float, y: float, root: float, tip: float, teeth: int) -> Path:
    """The outline of a gear wheel."""
    corners = [
        (r, 2 * math.pi * (k + share) / teeth)
        for k in range(teeth)
        for share, r in ((-0.31, root), (-0.19, tip), (0.19, tip), (0.31, root))
    ]
    return polygon([(x + r * math.sin(a), y - r * math.cos(a)) for r, a in corners])


def _placed_gear(square: tuple[int, int], pair: int, label: str, clockwise: bool) -> Drawing:
    """A brass cog; round its pair's number runs the arrow of its spin."""
    x, y = _middle(square)
    return (
        flat(cog(x, y, 23.5, 29, 12), KEY, 2)
        + flat(cog(x, y, 22.5, 27.5, 12), light(BRASS, 0.42))
        + flat(cog(x, y, 21.6, 26.2, 12), BRASS)
        + disc(x, y, 21.6, dark(BRASS, 0.68), 1.6)
        + round_arrow(x, y, 16, clockwise, light(LEGAL, 0.15), 5)
        + disc(x, y, 9.8, PAIRS[pair], 2.2)
        + upright(number(label, x, y, 12.5 if len(label) == 1 else 9, KEY, 0.21), x, y)
    )


def round_arrow(
    x: float,
    y: float,
    radius: float,
    clockwise: bool,
    colour: str,
    width: float,
    start: float = -250,
    sweep: float = 265,
) -> Drawing:
    """An arrow round a point, edged in key. It begins `start` degrees past the top and turns by `sweep`, most
    of the way round if not said otherwise; both in its own sense."""
    way = 1 if clockwise else -1
    steps = 16
    angles = [way * math.radians(start + sweep * k / steps) for k in range(steps + 1)]
    shaft = paths.smooth([_on(x, y, radius, a) for a in angles], closed=False)
    head = polygon(
        [
            _on(x, y, radius + 1.6 * width, angles[-1]),
            _on(x, y, radius, angles[-1] + way * 3.16 * width / radius),
            _on(x, y, radius - 1.45 * width, angles[-1]),
        ]
    )
    return line(shaft, KEY, width + 2.4) + flat(head, KEY, 2.8) + line(shaft, colour, width) + flat(head, colour)


def _on(x: float, y: float, radius: float, angle: float) -> Point:
    """The point of a circle `angle` clockwise past the top."""
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


# Walls


def _inside(value: float) -> float:
    """A grid line's place on the tile; the rim's walls lie inside it."""
    return min(max(SQUARE * value, _EDGE), SIDE - _EDGE)


def _ends(edge: Edge) -> tuple[Point, Point]:
    """Where a wall begins and ends."""
    (a, b), (c, d) = edge
    return (_inside(a), _inside(b)), (_inside(c), _inside(d))


def _walls(edges: Iterable[Edge]) -> Drawing:
    """Bars of dark stone with a bright ridge, one path for each layer so that corners are clean."""
    bars = "".join(f"M{a} {b}L{c} {d}" for (a, b), (c, d) in map(_ends, edges))
    return (
        line(bars, dark(SAND, 0.75), 15, opacity=0.35)
        + line(bars, KEY, 12)
        + line(bars, WALL, 7.6)
        + line(bars, light(WALL, 0.42), 2)
    )


def _slit(edge: Edge) -> Drawing:
    """A wall that swells round a narrow opening, through which the light falls."""
    (a, b), (c, d) = edge
    x, y = _inside((a + c) / 2), _inside((b + d) / 2)
    along = b == d

    def block(length: float, depth: float) -> Path:
        w, h = (length, depth) if along else (depth, length)
        return rounded(x - w / 2, y - h / 2, w, h, 2)

    def across(reach: float) -> str:
        return f"M{x} {y - reach}V{y + reach}" if along else f"M{x - reach} {y}H{x + reach}"

    return (
        _walls([edge])
        + flat(block(34, 13), KEY)
        + flat(block(31, 10), light(WALL, 0.34))
        + line(across(4), KEY, 8.4)
        + line(across(4), BONE, 4)
    )


# Lid and portcullises


def lid() -> Drawing:
    """The back of every room: a great gear with a question mark."""
    pale, shade = mix(BACK, "#8E78C8", 0.55), dark(BACK, 0.35)
    corners = [(x, y) for x in (34, 266) for y in (34, 266)]
    diamonds = "".join(f"M{x} {y - 11}L{x + 11} {y}L{x} {y + 11}L{x - 11} {y}Z" for x, y in corners)
    return (
        flat(f"M0 0H{SIDE}V{SIDE}H0Z", KEY)
        + flat(rounded(2, 2, 296, 296, 5), BACK)
        + line(rounded(9, 9, 282, 282, 6), shade, 4)
        + line(rounded(14, 14, 272, 272, 4), pale, 1.6)
        + flat(diamonds, pale)
        + flat(cog(150, 150, 66, 84, 12), KEY, 9)
        + flat(cog(150, 150, 65, 83, 12), "#D9C8E8")
        + flat(cog(150, 150, 61.5, 79.5, 12), mix(BACK, "#8E78C8", 0.7))
        + disc(150, 150, 46, shade, 6)
        + line(ellipse(150, 150, 40), pale, 1.4)
        + question(150, 150, 46, KEY, 15)
        + question(150, 150, 46, "#E9DFFF", 9)
    )


def question(x: float, y: float, height: float, colour: str, width: float) -> Drawing:
    """A question mark round x, y."""
    h = height / 46
    stroke = (
        f"M{x - 13 * h} {y - 9 * h}C{x - 13 * h} {y - 26 * h} {x + 14 * h} {y - 26 * h} {x + 14 * h} {y - 9 * h}"
        f"C{x + 14 * h} {y + 1 * h} {x} {y + 1 * h} {x} {y + 9 * h}"
    )
    return line(stroke, colour, width) + disc(x, y + 21 * h, width * 0.6, colour)


_STUDS = (11, 23.67, 36.33, 49)


def portcullis_closed() -> Drawing:
    """A dark bar, its four bars seen from above as studs of steel."""
    return (
        flat(rounded(1.5, 2.5, 57, 13, 5), KEY, 2)
        + flat(rounded(3.5, 4.5, 53, 9, 3.5), "#34293A")
        + line("M7 9H53", mix(STEEL, KEY, 0.45), 3)
        + _studs(4.6, STEEL)
    )


def portcullis_open() -> Drawing:
    """Drawn up: the grooves at both ends, and nothing but small studs between."""
    posts = "M1.5 3.5H8.5V14.5H1.5ZM51.5 3.5H58.5V14.5H51.5Z"
    return (
        flat(posts, "#4A3C50", 2.4)
        + disc(5, 9, 2.4, STEEL)
        + disc(55, 9, 2.4, STEEL)
        + sum((disc(x, 9, 2.6, mix(STEEL, SAND, 0.3), 2) for x in (17, 25.6, 34.3, 43)), ())
    )


def portcullis_broken() -> Drawing:
    """Burst: a splintered stump at each end, a stud and shards in the gap."""
    left = "M6 2.5H20L15 6.5L22 8.5L16 11.5L19 15.5H6C1 15.5 1 2.500 6 2.5Z"
    inner = "M7 4.700H14.500L12 7L16 8.600L12.500 11.500L14.500 13.300H7C4 13.300 4 4.700 7 4.700Z"
    shards = "M26 5L29.500 3.500L30 7ZM35 14.500L33 11.500L37 12ZM27 14L25 11.500L28.500 11.500Z"
    return (
        sum((flat(p, KEY, 1.6) for p in paths.both(left, 30)), ())
        + sum((flat(p, "#4A3C50") for p in paths.both(inner, 30)), ())
        + sum((_stud(x, 9, 4.2, STEEL) for x in (9, 51)), ())
        + flat(shards, mix(STEEL, KEY, 0.2), 1.6)
        + _stud(34, 6, 3.6, STEEL)
    )


def _studs(radius: float, colour: str) -> Drawing:
    return sum((_stud(x, 9, radius, colour) for x in _STUDS), ())


def _stud(x: float, y: float, radius: float, colour: str) -> Drawing:
    return disc(x, y, radius, KEY) + disc(x, y, radius - 1, colour) + disc(x, y, radius - 2.8, light(colour, 0.7))


PORTCULLIS = {"closed": portcullis_closed, "open": portcullis_open, "broken": portcullis_broken}
