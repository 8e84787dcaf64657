"""What a figure on the board shows of the states that its seat is in: above its head, at its hip or its foot."""

from __future__ import annotations

import pygame

from game.pieces.figure_pictures import BASE
from game.pieces.lasting import Lasts, badge
from game.pieces.sprite import Sprite
from game.services import assets
from game.ui import paint
from game.ui.theme import Style

# Parts of a figure's height: how large a picture is, and where its middle is from the figure's own point.
SIZES = {"above": 0.36, "hip": 0.34, "foot": 0.62}
SPOTS = {"above": (0.0, -1.06), "hip": (0.36, -0.22), "foot": (0.0, 0.0)}
LEAST = 20  # px of a picture at which its number can be read


def worn(
    figure: pygame.Surface, own: tuple[int, int], states: tuple[Lasts, ...], height: int, style: Style
) -> Sprite:
    """A figure with its own point at `own`, with what its seat's states add to it."""
    pale = min((each.look.pale for each in states), default=1.0)
    canvas = _paled(figure, pale) if pale < 1 else figure.copy()
    for each in states:
        if not each.look.on:
            continue
        side, (x, y) = max(8, round(SIZES[each.look.on] * height)), SPOTS[each.look.on]
        if each.look.on == "foot":
            drawn = assets.picture(each.look.worn, (round(height * BASE[0]), side))
        else:
            drawn = badge(each.look.worn, each.number if side >= LEAST else 0, side, style)
        paint.stamp(canvas, drawn, drawn.get_rect(center=(own[0] + round(x * height), own[1] + round(y * height))))
    return Sprite(canvas, *own)


def _paled(figure: pygame.Surface, part: float) -> pygame.Surface:
    """A picture with `part` of its colour."""
    canvas = paint.dimmed(figure, part)
    canvas.blit(
        paint.dimmed(pygame.transform.grayscale(figure), 1 - part), (0, 0), special_flags=pygame.BLEND_RGBA_ADD
    )
    return canvas
