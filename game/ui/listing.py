"""A list of rows with columns: zebra, one row chosen, scrolled by wheel, keys or its bar. Rows may be made only
when they are seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame
from msgspec import Struct

from engine.said import said
from game.ui import paint, theme
from game.ui.text import Text, fitted, flow, label
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, fading, is_click, is_confirm

TWICE = 0.40  # seconds between the two clicks of a double click


class Column(Struct, frozen=True):
    """A column: its share of the width, how it is set, and whether it is the main one (bolder, brighter)."""

    share: float
    align: str = "left"
    main: bool = False


class Row(Struct, frozen=True):
    """A row: its key, its cells (markup), and the reason why it cannot be opened, if there is one."""

    key: Hashable
    cells: tuple[str, ...]
    reason: str = ""


class RowsOnSight:
    """Rows that are made when they are first seen, for lists of thousands. `make` is called with a row's
    number."""

    def __init__(self, keys: Sequence[Hashable], make: Callable[[int], Row]) -> None:
        self.keys = tuple(keys)
        self.places = {key: index for index, key in reversed([*enumerate(self.keys)])}
        self._make = make
        self._made: dict[int, Row] = {}

    @classmethod
    def of(cls, rows: Sequence[Row]) -> RowsOnSight:
        """Rows that are made already."""
        return cls([row.key for row in rows], tuple(rows).__getitem__)

    def __len__(self) -> int:
        return len(self.keys)

    def __getitem__(self, index: int) -> Row:
        if index not in self._made:
            self._made[index] = self._make(range(len(self))[index])
        return self._made[index]

    def __iter__(self) -> Iterator[Row]:
        return (self[index] for index in range(len(self)))

    def forget(self, key: Hashable) -> None:
        """Make a row anew when it is seen again: what it shows has changed."""
        if key in self.places:
            self._made.pop(self.places[key], None)


class ListBox(Widget):
    """Rows to choose from. `chose` is called with the row the cursor comes to, `opened` with one that Enter or
    a double click opens."""

    def __init__(
        self,
        columns: Sequence[Column],
        rows: Sequence[Row],
        chose: Callable[[Row], object] | None = None,
        opened: Callable[[Row], object] | None = None,
        empty: str = said("Nothing here yet."),
        name: str = "",
    ) -> None:
        super().__init__(name)
        self.columns = tuple(columns)
        self.chose = chose
        self.opened = opened
        self.empty = empty
        self.rows = RowsOnSight.of(())
        self.cursor = 0
        self.top = 0  # px scrolled
        self._measured: tuple[Scale | None, int] = (None, 0)
        self._pointed = -1
        self._since_click = TWICE
        self._dragging = False
        self.set_rows(rows)

    def set_rows(self, rows: Sequence[Row] | RowsOnSight) -> None:
        """Show other rows; the cursor stays on the same key if it is still there."""
        before = self.rows.keys[self.cursor] if self.rows else None
        self.rows = rows if isinstance(rows, RowsOnSight) else RowsOnSight.of(rows)
        self.cursor = self.rows.places.get(before, 0)
        self._keep_in_view()

    @property
    def row(self) -> Row:
        """The row the cursor is on."""
        return self.rows[self.cursor]

    @property
    def row_height(self) -> int:
        """How high a row is, px; measured once for a scale."""
        if self._measured[0] is not self.scale:
            self._measured = self.scale, self._row_height()
        return self._measured[1]

    def _row_height(self) -> int:
        return max(self.scale.grow(theme.ROW), round(self.scale.style(theme.LABEL).line * 1.4))

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(420), max(1, len(self.rows)) * max(scale.grow(theme.ROW), scale.style(theme.LABEL).line)

    @property
    def _overflow(self) -> int:
        return max(0, len(self.rows) * self.row_height - self.rect.height)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        if not self.rect.height:
            return
        upper = self.cursor * self.row_height
        self.top = max(upper + self.row_height - self.rect.height, min(self.top, upper))
        self.top = max(0, min(self._overflow, self.top))

    def row_area(self, index: int) -> pygame.Rect:
        """Where a row lies (perhaps out of view)."""
        width = self.rect.width - (self._bar_width + self.scale.u // 2 if self._overflow else 0)
        return pygame.Rect(self.rect.x, self.rect.y + index * self.row_height - self.top, width, self.row_height)

    @property
    def _bar_width(self) -> int:
        return max(6, self.scale.px(8))

    def cell_area(self, index: int, column: int) -> pygame.Rect:
        """Where a cell's words may stand."""
        row = self.row_area(index).inflate(-3 * self.scale.u // 2 * 2, 0)
        shares = [each.share for each in self.columns]
        left = row.x + round(row.width * sum(shares[:column]) / sum(shares))
        right = row.x + round(row.width * sum(shares[: column + 1]) / sum(shares))
        return pygame.Rect(
            left, row.y, right - left - (self.scale.u if column + 1 < len(shares) else 0), row.height
        )

    @property
    def clipped(self) -> bool:
        return any(
            self._cell(index, column).clipped
            for index in range(len(self.rows))
            for column in range(len(self.columns))
        )

    def _cell(self, index: int, column: int) -> Text:
        spec, area = self.columns[column], self.cell_area(index, column)
        style = self.scale.style(theme.BUTTON if spec.main else theme.LABEL)
        ink = theme.BONE if spec.main else theme.ASH
        words, room = self.rows[index].cells[column], max(1, area.width)
        text = flow(words, style, ink, room, 1, spec.align)
        return flow(words, fitted(words, style, room), ink, room, 1, spec.align) if text.clipped else text

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if not self.rows:
            label(
                surface,
                self.empty,
                self.scale.style(theme.LABEL),
                theme.ASH,
                self.rect.inflate(-2 * self.scale.u, 0),
            )
        first = self.top // self.row_height
        last = min(len(self.rows), (self.top + self.rect.height) // self.row_height + 1)
        for index in range(first, last):
            self._draw_row(surface, index)
        surface.set_clip(before)
        if self._overflow:
            bar = self._bar()
            ink = theme.ASH if self._dragging else theme.LINE
            paint.stamp(surface, paint.rounded(bar.size, bar.width // 2, ink), bar.topleft)
        if self.focused and not self.rows:
            self.draw_focus(surface, self.scale.px(6))

    def _draw_row(self, surface: pygame.Surface, index: int) -> None:
        area, radius = self.row_area(index), self.scale.px(6)
        chosen, pointed = index == self.cursor and self.active, index == self._pointed and self.hovered
        if chosen or pointed:
            rim = theme.LEGAL if chosen else None
            paint.stamp(surface, paint.rounded(area.size, radius, theme.PANEL2, rim=rim), area.topleft)
        elif index % 2 == 0:
            paint.stamp(surface, paint.faded(paint.rounded(area.size, radius, theme.SHADOW), 0.25), area.topleft)
        for column in range(len(self.columns)):
            text, cell = self._cell(index, column), self.cell_area(index, column)
            top = cell.centery - text.size[1] // 2
            with fading(surface, cell, OFF + 0.05 if self.rows[index].reason else 1.0):
                text.draw(surface, (cell.x, top))
        if chosen and self.focused:
            self.draw_focus(surface, radius, area.inflate(-self.scale.px(12), -self.scale.px(12)))

    def _bar(self) -> pygame.Rect:
        whole = len(self.rows) * self.row_height
        height = max(self.scale.hit, self.rect.height * self.rect.height // whole)
        top = self.rect.y + (self.rect.height - height) * self.top // max(1, self._overflow)
        return pygame.Rect(self.rect.right - self._bar_width, top, self._bar_width, height)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll(self.top - round(event.y * self.row_height * 1.5))
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if is_click(event):
            self._click(event.pos)
            return True
        if is_click(event, pygame.MOUSEBUTTONUP):
            self._dragging = False
            return True
        if is_confirm(event) and self.rows:
            self._open()
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _motion(self, event: pygame.event.Event) -> bool:
        if self._dragging:
            room = max(1, self.rect.height - self._bar().height)
            return self._scroll((event.pos[1] - self.rect.y - self._bar().height // 2) * self._overflow // room)
        before, self._pointed = self._pointed, self._index(event.pos)
        if before != self._pointed:
            self.tip = self.rows[self._pointed].reason if self._pointed >= 0 else ""
        return before != self._pointed

    def _index(self, point: tuple[int, int]) -> int:
        index = (point[1] - self.rect.y + self.top) // self.row_height
        return index if 0 <= index < len(self.rows) else -1

    def scroll(self, by: int) -> bool:
        return not self._dragging and self._scroll(self.top + by)

    def _scroll(self, top: int) -> bool:
        before, self.top = self.top, max(0, min(self._overflow, top))
        return before != self.top

    def _click(self, point: tuple[int, int]) -> None:
        if self._overflow and point[0] >= self.rect.right - 2 * self._bar_width:
            self._dragging = True
            return
        index = self._index(point)
        if index < 0:
            return
        twice = index == self.cursor and self._since_click < TWICE
        self._since_click = 0.0
        self._go(index)
        if twice:
            self._open()

    def _open(self) -> None:
        if self.opened and not self.row.reason:
            self.opened(self.row)

    def choose(self, index: int) -> None:
        """Put the cursor on a row and call `chose`."""
        self._go(index)

    def _go(self, index: int) -> None:
        self.cursor = max(0, min(len(self.rows) - 1, index))
        self._keep_in_view()
        if self.chose and self.rows:
            self.chose(self.row)

    def _key(self, key: int) -> bool:
        page = max(1, self.rect.height // self.row_height - 1)
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        steps |= {pygame.K_HOME: -len(self.rows), pygame.K_END: len(self.rows)}
        at_end = (key == pygame.K_UP and self.cursor == 0) or (
            key == pygame.K_DOWN and self.cursor >= len(self.rows) - 1
        )
        if key not in steps or at_end:
            return False
        self._go(self.cursor + steps[key])
        return True

    def update(self, dt: float) -> bool:
        self._since_click += dt
        return False
