"""Pieces of the board shown beside it, on a card or in a panel, and small plates of words on them."""

from __future__ import annotations

import pygame

from engine.table import Piece
from game.pieces.sprites import Sprites
from game.services.cache import baked
from game.services.language import tell
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut, fitted_text, smaller
from game.ui.text import label, measure
from game.ui.theme import Rgb, Scale, Size, Style

SHRUNK = 0.9  # how small a name below a piece may get


@baked
def token_card(
    sprites: Sprites, piece: Piece, name: str, size: Size, scale: Scale, beside: int = 0
) -> pygame.Surface:
    """A piece of the board on a dark card with its name below it, or `beside` so many px for the piece."""
    radius, style = scale.px(theme.RADIUS_CARD), scale.style(theme.CAPTION)
    canvas = paint.rounded(size, radius, theme.light(theme.PANEL2, 0.08), theme.PANEL, theme.KEY, 2).copy()
    if beside:
        room = pygame.Rect(0, 0, beside, size[1]).inflate(-scale.u, -scale.u)
        picture = portrait(sprites, piece, room.size, scale)
        paint.stamp(canvas, picture, picture.get_rect(center=room.center))
        words = fitted_or_cut(name, style, theme.BONE, (size[0] - beside - scale.u // 2, 3 * style.line))
        words.draw(canvas, (beside, (size[1] - words.size[1]) // 2))
        return canvas
    lines = _lines(name, style, size[0] - scale.u)
    foot = lines * style.line + scale.u // 2
    room = pygame.Rect(scale.u // 2, scale.u // 2, size[0] - scale.u, size[1] - foot - scale.u // 2)
    picture = portrait(sprites, piece, room.size, scale)
    paint.stamp(canvas, picture, picture.get_rect(center=room.center))
    words = fitted_or_cut(name, style, theme.BONE, (room.width, lines * style.line), "centre")
    words.draw(canvas, (room.x, size[1] - foot + (lines * style.line - words.size[1]) // 2))
    return canvas


def _lines(name: str, style: Style, room: int) -> int:
    """How many lines a name takes below a piece, at most three."""
    if measure(name, style) <= room:
        return 1
    return 2 if fitted_text(name, style, theme.BONE, (room, 2 * style.line)) is not None else 3


def name_room(name: str, scale: Scale) -> int:
    """How wide a card must be so that no word of a name below its piece is cut, px."""
    style = scale.style(theme.CAPTION)
    style = smaller(style, max(theme.SMALLEST, round(style.px * SHRUNK)))
    return max(measure(word, style) for word in tell(name).split()) + scale.u + 2


@baked
def portrait(sprites: Sprites, piece: Piece, room: Size, scale: Scale) -> pygame.Surface:
    """A piece as it lies on the board, as large as fits into so much room of a window of this `scale`."""
    look = sprites.layout.look(piece.kind)
    unit = min(room) / (look.size if look is not None else min(room))
    whole = sprites.of(piece, unit).surface.get_bounding_rect()
    fit = min(room[0] / max(1, whole.width), room[1] / max(1, whole.height))
    drawn = sprites.of(piece, unit * fit).surface
    return drawn.subsurface(drawn.get_bounding_rect())


@baked
def tag(words: str, style: Style, ink: Rgb) -> pygame.Surface:
    """A few words on a dark pill."""
    width, height = measure(words, style) + style.px, round(style.px * 1.5)
    canvas = paint.rounded((width, height), height // 2, theme.NIGHT, theme.PANEL, theme.LINE).copy()
    label(canvas, words, style, ink, canvas.get_rect(), "centre")
    return canvas
