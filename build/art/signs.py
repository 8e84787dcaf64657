"""The signs that tell what ground does, whatever it is made of; 60 units to a square, the same from all sides.

A ragged lip of stone: sunken, no way on foot. Fangs in the corners: it kills who ends there. A dashed rim: it
stops sight, not the way. A plinth: it stands up. A pocket of paper: it gives one thing. A number: the heaviest
that it bears, or what it does to a value.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator

from art.digits import number
from art.ink import Drawing, Shape, disc, flat, line, place, upright
from art.palette import BONE, KEY, PARCH, SAND_LOW, dark
from art.path import Path, Point, dashed, polygon, rounded

Cell = tuple[int, int]  # column and row of a square

PLINTH = "#2B2231"
SQUARE = 60
_STEP = 12  # between two notches of a lip


def middle(cell: Cell) -> Point:
    """The middle of a square, in units."""
    return SQUARE * (cell[0] + 0.5), SQUARE * (cell[1] + 0.5)


def cell_at(x: float, y: float) -> Cell:
    """The square there."""
    return int(x // SQUARE), int(y // SQUARE)


def _edges(cells: Collection[Cell]) -> dict[Cell, list[Cell]]:
    """The sides of squares where nothing alike follows: grid point -> the next ones, the square at the right."""
    found: dict[Cell, list[Cell]] = {}
    for c, r in cells:
        corners = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
        beyond = ((c, r - 1), (c + 1, r), (c, r + 1), (c - 1, r))
        for k, neighbour in enumerate(beyond):
            if neighbour not in cells:
                found.setdefault(corners[k], []).append(corners[(k + 1) % 4])
    return found


def _outlines(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """The corners of each piece of what flows together; squares that only touch at a corner are apart."""
    edges = _edges(cells)
    while edges:
        start = at = next(iter(edges))
        way = (0, 0)
        corners: list[Cell] = []
        while at != start or not corners:
            right = (at[0] - way[1], at[1] + way[0])
            there = right if right in edges[at] else edges[at][0]
            edges[at].remove(there)
            if not edges[at]:
                del edges[at]
            ahead = (there[0] - at[0], there[1] - at[1])
            if ahead != way:
                corners.append(at)
            at, way = there, ahead
        yield corners


def _inset(corners: list[Cell], by: float) -> list[Point]:
    """The corners so far inside, in units."""
    found = []
    for k, (x, y) in enumerate(corners):
        (a, b), (c, d) = corners[k - 1], corners[(k + 1) % len(corners)]
        ways = ((_sign(x - a), _sign(y - b)), (_sign(c - x), _sign(d - y)))
        found.append((SQUARE * x - by * sum(w[1] for w in ways), SQUARE * y + by * sum(w[0] for w in ways)))
    return found


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def border(cells: Collection[Cell], inset: float) -> Path:
    """Round all squares that flow together, so far inside their sides."""
    return tuple(segment for corners in _outlines(cells) for segment in polygon(_inset(corners, inset)))


def _ragged(chance: random.Random, cells: Collection[Cell], inset: float) -> Path:
    """The same, notched."""
    found: Path = ()
    for corners in _outlines(cells):
        points = _inset(corners, inset)
        notched: list[Point] = []
        for k, (ax, ay) in enumerate(points):
            bx, by = points[(k + 1) % len(points)]
            steps = max(2, round((abs(bx - ax) + abs(by - ay)) / _STEP))
            for n in range(steps):
                share, off = n / steps, 2 * (chance.random() - 0.5)
                x, y = ax + (bx - ax) * share, ay + (by - ay) * share
                notched.append((round(x + off * (ay != by), 1), round(y + off * (ax != bx), 1)))
        found += polygon(notched)
    return found


def joints(cells: Collection[Cell], colour: str) -> Drawing:
    """Faint strokes between squares that flow together, so that they can be counted."""
    found = "".join(f"M{SQUARE * c} {SQUARE * r + 12}V{SQUARE * r + 48}" for c, r in cells if (c - 1, r) in cells)
    found += "".join(f"M{SQUARE * c + 12} {SQUARE * r}H{SQUARE * c + 48}" for c, r in cells if (c, r - 1) in cells)
    return line(found, colour, 1.6, opacity=0.7) if found else ()


def lip(chance: random.Random, cells: Collection[Cell], fill: str, low: str) -> Drawing:
    """Sunken ground: a rim of broken stone where nothing alike follows, shade inside."""
    layers = (
        (_ragged(chance, cells, 2.4), dark(SAND_LOW, 0.3), 1.6),
        (_ragged(chance, cells, 4.4), KEY, 0.0),
        (border(cells, 7.6), low, 0.0),
        (border(cells, 10.4), fill, 0.0),
    )
    return tuple(Shape(path, paint, KEY if ink else None, ink, holes=True) for path, paint, ink in layers)


def fangs(cells: Collection[Cell], joined: Collection[Cell]) -> Drawing:
    """Four fangs of bone round each square that kills, without those where it flows on into what is `joined`."""
    found = ""
    for c, r in cells:
        for a in (-1, 1):
            for b in (-1, 1):
                if (c + a, r) not in joined and (c, r + b) not in joined:
                    x, y = (value + 28.5 * way for value, way in zip(middle((c, r)), (a, b), strict=True))
                    found += f"M{x} {y}H{x - 13 * a}L{x - 8 * a} {y - 8 * b}L{x} {y - 13 * b}Z"
    return flat(found, BONE, 1.8) if found else ()


def veil(cells: Collection[Cell]) -> Drawing:
    """A dashed rim round what stops sight."""
    rims = [polygon(_inset(corners, 2.6)) for corners in _outlines(cells)]
    dashes = tuple(segment for rim in rims for segment in dashed(rim, 5, 5.2))
    return tuple(Shape(rim, None, KEY, 4) for rim in rims) + line(dashes, BONE, 2.2)


def plinth(cells: Collection[Cell], top: str) -> Drawing:
    """What stands up: a dark skirt all round, its top inside."""
    return flat(border(cells, 3), PLINTH, 2.4) + flat(border(cells, 7), top, 1.8)


def pocket(x: float, y: float, content: Drawing) -> Drawing:
    """The tab of paper of ground that gives something, at the lower right of the middle of its square.

    It keeps away from walls. What it gives is drawn about 0, 0.
    """
    return flat(rounded(x + 5, y + 5, 19, 19, 3), PARCH, 1.8) + place(content, x + 14.5, y + 14.5)


def emptied() -> Drawing:
    """A pocket on a marker that lies over the square: nothing is left in it."""
    return flat(rounded(58, 58, 34, 34, 5), PLINTH, 2.6) + line("M65 75H85", "#8A8090", 3)


def plate(text: str, x: float, y: float) -> Drawing:
    """A number on a disc of key: the heaviest it bears, or what it does to a value; it may begin with a minus."""
    minus = text[0] == "-"
    shift = 2.6 if minus else 0
    sign = line(f"M{x - 4.6} {y}H{x - 1.4}", BONE, 1.8) if minus else ()
    read = sign + number(text.lstrip("-"), x + shift, y, 9, BONE, 0.2)
    return upright(disc(x, y, 8.7, BONE) + disc(x, y, 7.5, KEY) + read, x, y)
