"""The outline of all squares or hexes that a piece carries: a rim round them, and smoke that creeps inward."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, hypot, pi, sin

import pygame

from game.layout.carriers import Point
from game.layout.places import Ground
from game.services.cache import baked
from game.ui import paint
from game.ui.theme import Rgb

NEAR = 0.1  # of a cell's width: what counts as the same spot
COARSE = 4  # smoke is drawn so much smaller
CORNERS = {"hex": (6, pi / 6), "square": (4, pi / 4)}
STRONG = 0.9  # opacity of the smoke at the rim
REMEMBERED = 128  # pieces whose cells are worked out once

Cells = tuple[Point, ...]


@lru_cache(REMEMBERED)
def cells_of(ground: Ground, piece: str) -> tuple[Cells, str]:
    """The middles of a piece's cells from its own middle, and their shape. Equal pieces give equal cells."""
    slot = next((each.slot for each in ground.laid.values() if each.piece == piece), "")
    middle = ground.spot(slot)
    found, shape = set[Point](), "hex"
    for place in ground.carried(piece) if middle is not None else ():
        kind, spot = ground.space(place), ground.spot(place)
        if kind is not None and kind.shape in CORNERS and spot is not None and middle is not None:
            found.add((round(spot[0] - middle[0], 1), round(spot[1] - middle[1], 1)))
            shape = kind.shape
    return tuple(sorted(found)), shape


@baked
def rim(
    cells: Cells, shape: str, side: float, scale: float, lines: tuple[tuple[Rgb, float], ...], inside: bool = False
) -> pygame.Surface:
    """Lines of several colours and widths (px) along the outline, the first lowest; only what is `inside`."""
    path = "".join(
        f"M{x * scale:.1f} {y * scale:.1f}L{x2 * scale:.1f} {y2 * scale:.1f}"
        for (x, y), (x2, y2) in _edges(cells, shape, side)
    )
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{paint.hexed(colour)}" stroke-width="{width}" '
        'stroke-linecap="round"/>'
        for colour, width in lines
    )
    half = ceil(_reach(cells, side) * scale + max(width for _, width in lines))
    drawn = paint.svg(body, (2 * half, 2 * half), (-half, -half, 2 * half, 2 * half))
    if inside:
        drawn = drawn.copy()
        drawn.blit(_filled(cells, shape, side, scale, half), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return drawn


@baked
def creeping(cells: Cells, shape: str, side: float, scale: float, reach: float, colour: Rgb) -> pygame.Surface:
    """Smoke of a colour that comes in from the outline as far as `reach` px, and gets thinner."""
    fine = scale / COARSE
    half = ceil(_reach(cells, side) * fine) + 2
    land = _filled(cells, shape, side, fine, half)
    inner = pygame.transform.gaussian_blur(land, max(1, round(reach / COARSE)))
    land.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)  # what has little land round it
    smoke = pygame.transform.smoothscale(land, (2 * half * COARSE, 2 * half * COARSE))
    smoke.blit(_filled(cells, shape, side, scale, half * COARSE), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    tint = (*(round(part * STRONG) for part in colour), round(255 * STRONG))
    smoke.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
    strong = smoke.copy()
    smoke.blit(strong, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return smoke


def _filled(cells: Cells, shape: str, side: float, scale: float, half: int) -> pygame.Surface:
    """All cells in white, premultiplied."""
    canvas = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    for cell in cells:
        corners = [(half + x * scale, half + y * scale) for x, y in _corners(cell, shape, side * 1.02)]
        pygame.draw.polygon(canvas, (255, 255, 255, 255), corners)
    return canvas


def _reach(cells: Cells, side: float) -> float:
    return max((hypot(*cell) for cell in cells), default=0.0) + side


def _corners(cell: Point, shape: str, side: float) -> list[Point]:
    number, first = CORNERS[shape]
    far = side / 2 / cos(pi / number)
    angles = [first + 2 * pi * n / number for n in range(number)]
    return [(cell[0] + far * cos(angle), cell[1] + far * sin(angle)) for angle in angles]


def _edges(cells: Cells, shape: str, side: float) -> list[tuple[Point, Point]]:
    """The edges of cells beside which no other cell lies."""
    found = []
    for cell in cells:
        corners = _corners(cell, shape, side)
        for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
            beside = one[0] + other[0] - cell[0], one[1] + other[1] - cell[1]
            if not any(hypot(beside[0] - x, beside[1] - y) < NEAR * side for x, y in cells):
                found.append((one, other))
    return found
