"""The progress of something that takes a while."""

from __future__ import annotations

import pygame

from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Scale
from game.ui.widget import Widget


class Progress(Widget):
    """A bar that fills, with the percentage at its right end. `value` is 0 to 1."""

    focusable = False

    def __init__(self, name: str = "progress") -> None:
        super().__init__(name)
        self.value = 0.0

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(320), max(scale.hit, scale.style(theme.STRONG).line)

    def draw(self, surface: pygame.Surface) -> None:
        scale, style = self.scale, self.scale.style(theme.STRONG)
        room = measure("100 %", style) + 2 * scale.u
        high = max(8, scale.px(14))
        track = pygame.Rect(self.rect.x, self.rect.centery - high // 2, self.rect.width - room, high)
        paint.stamp(surface, paint.rounded(track.size, high // 2, theme.NIGHT, rim=theme.LINE), track)
        width = round(track.width * max(0.0, min(1.0, self.value)))
        if width >= high:
            paint.stamp(surface, paint.rounded((width, high), high // 2, theme.GOLD_TOP, theme.GOLD_FOOT), track)
        area = pygame.Rect(track.right, self.rect.y, room, self.rect.height)
        label(surface, f"{round(100 * self.value)} %", style, theme.BONE, area, "right")
