"""Hexes as outlines: one, many, and the border round many, each hex `width` units wide."""

from __future__ import annotations

import math
from collections.abc import Collection

from art.path import Path, Point, polygon
from engine.parts.hexes import Hex, centre, neighbours

_RADIUS = 1 / math.sqrt(3)


def middle(cell: Hex, width: float) -> Point:
    """Where the middle of a hex lies."""
    x, y = centre(cell)
    return x * width, y * width


def hexagon(x: float, y: float, width: float) -> Path:
    """The outline of a hex round a point, its tip up."""
    return polygon([_corner((x, y), width, corner) for corner in range(6)])


def hexagons(cells: Collection[Hex], width: float, share: float = 1, shift: Point = (0, 0)) -> Path:
    """All these hexes as one path, each as large as `share` of its place and shifted by `shift` of its width."""
    drawn: Path = ()
    for cell in cells:
        x, y = middle(cell, width)
        drawn += hexagon(x + shift[0] * width, y + shift[1] * width, width * share)
    return drawn


def border(cells: Collection[Hex], width: float, down: float = 0) -> Path:
    """The closed outlines round these hexes, `down` widths lower than they lie."""
    steps: dict[Point, list[Point]] = {}
    for cell in cells:
        for direction, beside in enumerate(neighbours(cell)):
            if beside not in cells:
                start, end = (_corner(centre(cell), 1, corner) for corner in (direction, direction + 1))
                steps.setdefault(_near(start), []).append(_near(end))
    drawn: Path = ()
    while steps:
        start = at = next(iter(steps))
        loop: list[Point] = []
        while at != start or not loop:
            loop.append((at[0] * width, (at[1] + down) * width))
            ends = steps[at]
            at_next = ends.pop()
            if not ends:
                del steps[at]
            at = at_next
        drawn += polygon(loop)
    return drawn


def _corner(at: Point, width: float, corner: int) -> Point:
    """A corner of a hex, clockwise from its tip."""
    angle = math.pi * corner / 3
    return at[0] + width * _RADIUS * math.sin(angle), at[1] - width * _RADIUS * math.cos(angle)


def _near(point: Point) -> Point:
    """The point as all hexes that share it name it."""
    return round(point[0], 4) + 0.0, round(point[1], 4) + 0.0
