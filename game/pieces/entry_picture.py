"""The picture of an entry of the compendium: a piece that shows it, or the ground as it is printed on a tile."""

from __future__ import annotations

import pygame

from engine.flow import Entry
from engine.table import Piece, last_part
from game.pieces.sprites import Sprites
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale

AROUND = 2.0  # squares that are seen of a tile, across


def shown_pieces(entry: Entry) -> tuple[Piece, ...]:
    """One piece of each owner that shows an entry; the owner is the end of its id."""
    found = {last_part(key): Piece(key, kind, "") for key, kind in reversed(entry.pieces)}
    return tuple(reversed(found.values()))


@baked
def entry_picture(sprites: Sprites, entry: Entry, piece: Piece, height: int, scale: Scale) -> pygame.Surface:
    """An entry about `height` px high, shown by a piece of it."""
    return _printed(sprites, piece, entry.spot, height, scale) if entry.spot else sprites.bare(piece, height)


def _printed(sprites: Sprites, piece: Piece, spot: str, height: int, scale: Scale) -> pygame.Surface:
    """A place of a tile with what lies round it, in a frame."""
    carrier, look = sprites.layout.carrier(piece.kind), sprites.layout.look(piece.kind)
    assert carrier is not None
    assert look is not None
    px = height / (AROUND * carrier.side)  # for a board unit
    side = round(look.size * px)
    (x, y), _ = carrier.grid(piece.id)[spot]
    cut = pygame.Rect(0, 0, height, height)
    cut.center = (round(side / 2 + x * px), round(side / 2 + y * px))
    cut.clamp_ip(pygame.Rect(0, 0, side, side))
    radius = scale.px(theme.RADIUS_TILE)
    picture = paint.cut(sprites.bare(piece, side).subsurface(cut).copy(), radius)  # the tile is kept
    paint.stamp(picture, paint.outline(cut.size, radius, theme.KEY, max(2, scale.px(2))), (0, 0))
    return picture
