"""The names of pieces that carry places: on the whole map, and struck through where one lies face down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

import pygame

from engine.said import Said
from game.board.empty_spots import by_room, emptiest
from game.board.table_view import TableView
from game.layout.carriers import Point
from game.layout.places import CarriedPlace
from game.pieces.arrangement import Arrangement
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Scale

HIGH = 22  # px at 1080p of a plate
GONE = 0.62  # of the ink of a name that is struck through


class CarriedNames:
    """Draws the names above the contour of what can be reached, and below everything that lies on the board.
    `named` are places with names of their own, which a name leaves free, `covered` tells what else it keeps clear
    of, px."""

    def __init__(
        self, view: TableView, named: frozenset[str], covered: Callable[[], Iterable[pygame.Rect]]
    ) -> None:
        self.view, self.named, self.covered = view, named, covered
        self.look = view.layout.layout.names
        self._room: tuple[Arrangement | None, dict[str, list[Point]]] = None, {}
        self.drawn: dict[str, pygame.Rect] = {}  # where each name is, px, by piece
        if self.look is not None:
            view.reach_drawn.connect(self.draw)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the names that are shown at this zoom."""
        self.drawn.clear()
        look, view = self.look, self.view
        if look is None:
            return
        far = view.camera.scale * 1080 / view.ui.height < look.below
        ground, table, covered = view.ground, view.stage.table, tuple(self.covered())
        for each in ground.laid.values():
            piece = table.pieces[each.piece]
            kind = view.layout.look(piece.kind)
            hidden = view.stage.moving(piece.id) or not (far or piece.face)
            if kind is None or hidden or not fnmatchcase(piece.kind, look.kinds):
                continue
            facts = view.sprites.facts(piece, kind)
            words = view.sprites.name(piece, {})
            sign = str(Said(look.sign, facts)) if not piece.face else ""
            plate = _plate(words, sign, bool(piece.face), view.ui)
            at = emptiest(
                plate.get_size(), view.camera, self._spots(each), (*self.drawn.values(), *covered)
            )
            self.drawn[piece.id] = at
            paint.stamp(surface, plate, at)

    def _spots(self, each: CarriedPlace) -> list[Point]:
        """The spots for a name, the emptiest first; they change with the arrangement only."""
        arrangement, spots = self._room
        if arrangement is not self.view.arrangement:
            taken, ground = self._taken(), self.view.ground
            spots = {other.piece: by_room(ground, other, taken) for other in ground.laid.values()}
            self._room = self.view.arrangement, spots
        return spots[each.piece]

    def _taken(self) -> list[Point]:
        """What a name leaves free: pieces, and places with names of their own."""
        view = self.view
        pieces = [lying.at for lying in view.arrangement.lying if view.layout.carrier(lying.piece.kind) is None]
        spots = [spot for place in self.named if (spot := view.ground.spot(place)) is not None]
        return [*pieces, *spots]


@baked
def _plate(words: str, sign: str, gone: bool, scale: Scale) -> pygame.Surface:
    """A name on a dark plate, with its sign before it; struck through if it is gone."""
    style = scale.style(theme.CAPTION)
    high = max(scale.px(HIGH), style.line + 2)
    side, pad, gap = round(high * 0.66) if sign else 0, high // 2, max(2, high // 8)
    wide = 2 * pad + measure(words, style) + (side + gap if side else 0)
    canvas = paint.faded(paint.rounded((wide, high), high // 2, theme.NIGHT), 0.86).copy()
    x = pad
    if side:
        paint.stamp(canvas, assets.picture(sign, (side, side)), (x, (high - side) // 2))
        x += side + gap
    ink = theme.mix(theme.NIGHT, theme.ASH, GONE) if gone else theme.BONE
    paint.stamp(canvas, line(words, style, ink), (x, high // 2 - round(cap_middle(style))))
    if gone:
        width = max(1, scale.px(2))
        pygame.draw.line(canvas, ink, (x - 2, high // 2), (wide - pad + 2, high // 2), width)
    return canvas
