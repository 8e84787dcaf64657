"""The page before anybody has played: a card with a row of marks, words, and the way to a first game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import said
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.label import Label, Panel
from game.ui.page import Page
from game.ui.theme import Scale
from game.ui.widget import Widget

WIDE, MARK = 760, 56  # px at 1080p: the card, and a mark
NOBODY = said("Nobody has played here yet")
EMPTY = said("Whoever takes a seat at a new table stands here from then on, and is offered at the next one.")


class Marks(Widget):
    """The marks of all seats of the house in a row."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        side = self.rect.height
        step = (self.rect.width - side) / (len(theme.SEATS) - 1)
        for number, seat in enumerate(theme.SEATS):
            paint.stamp(surface, paint.mark(seat.name, side), (self.rect.x + round(number * step), self.rect.y))


class NobodyCard:
    """The widgets; `start` goes where a game can be chosen."""

    def __init__(self, page: Page, start: Callable[[], object]) -> None:
        add = page.add
        self.card = add(Panel(paper=True))
        self.marks = add(Marks())
        self.title = add(Label(NOBODY, theme.TITLE, theme.INK, "centre", name="nobody"))
        self.words = add(Label(EMPTY, theme.BODY, theme.INK2, "centre", name="nobody words"))
        self.start = add(Button(said("Choose a game"), start, "primary", name="choose a game"))

    def show(self, shown: bool) -> None:
        """Show or hide it."""
        for widget in (self.card, self.marks, self.title, self.words, self.start):
            widget.visible = shown

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Lay the card into the middle of an area."""
        wide = min(area.width, scale.grow(WIDE))
        inner = wide - 10 * scale.u
        side, (width, tall) = scale.px(MARK), self.start.wanted(scale)
        heights = [(label, label.height(scale, inner)) for label in (self.title, self.words)]
        whole = side + tall + sum(high for _, high in heights) + 18 * scale.u
        card = pygame.Rect(0, 0, wide, min(area.height, whole))
        card.center = area.center
        self.card.place(card, scale)
        y, row = card.y + 5 * scale.u, min(inner, 9 * side)
        self.marks.place(pygame.Rect(card.centerx - row // 2, y, row, side), scale)
        y += side + 3 * scale.u
        for label, high in heights:
            label.place(pygame.Rect(card.centerx - inner // 2, y, inner, high), scale)
            y += high + scale.u
        self.start.place(pygame.Rect(card.centerx - width // 2, y + 2 * scale.u, width, tall), scale)
