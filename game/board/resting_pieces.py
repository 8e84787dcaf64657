"""The pictures of pieces at rest on the board, and of spaces that look otherwise than usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from engine.table import Piece, Table
from game.board.lead_faces import LeadFaces
from game.board.marks import Marks
from game.board.pictured_board import space_picture
from game.board.piece_spots import PieceSpots
from game.layout.camera import Camera
from game.layout.game_layout import GameLayout
from game.layout.places import Ground
from game.pieces.arrangement import INLAID, STANDING, Arrangement, Lying
from game.pieces.piece_numbers import number_disc
from game.pieces.risk_mark import TileRisk
from game.pieces.sprites import Sprites
from game.services import assets
from game.services.cache import baked
from game.services.fence import fenced
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.fitted_text import smaller
from game.ui.paint import Blit
from game.ui.text import measure
from game.ui.theme import Scale

GHOST = 0.38  # how much of a piece is seen where it lay, while it is in the hand
SPENT = 0.45  # how much is seen of a piece that can do nothing more
PILE_BADGE = 17, 52  # the disc with a pile's number: px at least, and board units at most
PILE_CORNER = 1 / 3, 2 / 5  # from the middle of a pile to that of the disc, in sizes of the pile
STACK = 60  # board units: the size of a pile without a bed


class PiecesView(Protocol):
    """What the pictures of pieces need from the view that they lie on."""

    layout: GameLayout
    camera: Camera
    stage: Stage
    marks: Marks
    sprites: Sprites
    spots: PieceSpots
    faces: LeadFaces
    risks: dict[str, TileRisk]
    ui: Scale
    valued: bool
    place_looks: Callable[[Table], Mapping[str, str]]

    @property
    def ground(self) -> Ground:
        """Where the places lie now."""

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""


class RestingPieces:
    """The pieces of one view that do not move, as pictures with their places, px. They are kept until something
    changes."""

    def __init__(self, view: PiecesView) -> None:
        self.view = view
        self._kept: tuple[object, list[Blit], list[Blit], list[Blit]] | None = None

    def forget(self) -> None:
        """Draw all pictures anew: the view has another size."""
        self._kept = None

    def layers(self) -> tuple[list[Blit], list[Blit], list[Blit]]:
        """Pieces at rest in three layers: those inlaid below rings, those that lie on rings, and figures."""
        moving = frozenset[str]().union(*[{visual.key, *visual.others} for visual in self.view.stage.visuals])
        view, marks, camera = self.view, self.view.marks, self.view.camera
        key = (
            view.stage.version, moving, camera.baked, camera.scale, camera.centre, camera.view.topleft,
            marks.hover, marks.selected, marks.held.piece if marks.held else "", marks.spent, marks.ghost,
            marks.blockers, marks.refused, tuple(view.risks.items()), marks.focus, view.valued,
            view.stage.table.contents.get(marks.target), self._ringed(), view.spots.covered,
        )  # fmt: skip
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, *self._collect(moving))
        return self._kept[1], self._kept[2], self._kept[3]

    def asked(self, piece: Piece) -> bool:
        """Whether somebody asks for the numbers of a piece: with the lens, or by pointing at it or its place."""
        marks = self.view.marks
        pointed = piece.id in (marks.hover, marks.selected, marks.focus) or piece.place == marks.target
        return self.view.valued or pointed

    def _collect(self, moving: frozenset[str]) -> tuple[list[Blit], list[Blit], list[Blit]]:
        view = self.view
        inlaid: list[Blit] = self._looks(moving)
        flat: list[Blit] = []
        standing: list[Blit] = []
        numbers: list[Blit] = []  # of tiles that a figure or a ring may cover
        crowded = {lying.piece.place for lying in view.arrangement.lying if lying.layer == "figure"}
        crowded |= view.marks.blockers | {view.marks.refused} | self._ringed()
        for lying in view.arrangement.lying:
            piece = lying.piece
            if piece.id in moving or piece.id in view.spots.covered:
                continue
            blits = standing if lying.layer in STANDING else inlaid if lying.layer in INLAID else flat
            blits.append(self._picture(lying))
            if lying.layer == "tile" and not lying.pile and (piece.id in view.risks or piece.place in crowded):
                numbers += self._number_alone(lying)
            if lying.pile:
                flat.append((self._pile_plate(lying), self.badge_area(lying).topleft))
        return inlaid, flat, standing + numbers + self._fronts()

    def _picture(self, lying: Lying) -> Blit:
        """The picture of a piece: faded where it is in the hand or spent, lifted where the pointer is."""
        view, marks, piece = self.view, self.view.marks, lying.piece
        size = view.sprites.visible(piece, view.camera.baked * lying.scale)
        sprite = view.sprites.of(piece, size, self.asked(piece))
        x, y = view.camera.to_screen(lying.at)
        surface = sprite.surface
        if marks.held and marks.held.piece in (piece.id, lying.bearer):
            surface = paint.faded(surface, GHOST)
        elif piece.id in marks.spent:
            surface = paint.faded(surface, SPENT)
        elif piece.id in (marks.hover, marks.selected) and piece.id in marks.ready:
            y -= view.ui.px(4 if piece.id == marks.selected else 3)
        return surface, (round(x - sprite.x), round(y - sprite.y))

    def _number_alone(self, lying: Lying) -> list[Blit]:
        """The number of a tile without the tile, if it has one."""
        view, piece = self.view, lying.piece
        disc = view.sprites.disc_alone(piece, view.camera.baked, view.risks.get(piece.id))
        if disc is None:
            return []
        x, y = view.camera.to_screen(lying.at)
        return [(disc.surface, (round(x - disc.x), round(y - disc.y)))]

    def _ringed(self) -> frozenset[str]:
        """The pictured spaces whose ring lies over what stands in them."""
        ringed = (*self.view.marks.legal, *self.view.faces.too_dear)
        kinds = {place: self.view.ground.space(place) for place in ringed}
        return frozenset([place for place, kind in kinds.items() if kind is not None and kind.size != (0, 0)])

    def _looks(self, moving: frozenset[str]) -> list[Blit]:
        """The pictures of spaces that look otherwise than usual, or in which a chip lies as a part of them."""
        view, layout, baked_at = self.view, self.view.layout, self.view.camera.baked
        found: list[Blit] = []
        usual: Mapping[str, str] = {}
        looks = fenced(lambda: view.place_looks(view.stage.table), usual)
        for place, at in layout.layout.spaces.items():
            kind = layout.space(place)
            if kind is None:
                continue
            picture, ink = kind.looks.get(looks.get(place, ""), ""), theme.LEGAL
            if kind.filled and self._has_chip(place, moving):
                picture, ink = kind.filled, theme.INK
            if picture:
                size = round(kind.size[0] * baked_at), round(kind.size[1] * baked_at)
                drawn = space_picture(picture, kind.number(place), size, ink, view.ui)
                found.append(paint.middle_at(drawn, *view.camera.to_screen(at)))
        return found

    def _has_chip(self, place: str, moving: frozenset[str]) -> bool:
        """Whether a chip is at rest in a place."""
        lying = self.view.stage.table.contents.get(place, ())
        return any(self._is_chip(piece) for piece in lying if piece not in moving)

    def _is_chip(self, piece: str) -> bool:
        look = self.view.layout.look(self.view.stage.table.pieces[piece].kind)
        return look is not None and look.layer == "chip"

    def _fronts(self) -> list[Blit]:
        """The pictures that stand before the pieces of a space, such as bars."""
        layout, camera = self.view.layout, self.view.camera
        found: list[Blit] = []
        for place, at in layout.layout.spaces.items():
            kind = layout.space(place)
            if kind is not None and kind.front:
                x, y, width, height = kind.front_box
                left, top = camera.to_screen((at[0] + x, at[1] + y))
                size = round(width * camera.scale), round(height * camera.scale)
                found.append((assets.picture(kind.front, size), (round(left), round(top))))
        return found

    def _pile_plate(self, lying: Lying) -> pygame.Surface:
        style = self.view.ui.style(theme.CAPTION)
        side = min(style.px + 8, max(PILE_BADGE[0], round(PILE_BADGE[1] * self.view.camera.scale)))
        return _number_plate(str(lying.pile), side, style)

    def badge_area(self, lying: Lying) -> pygame.Rect:
        """Where the number of a pile is drawn, px."""
        plate = self._pile_plate(lying)
        piles = self.view.layout.layout.piles
        size = next((pile.size for pile in piles if pile.place == lying.piece.place), STACK)
        across, down = PILE_CORNER
        x, y = self.view.camera.to_screen((lying.at[0] + across * size, lying.at[1] + down * size))
        return pygame.Rect(paint.middle_at(plate, x, y)[1], plate.get_size())


@baked
def _number_plate(words: str, side: int, style: theme.Style) -> pygame.Surface:
    """The disc with the number of pieces in a pile."""
    width = max(side, measure(words, smaller(style, side)) + side // 2)
    canvas = pygame.Surface((width + 2, side + 2), pygame.SRCALPHA)
    number_disc(canvas, (1, 1), words, side, style, theme.NIGHT, theme.ASH, theme.BONE)
    return canvas


