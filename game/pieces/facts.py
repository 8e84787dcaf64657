"""A number among the facts that a layout tells of a piece."""

from __future__ import annotations

from engine.table import Piece
from game.layout.game_layout import GameLayout
from game.pieces.sprites import Sprites


def fact_number(layout: GameLayout, sprites: Sprites, piece: Piece, fact: str) -> int:
    """A number among the facts of a piece; 0 if it has no such fact."""
    look = layout.look(piece.kind)
    value = sprites.facts(piece, look).get(fact, 0) if look else 0
    return value if isinstance(value, int) else 0
