"""The table top with the frame of the board, and the shade under the frame."""

from __future__ import annotations

import pygame

from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.theme import Scale, Size

FRAME = 7  # px at 1080p of the board's wooden edge
SHADE = 26  # px at 1080p that the shade under the frame reaches


def table_top(size: Size, board: pygame.Rect, ui: Scale) -> pygame.Surface:
    """The whole window's table top, with the frame round the board."""
    ground = materials.backdrop(size).copy()
    edge = ui.px(FRAME)
    frame = board.inflate(2 * edge, 2 * edge)
    radius = ui.px(theme.RADIUS_BOARD)
    paint.shadow(ground, frame, radius, theme.S24, ui)
    paint.stamp(ground, paint.part_rounded(frame.size, radius, theme.KEY), frame)
    inner = frame.inflate(-2, -2)
    wood = paint.part_rounded(
        inner.size, radius - 1, theme.light(theme.PAPER_RIM, 0.12), theme.dark(theme.PAPER_RIM, 0.4)
    )
    paint.stamp(ground, wood, inner)
    inner.inflate_ip(-4, -4)
    paint.stamp(
        ground,
        paint.part_rounded(
            inner.size, radius - 3, theme.dark(theme.PAPER_RIM, 0.35), theme.light(theme.PAPER_RIM, 0.05)
        ),
        inner,
    )
    return ground


@baked
def inner_shade(reach: int) -> pygame.Surface:
    """Darkness along the edges of the board, as under the rim of a box: the smallest one, to be stretched."""
    steps = max(2, reach // 2)
    side = 4 * steps + 1
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    for step in range(steps):
        level = round(90 * (1 - step / steps) ** 2)
        box = pygame.Rect(2 * step, 2 * step, side - 4 * step, side - 4 * step)
        pygame.draw.rect(canvas, (0, 0, 0, level), box, 2)
    return canvas


def rest_round(hole: pygame.Rect, area: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What is left of an area round a hole: above, below, left and right of it."""
    hole = hole.clip(area)
    return (
        pygame.Rect(area.x, area.y, area.width, hole.y - area.y),
        pygame.Rect(area.x, hole.bottom, area.width, area.bottom - hole.bottom),
        pygame.Rect(area.x, hole.y, hole.x - area.x, hole.height),
        pygame.Rect(hole.right, hole.y, area.right - hole.right, hole.height),
    )
