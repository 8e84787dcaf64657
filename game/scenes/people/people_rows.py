"""People as rows: the mark of the seat that they last had, name and last day above how often they won."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import paint, theme
from game.ui.listing import Column, ListBox, Row

COLUMNS = (Column(5.0, main=True), Column(5.0), Column(2.0, "right"))  # name; games below it; when
HIGH = 62  # px of a row at 1080p
MARK = 34  # px of a mark at 1080p


class PeopleRows(ListBox):
    """The rows; `marks` are the colours by person, of whom it is known."""

    def __init__(self, chose: Callable[[Row], object], opened: Callable[[Row], object], name: str) -> None:
        self.marks: dict[object, str] = {}
        super().__init__(COLUMNS, (), chose, opened, "", name)

    @property
    def row_height(self) -> int:
        two = self.scale.style(theme.BUTTON).line + self.scale.style(theme.LABEL).line
        return max(self.scale.grow(HIGH), two + 2 * self.scale.u)

    def cell_area(self, index: int, column: int) -> pygame.Rect:
        row, scale = self.row_area(index), self.scale
        left = row.x + 3 * scale.u + scale.px(MARK)
        right, when = row.right - 2 * scale.u, scale.grow(104)
        upper, lower = scale.style(theme.BUTTON).line, scale.style(theme.LABEL).line
        top = row.centery - (upper + lower) // 2
        if column == 1:
            return pygame.Rect(left, top + upper, max(1, right - left), lower)
        if column == 2:
            return pygame.Rect(right - when, top, when, upper)
        return pygame.Rect(left, top, max(1, right - when - scale.u - left), upper)

    @property
    def clipped(self) -> bool:
        return any(self._cell(index, column).clipped for index in range(len(self.rows)) for column in (1, 2))

    def _draw_row(self, surface: pygame.Surface, index: int) -> None:
        super()._draw_row(surface, index)
        row, side = self.row_area(index), self.scale.px(MARK)
        at = pygame.Rect(row.x + round(1.5 * self.scale.u), row.centery - side // 2, side, side)
        colour = self.marks.get(self.rows[index].key)
        picture = paint.mark(colour, side) if colour else paint.icon("person", side, theme.ASH)
        paint.stamp(surface, picture, at)
