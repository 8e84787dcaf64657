"""A card with the details of the piece pointed at: its picture, its name and its facts."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.said import NOTHING, Said
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import Text, flow, measure
from game.ui.theme import Scale

SIDE = 118  # px at 1080p of the picture
SMALL = 42  # px at 1080p of the picture of a load


@dataclass(frozen=True)
class LoadFacts:
    """What to show of something that a piece carries: its picture, its name, and what it is good for."""

    picture: pygame.Surface
    name: Said
    about: Said


@dataclass(frozen=True)
class PieceFacts:
    """What to show of a piece: a title, rows of label and number, the picture (its own surface, any size),
    what it carries, and the words on it."""

    title: Said
    rows: tuple[tuple[Said, str], ...]
    picture: pygame.Surface | None = None
    piece: str = ""
    loads: tuple[LoadFacts, ...] = ()
    text: Said = NOTHING


class PieceCard:
    """The panel in the right-hand column, below the clause card if there is one."""

    def __init__(self) -> None:
        self.shown: PieceFacts | None = None
        self.areas: list[pygame.Rect] = []  # of the rows, as they were drawn

    def height(self, width: int, scale: Scale) -> int:
        """What it needs, px; 0 if no piece is shown."""
        known = self.shown
        if known is None:
            return 0
        title = flow(known.title, scale.style(theme.HEADING), theme.BONE, width - 4 * scale.u)
        side = scale.px(SIDE) if known.picture else 0
        loads = sum(self._load_height(load, width - 4 * scale.u, scale) + scale.u for load in known.loads)
        rows = max(side, sum(self._rows(known, self._room(width, scale), scale)))
        words = self._told(known, width, scale).size[1] + scale.u if known.text else 0
        return 5 * scale.u + title.size[1] + words + rows + loads + scale.u * bool(loads)

    @staticmethod
    def _told(known: PieceFacts, width: int, scale: Scale) -> Text:
        return flow(known.text, scale.style(theme.LABEL), theme.BONE, width - 4 * scale.u)

    def _room(self, width: int, scale: Scale) -> int:
        """The width of the rows beside the picture."""
        beside = scale.px(SIDE) + 2 * scale.u if self.shown is not None and self.shown.picture else 0
        return width - 4 * scale.u - beside

    def _rows(self, known: PieceFacts, width: int, scale: Scale) -> list[int]:
        """The heights of the rows: as many lines as the words beside the number need."""
        gap = scale.u // 2
        return [self._words(row, width, scale).size[1] + gap for row in known.rows]

    def _words(self, row: tuple[Said, str], width: int, scale: Scale) -> Text:
        number = measure(row[1], scale.style(theme.COUNT))
        style, room = scale.style(theme.LABEL), max(width // 3, width - number - scale.u)
        return fitted_or_cut(row[0], style, theme.ASH, (room, 2 * style.line))

    def _load_texts(self, load: LoadFacts, width: int, scale: Scale) -> tuple[Text, Text]:
        """The name of a load, and below it what it is good for."""
        room = width - scale.px(SMALL) - 3 * scale.u
        name = flow(load.name, scale.style(theme.STRONG), theme.BONE, room)
        return name, flow(load.about, scale.style(theme.NOTE), theme.ASH, room)

    def _load_height(self, load: LoadFacts, width: int, scale: Scale) -> int:
        words = sum(text.size[1] for text in self._load_texts(load, width, scale))
        return max(scale.px(SMALL), words) + scale.u

    def _draw_load(self, surface: pygame.Surface, area: pygame.Rect, load: LoadFacts, scale: Scale) -> None:
        """Draw something that the piece carries, on a plate of its own."""
        side = scale.px(SMALL)
        paint.stamp(surface, paint.rounded(area.size, scale.px(theme.RADIUS_FIELD), theme.PANEL2), area)
        at = (area.x + scale.u + side // 2, area.centery)
        paint.stamp(surface, load.picture, load.picture.get_rect(center=at))
        texts = self._load_texts(load, area.width, scale)
        y = area.centery - sum(text.size[1] for text in texts) // 2
        for text in texts:
            text.draw(surface, (area.x + side + 2 * scale.u, y))
            y += text.size[1]

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
        """Draw in a rect as high as it needs."""
        known = self.shown
        self.areas = []
        if known is None:
            return
        pad, side = 2 * scale.u, scale.px(SIDE)
        materials.panel(surface, rect, scale)
        title = flow(known.title, scale.style(theme.HEADING), theme.BONE, rect.width - 2 * pad)
        title.draw(surface, (rect.x + pad, rect.y + pad))
        y = rect.y + pad + title.size[1] + scale.u
        left = rect.x + pad
        if known.text:
            told = self._told(known, rect.width, scale)
            told.draw(surface, (left, y))
            y += told.size[1] + scale.u
        if known.picture is not None:
            paint.stamp(surface, known.picture, known.picture.get_rect(center=(left + side // 2, y + side // 2)))
            left += side + 2 * scale.u
        style, width = scale.style(theme.LABEL), self._room(rect.width, scale)
        for row, high in zip(known.rows, self._rows(known, width, scale), strict=True):
            self._words(row, width, scale).draw(surface, (left, y))
            self.areas.append(pygame.Rect(left, y, rect.right - pad - left, high))
            value = flow(row[1], scale.style(theme.COUNT), theme.GOLD)
            value.draw(surface, (rect.right - pad - value.size[0], y - (value.size[1] - style.line) // 2))
            y += high
        bottom = rect.bottom - pad
        for load in reversed(known.loads):
            high = self._load_height(load, rect.width - 2 * pad, scale)
            area = pygame.Rect(rect.x + pad, bottom - high, rect.width - 2 * pad, high)
            self._draw_load(surface, area, load, scale)
            bottom -= high + scale.u
