"""The curtain between two players at one screen: it hides everything and names the player who may look behind
it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import said
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.text import flow
from game.ui.theme import Scale, Size

MARK = 160  # px at 1080p


class Curtain:
    """Falls from above and stays until the named seat presses its button, which calls `lift`."""

    def __init__(self, lift: Callable[[], object]) -> None:
        self.button = Button("", lift, "primary", name="curtain")
        self.seat = ""  # of the house; empty: open
        self.name = ""
        self.part = 0.0  # how far it has fallen
        self.falling = True

    @property
    def closed(self) -> bool:
        """Whether the curtain hangs, also while it moves."""
        return bool(self.seat)

    @property
    def covers(self) -> bool:
        """Whether the curtain covers everything."""
        return self.closed and self.part >= 1 and self.falling

    def fall(self, seat: str, name: str, at_once: bool = False) -> None:
        """Hide the table and name a player."""
        self.seat, self.name, self.falling = seat, name, True
        self.button.words = said("I am {name}", name=name)
        self.part = 1.0 if at_once else 0.0

    def rise(self, at_once: bool = False) -> None:
        """Open it again."""
        self.falling = False
        if at_once:
            self.seat, self.part = "", 0.0

    def update(self, dt: float, seconds: float) -> bool:
        """True while it falls or rises."""
        if not self.closed:
            return False
        step = dt / max(1e-6, seconds)
        goal = 1.0 if self.falling else 0.0
        if self.part == goal:
            return False
        self.part = min(1.0, self.part + step) if self.falling else max(0.0, self.part - step)
        if not self.falling and self.part <= 0:
            self.seat = ""
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """While it hangs, only its button answers; always True."""
        button = self.button
        if event.type == pygame.MOUSEMOTION:
            button.hovered = button.hit.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            button.pressed = button.hit.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYDOWN and self.covers):
            button.handle(event)
            button.pressed = False
        return True

    def _button_rect(self, size: Size, scale: Scale) -> pygame.Rect:
        """Where the button lies when the curtain hangs."""
        wanted = self.button.wanted(scale)
        rect = pygame.Rect(0, 0, max(wanted[0], scale.px(220)), wanted[1])
        lines = scale.style(theme.TITLE).line + 2 * scale.style(theme.BODY).line
        rect.midtop = (size[0] // 2, size[1] // 2 + max(scale.px(178), scale.px(60) + lines))
        return rect.clamp(pygame.Rect((0, 0), size))

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the part that has fallen, opaque, and its button once it hangs."""
        size = surface.get_size()
        drop = round(size[1] * (theme.CURTAIN.ease(self.part) - 1))
        cloth = _cloth(size, scale)
        surface.blit(cloth, (0, drop))
        middle = size[1] // 2 + drop
        side = scale.px(MARK)
        paint.stamp(surface, paint.glow("warm", side), (size[0] // 2 - side, middle - scale.px(110) - side))
        paint.stamp(
            surface, paint.mark(self.seat, side), (size[0] // 2 - side // 2, middle - scale.px(110) - side // 2)
        )
        width, top = size[0] - 8 * scale.u, middle + scale.px(20)
        words = said("Hand over to {name}", name=self.name)
        title = flow(words, scale.style(theme.TITLE), theme.BONE, width, align="centre")
        title.draw(surface, (4 * scale.u, top))
        words = said("What lies behind this curtain is for this player only.")
        note = flow(words, scale.style(theme.BODY), theme.ASH, width, align="centre")
        note.draw(surface, (4 * scale.u, top + title.size[1] + scale.px(16)))
        if self.covers:
            self.button.place(self._button_rect(size, scale), scale)
            self.button.focused = True
            self.button.draw(surface)


@baked
def _cloth(size: Size, scale: Scale) -> pygame.Surface:
    """The cloth: dark, in folds, with a golden hem; opaque."""
    cloth = pygame.Surface(size, 0, 32)
    cloth.fill(theme.NIGHT)
    fold = scale.px(96)
    for left in range(-fold // 2, size[0], fold):
        for x in range(fold):
            shade = theme.mix(theme.NIGHT, theme.PANEL2, 0.34 * (x / fold) ** 2)
            pygame.draw.line(cloth, shade, (left + x, 0), (left + x, size[1]))
    hem = scale.px(5)
    pygame.draw.rect(cloth, theme.PAPER_RIM, (0, size[1] - 3 * hem, size[0], hem))
    pygame.draw.rect(cloth, theme.GOLD, (0, size[1] - 2 * hem, size[0], max(1, hem // 2)))
    return cloth
