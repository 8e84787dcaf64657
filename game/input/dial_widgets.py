"""The parts of a dial that turns a tile: the stops, the bar on which they lie, and the tile that is dragged."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, pi

import pygame

from game.input.dragging import DRAG_FROM, Pixel
from game.input.turning_stops import Stop
from game.ui import paint, theme
from game.ui.button import Pressable, face, primary, quiet
from game.ui.text import Text, flow
from game.ui.theme import Scale
from game.ui.widget import Widget, is_click

STOP_HEIGHT = 32  # px at 1080p of a stop in the bar
PADDING = 5  # px at 1080p between the stops and the rim of the bar
RIM = 3  # px at 1080p that the rim of the bar is wide
STRUCK = 2  # px at 1080p of the line through a stop that cannot be chosen


class DialStop(Pressable):
    """One stop in the bar. Its `label` is its price, `words` say it in full. `pointed` hears that the pointer is
    over it."""

    def __init__(
        self, stop: Stop, name: str, label: str, words: str,
        pointed: Callable[[Stop], object], action: Callable[[], object],
    ) -> None:  # fmt: skip
        super().__init__(action, name, words, stop.reason)
        self.stop, self.label, self._pointed = stop, label, pointed
        self.chosen = False

    @property
    def _words(self) -> Text:
        ink = theme.ILLEGAL if self.reason else theme.INK if self.chosen else theme.BONE
        return flow(self.label, self.scale.style(theme.STRONG), ink)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        width = flow(self.label, scale.style(theme.STRONG), theme.BONE).size[0]
        return width + 3 * scale.u, scale.grow(STOP_HEIGHT)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self.enabled:
            self._pointed(self.stop)
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        radius, words = self.rect.height // 2, self._words
        if self.chosen or self.state != "rest":
            coat = primary() if self.chosen else quiet()
            paint.stamp(surface, face(self.rect.size, coat, self.state, self.scale, radius), self.rect)
        area = pygame.Rect((0, 0), words.size)
        area.center = self.rect.center
        words.draw(surface, area.topleft)
        if self.reason:
            area.inflate_ip(self.scale.u, 0)
            width = max(1, self.scale.px(STRUCK))
            pygame.draw.line(surface, theme.ILLEGAL, area.midleft, area.midright, width)
        self.draw_focus(surface, radius)


class DialBar(Widget):
    """What the stops lie on."""

    focusable = False

    @property
    def hit(self) -> pygame.Rect:
        """Only what is drawn."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        radius, width = self.rect.height // 2, max(2, self.scale.px(RIM))
        paint.shadow(surface, self.rect, radius, theme.S8, self.scale)
        body = paint.rounded(self.rect.size, radius, theme.PANEL, None, theme.HINT, width)
        paint.stamp(surface, body, self.rect)


class DialFace(Widget):
    """The tile while its dial is open. `shown` gives the clockwise turns at which it is shown. A drag round its
    middle calls `drag` with the turns to which it has come; at its end `drop` hears whether it was more than a
    click."""

    focusable = False

    def __init__(
        self, shown: Callable[[], int], drag: Callable[[float], object], drop: Callable[[bool], object]
    ) -> None:
        super().__init__("dial")
        self.ways = 4
        self._shown, self._drag, self._drop = shown, drag, drop
        self._grip: Pixel | None = None  # where it was pressed, as long as that may be a click
        self._angle = 0.0  # radians, of the pointer
        self._turns = 0.0

    @property
    def hit(self) -> pygame.Rect:
        """The board lies all round it."""
        return self.rect

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            self._grip, self._angle, self._turns = event.pos, self._angle_of(event.pos), self._shown()
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._sweep(event.pos)
            return True
        if is_click(event, pygame.MOUSEBUTTONUP) and self.pressed:
            self.pressed = False
            if min(event.pos) >= 0:  # else the press is called off
                self._drop(self._grip is None)
            return True
        return False

    def _sweep(self, at: Pixel) -> None:
        """Follow the pointer round the middle."""
        angle = self._angle_of(at)
        self._turns += ((angle - self._angle + pi) % (2 * pi) - pi) * self.ways / (2 * pi)
        self._angle = angle
        if self._grip is not None and abs(at[0] - self._grip[0]) + abs(at[1] - self._grip[1]) >= DRAG_FROM:
            self._grip = None
        if self._grip is None:
            self._drag(self._turns)

    def _angle_of(self, at: Pixel) -> float:
        return atan2(at[1] - self.rect.centery, at[0] - self.rect.centerx)
