"""Short notices that come, stay a moment and go; the newest lies lowest."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import paint, theme
from game.ui.text import Text, flow
from game.ui.theme import Scale

MOST = 3
WIDEST = 560  # px at 1080p
STAY_LONGER = 0.045  # seconds more for every character beyond the first forty


@dataclass
class Toast:
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
    """The notices of a window, standing above `floor` (middle, bottom), by default above the window's foot."""

    def __init__(self) -> None:
        self.shown: list[Toast] = []
        self.floor: tuple[int, int] | None = None

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
        middle, bottom = self.floor or (surface.get_width() // 2, surface.get_height() - scale.px(72))
        for toast in reversed(self.shown):
            plate, text, icon = _laid(toast, scale, surface.get_width())
            plate.midbottom = (middle, bottom)
            plate.clamp_ip(surface.get_rect().inflate(-scale.u, -scale.u))
            bottom = plate.top - scale.u
            shift = 0 if still else round((1 - toast.presence) * theme.SLIDE_PX)
            if toast.presence >= 1:
                _draw(surface, plate, text, icon, scale)
            else:
                layer = pygame.Surface(plate.inflate(8 * scale.u, 8 * scale.u).size, pygame.SRCALPHA)
                _draw(layer, plate.move(4 * scale.u - plate.x, 4 * scale.u - plate.y), text, icon, scale)
                at = (plate.x - 4 * scale.u, plate.y - 4 * scale.u + shift)
                paint.stamp(surface, paint.dimmed(layer, toast.presence), at)


def _laid(toast: Toast, scale: Scale, room: int) -> tuple[pygame.Rect, Text, str]:
    side = round(scale.style(theme.LABEL).px * 1.3) + scale.u if toast.icon else 0
    width = min(scale.grow(WIDEST), room - 6 * scale.u - side)
    text = flow(toast.words, scale.style(theme.LABEL), theme.BONE, width, link_colour=theme.HINT)
    return pygame.Rect(0, 0, text.size[0] + side + 4 * scale.u, text.size[1] + 2 * scale.u), text, toast.icon


def _draw(surface: pygame.Surface, plate: pygame.Rect, text: Text, icon: str, scale: Scale) -> None:
    radius = min(plate.height // 2, scale.px(theme.RADIUS_PANEL) * 2)
    paint.shadow(surface, plate, radius, theme.S8, scale)
    rim = theme.mix(theme.LINE, theme.ASH, 0.35)
    paint.stamp(surface, paint.rounded(plate.size, radius, theme.PANEL2, theme.PANEL, rim), plate.topleft)
    left = plate.x + 2 * scale.u
    if icon:
        side = round(scale.style(theme.LABEL).px * 1.3)
        paint.stamp(surface, paint.icon(icon, side, theme.LEGAL), (left, plate.centery - side // 2))
        left += side + scale.u
    text.draw(surface, (left, plate.centery - text.size[1] // 2))
