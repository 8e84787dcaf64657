"""A few numbers side by side on paper, each large above what it counts."""

from __future__ import annotations

import pygame

from engine.said import Said
from game.ui import paint, theme
from game.ui.text import fitted, label, measure
from game.ui.theme import Scale
from game.ui.widget import Widget


class Numbers(Widget):
    """The numbers as (number, what it counts)."""

    focusable = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rows: tuple[tuple[str, Said], ...] = ()

    def wanted(self, scale: Scale) -> tuple[int, int]:
        small = scale.style(theme.NOTE)
        widths = [measure(words, small) + 3 * scale.u for _, words in self.rows]
        high = scale.style(theme.TITLE).line + small.line + scale.u
        return max(widths, default=0) * len(self.rows), high

    def draw(self, surface: pygame.Surface) -> None:
        scale, gap = self.scale, self.scale.u
        large, small = scale.style(theme.TITLE), scale.style(theme.NOTE)
        width = (self.rect.width - gap * (len(self.rows) - 1)) // max(1, len(self.rows))
        for place, (number, words) in enumerate(self.rows):
            tile = pygame.Rect(self.rect.x + place * (width + gap), self.rect.y, width, self.rect.height)
            body = paint.rounded(
                tile.size, scale.px(theme.RADIUS_FIELD), theme.PARCH2, rim=theme.mix(theme.PARCH2, theme.TAN, 0.8)
            )
            paint.stamp(surface, body, tile)
            upper = pygame.Rect(tile.x, tile.y + gap // 4, tile.width, large.line)
            lower = pygame.Rect(tile.x, upper.bottom - gap // 4, tile.width, small.line)
            label(surface, number, fitted(number, large, width - gap), theme.INK, upper, "centre")
            label(surface, words, fitted(words, small, width - gap // 2), theme.INK2, lower, "centre")
