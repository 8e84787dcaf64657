"""The face of a die seen from above."""

from __future__ import annotations

import pygame

from game.services.cache import baked
from game.stage.dice_poses import PIPS, pip_colour
from game.ui import paint, theme
from game.ui.theme import Rgb


@baked
def die_face(value: int, side: int, colour: Rgb) -> pygame.Surface:
    """The face of a die seen from above."""
    pips = paint.hexed(pip_colour(colour))
    body = (
        f'<rect x="1" y="1" width="98" height="98" rx="20" fill="{paint.hexed(theme.KEY)}"/>'
        f'<rect x="7" y="7" width="86" height="86" rx="15" fill="{paint.hexed(theme.light(colour, 0.28))}"/>'
        f'<rect x="10" y="11" width="80" height="80" rx="13" fill="{paint.hexed(colour)}"/>'
    )
    for x, y in PIPS[value]:
        body += f'<circle cx="{50 + 88 * x:.1f}" cy="{50 + 88 * y:.1f}" r="9.5" fill="{pips}"/>'
    return paint.svg(body, (side, side), (0, 0, 100, 100))
