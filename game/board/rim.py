"""The letters and numbers at the rim of a board, by which its spaces are called."""

from __future__ import annotations

import pygame

from game.board.board_pen import Pen
from game.layout.layout_file import Rim
from game.ui import theme
from game.ui.fitted_text import smaller
from game.ui.text import label
from game.ui.theme import Scale

HIGHEST = 28  # board units that a letter has between the spaces and what lies below them


def draw_rim(pen: Pen, rim: Rim, ui: Scale) -> None:
    """Draw the letters of the columns and the numbers of the rows."""
    style = ui.style(theme.NOTE)
    style = smaller(style, max(theme.SMALLEST, min(style.px, round(HIGHEST * pen.scale))))
    letters = [(letter, (x, rim.letters_at)) for letter, x in rim.letters.items()]
    numbers = [(number, (rim.numbers_at, y)) for number, y in rim.numbers.items()]
    for sign, at in (*letters, *numbers):
        area = pygame.Rect(0, 0, 2 * style.line, style.line)
        area.center = pen.point(at)
        label(pen.canvas, sign, style, theme.ASH, area, "centre")
