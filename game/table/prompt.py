"""The prompt bar: whose turn it is, what can be done now and how, and the choices that are buttons."""

from __future__ import annotations

import pygame

from game.ui import paint, theme
from game.ui.button import Button
from game.ui.text import flow, measure
from game.ui.theme import Scale


class Prompt:
    """Draws mark, title and line; its buttons are widgets of the page."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()
        self.seat = ""  # of the house
        self.title = ""
        self.how = ""
        self.buttons: list[Button] = []

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale
        self.place_buttons()

    def place_buttons(self) -> None:
        """Lay the buttons at the right end, the first leftmost."""
        right = self.rect.right - self.scale.u
        for button in reversed(self.buttons):
            width, height = button.wanted(self.scale)
            height = min(height, self.rect.height - 6)
            button.place(pygame.Rect(right - width, self.rect.centery - height // 2, width, height), self.scale)
            right -= width + self.scale.u

    def fits(self, most: int) -> bool:
        """Whether the buttons are no more than `most` and leave the title its place."""
        title = measure(self.title, self.scale.style(theme.PROMPT))
        room = self.rect.width - min(title, self.rect.width // 2) - 8 * self.scale.u - self.scale.px(28)
        return (
            len(self.buttons) <= most and sum(b.wanted(self.scale)[0] + self.scale.u for b in self.buttons) <= room
        )

    def draw(self, surface: pygame.Surface) -> None:
        paint.panel(surface, self.rect, self.scale)
        scale = self.scale
        x = self.rect.x + 2 * scale.u
        if self.seat:
            side = scale.px(28)
            paint.stamp(surface, paint.mark(self.seat, side), (x, self.rect.centery - side // 2))
            x += side + round(1.4 * scale.u)
        right = min([button.rect.x for button in self.buttons], default=self.rect.right) - 2 * scale.u
        style, small = scale.style(theme.PROMPT), scale.style(theme.LABEL)
        title = flow(self.title, style, theme.BONE, right - x, 1)
        how = flow(self.how, small, theme.ASH, None)
        if title.size[0] + 3 * scale.u + how.size[0] <= right - x:
            title.draw(surface, (x, self.rect.centery - style.line // 2))
            how.draw(surface, (x + title.size[0] + 3 * scale.u, self.rect.centery - small.line // 2 + 1))
            return
        note = scale.style(theme.NOTE)
        style = scale.style(theme.HEADING)
        title = flow(self.title, style, theme.BONE, right - x, 1)
        how = flow(self.how, note, theme.ASH, right - x, 1)
        top = self.rect.centery - (style.line + note.line) // 2 + 1
        title.draw(surface, (x, top))
        how.draw(surface, (x, top + style.line - 2))
