"""The breakdown: what a choice about the shown piece would bring, row by row with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Prospect, ProspectRow
from game.panels.clause_links import ClauseLinks
from game.panels.split_bar import bar_height, draw_split
from game.ui import materials, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import Text, flow
from game.ui.theme import Scale


class Breakdown(ClauseLinks):
    """A panel in the right-hand column; each row leads to its clause."""

    def __init__(self, follow: Callable[[str], object]) -> None:
        super().__init__("breakdown", follow)
        self.shown: Prospect | None = None
        self._most = 0  # rows that have room, 0: all

    def height(self, scale: Scale, width: int) -> int:
        """What it needs, px; 0 if there is nothing to tell."""
        if self.shown is None:
            return 0
        inner = width - 4 * scale.u
        rows = sum(self._row(row, inner, scale) + scale.u // 2 for row in self._rows)
        return 4 * scale.u + self._title(self.shown, inner, scale).size[1] + rows - scale.u // 2

    def fitted(self, scale: Scale, width: int, room: int) -> int:
        """What it needs where `room` px are left: the last rows give way, but never the first."""
        self._most = 0
        while self.shown is not None and len(self._rows) > 1 and self.height(scale, width) > room:
            self._most = len(self._rows) - 1
        return self.height(scale, width)

    @property
    def _rows(self) -> tuple[ProspectRow, ...]:
        """The rows that are shown."""
        rows = self.shown.rows if self.shown is not None else ()
        return rows[: self._most] if self._most else rows

    def _title(self, shown: Prospect, inner: int, scale: Scale) -> Text:
        return flow(shown.title, scale.style(theme.HEADING), theme.BONE, inner)

    def _row(self, row: ProspectRow, inner: int, scale: Scale) -> int:
        """A row: its number, and below it where the number comes from."""
        bar = bar_height(scale) if row.split else 0
        return scale.style(theme.LABEL).line + (self._note(row, inner, scale).size[1] if row.note else 0) + bar

    def _note(self, row: ProspectRow, inner: int, scale: Scale) -> Text:
        return flow(row.note, scale.style(theme.NOTE), theme.ASH, inner)

    def draw(self, surface: pygame.Surface) -> None:
        shown, scale, rect = self.shown, self.scale, self.rect
        if shown is None:
            return
        self.begin()
        materials.panel(surface, rect, scale)
        pad, inner = 2 * scale.u, rect.width - 4 * scale.u
        title = self._title(shown, inner, scale).draw(surface, (rect.x + pad, rect.y + pad - scale.u // 2))
        label, count = scale.style(theme.LABEL), scale.style(theme.COUNT)
        y = rect.y + pad + title.height
        for row in self._rows:
            area = pygame.Rect(rect.x + pad, y, inner, self._row(row, inner, scale))
            self.area(surface, area, row.clause)
            value = flow(row.value, count, theme.GOLD)
            room = (inner - value.size[0] - scale.u, label.line)
            words = fitted_or_cut(row.label, label, theme.BONE if row.value else theme.ILLEGAL, room)
            words.draw(surface, area.topleft)
            value.draw(surface, (area.right - value.size[0], area.y - (value.size[1] - label.line) // 2))
            if row.note:
                self._note(row, inner, scale).draw(surface, (area.x, area.y + label.line))
            if row.split:
                high = bar_height(scale)
                draw_split(surface, row.split, pygame.Rect(area.x, area.bottom - high, inner, high - 3))
            y += area.height + scale.u // 2
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))
