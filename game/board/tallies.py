"""Tallies: a slate with a tick for each time, hung up where a piece waits."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pygame

from engine.said import Said
from engine.table import Piece, Table
from game.layout.camera import Camera
from game.layout.pictured_spaces import Tally
from game.services import assets
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.theme import Scale

WORDS = 0.42  # of the slate's height that its words take


def waiting(tally: Tally, table: Table) -> Piece | None:
    """The piece whose number the slate shows: of those that wait, the one that comes to its end first."""
    lying = [table.pieces[key] for key in table.contents.get(tally.place, ())]
    kinds = [piece for piece in lying if fnmatchcase(piece.kind, tally.kinds)]
    return max(kinds, key=lambda piece: piece.mark(tally.mark) % tally.of, default=None)


def draw_tally(surface: pygame.Surface, tally: Tally, table: Table, camera: Camera, scale: Scale) -> None:
    """Draw the slate with its words and ticks; nothing while nobody waits."""
    piece = waiting(tally, table)
    if piece is None:
        return
    size = round(tally.size[0] * camera.scale), round(tally.size[1] * camera.scale)
    x, y = camera.to_screen(tally.at)
    area = pygame.Rect((0, 0), size)
    area.center = round(x), round(y)
    paint.stamp(surface, assets.picture(tally.art, size), area)
    style = scale.style(theme.NOTE)
    room = area.width - 4, round(area.height * WORDS)
    words = fitted_text(Said(tally.words, {"of": tally.of}), style, theme.INK, room)
    if words is not None:
        top = area.y + (room[1] - words.size[1]) // 2 + 1
        words.draw(surface, (area.centerx - words.size[0] // 2, top))
    side = max(4, round(tally.tick * camera.scale))
    for number in range(piece.mark(tally.mark) % tally.of):
        where = tally.at[0] + tally.first[0] + number * tally.step, tally.at[1] + tally.first[1]
        x, y = camera.to_screen(where)
        tick = paint.icon("tick", side, theme.ILLEGAL_PAPER)
        paint.stamp(surface, tick, tick.get_rect(center=(round(x), round(y))))
