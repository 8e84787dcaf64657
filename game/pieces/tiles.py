"""Large tiles while the stage moves them: framed, turned by any angle, with a shadow and an arrow."""

from __future__ import annotations

import math

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb, Scale, Shadow

LEVELS = 8  # of brightness that the arrow is baked in
COARSE = 6  # the shadow is turned so much smaller
CRACKS, JAGS, CRACK = 9, 6, 0.42  # cracks, their bends, and how far they run, as a part of the tile's size
REACH = 62  # degrees to both sides of the top that the arrow spans

Inlaid = tuple[tuple[pygame.Surface, int, int], ...]


@baked
def framed(
    tile: pygame.Surface, inlaid: Inlaid, width: int, square: bool = True, colour: Rgb = theme.LEGAL
) -> pygame.Surface:
    """A tile with its inlaid pieces (pictures and their middles from the tile's middle), and a rim. The rim of a
    tile that is not square follows its picture. A clear margin keeps the edges smooth in a turn."""
    side, edge = tile.get_size(), width + 3
    canvas = pygame.Surface((side[0] + 2 * edge, side[1] + 2 * edge), pygame.SRCALPHA)
    middle = canvas.get_rect().center
    if square:
        frame = paint.outline((side[0] + 2 * width, side[1] + 2 * width), 2 * width, colour, 2 * width)
    else:
        frame = pygame.Surface(canvas.get_size(), pygame.SRCALPHA)
        rim = pygame.mask.from_surface(tile, 127).outline()
        pygame.draw.polygon(frame, colour, [(x + edge, y + edge) for x, y in rim], 2 * width)
    paint.stamp(canvas, tile, tile.get_rect(center=middle))
    for picture, x, y in inlaid:
        paint.stamp(canvas, picture, picture.get_rect(center=(middle[0] + x, middle[1] + y)))
    paint.stamp(canvas, frame, frame.get_rect(center=middle))
    return canvas


@baked
def cracked(tile: pygame.Surface, part: float) -> pygame.Surface:
    """A tile with cracks that run from its middle towards its edge, so far of their way."""
    canvas, (x, y) = tile.copy(), tile.get_rect().center
    reach = min(tile.get_size()) * CRACK * part
    for number in range(CRACKS):
        points = [(float(x), float(y))]
        for step in range(1, JAGS + 1):
            bend = 0.16 * math.sin(4.1 * step + 2.3 * number)
            angle = 2 * math.pi * (number + 0.35 * math.sin(5 * number)) / CRACKS + bend
            far = reach * step / JAGS
            points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
        pygame.draw.lines(canvas, theme.DREAD, False, points, max(2, round(tile.get_width() / 80)))
    return canvas


@baked
def shade(width: int, height: int, scale: Scale, kind: Shadow, square: bool = True) -> pygame.Surface:
    """The soft shadow of a lifted tile, round if the tile is not square. It is small, because a blur needs no
    fine grain."""
    size = (max(2, width // COARSE), max(2, height // COARSE))
    radius = 2 if square else min(size) // 2
    return paint.soft(size, radius, max(2, scale.px(kind.blur) // COARSE), theme.SHADOW, kind.alpha)


def turned(picture: pygame.Surface, angle: float, grow: float = 1.0) -> pygame.Surface:
    """A picture turned clockwise by degrees, smoothly, and enlarged."""
    return pygame.transform.rotozoom(picture, -angle, grow)


def shown(part: float) -> float:
    """How bright the arrow is after `part` of its time: it comes fast and goes slowly."""
    level = min(1.0, part / 0.12, (1 - part) / 0.4)
    return max(0.0, round(level * LEVELS) / LEVELS)


@baked
def arrow(side: int, anticlockwise: bool, alpha: float) -> pygame.Surface:
    """A bent arrow over the top of a tile, pointing the way it turns."""
    radius = 40.0
    start, end = math.radians(-90 - REACH), math.radians(-90 + REACH)
    x1, y1, x2, y2 = (radius * f(a) for a in (start, end) for f in (math.cos, math.sin))
    bow = f"M{x1:.1f} {y1:.1f}A{radius} {radius} 0 0 1 {x2:.1f} {y2:.1f}"
    head = f"M{x2 - 15:.1f} {y2 - 8:.1f}L{x2 + 13:.1f} {y2 - 12:.1f}L{x2 + 4:.1f} {y2 + 16:.1f}Z"
    body = ""
    for colour, grow in ((theme.KEY, 5), (theme.LEGAL, 0)):
        ink = paint.hexed(colour)
        body += f'<path d="{bow}" fill="none" stroke="{ink}" stroke-width="{9 + grow}" stroke-linecap="round"/>'
        body += f'<path d="{head}" fill="{ink}" stroke="{ink}" stroke-width="{grow + 1}" stroke-linejoin="round"/>'
    drawn = paint.svg(body, (side, side), (-60, -60, 120, 120))
    return paint.faded(pygame.transform.flip(drawn, anticlockwise, False), alpha)
