"""A piece drawn as it lies in a tray."""

from __future__ import annotations

import pygame

from engine.table import Piece
from game.layout.game_layout import GameLayout
from game.pieces.flat_pictures import tile
from game.pieces.sprites import Sprites
from game.ui import theme
from game.ui.theme import Scale


def token_face(layout: GameLayout, piece: Piece, sprites: Sprites, side: int, scale: Scale) -> pygame.Surface:
    """A tile as it lies in a tray, without its shadow's margin."""
    look = layout.look(piece.kind)
    if look is None:
        return sprites.of(piece, side / 40).surface
    if look.layer != "tile":
        return sprites.of(piece, side / look.size).surface
    return tile(
        sprites.tile_face(piece, look),
        side,
        max(15, scale.px(19)),
        theme.Style("serif-700", max(12, scale.px(14)), scale.px(16)),
    )
