"""What has just happened, in plain sentences with their clauses and the mark of the seat."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import said
from game.panels.clause_links import ClauseLinks
from game.play.log import Log, LogLine
from game.ui import paint, section, theme
from game.ui.fitted_text import fitted_text
from game.ui.text import Text, flow
from game.ui.theme import Scale


class LogPanel(ClauseLinks):
    """The newest lines of a log; each line leads to its clause."""

    def __init__(self, log: Log, follow: Callable[[str], object]) -> None:
        super().__init__("log", follow)
        self.log = log

    def least(self, scale: Scale) -> int:
        """The height without which it is not shown, px: for a sentence of two lines."""
        return scale.style(theme.HEADING).line + 2 * _pad(scale) + 2 * scale.style(theme.NOTE).line + scale.u // 2

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take this rect, if it is large enough."""
        super().place(rect, scale)
        self.visible = rect.height >= self.least(scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw as many of the last lines as there is room for."""
        scale, rect = self.scale, self.rect
        title, pad = scale.style(theme.HEADING), _pad(scale)
        self.begin()
        paint.panel(surface, rect, scale)
        head = fitted_text(said("Just now"), title, theme.BONE, (rect.width - 2 * pad, title.line))
        if head is not None:
            head.draw(surface, (rect.x + pad, rect.y + pad))
        y = rect.y + pad + title.line + scale.u // 2
        for line, words in reversed(self._fitting(rect.bottom - pad - y, rect.width - 2 * pad)):
            if line.clause:
                self.area(surface, pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, words.size[1]), line.clause)
            words.draw(surface, (rect.x + pad + self._indent, y))
            if line.seat:
                side = round(scale.style(theme.NOTE).px * 0.9)
                mark_y = y + (words.size[1] // words.lines - side) // 2
                paint.stamp(surface, paint.mark(line.seat, side), (rect.x + pad, mark_y))
            y += words.size[1] + scale.u // 2
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    @property
    def _indent(self) -> int:
        return round(self.scale.style(theme.NOTE).px * 1.4)

    def _fitting(self, room: int, width: int) -> list[tuple[LogLine, Text]]:
        """The newest lines that fit, the newest first."""
        found = []
        style = self.scale.style(theme.NOTE)
        for line in reversed(self.log.lines):
            told = section.signed(line.words, line.clause)
            words = flow(told, style, theme.BONE, width - self._indent, link_colour=section.ink())
            room -= words.size[1] + self.scale.u // 2
            if room < 0:
                break
            found.append((line, words))
        return found


def _pad(scale: Scale) -> int:
    return round(1.6 * scale.u)
