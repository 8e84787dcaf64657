"""Short notices that come, stay a moment and go; the newest is the lowest."""

from __future__ import annotations

import pygame
from msgspec import Struct

from game.ui import paint, theme
from game.ui.text import Text, flow
from game.ui.theme import Scale
from game.ui.widget import fading

MOST = 3
WIDEST = 560  # px at 1080p
STAY_LONGER = 0.045  # seconds more for every character beyond the first forty


class Toast(Struct):
    """A notice and how long it has been shown, in seconds."""

    words: str
    icon: str
    age: float = 0.0

    @property
    def stay(self) -> float:
        return theme.TOAST_STAY + max(0, len(self.words) - 40) * STAY_LONGER

    @property
    def over(self) -> bool:
        return self.age >= theme.TOAST_IN.seconds + self.stay + theme.TOAST_OUT.seconds

    @property
    def presence(self) -> float:
        """0 to 1 while coming, 1 while staying, back to 0 while going."""
        leaving = self.age - theme.TOAST_IN.seconds - self.stay
        if leaving > 0:
            return 1 - theme.out_cubic(min(1.0, leaving / theme.TOAST_OUT.seconds))
        return theme.out_cubic(min(1.0, self.age / theme.TOAST_IN.seconds))


class Toasts:
    """The notices of a window. They stand above `floor` (middle, bottom), by default above the window's foot, or
    hang below `ceiling` (middle, top) if there is one. They are at most `widest` px wide, by default as wide as
    the kit has them."""

    def __init__(self) -> None:
        self.shown: list[Toast] = []
        self.floor: tuple[int, int] | None = None
        self.ceiling: tuple[int, int] | None = None
        self.widest: int | None = None
        self._plates: list[_Plate] = []

    @property
    def rects(self) -> list[pygame.Rect]:
        """Where they were drawn, px."""
        return [plate.rect for plate in self._plates]

    def add(self, words: str, icon: str = "") -> None:
        """Show a notice (markup); the same words are not shown twice at once."""
        self.shown = [toast for toast in self.shown if toast.words != words][-(MOST - 1) :]
        self.shown.append(Toast(words, icon))

    def update(self, dt: float) -> bool:
        """Let time pass; True while a notice comes or goes."""
        before = len(self.shown)
        moving = False
        for toast in self.shown:
            was = toast.presence
            toast.age += dt
            moving |= toast.presence != was
        self.shown = [toast for toast in self.shown if not toast.over]
        return moving or before != len(self.shown)

    def draw(self, surface: pygame.Surface, scale: Scale, still: bool = False) -> None:
        """Draw them, sliding in unless `still`."""
        down = self.ceiling is not None
        middle, y = self.ceiling or self.floor or (surface.get_width() // 2, surface.get_height() - scale.px(72))
        margin = 4 * scale.u
        self._plates = []
        for toast in reversed(self.shown):
            plate = _Plate(toast, scale, min(surface.get_width(), self.widest or surface.get_width()))
            plate.rect.midbottom = (middle, y + plate.rect.height if down else y)
            plate.rect.clamp_ip(surface.get_rect().inflate(-scale.u, -scale.u))
            y = plate.rect.bottom + scale.u if down else plate.rect.top - scale.u
            self._plates.append(plate)
            shift = 0 if still else round((1 - toast.presence) * theme.SLIDE_PX)
            around = plate.rect.move(0, shift).inflate(2 * margin, 2 * margin)
            with fading(surface, around, toast.presence):
                plate.draw(surface, shift)

    def click(self, point: tuple[int, int]) -> tuple[bool, str]:
        """A click: whether it hit a notice (which then goes), and the link that it hit, if any."""
        for plate in self._plates:
            if plate.toast in self.shown and plate.rect.collidepoint(point):
                self.shown.remove(plate.toast)
                at = plate.text_at
                return True, plate.text.link_at((point[0] - at[0], point[1] - at[1]))
        return False, ""


class _Plate:
    """A notice laid out at a scale, `room` px wide at most."""

    def __init__(self, toast: Toast, scale: Scale, room: int) -> None:
        self.toast = toast
        self.scale = scale
        self.side = round(scale.style(theme.LABEL).px * 1.3) if toast.icon else 0
        self.indent = 2 * scale.u + (self.side + scale.u if toast.icon else 0)
        width = min(scale.grow(WIDEST), room - 2 * scale.u - self.indent)
        self.text: Text = flow(toast.words, scale.style(theme.LABEL), theme.BONE, width, link_colour=theme.HINT)
        self.rect = pygame.Rect(
            0, 0, self.text.size[0] + self.indent + 2 * scale.u, self.text.size[1] + 2 * scale.u
        )

    @property
    def text_at(self) -> tuple[int, int]:
        return self.rect.x + self.indent, self.rect.centery - self.text.size[1] // 2

    def draw(self, surface: pygame.Surface, shift: int) -> None:
        """Draw it, `shift` px lower than it will stand."""
        rect, scale = self.rect.move(0, shift), self.scale
        radius = min(rect.height // 2, scale.px(theme.RADIUS_PANEL) * 2)
        paint.shadow(surface, rect, radius, theme.S8, scale)
        rim = theme.mix(theme.LINE, theme.ASH, 0.35)
        paint.stamp(surface, paint.rounded(rect.size, radius, theme.PANEL2, theme.PANEL, rim), rect.topleft)
        if self.toast.icon:
            icon = paint.icon(self.toast.icon, self.side, theme.LEGAL)
            paint.stamp(surface, icon, (rect.x + 2 * scale.u, rect.centery - self.side // 2))
        left, top = self.text_at
        self.text.draw(surface, (left, top + shift))
