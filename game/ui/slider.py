"""Choosing a number: the slider (also the history's, with beads) and the stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, fading, is_click

REPEAT_AFTER, REPEAT_EVERY = 0.40, 0.07  # seconds a button or key is held


class Bead(Struct, frozen=True):
    """A mark on a slider's track: at a value, a seat's name, `fight` (rose dot) or `reveal` (violet dot)."""

    at: float
    kind: str


DOTS = {"fight": theme.ILLEGAL, "reveal": theme.REVEAL}


class Slider(Widget):
    """A track from `low` to `high` in steps. Drag or click it; arrows step, Page keys leap, Home and End jump.
    `changed` is called at every move, `released` at the end of a drag. `shown` turns the value into words at
    the right end."""

    def __init__(
        self,
        value: float,
        changed: Callable[[float], object],
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        shown: Callable[[float], str] | None = None,
        released: Callable[[float], object] | None = None,
        beads: Sequence[Bead] = (),
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self.changed = changed
        self.released = released
        self.shown = shown
        self.beads = tuple(beads)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.px(300) + self._words_room(scale), max(scale.hit, scale.px(34))

    def _words_room(self, scale: Scale) -> int:
        if not self.shown:
            return 0
        style = scale.style(theme.STRONG)
        return max(measure(self.shown(end), style) for end in (self.low, self.high, self.value)) + 2 * scale.u

    @property
    def track(self) -> pygame.Rect:
        """Where the track lies; the thumb's middle runs from its left to its right end."""
        thumb, height = self._thumb, max(4, self.scale.px(6))
        width = self.rect.width - self._words_room(self.scale) - thumb
        return pygame.Rect(self.rect.x + thumb // 2, self.middle - height // 2, max(1, width), height)

    @property
    def middle(self) -> int:
        """How far down the track lies."""
        return self.rect.centery

    @property
    def _thumb(self) -> int:
        return max(16, self.scale.px(22))

    def x_of(self, value: float) -> int:
        """Where a value lies on the track."""
        track = self.track
        return track.x + round(track.width * (value - self.low) / max(1e-9, self.high - self.low))

    def set(self, value: float) -> None:
        """Move to the nearest step and call `changed` if the value is another one."""
        steps = round((max(self.low, min(self.high, value)) - self.low) / self.step)
        value = min(self.high, self.low + steps * self.step)
        if abs(value - self.value) > 1e-9:
            self.value = value
            self.changed(value)

    def draw(self, surface: pygame.Surface) -> None:
        with fading(surface, self.rect, 1.0 if self.enabled else OFF):
            self._draw_parts(surface)

    def _draw_parts(self, canvas: pygame.Surface) -> None:
        track, x = self.track, self.x_of(self.value)
        paint.stamp(
            canvas, paint.rounded(track.size, track.height // 2, theme.NIGHT, rim=theme.LINE), track.topleft
        )
        done = pygame.Rect(track.x, track.y, max(track.height, x - track.x), track.height)
        dull = 0.45 if self.beads else 0.0  # so that the beads stand out
        top, foot = theme.dark(theme.GOLD_TOP, dull), theme.dark(theme.GOLD_FOOT, dull)
        paint.stamp(canvas, paint.rounded(done.size, track.height // 2, top, foot), done.topleft)
        for bead in self.beads:
            self._draw_bead(canvas, bead)
        self._draw_thumb(canvas, x)
        if self.shown:
            room = self._words_room(self.scale)
            area = pygame.Rect(self.rect.right - room, self.rect.y, room, self.rect.height)
            label(canvas, self.shown(self.value), self.scale.style(theme.STRONG), theme.BONE, area, "right")

    def _draw_bead(self, surface: pygame.Surface, bead: Bead) -> None:
        if bead.kind in DOTS:
            side = max(6, self.scale.px(9))
            sprite = paint.disc(side, theme.now(DOTS[bead.kind]), rim=theme.KEY)
        else:
            side = max(12, self.scale.px(17))
            sprite = paint.mark(bead.kind, side)
        paint.stamp(surface, sprite, (self.x_of(bead.at) - side // 2, self.middle - side // 2))

    def _draw_thumb(self, surface: pygame.Surface, x: int) -> None:
        side = self._thumb
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (x, self.middle)
        if self.pressed or self.hovered:
            light = paint.glow("warm", side)
            paint.stamp(surface, light, light.get_rect(center=rect.center))
        else:
            paint.shadow(surface, rect, side // 2, theme.S3, self.scale)
        paint.stamp(surface, paint.disc(side, theme.BONE, theme.PARCH2, theme.KEY, self.scale.px(2)), rect.topleft)
        self.draw_focus(surface, side // 2, rect)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event) or (event.type == pygame.MOUSEMOTION and self.pressed):
            track = self.track
            self.set(self.low + (event.pos[0] - track.x) / track.width * (self.high - self.low))
            return True
        if is_click(event, pygame.MOUSEBUTTONUP) and self.pressed:
            if self.released:
                self.released(self.value)
            return True
        if event.type == pygame.MOUSEWHEEL and self.enabled:
            self.set(self.value + self.step * event.y)
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        leap = max(self.step, (self.high - self.low) / 10)
        goals = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - leap,
            pygame.K_PAGEUP: self.value + leap,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if key not in goals:
            return False
        self.set(goals[key])
        return True


class Stepper(Widget):
    """Minus, a number, plus; arrows or plus and minus keys too. While held, it goes on stepping."""

    def __init__(
        self,
        value: int,
        changed: Callable[[int], object],
        low: int = 0,
        high: int = 99,
        shown: Callable[[int], str] = str,
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name, tip, reason)
        self.low, self.high = low, high
        self.value = value
        self.changed = changed
        self.shown = shown
        self._held = 0
        self._wait = 0.0

    def wanted(self, scale: Scale) -> tuple[int, int]:
        style = scale.style(theme.COUNT)
        number = max(measure(self.shown(end), style) for end in (self.low, self.high, self.value))
        side = max(scale.hit, scale.px(theme.ICON_BUTTON))
        return 2 * side + number + 3 * scale.u, side

    @property
    def clipped(self) -> bool:
        return self.wanted(self.scale)[0] > self.rect.width

    def set(self, value: int) -> None:
        """Take a value within the bounds and call `changed` if it is another one."""
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.value = value
            self.changed(value)

    def _buttons(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.height
        return (
            pygame.Rect(self.rect.x, self.rect.y, side, side),
            pygame.Rect(self.rect.right - side, self.rect.y, side, side),
        )

    def draw(self, surface: pygame.Surface) -> None:
        less, more = self._buttons()
        radius = self.rect.height // 2
        body = paint.rounded(
            self.rect.size, radius, theme.NIGHT, theme.PANEL, theme.LINE, max(1, self.scale.px(1.5))
        )
        paint.stamp(surface, body if self.enabled else paint.faded(body, OFF), self.rect.topleft)
        for rect, icon, step in ((less, "minus", -1), (more, "plus", 1)):
            usable = self.enabled and self.low <= self.value + step <= self.high
            sprite = _end(rect.width, icon, self._held == step, self.scale)
            paint.stamp(surface, sprite if usable else paint.faded(sprite, OFF), rect.topleft)
        ink = theme.BONE if self.enabled else theme.ASH
        area = pygame.Rect(less.right, self.rect.y, more.left - less.right, self.rect.height)
        label(surface, self.shown(self.value), self.scale.style(theme.COUNT), ink, area, "centre")
        self.draw_focus(surface, radius)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            less, more = self._buttons()
            self._hold(-1 if less.collidepoint(event.pos) else 1 if more.collidepoint(event.pos) else 0)
            return True
        if is_click(event, pygame.MOUSEBUTTONUP):
            self._held = 0
            return True
        if event.type == pygame.MOUSEWHEEL and self.enabled:
            self.set(self.value + event.y)
            return True
        steps = {pygame.K_LEFT: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1}
        steps |= {pygame.K_RIGHT: 1, pygame.K_PLUS: 1, pygame.K_KP_PLUS: 1, pygame.K_EQUALS: 1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self._hold(steps[event.key])
            return True
        if event.type == pygame.KEYUP and event.key in steps:
            self._held = 0
            return True
        return False

    def _hold(self, step: int) -> None:
        self._held, self._wait = step, REPEAT_AFTER
        self.set(self.value + step)

    def update(self, dt: float) -> bool:
        if not self._held:
            return False
        self._wait -= dt
        while self._wait <= 0:
            self._wait += REPEAT_EVERY
            self.set(self.value + self._held)
        return True


@baked
def _end(side: int, icon: str, held: bool, scale: Scale) -> pygame.Surface:
    inset = max(2, scale.px(3))
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    inner = side - 2 * inset
    top = theme.NIGHT if held else theme.mix(theme.PANEL2, theme.LINE, 0.25)
    paint.stamp(canvas, paint.disc(inner, top, theme.PANEL2, theme.LINE), (inset, inset))
    width = round(side * 0.44)
    paint.stamp(canvas, paint.icon(icon, width), ((side - width) // 2, (side - width) // 2))
    return canvas
