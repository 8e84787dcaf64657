"""Pieces, places and cards as targets of the keys: widgets that the pointer never meets."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.theme import Scale
from game.ui.widget import NO_RECT, Widget, is_confirm


class CursorTarget(Widget):
    """A piece, place or card that Enter acts on. It draws nothing, because the table shows the cursor."""

    def __init__(
        self, sort: str, key: str, action: Callable[[], object], where: Callable[[], pygame.Rect], tip: str = ""
    ) -> None:
        super().__init__(f"{sort}:{key}", tip)
        self.sort = sort
        self.key = key
        self.action = action
        self.where = where

    @property
    def hit(self) -> pygame.Rect:
        """Nothing: the table itself knows what is under the pointer."""
        return NO_RECT

    def move(self, scale: Scale) -> None:
        """Go to where the piece, place or card is now."""
        self.place(self.where(), scale)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_confirm(event):
            self.action()
            return True
        return False
