"""Traces: the board remembers who was beaten where, as one-colour engravings in the floor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from engine.table import Piece
from game.board.table_view import TableView
from game.pieces.sprites import Sprites
from game.services.cache import baked
from game.ui import paint, theme

SIDE = 46  # px at 1080p
DARK = 96  # what is darker in a picture is a line of it
GLEAM = 0.55  # of the light edge of a line


class Trace(NamedTuple):
    """A piece that was beaten at a place, or just `taken`, by which seat, with which record."""

    place: str
    piece: Piece
    seat: str
    record: int
    taken: bool = False


class TraceLayer:
    """Draws the traces below everything that lies on the board. `traces` are those to draw, by place."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.traces: Mapping[str, Trace] = {}
        view.ground_drawn.connect(self.draw)

    def shown_at(self, place: str) -> Trace | None:
        """The trace that can be seen at a place."""
        return self._shown().get(place)

    def _shown(self) -> dict[str, Trace]:
        """The traces that can be seen: none under a tile or a lit ring, and none on an emblem."""
        hidden = {each.piece.place for each in self.view.arrangement.lying if each.layer == "tile"}
        hidden |= self.view.marks.legal.keys()
        return {
            place: trace for place, trace in self.traces.items() if place not in hidden and not self._emblem(place)
        }

    def _emblem(self, place: str) -> bool:
        kind = self.view.ground.space(place)
        return kind is not None and place in kind.emblem_on

    def draw(self, surface: pygame.Surface) -> None:
        side = self.view.ui.px(SIDE)
        for place, trace in self._shown().items():
            spot = self.view.ground.spot(place)
            if spot is None:
                continue
            picture = engraved(self.view.sprites, trace.piece, side)
            x, y = self.view.camera.to_screen(spot)
            paint.stamp(surface, picture, picture.get_rect(center=(round(x), round(y))))


@baked
def engraved(sprites: Sprites, piece: Piece, side: int) -> pygame.Surface:
    """The lines of a piece's picture, dark with a light edge below them."""
    drawn = sprites.bare(piece, 2 * side, beaten=True)
    size = drawn.get_size()
    lines = pygame.mask.from_threshold(drawn, (0, 0, 0), (DARK, DARK, DARK, 255))
    lines = lines.overlap_mask(pygame.mask.from_surface(drawn, 160), (0, 0))
    canvas = pygame.Surface((size[0], size[1] + 2), pygame.SRCALPHA)
    light = lines.to_surface(setcolor=(*theme.ENGRAVED_EDGE, 255), unsetcolor=(0, 0, 0, 0)).premul_alpha()
    paint.stamp(canvas, paint.dimmed(light, GLEAM), (0, 2))
    paint.stamp(
        canvas, lines.to_surface(setcolor=(*theme.ENGRAVED, 255), unsetcolor=(0, 0, 0, 0)).premul_alpha(), (0, 0)
    )
    return pygame.transform.smoothscale(canvas, (max(1, size[0] // 2), max(1, size[1] // 2)))
