"""Numbers on pieces: on discs, on coins and hearts, and one that has changed beside the printed one."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.services import assets
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Rgb, Style


def number_disc(
    canvas: pygame.Surface, at: tuple[int, int], words: str, side: int, style: Style, base: Rgb, rim: Rgb, ink: Rgb
) -> None:
    """Draw a disc with a number in it, wider if the number needs it."""
    fitted = number_style(style, side)
    width = max(side, measure(words, fitted) + side // 3)
    radius = side // 2
    paint.stamp(canvas, paint.rounded((width + 2, side + 2), radius + 1, theme.KEY), (at[0] - 1, at[1] - 1))
    paint.stamp(canvas, paint.rounded((width, side), radius, base, rim=rim, rim_width=max(1, side // 14)), at)
    draw_number(canvas, words, fitted, ink, (at[0] + width // 2, at[1] + side // 2))


def changed_number(
    canvas: pygame.Surface, at: tuple[int, int], old: str, now: str, side: int, style: Style
) -> None:
    """Draw the number that counts, and the printed one struck out beside it."""
    number_disc(canvas, at, now, side, style, theme.BACK, theme.REVEAL, theme.BONE)
    small = max(15, round(side * 0.8))
    left = (at[0] + side + 1, at[1] + side - small)
    number_disc(canvas, left, old, small, style, theme.KEY, theme.ASH, theme.ASH)
    y = left[1] + small // 2
    pygame.draw.line(
        canvas,
        theme.ILLEGAL,
        (left[0] + 2, y + small // 4),
        (left[0] + small - 2, y - small // 4),
        max(2, small // 9),
    )


def number_style(style: Style, side: int) -> Style:
    """Larger numbers for larger discs; never below the smallest size of type."""
    px = max(theme.SMALLEST, min(max(style.px - 1, round(side * 0.56)), round(side * 0.85)))
    return Style(style.face, px, px)


def draw_number(canvas: pygame.Surface, words: str, style: Style, ink: Rgb, at: tuple[int, int]) -> None:
    """Draw a number with its middle at a point."""
    corner = (at[0] - measure(words, style) // 2, at[1] - cap_middle(style))
    paint.stamp(canvas, line(words, style, ink), corner)


@dataclass(frozen=True)
class Badge:
    """A small piece with a number on it: its picture and the colour of the number. `lettering` is the size of
    the number and `middle` its height, as parts of the side."""

    name: str
    ink: Rgb
    lettering: float
    middle: float

    def draw(self, canvas: pygame.Surface, at: tuple[int, int], words: str, side: int, style: Style) -> None:
        """Draw it `side` px wide with its upper left corner `at`."""
        paint.stamp(canvas, assets.picture(f"common/pieces/{self.name}.svg", (side, side)), at)
        middle = (at[0] + side // 2, at[1] + round(side * self.middle))
        draw_number(canvas, words, number_style(style, round(side * self.lettering)), self.ink, middle)


GOLD_DISC = Badge("coin", theme.KEY, 0.92, 0.48)
HEART_BADGE = Badge("heart", theme.BONE, 0.86, 0.47)
