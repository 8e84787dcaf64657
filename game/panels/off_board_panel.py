"""Pieces that have left the board: a row of small frames, each with the mark of the piece's seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.said import Said
from engine.table import Piece, Table
from game.layout.game_layout import GameLayout
from game.pieces.portraits import portrait
from game.pieces.sprites import Sprites
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut, fitted_text
from game.ui.text import label
from game.ui.theme import Scale

SIDE = 112  # px at 1080p of a frame
LEAST = 40
TOLD = 56  # px at 1080p of a frame in which a figure can be told: rather more rows than smaller ones
ROWS = 3
PARTS = (1.0, 0.85, 0.7, 0.5)  # of the side, where there is less room


@dataclass(frozen=True)
class OffBoardPiece:
    """A piece that has left the board, the colour of its seat, and its worth (empty: nothing is said)."""

    piece: Piece
    colour: str
    worth: str


class OffBoardPanel:
    """One shelf: a title on the table's wood, the frames, a note."""

    def __init__(self, layout: GameLayout, sprites: Sprites, moving: Callable[[str], bool]) -> None:
        self.layout = layout
        self.sprites = sprites
        self.moving = moving  # whether a piece is still on its way here
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()
        self.shelves: list[tuple[Said, Said, list[OffBoardPiece]]] = []
        self._part = 1.0  # of the usual side of a frame

    def show(self, table: Table) -> None:
        """Take the pieces on the shelves of a table."""
        self.shelves = []
        for shelf in self.layout.layout.shelves:
            gone = [
                self._gone(table.pieces[key], self.layout.colour(seat), shelf.worth)
                for seat in table.seats
                for place in shelf.places
                for key in table.contents.get(place.replace("{seat}", seat), ())
            ]
            if gone:
                self.shelves.append((shelf.title, shelf.note, gone))

    def _gone(self, piece: Piece, colour: str, fact: str) -> OffBoardPiece:
        """A piece that has left; its worth is the number of this fact."""
        look = self.layout.look(piece.kind)
        worth = str(self.sprites.facts(piece, look).get(fact, "")) if look is not None and fact else ""
        return OffBoardPiece(piece, colour, worth)

    def height(self, width: int, most: int, scale: Scale) -> int:
        """What the shelves need at a width, px; 0 if they are empty. Where the usual frames would need more than
        `most`, the frames are smaller."""
        heights = {
            part: sum([self._height(shelf, width, part, scale) + 2 * scale.u for shelf in self.shelves])
            for part in PARTS
        }
        self._part = next((part for part, high in heights.items() if high <= most), PARTS[-1])
        return heights[self._part]

    def _height(self, shelf: tuple[Said, Said, list[OffBoardPiece]], width: int, part: float, scale: Scale) -> int:
        side, rows, _ = _frames(len(shelf[2]), width, part, scale)
        note = scale.style(theme.NOTE).line if shelf[1] else 0
        return scale.style(theme.HEADING).line + rows * (side + scale.u) + note

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale

    def frame(self, piece: str) -> pygame.Rect:
        """Where a piece lies; if it is not there, where the next one would lie."""
        found = [rect for gone, rect in self._laid() if gone.piece.id == piece]
        return found[0] if found else self.rect

    def _laid(self) -> list[tuple[OffBoardPiece, pygame.Rect]]:
        """Every piece with its frame."""
        found, y, scale = [], self.rect.y, self.scale
        for shelf in self.shelves:
            side, _, a_row = _frames(len(shelf[2]), self.rect.width, self._part, scale)
            top = y + scale.style(theme.HEADING).line
            for number, gone in enumerate(shelf[2]):
                row, column = divmod(number, a_row)
                x = self.rect.x + column * (side + scale.u)
                found.append((gone, pygame.Rect(x, top + row * (side + scale.u), side, side)))
            y += self._height(shelf, self.rect.width, self._part, scale) + 2 * scale.u
        return found

    def draw(self, surface: pygame.Surface) -> None:
        scale, y = self.scale, self.rect.y
        for shelf in self.shelves:
            title, note, _ = shelf
            head = scale.style(theme.HEADING)
            words = fitted_or_cut(title, head, theme.BONE, (self.rect.width, head.line))
            words.draw(surface, (self.rect.x, y + (head.line - words.size[1]) // 2))
            y += self._height(shelf, self.rect.width, self._part, scale)
            if note:
                style = scale.style(theme.NOTE)
                told = fitted_text(note, style, theme.ASH, (self.rect.width, style.line))
                if told is not None:  # the note gives way first
                    told.draw(surface, (self.rect.x, y - style.line))
            y += 2 * scale.u
        for gone, rect in self._laid():
            if not self.moving(gone.piece.id):
                self._draw_frame(surface, gone, rect)

    def _draw_frame(self, surface: pygame.Surface, gone: OffBoardPiece, rect: pygame.Rect) -> None:
        scale, radius = self.scale, self.scale.px(theme.RADIUS_TILE)
        paint.shadow(surface, rect, radius, theme.S3, scale)
        ground = paint.rounded(rect.size, radius, theme.light(theme.PANEL2, 0.04), theme.PANEL, theme.LINE)
        paint.stamp(surface, ground, rect)
        star = round(rect.width * 0.26) if gone.worth else 0
        room = (rect.width - star - scale.u, rect.height - scale.u)
        picture = portrait(self.sprites, gone.piece, room, scale)
        middle = (rect.x + (rect.width - star) // 2, rect.centery)
        paint.stamp(surface, picture, picture.get_rect(center=middle))
        if gone.worth:
            icon = paint.icon("star", star, theme.GOLD_TOP)
            paint.stamp(
                surface, icon, icon.get_rect(center=(rect.right - star * 2 // 3, rect.centery - star // 2))
            )
            style = scale.style(theme.COUNT)
            area = pygame.Rect(rect.right - star * 7 // 6, rect.centery, star, style.line)
            label(surface, gone.worth, style, theme.BONE, area, "centre")
        mark = max(12, round(rect.width * 0.2))
        paint.stamp(surface, paint.mark(gone.colour, mark), (rect.x + 2, rect.y + 2))


def _frames(number: int, width: int, part: float, scale: Scale) -> tuple[int, int, int]:
    """Side of a frame, at most a part of the usual one, rows and frames in a row for so many pieces in a width."""
    usual = round(scale.px(SIDE) * part)
    for rows in range(1, ROWS + 1):
        a_row = -(-number // rows)
        side = min(usual, (width + scale.u) // max(1, a_row) - scale.u)
        if side >= min(usual, scale.px(TOLD)):
            break
    return max(scale.px(LEAST) // 2, side), rows, max(1, a_row)
