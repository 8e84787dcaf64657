"""The scores of a finished game: the winner and the reason in words, and the table of everybody's parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from engine.flow import Outcome
from engine.said import Said, said
from game.services.wording import listed
from game.ui import materials, paint, theme
from game.ui.fitted_text import common_lines, fitted_or_cut, smaller
from game.ui.text import label, line, measure
from game.ui.theme import Scale, Style
from game.ui.widget import Widget

ROW = 52  # a seat's row, px at 1080p
TIGHT = 1.1  # times its line that a row is high at least
PLACE, MARK = 30, 26  # px at 1080p for the place, and for a seat's mark at least
NUMBERS = 60  # per cent of the width that the columns of numbers spread over where the names leave it
TYPES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)  # what headings and names may shrink to together


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


class Columns(NamedTuple):
    """What lies side by side in the table: the type of headings and of names, the width of place and mark, that of
    the longest name, and those of the columns of numbers."""

    head: Style
    name: Style
    lead: int
    longest: int
    widths: tuple[int, ...]

    @property
    def needs(self) -> int:
        """The width at which every name stands whole on one line."""
        return self.lead + self.longest + sum(self.widths)

    def spread(self, room: int) -> Columns:
        """The same with wider columns of numbers, as far as the names leave them room."""
        spare = min(room * NUMBERS // 100, room - self.lead - self.longest) - sum(self.widths)
        more = max(0, spare) // len(self.widths)
        return self._replace(widths=tuple([width + more for width in self.widths]))


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
        """The least width at which nothing has to shrink."""
        return self._columns(scale, 1.0).needs + 5 * scale.u

    def _columns(self, scale: Scale, part: float) -> Columns:
        """The columns with headings and names in type of a `part` of its usual size."""
        note, heading = scale.style(theme.NOTE), scale.style(theme.HEADING)
        head = smaller(note, max(theme.SMALLEST, round(note.px * part)))
        name = smaller(heading, max(theme.SMALLEST, round(heading.px * part)))
        total, gap = scale.style(theme.PROMPT), round(2 * scale.u * part)
        least = measure("00", total) + total.px + scale.u if part == TYPES[0] else 0  # columns shrink before words
        needed = [self._number_width(scale, column) for column in range(len(self.columns))]
        widths = [
            max(max(measure(words, head), least) + gap, number)
            for words, number in zip(self.columns, needed, strict=True)
        ]
        lead = scale.grow(PLACE) + max(scale.px(MARK), name.px) + scale.u
        return Columns(head, name, lead, max(measure(row.name, name) for row in self.rows), tuple(widths))

    def _number_width(self, scale: Scale, column: int) -> int:
        """The width that the numbers of a column need, apart from the column before; the last one has icons."""
        if column == len(self.columns) - 1:
            style = scale.style(theme.PROMPT)
            return max(measure(str(row.total), style) for row in self.rows) + style.px + 2 * scale.u
        style = scale.style(theme.BODY)
        return max(measure(words, style) for words in self._numbers(column)) + style.px

    def _numbers(self, column: int) -> list[str]:
        """The numbers of a column other than the last, as they are written."""
        numbers = [row.parts[column] if column < len(self.parts) else row.tie_break for row in self.rows]
        return [str(number) if number else "–" for number in numbers]

    @property
    def _inner(self) -> pygame.Rect:
        """The paper without its margin."""
        return self.rect.inflate(-4 * self.scale.u, -3 * self.scale.u)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        tried = (self._columns(scale, part) for part in TYPES)
        room = self._inner.width
        fitting = next((columns for columns in tried if columns.needs <= room), self._columns(scale, TYPES[-1]))
        self._laid = fitting.spread(room)
        cell = self.cell(0, -1)
        beside = max(1, cell.width - self._laid.lead), cell.height
        # the type of all names: in as many lines as a row has room for, if one is not enough
        self.names = common_lines(tuple([row.name for row in self.rows]), self._laid.name, beside)

    def cell(self, row: int, column: int) -> pygame.Rect:
        """Where a number stands; column -1 holds mark and name, row -1 the headings."""
        scale, inner, widths = self.scale, self._inner, self._laid.widths
        head = scale.style(theme.NOTE).line + scale.u // 2
        high = (inner.height - head) // len(self.rows)
        top, high = (inner.y + head + row * high, high) if row >= 0 else (inner.y, head)
        if column < 0:
            return pygame.Rect(inner.x, top, max(0, inner.width - sum(widths)), high)
        return pygame.Rect(inner.right - sum(widths[column:]), top, widths[column], high)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        materials.paper(surface, self.rect, scale)
        for column, words in enumerate(self.columns):
            label(surface, words, self._laid.head, theme.INK2, self.cell(-1, column), "right")
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
        place = pygame.Rect(area.x, area.y, scale.grow(PLACE), area.height)
        if self.placed:
            label(surface, str(row.place), scale.style(theme.COUNT), theme.INK2, place)
        self._draw_name(surface, row, pygame.Rect(place.right, area.y, area.right - place.right, area.height))
        plain, last = scale.style(theme.BODY), len(self.columns) - 1
        for column in range(last):
            label(surface, self._numbers(column)[number], plain, theme.INK2, self.cell(number, column), "right")
        self._draw_total(surface, self.cell(number, last), row.total)

    def _draw_name(self, surface: pygame.Surface, row: SeatResult, area: pygame.Rect) -> None:
        """Draw mark and name; all names are of one size."""
        side = min(max(self.scale.px(MARK), self._laid.name.px), area.height * 2 // 3)
        mark = paint.mark(self.colours[row.seat], side)
        paint.stamp(surface, mark, mark.get_rect(midleft=(area.x, area.centery)))
        left = area.x + side + self.scale.u
        room, style = (max(1, area.right - left), area.height), self.names
        if measure(row.name, style) <= room[0]:
            label(surface, row.name, style, theme.INK, pygame.Rect(left, area.y, *room))
            return
        name = fitted_or_cut(row.name, style, theme.INK, room)
        name.draw(surface, (left, area.centery - name.size[1] // 2))

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
