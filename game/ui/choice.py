"""The toggle (on or off) and the segmented choice (one of a few)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.button import Pressable, face, primary, quiet
from game.ui.text import Text, flow, label, measure, report_clipped
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, fading, is_click


class Toggle(Pressable):
    """A line of words with a switch at its right end. When on, the switch is gold with a tick."""

    def __init__(
        self,
        words: str,
        on: bool,
        changed: Callable[[bool], object],
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(self.flip, name or words, tip, reason)
        self.words = words
        self.on = on
        self.changed = changed

    def flip(self) -> None:
        """Switch over and call `changed`."""
        self.on = not self.on
        self.changed(self.on)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        width, height = self._switch(scale)
        text = measure(self.words, scale.style(theme.LABEL))
        return text + 2 * scale.u + width, max(scale.hit, height)

    def height(self, scale: Scale, width: int) -> int:
        return max(self.wanted(scale)[1], self._laid(scale, width).size[1])

    def _laid(self, scale: Scale, width: int) -> Text:
        """The words in as many lines as they need beside the switch."""
        room = max(1, width - self._switch(scale)[0] - 2 * scale.u)
        ink = theme.BONE if self.enabled else theme.ASH
        return flow(self.words, scale.style(theme.LABEL), ink, room)

    def _switch(self, scale: Scale) -> tuple[int, int]:
        height = scale.grow(28)
        return round(height * 1.8), height

    @property
    def clipped(self) -> bool:
        return self._laid(self.scale, self.rect.width).size[1] > self.rect.height

    def draw(self, surface: pygame.Surface) -> None:
        size = self._switch(self.scale)
        switch = pygame.Rect((0, 0), size)
        switch.midright = self.rect.midright
        words = self._laid(self.scale, self.rect.width)
        if self.clipped:
            report_clipped(self.words)
        words.draw(surface, (self.rect.x, self.rect.centery - words.size[1] // 2))
        body = _switch_face(size, self.state, self.on, self.scale)
        paint.stamp(surface, body if self.enabled else paint.faded(body, OFF), switch.topleft)
        self.draw_focus(surface, size[1] // 2, switch)


@baked
def _switch_face(size: tuple[int, int], state: str, on: bool, scale: Scale) -> pygame.Surface:
    coat = primary() if on else quiet()
    canvas = face(size, coat, state, scale, size[1] // 2).copy()
    gap = max(2, scale.px(4))
    side = size[1] - 2 * gap
    knob = pygame.Rect(size[0] - side - gap if on else gap, gap, side, side)
    top = theme.BONE if on or state == "hover" else theme.ASH
    paint.stamp(canvas, paint.disc(side, top, theme.mix(top, theme.SAND, 0.5), theme.KEY), knob.topleft)
    if on:
        tick = round(side * 0.66)
        paint.stamp(
            canvas,
            paint.icon("tick", tick, theme.INK),
            ((size[0] - side - gap - tick) // 2 + gap // 2, (size[1] - tick) // 2),
        )
    return canvas


class Choice(Widget):
    """A few options side by side, one of them chosen, by click or by left and right. Without room in one row
    they stand in several. Those whose numbers are in `off` cannot be chosen."""

    def __init__(
        self,
        options: Sequence[str],
        chosen: int,
        changed: Callable[[int], object],
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name or options[chosen], tip, reason)
        self.options = tuple(options)
        self.chosen = chosen
        self.changed = changed
        self.off: frozenset[int] = frozenset()
        self._pointed = -1

    def choose(self, index: int) -> None:
        """Choose another option, if it can be chosen, and call `changed`."""
        index = max(0, min(len(self.options) - 1, index))
        if index != self.chosen and index not in self.off:
            self.chosen = index
            self.changed(index)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return self._widest(scale) * len(self.options), max(scale.hit, scale.grow(38))

    def height(self, scale: Scale, width: int) -> int:
        return self.wanted(scale)[1] * -(-len(self.options) // self._across(scale, width))

    def _widest(self, scale: Scale) -> int:
        style = scale.style(theme.BUTTON)
        return max(measure(words, style) for words in self.options) + 3 * scale.u

    def _across(self, scale: Scale, width: int) -> int:
        """How many options stand in a row, with rows as equal as possible."""
        fits = max(1, min(len(self.options), width // self._widest(scale)))
        return -(-len(self.options) // -(-len(self.options) // fits))

    @property
    def _grid(self) -> tuple[int, int]:
        """How many options stand beside each other, and how many rows there are."""
        needs = self._widest(self.scale) * len(self.options)
        one_row = self.rect.height < 2 * self.wanted(self.scale)[1] or self.rect.width >= needs
        across = len(self.options) if one_row else self._across(self.scale, self.rect.width)
        return across, -(-len(self.options) // across)

    @property
    def clipped(self) -> bool:
        style = self.scale.style(theme.BUTTON)
        return any(
            measure(words, style) > self.area(index).width - self.scale.u
            for index, words in enumerate(self.options)
        )

    def area(self, index: int) -> pygame.Rect:
        """Where an option lies."""
        across, rows = self._grid
        row, column = divmod(index, across)
        left, top = self.rect.x + self.rect.width * column // across, self.rect.y + self.rect.height * row // rows
        right = self.rect.x + self.rect.width * (column + 1) // across
        return pygame.Rect(left, top, right - left, self.rect.y + self.rect.height * (row + 1) // rows - top)

    def draw(self, surface: pygame.Surface) -> None:
        with fading(surface, self.rect, 1.0 if self.enabled else OFF):
            self._draw_parts(surface)
        self.draw_focus(surface, self.area(0).height // 2)

    def _draw_parts(self, surface: pygame.Surface) -> None:
        scale, radius = self.scale, self.area(0).height // 2
        rim = max(1, scale.px(1.5))
        body = paint.rounded(self.rect.size, radius, theme.NIGHT, theme.PANEL, theme.LINE, rim)
        paint.stamp(surface, body, self.rect.topleft)
        style = scale.style(theme.BUTTON)
        for index, words in enumerate(self.options):
            area, pointed = self.area(index), self.hovered and self._pointed == index
            ink = theme.LINE if index in self.off else theme.BONE if pointed else theme.ASH
            if index == self.chosen:
                inset = max(2, scale.px(3))
                pill = area.inflate(-2 * inset, -2 * inset)
                sprite = face(pill.size, primary(), "hover" if pointed else "rest", scale, pill.height // 2)
                paint.stamp(surface, sprite, pill.topleft)
                ink = theme.INK
            label(surface, words, style, ink, area.inflate(-scale.u, 0), "centre")

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._pointed = self._pointed, self._at(event.pos)
            return before != self._pointed
        if is_click(event):
            self._pointed = self._at(event.pos)
            self.choose(self._pointed)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            ends = range(self.chosen + 1, len(self.options))
            goals = ends if event.key == pygame.K_RIGHT else range(self.chosen - 1, -1, -1)
            goal = next((place for place in goals if place not in self.off), None)
            if goal is not None:
                self.choose(goal)
                return True
        return False

    def _at(self, point: tuple[int, int]) -> int:
        """The option at a point; the chosen one if there is none."""
        places = range(len(self.options))
        x = max(self.rect.left, min(self.rect.right - 1, point[0]))
        y = max(self.rect.top, min(self.rect.bottom - 1, point[1]))
        return next((place for place in places if self.area(place).collidepoint(x, y)), self.chosen)
