"""The winners in torchlight, each with a crown, or what has beaten all."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.pieces.framed_portrait import framed_portrait
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.widget import Widget

FALL = 0.5  # of the portrait's side, from where its crown comes down


class WinnersPicture(Widget):
    """The winners in torchlight; their crowns come down on them within `seconds`. Where nobody has won,
    the picture `victor` is shown, if the game has one."""

    focusable = False

    def __init__(self, pictures: Sequence[tuple[str, str]], seconds: float, victor: str = "") -> None:
        super().__init__("winner")
        self.victor = victor
        self.pictures = tuple(pictures)
        self.seconds = seconds
        self.age = 0.0

    def update(self, dt: float) -> bool:
        if self.age >= self.seconds:
            return False
        self.age += dt
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if not self.pictures and self.victor:
            side = min(self.rect.height, self.rect.width)
            victor = assets.picture(self.victor, (side, side))
            paint.stamp(surface, victor, victor.get_rect(midbottom=self.rect.midbottom))
        room = self.rect.width // max(1, len(self.pictures)) - 2 * self.scale.u
        side = min(self.rect.height * 7 // 10, room)
        step = side + 2 * self.scale.u
        left = self.rect.centerx - (step * len(self.pictures) - 2 * self.scale.u) // 2
        for number, (picture, colour) in enumerate(self.pictures):
            box = pygame.Rect(left + number * step, self.rect.bottom - side, side, side)
            light = paint.glow("warm", round(side * 1.35))
            paint.stamp(surface, light, light.get_rect(center=box.center))
            paint.shadow(surface, box, self.scale.px(9), theme.S12, self.scale)
            paint.stamp(surface, framed_portrait(side, picture, colour, self.scale), box)
            crown = _crown(round(side * 0.66))
            part = theme.out_bounce(min(1.0, self.age / self.seconds)) if self.seconds else 1.0
            foot = box.y + side // 7 - round((1 - part) * side * FALL)
            paint.stamp(surface, crown, crown.get_rect(midbottom=(box.centerx, foot)))


@baked
def _crown(width: int) -> pygame.Surface:
    """A gold crown with three stones, drawn like the house's pieces."""
    key, gold = paint.hexed(theme.KEY), paint.hexed(theme.GOLD)
    deep, light = paint.hexed(theme.dark(theme.GOLD, 0.35)), paint.hexed(theme.RIM_LIGHT)
    shape = "M8 62 L4 22 L28 40 L50 8 L72 40 L96 22 L92 62 Z"
    body = (
        f'<path d="{shape}" fill="{key}" stroke="{key}" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{light}"/>'
        f'<path d="M12 61 L9 28 L30 45 L51 15 L72 45 L94 29 L90 61 Z" fill="{gold}"/>'
        f'<path d="M11 52 L90 52 L89 61 L12 61 Z" fill="{deep}"/>'
        f'<path d="{shape}" fill="none" stroke="{key}" stroke-width="4.4" stroke-linejoin="round"/>'
    )
    for x, y, colour in ((28, 57, theme.CARD_BLUE), (50, 57, theme.CARD_RED), (72, 57, theme.CARD_GREEN)):
        body += f'<circle cx="{x}" cy="{y}" r="4.4" fill="{paint.hexed(colour)}" stroke="{key}" stroke-width="2"/>'
    for x, y in ((4, 20), (50, 7), (96, 20)):
        body += f'<circle cx="{x}" cy="{y}" r="6" fill="{gold}" stroke="{key}" stroke-width="3.6"/>'
    return paint.svg(body, (width, round(width * 0.76)), (-6, -6, 112, 84))
