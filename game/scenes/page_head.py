"""The head of a page: the way back, the title, how many things the page holds, and buttons at the right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import theme
from game.ui.theme import Scale
from game.ui.widget import Widget


def place_head(
    area: pygame.Rect, scale: Scale, back: Widget, heading: Widget, tally: Widget, buttons: Sequence[Widget]
) -> int:
    """Place all of it, the first of the buttons outermost; the tally only where it has room. Returns the end."""
    side = back.wanted(scale)[0]
    high = max(side, scale.style(theme.TITLE).line)
    right = area.right
    for button in buttons:
        width, tall = button.wanted(scale)
        button.place(pygame.Rect(right - width, area.y + (high - tall) // 2, width, tall), scale)
        right -= width + 2 * scale.u
    back.place(pygame.Rect(area.x, area.y + (high - side) // 2, side, side), scale)
    width, tall = heading.wanted(scale)
    x = back.rect.right + 2 * scale.u
    heading.place(pygame.Rect(x, area.y + (high - tall) // 2, width, tall), scale)
    width, tall = tally.wanted(scale)
    x = heading.rect.right + 2 * scale.u
    tally.visible = x + width <= right
    tally.place(pygame.Rect(x, area.y + (high - tall) // 2 + scale.px(5), width, tall), scale)
    return area.y + high + 2 * scale.u
