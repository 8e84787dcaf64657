"""The portrait of a seat in a bevelled frame."""

from __future__ import annotations

import pygame

from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale


@baked
def framed_portrait(side: int, picture: str, colour: str, scale: Scale) -> pygame.Surface:
    """A portrait in a bevelled frame of its colour, `side` px square."""
    base = theme.seat(colour).colour
    edge = max(1, scale.px(2))
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    frame = paint.rounded(
        (side, side), scale.px(9), theme.dark(base, 0.25), theme.dark(base, 0.6), theme.KEY, edge
    )
    paint.stamp(canvas, paint.patterned(frame, colour, side / 7), (0, 0))
    inner = side - 3 * edge
    paint.stamp(canvas, assets.picture(picture, (inner, inner)), ((side - inner) // 2, side - inner - edge))
    mark = max(14, min(round(side * 0.34), scale.px(36)))
    paint.stamp(canvas, paint.mark(colour, mark), (side - mark - edge, side - mark - edge))
    return canvas
