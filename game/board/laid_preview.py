"""A large tile that hangs over its slot before it is laid: lit, with a pip for each way round it can lie."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from engine.table import Piece
from game.board.table_view import TableView
from game.layout.carriers import Point
from game.pieces import tiles
from game.pieces.piece_numbers import number_disc
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Scale, Style

LIFT = 10  # px at 1080p above the slot
PIP, NOW = 9, 26  # px at 1080p of a pip, and of the one that is shown
AWAY = 1.16  # of half the tile's height: how far the pips are from its middle


def pip_at(middle: Point, half: float, turns: int, ways: int) -> Point:
    """Where the pip for so many clockwise turns is round a tile, `half` px from its middle to its top."""
    angle = 2 * pi * turns / ways
    return middle[0] + sin(angle) * half * AWAY, middle[1] - cos(angle) * half * AWAY


def draw_laid_preview(surface: pygame.Surface, view: TableView, piece: Piece, slot: str, ways: int) -> None:
    """Draw `piece`, turned as it would lie, over its slot. Its turn 0 has the number of all its ways."""
    scale, camera = view.ui, view.camera
    picture = tiles.framed(view.sprites.of(piece, camera.baked).surface, (), scale.px(3), ways == 4)
    x, y = camera.to_screen(view.layout.layout.spaces[slot])
    shade = tiles.shade(picture.get_width(), picture.get_height(), scale, theme.S24, ways == 4)
    shade = tiles.turned(shade, 0, tiles.COARSE)
    paint.stamp(surface, shade, shade.get_rect(center=(round(x), round(y + scale.px(theme.S24.drop)))))
    middle = (x, y - scale.px(LIFT))
    paint.stamp(surface, picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
    half = picture.get_height() / 2
    for turns in range(ways):
        now = turns == piece.turn
        drawn = _numbered(str(turns or ways), scale) if now else _pip(scale.px(PIP))
        at = pip_at(middle, half, turns, ways)
        paint.stamp(surface, drawn, drawn.get_rect(center=(round(at[0]), round(at[1]))))


@baked
def _pip(side: int) -> pygame.Surface:
    return paint.disc(side, theme.BONE, theme.BONE, theme.KEY, max(1, side // 6))


@baked
def _numbered(number: str, scale: Scale) -> pygame.Surface:
    """The pip of the way round that is shown."""
    style: Style = scale.style(theme.LABEL)
    side = max(scale.px(NOW), style.px + 8)
    canvas = pygame.Surface((side + 2, side + 2), pygame.SRCALPHA)
    number_disc(canvas, (1, 1), number, side, style, theme.GOLD_TOP, theme.KEY, theme.KEY)
    return canvas
