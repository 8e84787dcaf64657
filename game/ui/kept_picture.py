"""A picture that fills the window, kept while nothing in it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui import theme
from game.ui.theme import Size

STEADY = 3  # times that it is drawn alike before it is kept


class KeptPicture:
    """Draws what fills the window below other things. What does not change for some frames is kept: one opaque
    picture costs less than the many that it is made of."""

    def __init__(self) -> None:
        self._kept: pygame.Surface | None = None
        self._key: Hashable = None  # of the picture that is kept
        self._seen: Hashable = None  # of the last one drawn
        self._times = 0  # that it has been drawn

    def draw(self, surface: pygame.Surface, key: Hashable, draw: Callable[[pygame.Surface], object]) -> None:
        """Draw the kept picture, or a new one with `draw`. `key` stands for all that it depends on."""
        key = (key, surface.get_size())
        if self._kept is not None and key == self._key:
            surface.blit(self._kept, (0, 0))
            return
        self._times = self._times + 1 if key == self._seen else 1
        self._seen = key
        if self._times < STEADY:
            draw(surface)
            return
        if self._kept is None or self._kept.get_size() != surface.get_size():
            self._kept = pygame.Surface(surface.get_size())
        draw(self._kept)
        self._key = key
        surface.blit(self._kept, (0, 0))

    def make_room(self, size: Size) -> None:
        """Get the memory for a window of this size ahead; safe in another thread."""
        room = pygame.Surface(size)
        room.fill(theme.GLOOM)
        self._kept = room if self._kept is None else self._kept

    def forget(self) -> None:
        """Keep nothing any more."""
        self._kept = self._key = self._seen = None
        self._times = 0
