"""Pills: by how much a number has changed, gain and cost different in colour, rim and sign."""

from __future__ import annotations

import pygame

from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Style


def difference_pill(difference: int, style: Style) -> pygame.Surface:
    """The pill of a change that is not nothing."""
    return pill(f"+{difference}" if difference > 0 else f"\N{MINUS SIGN}{-difference}", style, difference > 0)


@baked
def pill(words: str, style: Style, good: bool) -> pygame.Surface:
    """A change of a number: gain is green, cost is dark with a light rim."""
    height = round(style.px * 1.45)
    width = max(height, measure(words, style) + style.px)
    face, ink, rim = (theme.GOOD, theme.KEY, theme.KEY) if good else (theme.KEY, theme.PARCH, theme.PARCH2)
    canvas = paint.rounded((width, height), height // 2, face, face, rim, max(1, style.px // 11)).copy()
    label(canvas, words, style, ink, canvas.get_rect(), "centre")
    return canvas
