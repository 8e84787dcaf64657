"""The condition of a seat in its hand: a large picture with the word below it."""

from __future__ import annotations

import pygame

from game.pieces.seat_state import CANDLES, SeatState
from game.services import assets
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.theme import Scale

RATIO = 0.92  # height beside width of the area
WORD = 0.26  # of the area's height that the word takes


def draw_condition(surface: pygame.Surface, state: SeatState, area: pygame.Rect, scale: Scale) -> None:
    """Draw the picture as large as there is room for, and the word."""
    style = scale.style(theme.STRONG)
    room = area.width, max(theme.SMALLEST, min(style.line, round(area.height * WORD)))
    word = fitted_text(state.word, style, theme.MOODS[state.mood], room)
    high = area.height - (room[1] if word is not None else 0)
    size = min(high / CANDLES[0], area.width / CANDLES[1])
    picture = assets.picture(state.art, (round(CANDLES[1] * size), round(CANDLES[0] * size)))
    paint.stamp(surface, picture, picture.get_rect(center=(area.centerx, area.y + high // 2)))
    if word is not None:
        word.draw(surface, (area.centerx - word.size[0] // 2, area.y + high + (room[1] - word.size[1]) // 2))
