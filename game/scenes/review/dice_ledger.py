"""The dice ledger: how often each face came, beside the band in which 95 of 100 fair dice stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from engine.flow.luck import Tally
from engine.said import Said, said
from game.ui import paint, theme
from game.ui.text import flow, label
from game.ui.theme import Scale
from game.ui.widget import Widget

ROW = 56  # px of a face's row at 1080p
THICK = 0.44  # of a row that its bar is high
LEAST_BAR = 60  # px of the longest bar, at 1080p


class DieBlock(NamedTuple):
    """One die: its name, how often it was thrown, and its faces."""

    words: str
    number: int
    tallies: tuple[Tally, ...]


class DiceLedger(Widget):
    """A block of bars for each die. A frame shows the band, a line the average. A face outside the band has a
    sign and words."""

    focusable = False

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blocks: tuple[DieBlock, ...] = ()

    def show(self, blocks: Sequence[DieBlock]) -> None:
        """Show these dice."""
        self.blocks = tuple(blocks)

    def wanted_height(self, scale: Scale) -> int:
        """The height that it would like, in px."""
        rows = sum(len(block.tallies) for block in self.blocks)
        return rows * scale.grow(ROW) + len(self.blocks) * (scale.style(theme.HEADING).line + 3 * scale.u)

    # -- where things are --------------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """The number of the longest bar."""
        return max((max(row.came, row.high) for block in self.blocks for row in block.tallies), default=1) or 1

    def row(self, block: int, face: int) -> pygame.Rect:
        """The row of a face; face -1 is the heading of its block."""
        scale = self.scale
        head = scale.style(theme.HEADING).line + scale.u
        rows = [len(each.tallies) for each in self.blocks]
        spare = self.rect.height - len(rows) * (head + 2 * scale.u)
        high = min(scale.grow(ROW), spare // max(1, sum(rows)))
        top = self.rect.y + sum(head + 2 * scale.u + number * high for number in rows[:block])
        if face < 0:
            return pygame.Rect(self.rect.x, top, self.rect.width, head)
        return pygame.Rect(self.rect.x, top + head + face * high, self.rect.width, high)

    def lane(self, row: pygame.Rect) -> pygame.Rect:
        """Where the bar of a row may lie: between the face and the numbers."""
        style = self.scale.style(theme.LABEL)
        left = self.scale.style(theme.COUNT).px * 2
        tallies = [tally for block in self.blocks for tally in block.tallies]
        widths = [flow(in_words(tally), style, theme.ASH).size[0] for tally in tallies]
        right = max(widths, default=0) + 2 * self.scale.u
        width = max(self.scale.px(LEAST_BAR), row.width - left - right)
        return pygame.Rect(row.x + left, row.y, min(width, row.width - left), row.height)

    def x_of(self, lane: pygame.Rect, times: float) -> int:
        """The px across at which a number of throws lies."""
        return lane.x + round(lane.width * times / self.most)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        heading = self.scale.style(theme.HEADING)
        lane = self.lane(self.rect)  # all rows lie below one another
        for number, block in enumerate(self.blocks):
            head = said("{die}: {number:throw|throws}", die=block.words, number=block.number)
            label(surface, head, heading, theme.BONE, self.row(number, -1))
            for face, tally in enumerate(block.tallies):
                row = self.row(number, face)
                self._draw_tally(surface, row, pygame.Rect(lane.x, row.y, lane.width, row.height), tally)

    def _draw_tally(self, surface: pygame.Surface, row: pygame.Rect, lane: pygame.Rect, tally: Tally) -> None:
        scale = self.scale
        thick = max(8, round(row.height * THICK))
        pip = scale.style(theme.COUNT)
        side = min(row.height - 2, round(pip.px * 1.5))
        box = pygame.Rect(row.x, row.centery - side // 2, side, side)
        paint.stamp(surface, paint.rounded(box.size, side // 5, theme.PARCH, theme.PARCH2, theme.KEY, 2), box)
        label(surface, str(tally.face), pip, theme.INK, box, "centre")
        ink = (theme.LEGAL, theme.ILLEGAL)[tally.outlier != 0]
        bar = pygame.Rect(lane.x, row.centery - thick // 2, max(2, self.x_of(lane, tally.came) - lane.x), thick)
        ground = pygame.Rect(lane.x, bar.y, lane.width, thick)
        paint.stamp(surface, paint.rounded(ground.size, thick // 4, theme.NIGHT), ground)
        paint.stamp(surface, paint.rounded(bar.size, thick // 4, ink, theme.dark(ink, 0.25)), bar)
        self._draw_band(surface, lane, row, tally)
        self._draw_numbers(surface, pygame.Rect(lane.right, row.y, row.right - lane.right, row.height), tally)

    def _draw_band(self, surface: pygame.Surface, lane: pygame.Rect, row: pygame.Rect, tally: Tally) -> None:
        """Draw a bracket over the expected band, and a line at the average."""
        width = max(2, self.scale.px(2.5))
        reach = row.height * 3 // 8
        left, right = self.x_of(lane, tally.low), self.x_of(lane, tally.high)
        for ink, wide in ((theme.KEY, width + 2), (theme.BONE, width)):
            for x in (left, right):
                pygame.draw.line(surface, ink, (x, row.centery - reach), (x, row.centery + reach), wide)
            for y in (row.centery - reach, row.centery + reach):
                pygame.draw.line(surface, ink, (left, y), (right, y), max(1, wide // 2))
        x = self.x_of(lane, tally.expected)
        pygame.draw.line(surface, theme.KEY, (x, row.centery - reach), (x, row.centery + reach), width + 2)
        pygame.draw.line(surface, theme.HINT, (x, row.centery - reach), (x, row.centery + reach), width)

    def _draw_numbers(self, surface: pygame.Surface, area: pygame.Rect, tally: Tally) -> None:
        """Draw how often the face came and how often it was expected, with a sign and words outside the band."""
        style = self.scale.style(theme.LABEL)
        ink = theme.ILLEGAL if tally.outlier else theme.ASH
        told = flow(in_words(tally), style, ink, None)
        told.draw(surface, (area.x + self.scale.u, area.centery - style.line // 2))


def in_words(tally: Tally) -> Said:
    """How often a face came and how often it was expected, with a sign outside the band (markup)."""
    facts = {"came": tally.came, "low": tally.low, "high": tally.high}
    if tally.outlier > 0:
        return said("{icon:warning} {came}: more than {low} to {high}", **facts)
    if tally.outlier < 0:
        return said("{icon:warning} {came}: fewer than {low} to {high}", **facts)
    return said("{came} (expected {low} to {high})", **facts)
