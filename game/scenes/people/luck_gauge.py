"""The luck of many throws on a line: the average in the middle, the range of 95 in 100 around it, and a needle."""

from __future__ import annotations

import pygame

from engine.flow.luck import LuckSummary
from engine.said import said
from game.scenes.review.dice_luck import BAND
from game.ui import paint, theme
from game.ui.text import label
from game.ui.theme import Scale
from game.ui.widget import Widget

HIGH, NEEDLE = 12, 26  # px at 1080p: the track, and the needle above it
BEYOND = 1.3  # times the range that the track is long


class LuckGauge(Widget):
    """The track with its ends named, on paper."""

    focusable = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.luck = LuckSummary(0, 0.0, 0.0)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(240), scale.px(NEEDLE) + scale.style(theme.NOTE).line

    @property
    def track(self) -> pygame.Rect:
        """The line that the needle stands on."""
        high, needle = self.scale.px(HIGH), self.scale.px(NEEDLE)
        return pygame.Rect(self.rect.x, self.rect.y + (needle - high) // 2, self.rect.width, high)

    def x_of(self, pips: float) -> int:
        """The px across of so many pips better than the average."""
        reach = max(1.0, BAND * self.luck.spread, abs(self.luck.luck)) * BEYOND
        return round(self.track.centerx + self.track.width / 2 * pips / reach)

    def draw(self, surface: pygame.Surface) -> None:
        scale, track, small = self.scale, self.track, self.scale.style(theme.NOTE)
        edge = max(1, scale.px(1.5))
        rim = theme.now(theme.SAND_LO)
        paint.stamp(
            surface, paint.rounded(track.size, track.height // 2, theme.PARCH2, rim=rim, rim_width=edge), track
        )
        left, right = (self.x_of(side * BAND * self.luck.spread) for side in (-1, 1))
        band = pygame.Rect(left, track.y, max(2, right - left), track.height)
        paint.stamp(surface, paint.rounded(band.size, track.height // 2, rim), band)
        pygame.draw.line(
            surface, theme.INK, (track.centerx, track.y - edge), (track.centerx, track.bottom + edge), edge
        )
        side = scale.px(NEEDLE)
        for grown, ink in ((max(2, side // 6), theme.PARCH), (0, theme.INK)):
            needle = paint.icon("dice", side + grown, ink)
            paint.stamp(surface, needle, needle.get_rect(center=(self.x_of(self.luck.luck), track.centery)))
        foot = pygame.Rect(self.rect.x, self.rect.bottom - small.line, self.rect.width, small.line)
        ink = theme.now(theme.INK2)
        label(surface, said("unlucky"), small, ink, foot)
        label(surface, said("average"), small, ink, foot, "centre")
        label(surface, said("lucky"), small, ink, foot, "right")
