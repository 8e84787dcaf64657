"""The pictures of the terms of a sum: a die, a piece, a card or an icon."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from engine.table import Piece
from game.layout.game_layout import GameLayout
from game.pieces import cards
from game.pieces.die_face import die_face
from game.pieces.sprites import Sprites
from game.services import assets
from game.ui import paint, theme
from game.ui.theme import Rgb, Scale


def picture_of(
    sprites: Sprites, pieces: Mapping[str, Piece], name: str, number: int, seat: str, side: int, scale: Scale
) -> pygame.Surface:
    """The picture that stands for a term, `side` px high. Dice show the number, in the colour of `seat`."""
    layout = sprites.layout
    for look in layout.layout.dice:
        if look.counter == name:
            return die_face(abs(number), side, die_colour(layout, look.style, seat))
    piece = pieces.get(name)
    if piece is None:
        if name == "heart":
            return assets.picture("common/pieces/heart.svg", (side, side))
        return paint.icon(name, side, theme.INK)
    if layout.look(piece.kind) is not None:
        return sprites.bare(piece, side)
    return cards.card(cards.face(layout, piece), max(6, round(side / cards.RATIOS["number"])), scale)


def die_colour(layout: GameLayout, style: str, seat: str) -> Rgb:
    """The colour of a die: dark wine, or that of the seat that throws it, if a seat does."""
    return theme.PLAIN_DIE if style == "plain" or not seat else theme.seat(layout.colour(seat)).colour
