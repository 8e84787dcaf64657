"""The mark of a seat on a dark disc, for small maps and rows."""

from __future__ import annotations

import pygame

from game.services.cache import baked
from game.ui import paint, theme

PART = 0.64  # of the disc's width that the mark takes


@baked
def seat_disc(colour: str, side: int) -> pygame.Surface:
    """The mark of the seat with this colour, `side` px across."""
    canvas = paint.disc(side, theme.KEY).copy()
    mark = paint.mark(colour, round(side * PART))
    paint.stamp(canvas, mark, mark.get_rect(center=canvas.get_rect().center))
    return canvas
