"""A box over the table that asks for an answer: title, words, rows of controls, buttons. Escape closes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct

from engine.said import said
from game.services.shortcuts import Shortcuts
from game.services.signals import Signal
from game.ui import materials, paint, theme
from game.ui.button import Button, IconButton
from game.ui.label import Label
from game.ui.scroll import ScrollPage
from game.ui.theme import Scale
from game.ui.widget import Widget

WIDTH = 620  # px at 1080p
VEIL = 0.62


class Line(Struct, frozen=True):
    """One line of a box: words at its left and a control at its right, or one of them over the whole width. A
    `section` has room above it, as a heading."""

    words: Label | None
    control: Widget | None = None
    section: bool = False


class Modal(ScrollPage):
    """A box in the middle of the window. The app draws the veil below it and closes it through `closed`.

    `lines` scroll when the window is too low for them. The first button of kind `primary` takes the first focus.
    `shortcuts` are what keys do here, besides what they do on every page.
    """

    shortcuts: Sequence[Shortcuts] = ()

    def __init__(
        self,
        title: str,
        words: str = "",
        lines: Sequence[Line] = (),
        buttons: Sequence[Button] = (),
        width: int = WIDTH,
        paper: bool = False,
    ) -> None:
        super().__init__()
        self.closed: Signal[[]] = Signal()
        self.paper = paper
        self.width = width
        self.head: Widget | None = None  # stands still above the lines
        self.title = Label(title, theme.TITLE, theme.INK if paper else theme.BONE, name="title")
        ink = theme.INK if paper else theme.ASH
        self.lines: list[Line] = []
        self.buttons = list(buttons)
        self.cross = IconButton("close", self.close, said("Close"), name="close")
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.least = 0  # px that the lines take at least
        self.age = 0.0
        self.set_lines([*([Line(Label(words, theme.BODY, ink, name="words"))] if words else []), *lines])
        for button in self.buttons:
            self.add(button)
        self.add(self.title)
        self.add(self.cross)
        first = next((button for button in self.buttons if button.kind == "primary"), None)
        self.set_focus(first or next((w for w in self.widgets if w.focusable), None))

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines; lay the box out anew afterwards."""
        self.remove(*self.scrolled)
        self.lines, self.top = list(lines), 0
        self.scrolled = [widget for line in lines for widget in (line.words, line.control) if widget]
        for place, widget in enumerate(self.scrolled):
            self.widgets.insert(place + (self.head is not None), widget)

    def set_head(self, head: Widget) -> None:
        """Let a control stand still between the title and the lines."""
        self.head = head
        self.widgets.insert(0, head)

    def close(self) -> None:
        """Go away without an answer."""
        self.closed.emit()

    # Layout

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Find the place for everything in a window of this size."""
        self.size, self.scale = size, scale
        pad, gap = 3 * scale.u, scale.u
        width = min(scale.grow(self.width), size[0] - 4 * scale.u)
        inner = width - 2 * pad
        cross = self.cross.wanted(scale)[0]
        head = max(cross, self.title.height(scale, inner - cross - gap))
        above = self.head.height(scale, inner) + 2 * gap if self.head else 0
        rows, foot = self._button_rows(inner), 0
        if rows:
            foot = len(rows) * (max(button.wanted(scale)[1] for button in self.buttons) + scale.apart) + gap
        self.whole = sum(self._line_height(line, inner) + scale.apart for line in self.lines)
        room = size[1] - 4 * scale.u - 2 * pad - head - 2 * gap - above - foot
        shown = min(max(self.whole, self.least), max(scale.hit, room))
        height = 2 * pad + head + 2 * gap + above + shown + foot
        self.rect = pygame.Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        self.view = pygame.Rect(self.rect.x + pad, self.rect.y + pad + head + 2 * gap + above, inner, shown)
        self.bar_right = self.rect.right - scale.u
        self.keep()
        self._head, self._rows = head, rows
        self._arrange()

    def _line_height(self, line: Line, inner: int) -> int:
        words = line.words.height(self.scale, self._words_width(line, inner)) if line.words else 0
        control = line.control.height(self.scale, self._control_width(line, inner)) if line.control else 0
        together = words + control if self._stacked(line, inner) else max(words, control)
        return together + self._room_above(line)

    def _stacked(self, line: Line, inner: int) -> bool:
        """Whether the control stands below the words, because there is no room for both in one row."""
        if not line.words or not line.control:
            return False
        least = min(line.words.wanted(self.scale)[0], inner // 3)
        return line.control.wanted(self.scale)[0] + 2 * self.scale.u + least > inner

    def _room_above(self, line: Line) -> int:
        return round(1.5 * self.scale.u) if line.section and line is not self.lines[0] else 0

    def _words_width(self, line: Line, inner: int) -> int:
        if not line.control or self._stacked(line, inner):
            return inner
        return max(inner // 4, inner - self._control_width(line, inner) - 2 * self.scale.u)

    def _control_width(self, line: Line, inner: int) -> int:
        if not line.control or not line.words:
            return inner
        return min(line.control.wanted(self.scale)[0], inner)

    def _button_rows(self, inner: int) -> list[list[Button]]:
        """The buttons in as few equal rows as possible, the last one at the right end."""
        rows = self._filled(inner, len(self.buttons))
        return self._filled(inner, -(-len(self.buttons) // len(rows))) if rows else []

    def _filled(self, inner: int, most: int) -> list[list[Button]]:
        """The buttons in rows that fit, no more than `most` in each."""
        rows: list[list[Button]] = []
        used = inner + 1
        for button in self.buttons:
            width = button.wanted(self.scale)[0] + self.scale.u
            if used + width > inner + self.scale.u or len(rows[-1]) == most:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += width
        return rows

    def _arrange(self) -> None:
        """Place all widgets at the scroll position and lift of now."""
        scale, pad, gap = self.scale, 3 * self.scale.u, self.scale.u
        box = self.rect.move(0, self.lift)
        view = self.view.move(0, self.lift)
        cross = self.cross.wanted(scale)
        self.cross.place(pygame.Rect(box.right - pad - cross[0], box.y + pad, *cross), scale)
        title = pygame.Rect(box.x + pad, box.y + pad, view.width - cross[0] - gap, self._head)
        height = self.title.height(scale, title.width)
        self.title.place(pygame.Rect(title.x, title.centery - height // 2, title.width, height), scale)
        if self.head:
            high = self.head.height(scale, view.width)
            self.head.place(pygame.Rect(view.x, view.y - 2 * gap - high, view.width, high), scale)
        y = view.y - self.top
        for line in self.lines:
            y = (
                self._arrange_line(line, pygame.Rect(view.x, y, view.width, self._line_height(line, view.width)))
                + scale.apart
            )
        y = box.bottom - pad
        for row in reversed(self._rows):
            x = box.right - pad
            height = row[0].wanted(scale)[1]
            for button in reversed(row):
                width = min(button.wanted(scale)[0], view.width)
                button.place(pygame.Rect(x - width, y - height, width, height), scale)
                x -= width + gap
            y -= height + scale.apart

    def _arrange_line(self, line: Line, area: pygame.Rect) -> int:
        """Place one line; returns its lower end."""
        room = self._room_above(line)
        area = pygame.Rect(area.x, area.y + room, area.width, area.height - room)
        above = below = area
        if self._stacked(line, area.width) and line.words:
            above = pygame.Rect(area.topleft, (area.width, line.words.height(self.scale, area.width)))
            below = pygame.Rect(area.x, above.bottom, area.width, area.bottom - above.bottom)
        if line.words:
            width = self._words_width(line, area.width)
            height = line.words.height(self.scale, width)
            line.words.place(pygame.Rect(above.x, above.centery - height // 2, width, height), self.scale)
        if line.control:
            width = self._control_width(line, area.width)
            height = line.control.height(self.scale, width)
            at = pygame.Rect(below.right - width, below.centery - height // 2, width, height)
            line.control.place(at, self.scale)
        return area.bottom

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        return False

    # Time and drawing

    def settle(self) -> None:
        """Stand still at once, as with reduced motion."""
        self.age = theme.SLIDE_IN.seconds
        self.lift = 0

    @property
    def presence(self) -> float:
        """How far it has come in, 0 to 1."""
        return theme.SLIDE_IN.ease(min(1.0, self.age / theme.SLIDE_IN.seconds))

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.age >= theme.SLIDE_IN.seconds:
            return moving
        self.age += dt
        self.lift = round((1 - self.presence) * self.scale.px(theme.SLIDE_PX))
        self._arrange()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        materials.veil(surface, VEIL * self.presence)
        box = self.rect.move(0, self.lift)
        if self.paper:
            materials.paper(surface, box, self.scale)
        else:
            paint.shadow(surface, box, self.scale.px(theme.RADIUS_PANEL), theme.S24, self.scale)
            materials.panel(surface, box, self.scale, dropped=False)
        self.draw_widgets(surface)
        self.draw_tooltip(surface)


def confirm(title: str, words: str, yes: str, act: Callable[[], object], no: str = said("Cancel")) -> Modal:
    """A box that asks before something is done: `act` is called once the box has closed with `yes`."""

    def agree() -> None:
        modal.close()
        act()

    modal = Modal(title, words, buttons=[Button(no, lambda: modal.close()), Button(yes, agree, "primary")])
    return modal
