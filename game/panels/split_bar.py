"""A bar that is split into the throws that win, draw and lose."""

from __future__ import annotations

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale, Size

HIGH, GAP = 12, 2  # px at 1080p: the bar with the gap above it, and between its parts


def bar_height(scale: Scale) -> int:
    """How much room a bar needs, px."""
    return scale.px(HIGH) + 3


def draw_split(surface: pygame.Surface, split: tuple[int, ...], area: pygame.Rect) -> None:
    """Draw the parts side by side, each as wide as its share."""
    paint.stamp(surface, _bar(split, area.size), area)


@baked
def _bar(split: tuple[int, ...], size: Size) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    whole, x = max(1, sum(split)), 0
    for part, colour in zip(split, (theme.GOOD, theme.ASH, theme.ILLEGAL), strict=False):
        width = round(size[0] * part / whole)
        if width > GAP:
            high = max(4, size[1] // 2 + 2)
            piece = paint.rounded((width - GAP, high), high // 2, colour)
            paint.stamp(canvas, piece, (x, (size[1] - high) // 2))
        x += width
    return canvas
