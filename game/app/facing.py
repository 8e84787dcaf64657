"""The finished picture goes to the display here, turned towards the side where whoever is in turn sits, and
positions on the display come back as positions in the picture. Nothing else knows that it is turned."""

from __future__ import annotations

import math
from contextlib import suppress
from functools import cache

import pygame

from game.ui import theme
from game.ui.theme import Size

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
BAND = 64  # px
SHARP = 1920  # px; a broader picture turns at this width, because a whole one would take too long
ARROW = ((0, 0), (0, 16), (4, 13), (7, 19), (10, 18), (7, 12), (12, 12))  # px, its point first

Pixel = tuple[int, int]


class Facing:
    """`far` says whether the picture stands on its head as seen from the near side, and so is upright for those
    who sit opposite."""

    def __init__(self) -> None:
        self.far = False
        self._part = 1.0  # of the turn
        self._canvas: pygame.Surface | None = None

    @property
    def turning(self) -> bool:
        """Whether the picture is on its way to the other side."""
        return self._part < 1

    def canvas(self, display: pygame.Surface) -> pygame.Surface:
        """What the picture is drawn on: the display itself while nothing is turned."""
        if not self.far and not self.turning:
            self._canvas = None
            return display
        if self._canvas is None or self._canvas.get_size() != display.get_size():
            self._canvas = pygame.Surface(display.get_size(), 0, display)
        return self._canvas

    def turn(self, far: bool, at_once: bool) -> bool:
        """Begin to face a side; True if it was the other one."""
        if far == self.far:
            return False
        self.far, self._part = far, 1.0 if at_once else 0.0
        return True

    def update(self, dt: float, seconds: float) -> bool:
        """Let a turn that takes so many `seconds` go on; True while it moves."""
        if not self.turning:
            return False
        self._part = min(1.0, self._part + dt / max(1e-6, seconds))
        return True

    def show(self, display: pygame.Surface) -> None:
        """Bring the picture to the display."""
        canvas = self._canvas
        if canvas is None:
            return
        if self.turning:
            _show_aslant(display, canvas, self._degrees)
        else:
            _show_turned(display, canvas)

    @property
    def _degrees(self) -> float:
        part = theme.TURN_PICTURE.ease(self._part)
        return 180 * (part if self.far else 1 - part)

    def point(self, at: Pixel, size: Size) -> Pixel:
        """Which pixel of the picture lies under a pixel of a display of this size, and the other way round."""
        return (size[0] - 1 - at[0], size[1] - 1 - at[1]) if self.far else at

    def event(self, event: pygame.event.Event, points: Size, size: Size) -> pygame.event.Event:
        """An event of the pointer in px of the picture. On a dense screen pygame reports `points`, of which the
        display has fewer than px."""
        ratio = size[0] / max(1, points[0])
        if ratio == 1 and not self.far:
            return event
        sign = -1 if self.far else 1
        facts = dict(event.dict)
        facts["pos"] = self.point((round(event.pos[0] * ratio), round(event.pos[1] * ratio)), size)
        if "rel" in facts:
            facts["rel"] = (round(event.rel[0] * ratio) * sign, round(event.rel[1] * ratio) * sign)
        return pygame.event.Event(event.type, facts)


@cache
def turned_arrow() -> pygame.cursors.Cursor:
    """The pointer for those who sit at the far side."""
    canvas = pygame.Surface((20, 20), pygame.SRCALPHA)
    pygame.draw.polygon(canvas, theme.BONE, ARROW)
    pygame.draw.polygon(canvas, theme.KEY, ARROW, 1)
    return pygame.cursors.Cursor((19, 19), pygame.transform.flip(canvas, True, True))


def turn_pointer(far: bool) -> None:
    """Let the drawn pointer be upright for the side that the picture faces."""
    with suppress(pygame.error):  # a screen that draws no pointer
        pygame.mouse.set_cursor(turned_arrow() if far else pygame.SYSTEM_CURSOR_ARROW)


def _show_turned(display: pygame.Surface, canvas: pygame.Surface) -> None:
    """Show the picture turned by half, in bands: the system gives small surfaces faster than one of that size."""
    width, height = canvas.get_size()
    for top in range(0, height, BAND):
        band = canvas.subsurface((0, top, width, min(BAND, height - top)))
        display.blit(pygame.transform.flip(band, True, True), (0, height - top - band.get_height()))


def _show_aslant(display: pygame.Surface, canvas: pygame.Surface, degrees: float) -> None:
    """Show the picture turned by any angle and so small that all of it is seen."""
    width, height = canvas.get_size()
    across, down = abs(math.cos(math.radians(degrees))), abs(math.sin(math.radians(degrees)))
    fits = min(width / (width * across + height * down), height / (width * down + height * across))
    sharp = min(1.0, SHARP / width)
    turned = pygame.transform.rotate(pygame.transform.scale_by(canvas, fits * sharp), degrees)
    if sharp < 1:
        turned = pygame.transform.scale_by(turned, 1 / sharp)
    display.fill(turned.get_at((0, 0)))  # what the corners beside it have, too
    display.blit(turned, turned.get_rect(center=display.get_rect().center))
