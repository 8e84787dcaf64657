"""The floor of a stage: the part of the board that a contest is about, seen from the height of its figures."""

from __future__ import annotations

import pygame

from game.board.table_view import TableView
from game.services.cache import baked
from game.ui.theme import Size

SHARE = 0.7  # of a tile that the floor shows, from one side to the other
DEEP = 0.5  # how deep it is beside its width
FAR = 1.35  # how much of the tile is seen at the far edge beside the near one


def floor_at(view: TableView, place: str, width: int) -> pygame.Surface | None:
    """The part of a tile round a place that lies on it, about `width` px wide; None if it lies on none."""
    under = view.ground.under.get(place, "")
    piece, spot = view.stage.table.pieces.get(under), view.ground.spot(place)
    middle = view.ground.spot(piece.place) if piece is not None else None
    look = view.layout.look(piece.kind) if piece is not None else None
    if piece is None or spot is None or middle is None or look is None:
        return None
    scale = width / (look.size * SHARE)
    whole = view.sprites.of(piece, scale).surface
    part = pygame.Rect(0, 0, round(whole.get_width() * SHARE), round(whole.get_width() * SHARE * DEEP))
    part.center = (
        round(whole.get_width() / 2 + (spot[0] - middle[0]) * scale),
        round(whole.get_height() / 2 + (spot[1] - middle[1]) * scale),
    )
    return whole.subsurface(part.clamp(whole.get_rect()))


@baked
def seen_flat(floor: pygame.Surface, size: Size) -> pygame.Surface:
    """A floor as it lies before somebody who stands on it: rows get narrower and lower the farther they are."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    width, height = floor.get_size()
    for row in range(size[1]):
        near = (row + 0.5) / size[1]
        seen = near * FAR / (near * FAR + 1 - near)  # far rows of the tile are squeezed
        wide = max(2, round(width / (1 + (FAR - 1) * near)))
        strip = floor.subsurface(((width - wide) // 2, min(height - 1, int(seen * height)), wide, 1))
        canvas.blit(pygame.transform.smoothscale(strip, (size[0], 1)), (0, row))
    return canvas
