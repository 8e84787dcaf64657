"""A closer look at the piece pointed at: its picture, its name and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import paint, theme
from game.ui.text import flow
from game.ui.theme import Scale

SIDE = 118  # px at 1080p of the picture


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

    def height(self, width: int, scale: Scale) -> int:
        """What it needs, px; 0 if nothing is looked at."""
        known = self.shown
        if known is None:
            return 0
        title = flow(known.title, scale.style(theme.HEADING), theme.BONE, width - 4 * scale.u, 2)
        side = scale.px(SIDE) if known.picture else 0
        return 5 * scale.u + title.size[1] + max(side, self._row(scale) * len(known.rows))

    def _row(self, scale: Scale) -> int:
        return scale.style(theme.LABEL).line + scale.u // 2

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
        """Draw in a rect as high as it needs."""
        known = self.shown
        if known is None:
            return
        pad, side = 2 * scale.u, scale.px(SIDE)
        paint.panel(surface, rect, scale)
        title = flow(known.title, scale.style(theme.HEADING), theme.BONE, rect.width - 2 * pad, 2)
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
            y += self._row(scale)
