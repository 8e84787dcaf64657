"""A slip in the hand that burns: fire eats it from its right edge."""

from __future__ import annotations

import math

import pygame

from game.services.cache import baked
from game.stage.reward_visuals import Burning
from game.ui import paint, theme
from game.ui.theme import Scale

RISE = 26  # px at 1080p
RAGGED = 0.03  # of the width: how far the edge of the fire goes in and out
ROWS = 24  # points along that edge
CHAR, FIRE = 12, 4  # px at 1080p of what is charred along it, and of the fire
SPARKS, SPARK = 7, 5  # that rise from it, and px at 1080p of one


def draw_burning(
    surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, visual: Burning, scale: Scale
) -> None:
    """Draw a slip that rises from `rect` and burns."""
    rect = rect.move(0, -round(scale.px(RISE) * visual.risen))
    if not visual.burnt:
        paint.shadow(surface, rect, scale.px(theme.RADIUS_CARD), theme.S12, scale)
        paint.stamp(surface, picture, rect)
        return
    canvas, edge = picture.copy(), _edge(rect.size, visual.burnt)
    pygame.draw.lines(canvas, theme.KEY, False, edge, scale.px(CHAR))
    pygame.draw.polygon(canvas, (0, 0, 0, 0), [*edge, (2 * rect.width, rect.height), (2 * rect.width, 0)])
    pygame.draw.lines(canvas, theme.LEGAL, False, edge, max(2, scale.px(FIRE)))
    paint.stamp(surface, canvas, rect)
    glow = paint.glow("warm", rect.height // 2)
    paint.stamp(surface, glow, glow.get_rect(center=(rect.x + edge[ROWS // 2][0], rect.centery)))
    for number in range(SPARKS):
        up = (visual.burnt * 1.6 + number / SPARKS) % 1
        x, y = edge[number * ROWS // SPARKS]
        spark = _spark(scale.px(SPARK), round((1 - up) * 4) / 4)
        at = rect.x + x + round(6 * math.sin(9 * up + number)), rect.y + y - round(scale.px(RISE) * up)
        paint.stamp(surface, spark, spark.get_rect(center=at))


def _edge(size: tuple[int, int], burnt: float) -> list[tuple[int, int]]:
    """The ragged line to which a picture has burnt, from its upper end to its lower one."""
    wide, high = size
    front = wide * (1 + RAGGED * 2) * (1 - burnt) - RAGGED * wide
    found = []
    for row in range(ROWS + 1):
        ragged = math.sin(row * 0.8 + 3 * burnt) + 0.4 * math.sin(row * 2.3 + 1)
        found.append((round(front + RAGGED * wide * ragged), round(high * row / ROWS)))
    return found


@baked
def _spark(side: int, light: float) -> pygame.Surface:
    return paint.faded(paint.disc(max(2, side), theme.GLINT, theme.LEGAL), light)
