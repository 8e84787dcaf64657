"""The plates with the names of spaces: dark, lit where one may go, in a seat's colour where its figure stands."""

from __future__ import annotations

from collections.abc import Container, Mapping

import pygame

from game.layout.camera import Camera
from game.layout.game_layout import GameLayout
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.fitted_text import squeezed
from game.ui.paint import Blit
from game.ui.theme import Rgb, Scale, Size, Style

EDGE = 3  # px at 1080p between a name and the ends of its plate


def name_plates(
    layout: GameLayout, camera: Camera, scale: Scale, lit: Container[str], here: Mapping[str, Rgb]
) -> list[Blit]:
    """The plates of all spaces that have one; `here` gives the places where a figure stands and its colour."""
    found: list[Blit] = []
    style = scale.style(theme.NOTE)
    for place, at in layout.layout.spaces.items():
        kind = layout.space(place)
        words = layout.layout.captions.get(place)
        if kind is None or words is None or not kind.plate[2]:
            continue
        x, y, width, height = kind.plate
        left, top = camera.to_screen((at[0] + x, at[1] + y))
        size = round(width * camera.scale), round(height * camera.scale)
        ground = here.get(place) or (theme.PARCH if place in lit else theme.KEY)
        ink = theme.KEY if place in here else theme.INK if place in lit else theme.BONE
        found.append((_plate(words, size, style, scale.px(EDGE), ground, ink), (round(left), round(top))))
    return found


@baked
def _plate(words: str, size: Size, style: Style, edge: int, ground: Rgb, ink: Rgb) -> pygame.Surface:
    """A plate with a name on it, in the largest type that fits, and narrower if it must be."""
    px = max(theme.SMALLEST, min(style.px, round(size[1] * 0.78)))
    canvas = paint.rounded(size, 2, ground).copy()
    drawn = squeezed(words, Style(style.face, px, px), ink, size[0] - 2 * edge)
    paint.stamp(canvas, drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return canvas
