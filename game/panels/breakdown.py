"""The breakdown: what a choice about the shown piece would bring, row by row with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Prospect, ProspectRow
from game.panels.clause_links import ClauseLinks
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import Text, flow
from game.ui.theme import Scale


class Breakdown(ClauseLinks):
    """A panel in the right-hand column; each row leads to its clause."""

    def __init__(self, follow: Callable[[str], object]) -> None:
        super().__init__("breakdown", follow)
        self.shown: Prospect | None = None

    def height(self, scale: Scale, width: int) -> int:
        """What it needs, px; 0 if there is nothing to tell."""
        if self.shown is None:
            return 0
        inner = width - 4 * scale.u
        rows = sum(self._row(row, inner, scale) + scale.u // 2 for row in self.shown.rows)
        return 4 * scale.u + self._title(self.shown, inner, scale).size[1] + rows - scale.u // 2

    def _title(self, shown: Prospect, inner: int, scale: Scale) -> Text:
        return flow(shown.title, scale.style(theme.HEADING), theme.BONE, inner)

    def _row(self, row: ProspectRow, inner: int, scale: Scale) -> int:
        """A row: its number, and below it where the number comes from."""
        return scale.style(theme.LABEL).line + (self._note(row, inner, scale).size[1] if row.note else 0)

    def _note(self, row: ProspectRow, inner: int, scale: Scale) -> Text:
        return flow(row.note, scale.style(theme.NOTE), theme.ASH, inner)

    def draw(self, surface: pygame.Surface) -> None:
        shown, scale, rect = self.shown, self.scale, self.rect
        if shown is None:
            return
        self.begin()
        paint.panel(surface, rect, scale)
        pad, inner = 2 * scale.u, rect.width - 4 * scale.u
        title = self._title(shown, inner, scale).draw(surface, (rect.x + pad, rect.y + pad - scale.u // 2))
        label, count = scale.style(theme.LABEL), scale.style(theme.COUNT)
        y = rect.y + pad + title.height
        for row in shown.rows:
            area = pygame.Rect(rect.x + pad, y, inner, self._row(row, inner, scale))
            self.area(surface, area, row.clause)
            value = flow(row.value, count, theme.GOLD)
            room = (inner - value.size[0] - scale.u, label.line)
            words = fitted_or_cut(row.label, label, theme.BONE if row.value else theme.ILLEGAL, room)
            words.draw(surface, area.topleft)
            value.draw(surface, (area.right - value.size[0], area.y - (value.size[1] - label.line) // 2))
            if row.note:
                self._note(row, inner, scale).draw(surface, (area.x, area.y + label.line))
            y += area.height + scale.u // 2
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))
