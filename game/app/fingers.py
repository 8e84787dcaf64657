"""Several fingers on the screen: two of them pan and zoom and press nothing. One finger is the mouse; the system
turns it into the mouse's events before it reports the finger itself."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

Point = tuple[float, float]
FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
CLOSEST = 8.0  # px; fingers that lie closer together would zoom by any factor

#: Where two fingers were between them and where they are now, and how many times farther apart.
Pinched = Callable[[Point, Point, float], object]


class Fingers:
    """`placed` gives the pixel of the picture for a finger's place in the window, both 0 to 1. `second` is called
    when a second finger comes down: what the first one has begun is off. `pinched` tells how two fingers move,
    `lifted` that they are no longer two."""

    def __init__(
        self,
        placed: Callable[[Point], Point],
        second: Callable[[], object],
        pinched: Pinched,
        lifted: Callable[[], object],
    ) -> None:
        self._placed, self._second, self._pinched, self._lifted = placed, second, pinched, lifted
        self._at: dict[int, Point] = {}
        self._pressing = False  # a finger came down on the screen, and not on a pad beside the keys
        self.several = False  # from the second finger down to the last finger up

    @property
    def down(self) -> bool:
        """Whether any finger lies on the screen."""
        return self._pressing

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event; True if nobody else may hear it."""
        if event.type in FINGER:
            self._follow(event)
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self._forget()
        if not getattr(event, "touch", False):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:  # the first finger of all
            self._forget()
            self._pressing = True
        elif event.type == pygame.MOUSEBUTTONUP and not self.several:
            self._pressing = False
            return False
        return self.several

    def _forget(self) -> None:
        if len(self._at) > 1:
            self._lifted()
        self._at.clear()
        self._pressing = self.several = False

    def _follow(self, event: pygame.event.Event) -> None:
        two = len(self._at) > 1
        if event.type == pygame.FINGERUP:
            self._at.pop(event.finger_id, None)
            if two and len(self._at) < 2:
                self._lifted()
            if not self._at:
                self._pressing = self.several = False
        elif event.type == pygame.FINGERDOWN and self._pressing:
            self._at[event.finger_id] = self._placed((event.x, event.y))
            if len(self._at) > 1 and not self.several:
                self.several = True
                self._second()
        elif event.finger_id in self._at:
            before = _between(self._at)
            self._at[event.finger_id] = self._placed((event.x, event.y))
            if two:
                self._tell(before, _between(self._at))

    def _tell(self, before: tuple[Point, float], now: tuple[Point, float]) -> None:
        (start, apart), (end, farther) = before, now
        self._pinched(start, end, max(CLOSEST, farther) / max(CLOSEST, apart))


def _between(at: dict[int, Point]) -> tuple[Point, float]:
    """The middle of the first two fingers, and how far apart they are."""
    one, other = [*at.values()][:2] if len(at) > 1 else (*at.values(), *at.values())
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2), math.dist(one, other)
