"""A picture of a piece with the piece's own point in it, and the shadow below it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui import paint, theme


class Sprite(NamedTuple):
    """A picture, and where in it the piece's own point is: the middle of a tile, the foot of a figure."""

    surface: pygame.Surface
    x: int
    y: int


def centred(surface: pygame.Surface) -> Sprite:
    return Sprite(surface, surface.get_width() // 2, surface.get_height() // 2)


def contact(size: tuple[int, int], radius: int, blur: int) -> pygame.Surface:
    """The shadow of something lying flat."""
    return paint.soft(size, radius, max(2, blur), theme.SHADOW, theme.S3.alpha)
