"""Pills: a few things side by side, each of which is on or off."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from engine.said import Said
from game.ui import paint, theme
from game.ui.button import face, primary, quiet
from game.ui.text import label, measure
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, fading, is_click, is_confirm


class Pills(Widget):
    """A pill for each of the `options`; `on` holds the numbers of those that are on, `fixed` says of those that
    cannot be switched why not. `switched` is called with a number. Left and right lead from pill to pill."""

    def __init__(self, options: Sequence[str], switched: Callable[[int], object], tip: str, name: str) -> None:
        super().__init__(name, tip)
        self.options = tuple(options)
        self.switched = switched
        self.on: frozenset[int] = frozenset()
        self.fixed: Mapping[int, Said] = {}
        self.cursor = 0
        self._pointed = -1

    def switch(self, index: int) -> None:
        """Switch a pill over, if it can be."""
        if self.enabled and index not in self.fixed:
            self.switched(index)

    # -- layout ------------------------------------------------------------------------------------------

    def _widths(self, scale: Scale) -> list[int]:
        style = scale.style(theme.BUTTON)
        return [measure(words, style) + scale.grow(20) + 4 * scale.u for words in self.options]

    def _high(self, scale: Scale) -> int:
        return max(scale.hit, scale.grow(38))

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return sum(self._widths(scale)) + scale.u * (len(self.options) - 1), self._high(scale)

    def height(self, scale: Scale, width: int) -> int:
        return max(rect.bottom for rect in self._laid(scale, width))

    def _laid(self, scale: Scale, width: int) -> list[pygame.Rect]:
        """Where the pills lie from the left upper corner on, in as many rows as they need."""
        found: list[pygame.Rect] = []
        x = y = 0
        high = self._high(scale)
        for wide in self._widths(scale):
            if x and x + wide > width:
                x, y = 0, y + high + scale.u
            found.append(pygame.Rect(x, y, min(wide, width), high))
            x += wide + scale.u
        return found

    def area(self, index: int) -> pygame.Rect:
        """Where a pill lies."""
        return self._laid(self.scale, self.rect.width)[index].move(self.rect.topleft)

    @property
    def told(self) -> str:
        """Why the pill that is pointed at, or at the cursor, cannot be switched; else what all of them mean."""
        return self.reason or self.fixed.get(self._pointed if self.hovered else self.cursor, Said("")) or self.tip

    # -- events ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._pointed = self._pointed, self._at(event.pos)
            return before != self._pointed
        if is_click(event):
            index = self._at(event.pos)
            if index >= 0:
                self.cursor = index
                self.switch(index)
            return True
        if is_confirm(event):
            self.switch(self.cursor)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            goal = self.cursor + (1 if event.key == pygame.K_RIGHT else -1)
            if 0 <= goal < len(self.options):
                self.cursor = goal
                return True
        return False

    def _at(self, point: tuple[int, int]) -> int:
        """The pill at a point, -1 if there is none."""
        return next((n for n in range(len(self.options)) if self.area(n).collidepoint(point)), -1)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        with fading(surface, self.rect, 1.0 if self.enabled else OFF):
            for index, words in enumerate(self.options):
                self._draw_pill(surface, index, words)
        area = self.area(self.cursor)
        self.draw_focus(surface, area.height // 2, area)

    def _draw_pill(self, surface: pygame.Surface, index: int, words: str) -> None:
        area, on = self.area(index), index in self.on
        pointed = self.hovered and index == self._pointed and index not in self.fixed
        coat, state = primary() if on else quiet(), "hover" if pointed else "rest"
        body = face(area.size, coat, state, self.scale, area.height // 2)
        paint.stamp(surface, body, area)
        ink = theme.INK if on else theme.BONE if pointed else theme.ASH
        side = self.scale.grow(20)
        icon = paint.icon("tick" if on else "plus", side, ink)
        paint.stamp(surface, icon, (area.x + round(1.5 * self.scale.u), area.centery - side // 2))
        room = area.inflate(-3 * self.scale.u, 0)
        room.x, room.width = room.x + side, room.width - side
        label(surface, words, self.scale.style(theme.BUTTON), ink, room, "centre")
