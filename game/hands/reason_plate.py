"""A plate on a card of the hand that says why the card cannot be used now."""

from __future__ import annotations

import pygame

from engine.said import Said
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.theme import Scale

LINES = 3  # of the words at most
AT = 0.66  # of the card's height: where its middle is


def draw_reason(surface: pygame.Surface, words: Said, card: pygame.Rect, scale: Scale) -> None:
    """Draw the plate across a card, within its height; a card too small for the words has none."""
    style, pad = scale.style(theme.CAPTION), scale.px(5)
    most = round(2 * (1 - AT) * card.height) - pad
    room = card.width - pad, min(most, round(style.line * LINES))
    text = fitted_text(words, style, theme.BONE, room, align="centre")
    if text is None:
        return
    plate = pygame.Rect(0, 0, card.width + pad, text.size[1] + pad)
    plate.center = card.centerx, card.y + round(card.height * AT)
    ground = paint.rounded(plate.size, min(plate.height // 2, scale.px(12)), theme.NIGHT, theme.PANEL, theme.LINE)
    paint.stamp(surface, ground, plate)
    text.draw(surface, (plate.centerx - text.size[0] // 2, plate.centery - text.size[1] // 2))
