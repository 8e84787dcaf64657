"""The box in a contest's panel that says what each card of the hand would lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.flow import ProspectRow
from engine.said import Said
from game.ui import paint, theme
from game.ui.text import Text, flow, label
from game.ui.theme import Scale

NUMBER = 24  # hundredths of the width: where the sum begins
SUM = 11  # how wide it is
NOTE = 62  # how wide what it wins against is


@dataclass(frozen=True)
class CardOdds:
    """Rows under a title; `picked` is the row of the picked card, if one is picked."""

    title: Said
    rows: tuple[ProspectRow, ...]
    picked: ProspectRow | None = None

    def height(self, width: int, scale: Scale, room: int) -> int:
        """The height for as many rows as there is room for, px; 0 if there is room for none."""
        head = self._title(width, scale).size[1] + 2 * scale.u
        rows = self._fitting(width, scale, room - head)
        return head + sum(self._note(row, width, scale).size[1] for row in rows) if rows else 0

    def _title(self, width: int, scale: Scale) -> Text:
        return flow(self.title, scale.style(theme.STRONG), theme.HINT_TEXT, width - 2 * scale.u)

    def _fitting(self, width: int, scale: Scale, room: int) -> tuple[ProspectRow, ...]:
        """The rows that there is room for; the first rows are left out, but never the picked one."""
        for first in range(len(self.rows)):
            found, high = [], 0
            for row in self.rows[first:]:
                high += self._note(row, width, scale).size[1]
                if high > room:
                    break
                found.append(row)
            if self.picked is None or self.picked in found:
                return tuple(found)
        return ()

    def _note(self, row: ProspectRow, width: int, scale: Scale) -> Text:
        """What a sum wins and loses against."""
        inner = (width - 2 * scale.u) * NOTE // 100
        return flow(row.note or " ", scale.style(theme.NOTE), theme.INK2, inner)

    def draw(
        self, surface: pygame.Surface, box: pygame.Rect, scale: Scale, link: Callable[[pygame.Rect, str], object]
    ) -> None:
        """Draw in a box as high as it needs; `link` is told the area of each row, which leads to its clause."""
        paint.stamp(surface, paint.rounded(box.size, scale.px(9), theme.HINT_BOX, rim=theme.HINT_RIM), box)
        inner = box.inflate(-2 * scale.u, -scale.u)
        note, title = scale.style(theme.NOTE), self._title(box.width, scale)
        title.draw(surface, inner.topleft)
        y = inner.y + title.size[1]
        for row in self._fitting(box.width, scale, box.height - title.size[1] - 2 * scale.u):
            told = self._note(row, box.width, scale)
            area = pygame.Rect(inner.x, y, inner.width, told.size[1])
            if row == self.picked:
                around = area.inflate(scale.u, 0)
                band = paint.rounded(around.size, 4, theme.mix(theme.HINT_BOX, theme.HINT, 0.45))
                paint.stamp(surface, band, around)
            link(area, row.clause)
            head = pygame.Rect(area.x, y, area.width * NUMBER // 100, note.line)
            label(surface, row.label, note, theme.INK, head)
            value = pygame.Rect(head.right, y, area.width * SUM // 100, note.line)
            label(surface, row.value, note.bold, theme.INK, value, "right")
            told.draw(surface, (area.right - area.width * NOTE // 100, y))
            y += told.size[1]
