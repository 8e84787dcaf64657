"""A card of the hand with its light or its shadow, drawn once: soft edges are dear."""

from __future__ import annotations

import pygame

from game.pieces import cards
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale, Size

RIM = 3  # px at 1080p
LIGHT, HINT = (9, 0.6), (11, 0.7)  # blur at 1080p and opacity of what can be used, and of what is advised


def draw_lit(
    surface: pygame.Surface, card: pygame.Surface, rect: pygame.Rect, advised: bool, scale: Scale
) -> None:
    """Draw a card that can be used, or that is advised, in its light."""
    _stamp(surface, _lit(card, rect.size, advised, scale), rect)


def draw_dark(surface: pygame.Surface, card: pygame.Surface, rect: pygame.Rect, dark: float, scale: Scale) -> None:
    """Draw a card that cannot be used, so much darker (0-1)."""
    _stamp(surface, _dark(card, rect.size, dark, scale), rect)


def _stamp(surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect) -> None:
    paint.stamp(surface, picture, picture.get_rect(center=rect.center))


@baked
def _lit(card: pygame.Surface, size: Size, advised: bool, scale: Scale) -> pygame.Surface:
    blur, alpha = HINT if advised else LIGHT
    colour = theme.HINT if advised else theme.LEGAL
    canvas, rect = _canvas(size, scale)
    radius, width = scale.px(theme.RADIUS_CARD), max(2, scale.px(RIM))
    paint.halo(canvas, rect, radius, colour, scale.px(blur), alpha)
    paint.stamp(canvas, card, rect)
    _stamp(canvas, cards.rim(size, colour, width, radius), rect)
    return canvas


@baked
def _dark(card: pygame.Surface, size: Size, dark: float, scale: Scale) -> pygame.Surface:
    canvas, rect = _canvas(size, scale)
    radius = scale.px(theme.RADIUS_CARD)
    paint.shadow(canvas, rect, radius, theme.S8, scale)
    paint.stamp(canvas, card, rect)
    paint.stamp(canvas, paint.faded(paint.rounded(size, radius, theme.NIGHT), dark), rect)
    return canvas


def _canvas(size: Size, scale: Scale) -> tuple[pygame.Surface, pygame.Rect]:
    """A picture with room for soft edges round a card, and where the card lies on it."""
    edge = 2 * max(2, scale.px(max(theme.S8.blur, HINT[0]))) + scale.px(theme.S8.drop)
    canvas = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    return canvas, pygame.Rect((edge, edge), size)
