"""The key of risks: what the marks on the tiles of the board mean for whoever looks on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from engine.flow import Risk
from engine.said import Said, said
from game.pieces.risk_mark import TileRisk, risk_mark
from game.ui import paint, theme
from game.ui.text import fitted, label, measure
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

    def height(self, scale: Scale) -> int:
        """What it needs, px; 0 if there is nothing to tell."""
        if not self.rows:
            return 0
        return scale.style(theme.HEADING).line + len(self.rows) * self._row(scale) + 3 * scale.u

    def _row(self, scale: Scale) -> int:
        return max(scale.px(MARK), scale.style(theme.LABEL).line) + scale.u // 2

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the key, if it has room."""
        if not self.rows or not self.rect.height:
            return
        scale, rect, pad = self.scale, self.rect, 2 * self.scale.u
        paint.panel(surface, rect, scale)
        title = scale.style(theme.HEADING)
        y = rect.y + scale.u
        head = pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, title.line)
        label(surface, TITLE, fitted(TITLE, title, head.width), theme.BONE, head)
        y += title.line + scale.u // 2
        for row in self.rows:
            self._draw_row(surface, row, pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, self._row(scale)))
            y += self._row(scale)

    def _draw_row(self, surface: pygame.Surface, row: KeyRow, area: pygame.Rect) -> None:
        scale, side = self.scale, self.scale.px(MARK)
        mark = risk_mark(row.risk, row.number, side, scale.style(theme.STRONG))
        paint.stamp(surface, mark, mark.get_rect(midleft=area.midleft))
        word, note = SWAYED if row.risk.swayed else WORDS[row.risk.risk]
        strong = scale.style(theme.STRONG)
        x = area.x + side + scale.u
        named = label(surface, word, strong, theme.BONE, pygame.Rect(x, area.y, area.right - x, area.height))
        x = named.right + scale.u
        self._draw_note(surface, note, pygame.Rect(x, area.y, max(0, area.right - x), area.height))

    def _draw_note(self, surface: pygame.Surface, note: Said, area: pygame.Rect) -> None:
        style = fitted(note, self.scale.style(theme.NOTE), area.width)
        if measure(note, style) <= area.width:  # else the mark and its word must do
            label(surface, note, style, theme.ASH, area)
