"""The history's slider: turns on its track, events above it, bookmarks and branches below it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct

from game.services.signals import Signal
from game.ui import paint, theme
from game.ui.slider import Bead, Slider
from game.ui.text import flow
from game.ui.theme import Scale, Size
from game.ui.widget import is_click

LANE = 22  # px at 1080p above the track
PICTURE: Size = (336, 189)  # px at 1080p
RESTED = 0.08  # seconds the pointer must rest before a picture is drawn
KEPT = 48  # pictures
HELP_WIDTH = 336


class MarkLook(Struct, frozen=True):
    """How a kind of mark is drawn: an icon and its colour."""

    icon: str
    colour: theme.Rgb


BELOW = ("branch", "bookmark")
LOOKS = {
    "fight": MarkLook("close", theme.ILLEGAL),
    "reveal": MarkLook("eye", theme.REVEAL),
    "points": MarkLook("star", theme.GOLD),
    "branch": MarkLook("branch", theme.BONE),
    "bookmark": MarkLook("pin", theme.HINT),
}


class Timeline(Slider):
    """A slider over the records up to `end`. `marks` are (record, kind). `words` and `picture` show a moment;
    the picture is drawn only once the pointer rests there. A `stretch` has two ends that can be dragged;
    `stretched` is emitted then."""

    def __init__(
        self,
        at: int,
        end: int,
        seek: Callable[[int], object],
        turns: Sequence[Bead],
        words: Callable[[int], str],
        picture: Callable[[int, Size], pygame.Surface],
        name: str,
    ) -> None:
        super().__init__(at, lambda n: seek(round(n)), 0, max(1, end), 1, beads=turns, name=name)
        self.marks: tuple[tuple[int, str], ...] = ()
        self.end = end
        self.words = words
        self.picture = picture
        self.stretch: tuple[int, int] | None = None
        self.stretched: Signal[[int, int]] = Signal()
        self._end_held = -1  # which end of the stretch is in the hand, 0 or 1
        self.pointed: int | None = None
        self._rested = 0.0
        self._pictures: OrderedDict[int, pygame.Surface] = OrderedDict()

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return super().wanted(scale)[0], self._lane(scale) + max(scale.hit, scale.px(44))

    def _lane(self, scale: Scale) -> int:
        return max(14, scale.px(LANE))

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        if scale != self.scale:
            self.forget()
        super().place(rect, scale)

    @property
    def middle(self) -> int:
        """How far down the track lies: below the marks."""
        lane = self._lane(self.scale)
        return self.rect.y + lane + (self.rect.height - lane) // 2

    def forget(self) -> None:
        """Draw all pictures anew, because they would show something else now."""
        self._pictures.clear()

    def record_at(self, x: int) -> int:
        """The record at a px across; near a mark, the record of the mark."""
        track, near = self.track, self.scale.px(7)
        marked = [n for n, _ in self.marks if abs(self.x_of(n) - x) <= near]
        if marked:
            return min(marked, key=lambda n: abs(self.x_of(n) - x))
        return max(0, min(self.end, round((x - track.x) / track.width * self.high)))

    # -- events and time ---------------------------------------------------------------------------------

    def flag(self, end: int) -> pygame.Rect:
        """Where an end (0 or 1) of the stretch can be taken: a flag among the marks, pointing inwards."""
        assert self.stretch is not None
        side = self._lane(self.scale)
        flag = pygame.Rect(0, self.rect.y, side, side)
        flag.midtop = (self.x_of(self.stretch[end]), self.rect.y)
        flag.x += side // 2 if end else -side // 2
        return flag

    def _take_end(self, event: pygame.event.Event) -> bool:
        """Take, drag or drop an end of the stretch; True if one is or was in the hand."""
        if self.stretch is None:
            return False
        if is_click(event):
            reach = max(0, self.scale.hit - self._lane(self.scale))
            near = [end for end in (0, 1) if self.flag(end).inflate(reach, reach // 2).collidepoint(event.pos)]
            self._end_held = min(near, key=lambda end: abs(self.flag(end).centerx - event.pos[0]), default=-1)
        held = self._end_held >= 0
        if held and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION):
            ends = list(self.stretch)
            ends[self._end_held] = self.record_at(event.pos[0])
            if ends[0] < ends[1]:
                self.stretched.emit(*ends)
        if is_click(event, pygame.MOUSEBUTTONUP):
            self._end_held = -1
        return held

    def handle(self, event: pygame.event.Event) -> bool:
        if self._take_end(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            self.pointed, self._rested = self.record_at(event.pos[0]), 0.0
            super().handle(event)
            return True
        if is_click(event) and event.pos[1] < self.rect.y + self._lane(self.scale):
            self.set(self.record_at(event.pos[0]))
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        if not self.hovered:
            gone, self.pointed = self.pointed is not None, None
            return gone
        self._rested += dt
        if self.pointed is None or self.pointed in self._pictures:
            return False
        if self._rested < RESTED:
            return True
        self._pictures[self.pointed] = self.picture(self.pointed, self._size)
        while len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        return True

    # -- drawing -----------------------------------------------------------------------------------------

    @property
    def _size(self) -> Size:
        return self.scale.px(PICTURE[0]), self.scale.px(PICTURE[1])

    def draw(self, surface: pygame.Surface) -> None:
        lane, side = self._lane(self.scale), max(11, self.scale.px(15))
        for n, kind in self.marks:
            look = LOOKS[kind]
            y = self.rect.bottom - side // 2 if kind in BELOW else self.rect.y + lane // 2
            sprite = paint.icon(look.icon, side, look.colour)
            paint.stamp(surface, sprite, sprite.get_rect(center=(self.x_of(n), y)))
        super().draw(surface)
        if self.stretch is not None:
            self._draw_stretch(surface)

    def _draw_stretch(self, surface: pygame.Surface) -> None:
        """A frame round what is in the stretch, with a flag at either end."""
        assert self.stretch is not None
        left, right = self.x_of(self.stretch[0]), self.x_of(self.stretch[1])
        width = max(2, self.scale.px(3))
        frame = pygame.Rect(left, self.rect.y, right - left + 1, self.rect.height)
        for ink, wide in ((theme.KEY, width + 2), (theme.SELECTED, width)):
            pygame.draw.rect(surface, ink, frame.inflate(wide, 0), wide, self.scale.px(6))
        for end, icon in ((0, "arrow-right"), (1, "arrow-left")):
            flag = self.flag(end)
            paint.stamp(surface, paint.rounded(flag.size, flag.height // 4, theme.SELECTED, rim=theme.KEY), flag)
            side = flag.height * 2 // 3
            sign = paint.icon(icon, side, theme.INK)
            paint.stamp(surface, sign, sign.get_rect(center=flag.center))

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw the moment under the pointer: a plate above the slider with its picture and what happened."""
        if self.pointed is None:
            return
        scale, pad = self.scale, self.scale.u
        width, high = self._size
        width = max(width, min(scale.grow(HELP_WIDTH), self.rect.width // 2))
        told = flow(self.words(self.pointed), scale.style(theme.NOTE), theme.BONE, width, 4)
        plate = pygame.Rect(0, 0, width + 2 * pad, high + told.size[1] + 3 * pad)
        plate.midbottom = (self.x_of(self.pointed), self.rect.y - pad)
        plate.clamp_ip(surface.get_rect().inflate(-2 * pad, -2 * pad))
        radius = scale.px(theme.RADIUS_FIELD)
        paint.shadow(surface, plate, radius, theme.S8, scale)
        paint.stamp(surface, paint.rounded(plate.size, radius, theme.NIGHT, rim=theme.LINE), plate)
        hole = pygame.Rect(plate.x + pad, plate.y + pad, width, high)
        paint.stamp(surface, paint.rounded(hole.size, scale.px(6), theme.PANEL), hole)
        picture = self._pictures.get(self.pointed)
        if picture is not None:
            paint.stamp(surface, picture, picture.get_rect(center=hole.center))
        told.draw(surface, (hole.x, hole.bottom + pad))
