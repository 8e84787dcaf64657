"""The outlines of spaces that are pictures: arches, panels and ovals, as rings, as bands, as light round them."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb, Size

GLOW_REACH = 0.11  # of its width: how far the light round a space reaches


def _path(shape: str, width: float, height: float) -> str:
    """The outline of a shape; its upper left corner is at 0, 0."""
    if shape == "oval":
        rx, ry = width / 2, height / 2
        return f"M0 {ry}A{rx} {ry} 0 0 1 {width} {ry}A{rx} {ry} 0 0 1 0 {ry}Z"
    low = 0.06 * min(width, height)
    foot = f"V{height - low}Q{width} {height} {width - low} {height}H{low}Q0 {height} 0 {height - low}Z"
    if shape == "arch":
        top = 0.29 * width
        arch = f"C0 {0.31 * top} {0.2 * width} 0 {width / 2} 0C{0.8 * width} 0 {width} {0.31 * top} {width} {top}"
        return f"M0 {top}{arch}{foot}"
    return f"M0 {low}Q0 0 {low} 0H{width - low}Q{width} 0 {width} {low}{foot}"


@baked
def ring(
    shape: str, size: Size, colour: Rgb, width: float, dashed: bool = False, turn: int = 0
) -> pygame.Surface:
    """A ring on the outline of a space `size` px large, with a dark edge."""
    under = width + 3
    pad = round(under)
    dash = f' stroke-dasharray="{3 * width:.1f} {2.2 * width:.1f}" stroke-dashoffset="{-turn}"' if dashed else ""
    line = (
        f'<path d="{_path(shape, *size)}" transform="translate({pad},{pad})" fill="none" stroke-linejoin="round" '
        'stroke="{0}" stroke-width="{1}"{2}/>'
    )
    body = line.format(paint.hexed(theme.KEY), under, "") + line.format(paint.hexed(colour), width, dash)
    return paint.svg(body, (size[0] + 2 * pad, size[1] + 2 * pad))


@lru_cache(maxsize=64)
def bands(shape: str, size: Size) -> tuple[tuple[int, int, int, int], ...]:
    """A space `size` px large as level bands: left, upper edge, width, height. Filling them is faster than laying
    a picture over the space."""
    filled = paint.svg(f'<path d="{_path(shape, *size)}" fill="{paint.hexed(theme.WHITE)}"/>', size)
    mask = pygame.mask.from_surface(filled)
    rows = [_row(mask, y, size[0]) for y in range(size[1])]
    found: list[tuple[int, int, int, int]] = []
    for y, (left, width) in enumerate(rows):
        if found and found[-1][0] == left and found[-1][2] == width:
            x, top, wide, high = found.pop()
            found.append((x, top, wide, high + 1))
        elif width:
            found.append((left, y, width, 1))
    return tuple(found)


def _row(mask: pygame.mask.Mask, y: int, width: int) -> tuple[int, int]:
    """Where a row of a shape begins, and how wide it is."""
    inside = [x for x in range(width) if mask.get_at((x, y))]
    return (inside[0], inside[-1] - inside[0] + 1) if inside else (0, 0)


@baked
def glow(shape: str, size: Size, colour: Rgb) -> pygame.Surface:
    """Light round a space and none on it, so that what is drawn there keeps its colours."""
    reach = max(4, round(size[0] * GLOW_REACH))
    whole = (size[0] + 2 * reach, size[1] + 2 * reach)
    canvas = paint.soft(whole, whole[0] // 4, reach, colour, 0.85).copy()
    at = (canvas.get_width() - size[0]) // 2, (canvas.get_height() - size[1]) // 2
    hole = paint.svg(f'<path d="{_path(shape, *size)}" fill="{paint.hexed(theme.WHITE)}"/>', size)
    canvas.blit(hole, at, special_flags=pygame.BLEND_RGBA_SUB)
    return canvas
