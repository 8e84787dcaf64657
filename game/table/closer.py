"""A closer look at the piece pointed at: its picture, its name and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import paint, theme
from game.ui.text import flow
from game.ui.theme import Scale


@dataclass(frozen=True)
class Known:
    """What to show: a title, rows of label and number, and the picture (its own surface, any size)."""

    title: str
    rows: tuple[tuple[str, str], ...]
    picture: pygame.Surface | None = None


class Closer:
    """The panel in the right-hand column, below the clause card if there is one."""

    def __init__(self) -> None:
        self.shown: Known | None = None
        self.area = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        self.area, self.scale = area, scale

    def draw(self, surface: pygame.Surface, top: int) -> None:
        """Draw below `top`, if there is room."""
        known, scale = self.shown, self.scale
        if known is None:
            return
        pad, side = 2 * scale.u, scale.px(118)
        title = flow(known.title, scale.style(theme.HEADING), theme.BONE, self.area.width - 2 * pad, 2)
        row = scale.style(theme.LABEL).line + scale.u // 2
        height = 2 * pad + title.size[1] + scale.u + max(side if known.picture else 0, row * len(known.rows))
        if top + height > self.area.bottom:
            return
        rect = pygame.Rect(self.area.x, top, self.area.width, height)
        paint.panel(surface, rect, scale)
        title.draw(surface, (rect.x + pad, rect.y + pad))
        y = rect.y + pad + title.size[1] + scale.u
        left = rect.x + pad
        if known.picture is not None:
            paint.stamp(surface, known.picture, known.picture.get_rect(center=(left + side // 2, y + side // 2)))
            left += side + 2 * scale.u
        style = scale.style(theme.LABEL)
        for words, number in known.rows:
            flow(words, style, theme.ASH, rect.right - pad - left).draw(surface, (left, y))
            value = flow(number, scale.style(theme.COUNT), theme.GOLD)
            value.draw(surface, (rect.right - pad - value.size[0], y - (value.size[1] - style.line) // 2))
            y += row
