"""The key of risks: what the marks on the tiles of the board mean for whoever looks on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from engine.flow import Risk
from engine.said import Said, said
from game.pieces.risk_mark import TileRisk, risk_mark
from game.ui import materials, paint, theme
from game.ui.text import Text, fitted, flow, label, measure
from game.ui.theme import Scale

TITLE = said("Risk for you, now")
WORDS = {
    Risk.SURE: (said("sure"), said("you win, whatever is thrown")),
    Risk.MAYBE: (said("maybe"), said("the throw decides")),
    Risk.LOST: (said("hopeless"), said("you cannot win")),
}
SWAYED = said("dashed"), said("better with your own cards")
MARK = 34  # px at 1080p


class KeyRow(NamedTuple):
    """A mark with the number of a tile that has it now."""

    risk: TileRisk
    number: str

    @property
    def words(self) -> tuple[Said, Said]:
        """The mark's word, and the note on it."""
        return SWAYED if self.risk.swayed else WORDS[self.risk.risk]


def rows(risks: Mapping[str, tuple[TileRisk, str]]) -> tuple[KeyRow, ...]:
    """One row for each risk on the board, the surest first, and one for a dashed rim, from the mark and number of
    each tile."""
    found: dict[Risk, KeyRow] = {}
    for risk, number in risks.values():
        found.setdefault(risk.risk, KeyRow(TileRisk(risk.risk), number))
    swayed = [KeyRow(TileRisk(risk.risk, swayed=True), number) for risk, number in risks.values() if risk.swayed]
    return (*[found[risk] for risk in Risk if risk in found], *swayed[:1])


class RiskKey:
    """A panel at the foot of the right-hand column; without marks on the board it is not there."""

    def __init__(self) -> None:
        self.rows: tuple[KeyRow, ...] = ()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()

    def height(self, width: int, scale: Scale) -> int:
        """What it needs at this width, px; 0 if there is nothing to tell."""
        if not self.rows:
            return 0
        rows = sum(self._row(row, width - 4 * scale.u, scale) for row in self.rows)
        return scale.style(theme.HEADING).line + rows + 3 * scale.u

    def _row(self, row: KeyRow, width: int, scale: Scale) -> int:
        """The height of a row."""
        below = _below(row, width - scale.px(MARK) - scale.u, scale)
        line = scale.style(theme.LABEL).line
        words = scale.style(theme.STRONG).line + below.size[1] if below is not None else line
        return max(scale.px(MARK), words) + scale.u // 2

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the key, if it has room."""
        if not self.rows or not self.rect.height:
            return
        scale, rect, pad = self.scale, self.rect, 2 * self.scale.u
        materials.panel(surface, rect, scale)
        title = scale.style(theme.HEADING)
        y = rect.y + scale.u
        head = pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, title.line)
        label(surface, TITLE, fitted(TITLE, title, head.width), theme.BONE, head)
        y += title.line + scale.u // 2
        for row in self.rows:
            high = self._row(row, rect.width - 2 * pad, scale)
            self._draw_row(surface, row, pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, high))
            y += high

    def _draw_row(self, surface: pygame.Surface, row: KeyRow, area: pygame.Rect) -> None:
        scale, side = self.scale, self.scale.px(MARK)
        mark = risk_mark(row.risk, row.number, side, scale.style(theme.STRONG))
        paint.stamp(surface, mark, mark.get_rect(midleft=area.midleft))
        word, note = row.words
        strong, x = scale.style(theme.STRONG), area.x + side + scale.u
        below = _below(row, area.right - x, scale)
        if below is not None:
            top = area.y + (area.height - strong.line - below.size[1]) // 2
            label(surface, word, strong, theme.BONE, pygame.Rect(x, top, area.right - x, strong.line))
            below.draw(surface, (x, top + strong.line))
            return
        named = label(surface, word, strong, theme.BONE, pygame.Rect(x, area.y, area.right - x, area.height))
        x = named.right + scale.u
        rest = pygame.Rect(x, area.y, area.right - x, area.height)
        label(surface, note, scale.style(theme.NOTE), theme.ASH, rest)


def _below(row: KeyRow, width: int, scale: Scale) -> Text | None:
    """The note of a row, laid out to stand below its word; None if it has room beside it."""
    word, note = row.words
    small = scale.style(theme.NOTE)
    if measure(word, scale.style(theme.STRONG)) + scale.u + measure(note, small) <= width:
        return None
    return flow(note, small, theme.ASH, width)
