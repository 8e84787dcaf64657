"""The ground of a board that is one picture repeated, such as the open sea."""

from __future__ import annotations

from math import ceil, floor

import pygame

from game.board.board_pen import Window
from game.layout.layout_file import Tiling
from game.services import assets
from game.ui import paint
from game.ui.theme import Size


def tiled(tiling: Tiling, window: Window, size: Size) -> pygame.Surface:
    """A canvas of `size` px for a window of the board, paved with the picture."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    scale = size[0] / window[2]
    wide, high = tiling.size
    picture = paint.part_svg(
        assets.drawing(tiling.art),
        (ceil(wide * scale) + 1, ceil(high * scale) + 1),
        (0, 0, wide + 1 / scale, high + 1 / scale),
    )
    columns = range(
        floor((window[0] - tiling.start[0]) / wide), ceil((window[0] + window[2] - tiling.start[0]) / wide)
    )
    rows = range(
        floor((window[1] - tiling.start[1]) / high), ceil((window[1] + window[3] - tiling.start[1]) / high)
    )
    spots = [
        (
            round((tiling.start[0] + column * wide - window[0]) * scale),
            round((tiling.start[1] + row * high - window[1]) * scale),
        )
        for row in rows
        for column in columns
    ]
    canvas.blits([(picture, spot) for spot in spots], doreturn=False)
    return canvas
