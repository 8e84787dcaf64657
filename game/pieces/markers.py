"""Seats' round markers, and their marks."""

from __future__ import annotations

import pygame

from game.pieces.sprite import contact
from game.services.cache import baked
from game.ui import paint, theme


@baked
def marker(seat: str, side: int, dark: bool = False) -> pygame.Surface:
    """A seat's round marker with its mark; a dark one is black, with the mark in the seat's colour."""
    own = theme.seat(seat).colour
    colour, rim = (theme.KEY, own) if dark else (own, theme.KEY)
    pad = max(2, side // 6)
    canvas = pygame.Surface((side + 2 * pad, side + 2 * pad), pygame.SRCALPHA)
    blur = max(2, side // 8)
    paint.stamp(
        canvas, contact((side, side), side // 2, blur), (pad - 2 * blur, pad - 2 * blur + max(1, side // 8))
    )
    paint.stamp(
        canvas,
        paint.disc(side, theme.dark(colour, 0.45), None, theme.KEY, max(1, side * 0.07)),
        (pad, pad + max(1, side // 12)),
    )
    face = paint.disc(side, theme.light(colour, 0.15), theme.dark(colour, 0.12), rim, max(1, side * 0.07))
    paint.stamp(canvas, paint.patterned(face, seat, side / 7), (pad, pad))
    inner = round(side * 0.6)
    drawn = paint.mark(seat, inner) if dark else key_mark(seat, inner)
    paint.stamp(canvas, drawn, (pad + (side - inner) // 2, pad + (side - inner) // 2))
    return canvas


@baked
def key_mark(seat: str, side: int) -> pygame.Surface:
    """A seat's mark in key colour, to lie on the seat's own colour."""
    drawn = paint.mark(seat, side).copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    alpha = pygame.mask.from_surface(drawn, 127).to_surface(setcolor=(*theme.KEY, 0), unsetcolor=(0, 0, 0, 0))
    drawn.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return drawn
