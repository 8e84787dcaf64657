"""The scores of a finished game: the winner and the reason in words, and the table of everybody's parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.flow import Outcome
from engine.said import Said, said
from game.services.wording import listed
from game.ui import paint, theme
from game.ui.text import fitted, label, line, measure
from game.ui.theme import Scale
from game.ui.widget import Widget

ROW = 52  # a seat's row, px at 1080p
TIGHT = 1.1  # times its line that a row is high at least


@dataclass(frozen=True)
class SeatResult:
    """One row of the scores: place (1 is first), seat, name, parts in order, total, number for the tie-break."""

    place: int
    seat: str
    name: str
    parts: tuple[int, ...]
    total: int
    tie_break: int
    won: bool


def results(outcome: Outcome, names: dict[str, str]) -> tuple[SeatResult, ...]:
    """The rows, best first; winners are first, and below them seats with equal totals share a place."""
    found: list[SeatResult] = []
    for number, score in enumerate(outcome.scores, 1):
        won = score.seat in outcome.winners
        before = found[-1] if found else None
        even = before is not None and before.total == score.total and before.won == won
        place = before.place if before and even else number
        parts = tuple(score.columns.values())
        found.append(SeatResult(place, score.seat, names[score.seat], parts, score.total, score.tie_break, won))
    return tuple(found)


def headline(outcome: Outcome, names: dict[str, str]) -> Said:
    """Who won, in a few words: the game's own words, or names."""
    winners = [names[seat] for seat in outcome.winners]
    if outcome.verdict:
        return outcome.verdict
    if not winners and len(outcome.scores) == 1:
        return said("{name} has lost", name=names[outcome.scores[0].seat])
    if not winners:
        return said("Nobody wins")
    if len(winners) == 1:
        return said("{name} wins", name=winners[0])
    return said("{names} share the victory", names=listed(winners))


def reason(outcome: Outcome, names: dict[str, str], unit: str) -> Said:
    """Why they won: the game's own words, the larger total, or the tie-break; empty if none of these tells."""
    if outcome.why or outcome.verdict or not outcome.winners:
        return outcome.why
    best, *others = outcome.scores
    facts = {"total": best.total, "unit": unit}
    if len(outcome.winners) > 1:
        return said("{total} {unit} each, and even in the tie-break.", **facts)
    if others and others[0].total == best.total:
        return said(
            "{total} {unit}, as many as {rival}, but ahead in the tie-break: {own} to {other}.",
            rival=names[others[0].seat], own=best.tie_break, other=others[0].tie_break, **facts,
        )  # fmt: skip
    if not others:
        return said("{total} {unit}.", **facts)
    rivals = listed([names[score.seat] for score in others if score.total == others[0].total])
    more = best.total - others[0].total
    return said("{total} {unit}, {more} more than {rivals}.", more=more, rivals=rivals, **facts)


class FinalScores(Widget):
    """The table of scores on parchment."""

    focusable = False

    def __init__(
        self, rows: Sequence[SeatResult], parts: Sequence[str], colours: dict[str, str], unit: str, icon: str
    ) -> None:
        super().__init__("scores")
        self.rows = tuple(rows)
        self.parts = tuple(parts)
        self.colours = colours
        self.unit = unit
        self.icon = icon
        tied = [row for row in rows if row.total == rows[0].total]
        self.placed = any(row.won for row in rows) and not all(row.won for row in rows)  # else nobody is ahead
        self.tie = len(tied) > 1 and any(row.tie_break for row in rows) and any(row.won for row in rows)

    @property
    def columns(self) -> tuple[str, ...]:
        """The headings of the columns of numbers that have one."""
        return (*self.parts, *([said("tie-break")] if self.tie else []), self.unit)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(700), scale.grow(ROW) * len(self.rows) + scale.style(theme.NOTE).line + 5 * scale.u

    def least(self, scale: Scale) -> int:
        """The least height that it needs."""
        row = round(scale.style(theme.PROMPT).line * TIGHT)
        return row * len(self.rows) + scale.style(theme.NOTE).line + 4 * scale.u

    def needs(self, scale: Scale) -> int:
        """The least width that it needs."""
        name = max(measure(row.name, scale.style(theme.HEADING)) for row in self.rows)
        return name + scale.grow(60) + sum(self._widths(scale)) + 7 * scale.u

    def _widths(self, scale: Scale) -> list[int]:
        """The width of each column of numbers."""
        style = scale.style(theme.NOTE)
        least = measure("00", scale.style(theme.PROMPT)) + scale.style(theme.PROMPT).px + scale.u
        return [max(measure(words, style), least) + 2 * scale.u for words in self.columns]

    def cell(self, row: int, column: int) -> pygame.Rect:
        """Where a number stands; column -1 holds mark and name, row -1 the headings."""
        scale = self.scale
        inner = self.rect.inflate(-4 * scale.u, -3 * scale.u)
        head = scale.style(theme.NOTE).line + scale.u // 2
        high = (inner.height - head) // len(self.rows)
        top, high = (inner.y + head + row * high, high) if row >= 0 else (inner.y, head)
        widths = self._widths(scale)
        spare = max(0, inner.width * 6 // 10 - sum(widths)) // len(widths)
        widths = [width + spare for width in widths]
        if column < 0:
            return pygame.Rect(inner.x, top, inner.width - sum(widths), high)
        return pygame.Rect(inner.right - sum(widths[column:]), top, widths[column], high)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        paint.paper(surface, self.rect, scale)
        small = scale.style(theme.NOTE)
        for column, words in enumerate(self.columns):
            label(surface, words, small, theme.INK2, self.cell(-1, column), "right")
        for number, row in enumerate(self.rows):
            self._draw_row(surface, number, row)

    def _draw_row(self, surface: pygame.Surface, number: int, row: SeatResult) -> None:
        scale = self.scale
        area = self.cell(number, -1)
        whole = pygame.Rect(area.x - scale.u, area.y, self.rect.width - 2 * scale.u, area.height)
        if row.won:
            light = paint.rounded((whole.width, whole.height - 2), scale.px(8), theme.GOLD_TOP, theme.PARCH2)
            paint.stamp(surface, paint.faded(light, 0.75), (whole.x, whole.y + 1))
        elif number:
            ink = theme.mix(theme.PARCH, theme.SAND_LO, 0.6)
            pygame.draw.line(surface, ink, (area.x, area.y), (whole.right - scale.u, area.y))
        count, strong = scale.style(theme.COUNT), scale.style(theme.HEADING)
        place = pygame.Rect(area.x, area.y, scale.grow(30), area.height)
        if self.placed:
            label(surface, str(row.place), count, theme.INK2, place)
        side = min(scale.px(26), area.height * 2 // 3)
        mark = paint.mark(self.colours[row.seat], side)
        paint.stamp(surface, mark, mark.get_rect(midleft=(place.right, area.centery)))
        name = pygame.Rect(place.right + side + scale.u, area.y, 0, area.height)
        name.width = area.right - name.x
        label(surface, row.name, fitted(row.name, strong, name.width), theme.INK, name)
        numbers = [*row.parts, *([row.tie_break] if self.tie else [])]
        plain = scale.style(theme.BODY)
        for column, value in enumerate(numbers):
            label(surface, str(value) if value else "–", plain, theme.INK2, self.cell(number, column), "right")
        self._draw_total(surface, self.cell(number, len(numbers)), row.total)

    def _draw_total(self, surface: pygame.Surface, cell: pygame.Rect, total: int) -> None:
        style = self.scale.style(theme.PROMPT)
        picture = line(str(total), style, theme.INK)
        label(surface, str(total), style, theme.INK, cell, "right")
        side = round(style.px * 0.9)
        icon = paint.icon(self.icon, side, theme.INK)
        paint.stamp(
            surface,
            icon,
            icon.get_rect(midright=(cell.right - picture.get_width() - self.scale.u // 2, cell.centery)),
        )
