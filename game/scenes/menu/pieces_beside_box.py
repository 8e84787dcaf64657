"""Pieces of the game on the menu's table while only one box stands there."""

from __future__ import annotations

import pygame

from engine.table import Piece
from game.layout.game_layout import GameLayout
from game.pieces.sprites import Sprites
from game.scenes.menu.box_art import PieceBeside
from game.services.cache import baked
from game.ui import paint
from game.ui.theme import Scale


class PiecesBesideBox:
    """The pieces of one game beside its box."""

    def __init__(self, layout: GameLayout, pieces: tuple[PieceBeside, ...]) -> None:
        self._sprites = Sprites(layout)
        self._pieces = pieces

    def draw(self, surface: pygame.Surface, middle: tuple[int, int], scale: Scale) -> None:
        """Draw around the middle of the box those that have room."""
        self._sprites.ui = scale
        room = surface.get_rect()
        for beside in self._pieces:
            sprite = _turned(self._sprites, beside, scale)
            at = (middle[0] + scale.px(abs(beside.at[0])) * (1 if beside.at[0] > 0 else -1), 0)
            y = middle[1] + round(beside.at[1] * scale.height / 1080)
            rect = sprite.get_rect(center=(at[0], y))
            if room.contains(rect):
                paint.stamp(surface, sprite, rect)


@baked
def _turned(sprites: Sprites, beside: PieceBeside, scale: Scale) -> pygame.Surface:
    """One piece, turned as it lies."""
    piece = Piece(beside.piece, beside.kind, "")
    look = sprites.layout.look(piece.kind)
    assert look is not None, f"no look for {piece.kind}"
    sprite = sprites.of(piece, scale.px(beside.width) / look.size).surface
    return pygame.transform.rotozoom(sprite, -beside.turn, 1.0) if beside.turn else sprite
