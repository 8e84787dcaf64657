"""Panels whose lines lead to clauses, by click, or by arrows and Enter while they have the focus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb, Size
from game.ui.widget import NO_RECT, Widget, away, is_click, is_confirm


class ClauseLinks(Widget):
    """A panel that lists the areas that lead to a clause as it draws them. `follow` is called with the clause
    of the area that is clicked or confirmed."""

    lit: Rgb = theme.BONE  # what a pointed area is tinted with

    def __init__(self, name: str, follow: Callable[[str], object]) -> None:
        super().__init__(name)
        self.follow = follow
        self.areas: list[tuple[pygame.Rect, str]] = []
        self.pointed = -1
        self.chosen = -1
        self.visible = False
        self.rule: Callable[[str], str] = _untold  # what a tip says of a clause

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether there is anything to follow."""
        return bool(self.areas)

    @property
    def hit(self) -> pygame.Rect:
        """Only the panel itself, so that its neighbours keep their own areas."""
        return self.rect if self.rect.height else NO_RECT

    @property
    def _told_area(self) -> tuple[pygame.Rect, str]:
        """The area with its clause that a tip tells of now."""
        number = self.pointed if self.hovered else max(0, self.chosen) if self.focused else -1
        return self.areas[number] if 0 <= number < len(self.areas) else (self.rect, "")

    @property
    def told(self) -> str:
        """The clause of the area that is pointed at or chosen."""
        clause = self._told_area[1]
        return self.rule(clause) if clause else super().told

    @property
    def told_beside(self) -> pygame.Rect:
        """The area that the tip is about."""
        return self._told_area[0]

    def begin(self) -> None:
        """Forget the areas of the last frame."""
        self.areas.clear()

    @property
    def rim(self) -> Size:
        """By how much the mark of an area is wider and higher than the area, px."""
        return self.scale.u + 4, 4

    def area(self, surface: pygame.Surface, rect: pygame.Rect, clause: str) -> None:
        """Add an area to this frame and mark it if it is pointed at or chosen; draw its words afterwards."""
        number = len(self.areas)
        self.areas.append((rect, clause))
        around = rect.inflate(*self.rim)
        if number == self.pointed and self.hovered:
            paint.stamp(surface, _tint(around.size, self.lit), around)
        if self.focused and number == max(0, self.chosen):
            radius = min(around.height // 4, self.scale.px(theme.RADIUS_FIELD))
            ring = paint.outline(around.size, radius, self.lit, max(2, self.scale.px(2)))
            paint.stamp(surface, ring, around)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self.pointed = self.pointed, self._at(event.pos)
            return before != self.pointed
        if is_click(event, pygame.MOUSEBUTTONUP):
            number = self._at(event.pos)
            if number < 0 and getattr(event, "touch", False):
                number = self._near(event.pos)
            if number >= 0:
                self.follow(self.areas[number][1])
            return True
        if is_confirm(event) and self.areas:
            self.follow(self.areas[max(0, min(self.chosen, len(self.areas) - 1))][1])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._step(1 if event.key == pygame.K_DOWN else -1)
        return False

    def _at(self, point: tuple[int, int]) -> int:
        return next((n for n, (rect, _) in enumerate(self.areas) if rect.inflate(4, 4).collidepoint(point)), -1)

    def _near(self, point: tuple[int, int]) -> int:
        """The area that a finger there means; -1 if none is under its tip."""
        far = [away(rect, point) for rect, _ in self.areas]
        return far.index(min(far)) if far and min(far) <= self.scale.touch // 2 else -1

    def _step(self, step: int) -> bool:
        """Choose the next area; False beyond the last, so that the focus moves on."""
        now = max(0, self.chosen)
        if not 0 <= now + step < len(self.areas):
            return False
        self.chosen = now + step
        return True


def _untold(clause: str) -> str:
    return ""


@baked
def _tint(size: Size, colour: Rgb) -> pygame.Surface:
    return paint.faded(paint.rounded(size, min(6, size[1] // 3), colour), 0.12)
