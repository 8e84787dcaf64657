"""A finger that lies still on the table does what a resting pointer and a held lens key do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.dragging import Dragging
from game.ui import theme

Pixel = tuple[int, int]


class LongPress:
    """`rest` is called with the pixel where a finger has lain for long. `lift` is called when that finger goes
    up or drags a piece away."""

    def __init__(self, hands: Dragging, rest: Callable[[Pixel], object], lift: Callable[[], object]) -> None:
        self.dragging = hands
        self._rest, self._lift = rest, lift
        self._lain: float | None = None  # seconds
        self.on = False

    def follow(self, event: pygame.event.Event) -> bool:
        """Take an event before everything else. True if a finger goes up that has lain still: that is no click."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._lain = 0.0 if getattr(event, "touch", False) else None
        if event.type != pygame.MOUSEBUTTONUP or not self.on:
            return False
        self._end()
        if not self.dragging.held:
            self.dragging.press = None
        return not self.dragging.held

    def update(self, dt: float) -> bool:
        """Let time pass; True if something is to be drawn anew."""
        press = self.dragging.press
        if self._lain is None or press is None:
            return False
        if self.dragging.held or press.panning:
            return self._end()
        before, self._lain = self._lain, self._lain + dt
        if before < theme.LONG_PRESS <= self._lain:
            self.on = True
            self._rest(press.at)
        return self.on

    def cancel(self) -> None:
        """A second finger has come down: this one asks no more."""
        self._end()

    def _end(self) -> bool:
        self._lain, was, self.on = None, self.on, False
        if was:
            self._lift()
        return was
