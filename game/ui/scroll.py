"""A page with a part that scrolls: by wheel, finger, keys and its bar. The focused widget comes into view."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui import paint, theme
from game.ui.page import Page
from game.ui.widget import Widget, is_click

PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9, pygame.K_UP: -0.2, pygame.K_DOWN: 0.2}  # of the view


class ScrollPage(Page):
    """The widgets in `scrolled` are seen through `view`, a rect of the window. They are `whole` px high, and
    `top` px of them are above it. The scene sets these when it lays the page out, then calls `keep`."""

    lift = 0  # px that everything lies lower while it comes in

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        super().__init__(widgets)
        self.scrolled: list[Widget] = []
        self.view = pygame.Rect(0, 0, 0, 0)
        self.whole = 0
        self.top = 0
        self.bar_right = 0  # where the bar ends, px
        self._drag: int | None = None  # px from the pointer to what was under it when it went down
        self._on_bar = False

    @property
    def overflows(self) -> bool:
        """Whether there is more than the view shows."""
        return self.whole > self.view.height

    def keep(self) -> None:
        """Limit the scroll position; call it before the widgets are placed."""
        self.top = max(0, min(self.top, self.whole - self.view.height))

    def scroll(self, top: int) -> None:
        """Scroll to `top` px."""
        before = self.top
        self.top = top
        self.keep()
        for widget in self.scrolled:
            widget.place(widget.rect.move(0, before - self.top), widget.scale)

    def reveal(self, widget: Widget) -> None:
        """Scroll as far as needed to see a widget."""
        if not self.overflows or not self.view.height or widget not in self.scrolled:
            return
        over = widget.rect.bottom + 2 * self.scale.u - self.view.bottom
        under = self.view.top - widget.rect.top + 2 * self.scale.u
        if under > 0:
            self.scroll(self.top - under)
        elif over > 0:
            self.scroll(self.top + min(over, -under))

    def set_focus(self, widget: Widget | None, keys: bool | None = None) -> None:
        super().set_focus(widget, keys)
        if widget:
            self.reveal(widget)

    # Events

    def answers(self, widget: Widget, point: tuple[int, int]) -> bool:
        seen = widget not in self.scrolled or self.view.inflate(0, self.scale.apart).collidepoint(point)
        return seen and super().answers(widget, point)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.overflows:
            self.scroll(self.top - round(event.y * 5 * self.scale.u))
            return True
        if self._drags(event) or super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in PAGES and self.overflows:
            self.scroll(self.top + round(PAGES[event.key] * self.view.height))
            return True
        return False

    def cancel_press(self) -> None:
        self._drag = None
        super().cancel_press()

    def _drags(self, event: pygame.event.Event) -> bool:
        """Drag the widgets with a finger that lies on no control, or drag the bar."""
        if event.type == pygame.MOUSEBUTTONUP:
            drag, self._drag = self._drag, None
            return drag is not None
        if is_click(event) and self.overflows:
            bar = self._bar()
            if bar.inflate(self.scale.touch - bar.width, 0).collidepoint(event.pos):
                self._on_bar, self._drag = True, bar.y - event.pos[1]
            elif self.view.collidepoint(event.pos) and self._still(self.at(event.pos)):
                self._on_bar, self._drag = False, self.top + event.pos[1]
            return self._drag is not None
        if event.type != pygame.MOUSEMOTION or self._drag is None:
            return False
        if self._on_bar:
            run = max(1, self.view.height - self._bar().height)
            over = event.pos[1] + self._drag - self.view.y
            self.scroll(over * (self.whole - self.view.height) // run)
        else:
            self.scroll(self._drag - event.pos[1])
        return True

    def _still(self, widget: Widget | None) -> bool:
        """Whether a widget has no use for a press."""
        return widget is None or not widget.focusable

    # Drawing

    def draw_widgets(self, surface: pygame.Surface) -> None:
        for widget in self.shown:
            if widget not in self.scrolled:
                widget.draw(surface)
        before = surface.get_clip()
        if self.overflows:
            pad = self.scale.u
            surface.set_clip(self.view.move(0, self.lift).inflate(4 * pad, pad).clip(before))
        for widget in self.scrolled:
            if widget.visible:
                widget.draw(surface)
        surface.set_clip(before)
        self._draw_bar(surface)
        for widget in self.shown:
            widget.draw_over(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if self.overflows:
            bar = self._bar()
            sprite = paint.rounded(bar.size, bar.width // 2, theme.LINE)
            paint.stamp(surface, sprite, bar.move(0, self.lift))

    def _bar(self) -> pygame.Rect:
        """Where the bar lies that shows how far it is scrolled."""
        width = max(4, self.scale.px(6))
        height = min(self.view.height, max(self.scale.hit, self.view.height**2 // max(1, self.whole)))
        top = self.view.y + (self.view.height - height) * self.top // max(1, self.whole - self.view.height)
        return pygame.Rect(self.bar_right - width, top, width, height)
