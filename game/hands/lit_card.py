"""A card of the hand with its light or its shadow, drawn once: soft edges are dear."""

from __future__ import annotations

import pygame

from game.pieces import cards
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale, Size

RIM = 3  # px at 1080p
LIGHT, HINT = (9, 0.6), (11, 0.7)  # blur at 1080p and opacity of what can be used, and of what is advised


def draw_card(
    surface: pygame.Surface, card: pygame.Surface, rect: pygame.Rect, lit: bool, advised: bool, dark: float,
    scale: Scale,
) -> None:  # fmt: skip
    """Draw a card in its light if it is `lit` or `advised`, else with its shadow; `dark` is how much darker it is
    (0-1)."""
    picture = _card(card, rect.size, lit, advised, dark, scale)
    paint.stamp(surface, picture, picture.get_rect(center=rect.center))


@baked
def _card(card: pygame.Surface, size: Size, lit: bool, advised: bool, dark: float, scale: Scale) -> pygame.Surface:
    edge = 2 * max(2, scale.px(max(theme.S8.blur, HINT[0]))) + scale.px(theme.S8.drop)  # room for soft edges
    canvas = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    rect, radius = pygame.Rect((edge, edge), size), scale.px(theme.RADIUS_CARD)
    colour, (blur, alpha) = (theme.HINT, HINT) if advised else (theme.LEGAL, LIGHT)
    if lit or advised:
        paint.halo(canvas, rect, radius, colour, scale.px(blur), alpha)
    else:
        paint.shadow(canvas, rect, radius, theme.S8, scale)
    paint.stamp(canvas, card, rect)
    if dark:
        paint.stamp(canvas, paint.faded(paint.rounded(size, radius, theme.NIGHT), dark), rect)
    if lit or advised:
        rim = cards.rim(size, colour, max(2, scale.px(RIM)), radius)
        paint.stamp(canvas, rim, rim.get_rect(center=rect.center))
    return canvas
