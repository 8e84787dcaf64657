"""Sockets for equal pieces of a hand: as many as there are at most, some of them filled, some closed for good."""

from __future__ import annotations

import pygame

from game.layout.layout_file import Sockets
from game.services import assets
from game.ui import paint

ROWS = 2
PART = 0.88  # of a cell that its socket takes
RATIO = 0.42  # height beside width of the area with all sockets


def draw_sockets(surface: pygame.Surface, look: Sockets, held: int, most: int, area: pygame.Rect) -> None:
    """Draw `held` filled sockets, free ones up to `most`, and closed ones for the rest."""
    columns = -(-look.count // ROWS)
    cell = min(area.width // columns, area.height // ROWS)
    side = max(4, round(cell * PART))
    top = area.centery - cell * ROWS // 2
    for number in range(look.count):
        row, column = divmod(number, columns)
        name = look.held if number < held else look.free if number < most else look.closed
        at = area.x + column * cell + (cell - side) // 2, top + row * cell + (cell - side) // 2
        paint.stamp(surface, assets.picture(name, (side, side)), at)
