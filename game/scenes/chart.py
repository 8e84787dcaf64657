"""The course of a game as lines: one for each seat, with its mark, over the turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from engine.flow import Session, fold
from engine.table import Table
from game.table.layout import GameLayout, SeatCount
from game.table.seats import counted
from game.table.sprites import Sprites
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.widget import Widget

TURN = "turn"  # the counter that counts turns
MARKS = 7  # marks along a line
TICKS = 5  # lines across at most


@dataclass(frozen=True)
class Course:
    """One number of every seat over the turns: `values[seat][n]` is what it was after `turns[n]`."""

    words: str
    icon: str
    turns: tuple[int, ...]
    values: Mapping[str, tuple[int, ...]]

    @property
    def highest(self) -> int:
        return max((max(line) for line in self.values.values()), default=0)


def courses(session: Session, layout: GameLayout) -> tuple[Course, ...]:
    """The course of every seat's number that is a level or a sum (how many cards one holds says little).

    It is read off the full table, secrets and all: for games that are over.
    """
    counts = [count for count in layout.layout.counts if count.counter or count.piece or count.sum]
    turns, rows = _samples(session, layout, counts)
    found = []
    for number, count in enumerate(counts):
        values = {seat: tuple([row[number][seat] for row in rows]) for seat in session.header.seats}
        found.append(Course(count.label, count.icon, turns, values))
    return tuple(found)


def _samples(
    session: Session, layout: GameLayout, counts: Sequence[SeatCount]
) -> tuple[tuple[int, ...], list[list[dict[str, int]]]]:
    """The numbers at the beginning and after every turn, by laying the records on the table again."""
    table, sprites = Table.restored(session.header.start), Sprites(layout)
    turns: list[int] = []
    rows: list[list[dict[str, int]]] = []
    now = 0
    for record in session.records():
        fold(table, record)
        if table.counters.get(TURN, record.n) != now or not rows or record.n == len(session.entries) - 1:
            turns.append(now)
            rows.append([{s: _number(layout, table, sprites, c, s) for s in table.seats} for c in counts])
            now = table.counters.get(TURN, record.n)
    return tuple(turns), rows


def _number(layout: GameLayout, table: Table, sprites: Sprites, count: SeatCount, seat: str) -> int:
    words = counted(layout, table, sprites, count, seat)[2]
    return int(words) if words.isdecimal() else 0


class Chart(Widget):
    """A course drawn as lines. Pointing at it, or left and right, reads the numbers after a turn."""

    def __init__(self, course: Course, colours: Mapping[str, str], names: Mapping[str, str]) -> None:
        super().__init__(f"chart {course.words}")
        self.course = course
        self.colours = colours
        self.names = names
        self.at: int | None = None  # which sample is being read

    # -- where things are --------------------------------------------------------------------------------

    @property
    def plot(self) -> pygame.Rect:
        """Where the lines run."""
        scale = self.scale
        style, small = scale.style(theme.HEADING), scale.style(theme.NOTE)
        left = self.rect.x + measure(str(self._top), small) + 2 * scale.u
        top = self.rect.y + style.line + 2 * scale.u
        width = self.rect.right - left - self._legend - scale.u
        return pygame.Rect(left, top, width, self.rect.bottom - top - small.line - scale.u // 2)

    @property
    def _legend(self) -> int:
        """The room for names and last numbers at the right."""
        style = self.scale.style(theme.LABEL)
        widest = max(measure(name, style) for name in self.names.values())
        return min(widest, self.rect.width // 4) + measure(" 000", style.bold) + style.px + 3 * self.scale.u

    @property
    def _step(self) -> int:
        """The distance of the lines across: 1, 2 or 5 times a power of ten."""
        wanted, step = max(1, self.course.highest) / TICKS, 1
        while step < wanted:
            step = step * 5 // 2 if str(step)[0] == "2" else step * 2
        return step

    @property
    def _top(self) -> int:
        return -(-max(1, self.course.highest) // self._step) * self._step

    def point(self, number: int, value: int) -> tuple[int, int]:
        """Where a value after sample `number` lies."""
        plot = self.plot
        x = plot.x + plot.width * number / max(1, len(self.course.turns) - 1)
        return round(x), round(plot.bottom - plot.height * value / self._top)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        scale, plot = self.scale, self.plot
        heading = scale.style(theme.HEADING)
        side = round(heading.px * 1.1)
        paint.stamp(
            surface, paint.icon(self.course.icon, side), (self.rect.x, self.rect.y + (heading.line - side) // 2)
        )
        area = pygame.Rect(self.rect.x + side + scale.u, self.rect.y, self.rect.width, heading.line)
        label(surface, self.course.words.capitalize(), heading, theme.BONE, area)
        self._draw_grid(surface, plot)
        lines = paint.svg(
            self._lines(), (plot.width + 12, plot.height + 12), (-6, -6, plot.width + 12, plot.height + 12)
        )
        paint.stamp(surface, lines, (plot.x - 6, plot.y - 6))
        self._draw_marks(surface)
        self._draw_legend(surface)
        if self.at is not None:
            self._draw_reading(surface)
        self.draw_focus(surface, scale.px(theme.RADIUS_FIELD), self.rect.inflate(scale.u, scale.u // 2))

    def _draw_grid(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        small = self.scale.style(theme.NOTE)
        for value in range(0, self._top + 1, self._step):
            y = self.point(0, value)[1]
            ink = theme.mix(theme.PANEL, theme.LINE, 1.0 if not value else 0.6)
            pygame.draw.line(surface, ink, (plot.x, y), (plot.right, y))
            area = pygame.Rect(self.rect.x, y - small.line // 2, plot.x - self.rect.x - self.scale.u, small.line)
            label(surface, str(value), small, theme.ASH, area, "right")
        last = self.course.turns[-1]
        foot = pygame.Rect(plot.x, plot.bottom + self.scale.u // 2, plot.width, small.line)
        label(surface, "Start", small, theme.ASH, foot)
        label(surface, f"Turn {last}", small, theme.ASH, foot, "right")

    def _lines(self) -> str:
        """All lines as a drawing, key under colour; the origin is the plot's upper left corner."""
        plot, found = self.plot, []
        width = max(2.0, self.scale.height * 3 / 1080)
        for seat, values in self.course.values.items():
            corners = [self.point(number, value) for number, value in enumerate(values)]
            path = " ".join(f"{x - plot.x},{y - plot.y}" for x, y in corners)
            shape = f'<polyline points="{path}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
            found.append(f'{shape} stroke="{paint.hexed(theme.KEY)}" stroke-width="{width + 2.5}"/>')
            found.append(f'{shape} stroke="{paint.hexed(self._ink(seat))}" stroke-width="{width}"/>')
        return "".join(found)

    def _ink(self, seat: str) -> theme.Rgb:
        return next(each.colour for each in theme.SEATS if each.name == self.colours[seat])

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Each line's mark here and there, shifted from line to line so that equal lines still show theirs."""
        side = max(10, self.scale.px(15))
        count, lines = len(self.course.turns), len(self.course.values)
        for place, (seat, values) in enumerate(self.course.values.items()):
            mark = paint.mark(self.colours[seat], side)
            for number in range(MARKS):
                at = round((number + (place + 0.5) / lines) * (count - 1) / MARKS)
                paint.stamp(surface, mark, mark.get_rect(center=self.point(at, values[at])))

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """Names and last numbers at the lines' ends, none over another."""
        scale, plot = self.scale, self.plot
        style = scale.style(theme.LABEL)
        order = sorted(self.course.values, key=lambda seat: -self.course.values[seat][-1])
        room = min(style.line, (self.rect.height - scale.u) // max(1, len(order)))
        y = self.rect.y
        rows = []
        for seat in order:
            y = max(y + room, self.point(0, self.course.values[seat][-1])[1])
            rows.append(y)
        over = max(0, rows[-1] - (self.rect.bottom - room // 2))
        for number in range(len(rows) - 1, -1, -1):
            limit = rows[number + 1] - room if number + 1 < len(rows) else rows[number] - over
            rows[number] = min(rows[number], limit)
        left = plot.right + 2 * scale.u
        for seat, row in zip(order, rows, strict=True):
            side = style.px
            paint.stamp(surface, paint.mark(self.colours[seat], side), (left, row - side // 2))
            area = pygame.Rect(
                left + side + scale.u, row - room // 2, self.rect.right - left - side - scale.u, room
            )
            value = str(self.course.values[seat][-1])
            name = pygame.Rect(area.x, area.y, area.width - measure(" 000", style.bold), area.height)
            label(surface, self.names[seat], style, theme.BONE, name)
            label(surface, value, style.bold, theme.BONE, area, "right")

    def _draw_reading(self, surface: pygame.Surface) -> None:
        """A line through one turn with everybody's number on a small plate."""
        assert self.at is not None
        scale, plot = self.scale, self.plot
        x = self.point(self.at, 0)[0]
        pygame.draw.line(surface, theme.ASH, (x, plot.y), (x, plot.bottom))
        style = scale.style(theme.NOTE)
        number = self.course.turns[self.at]
        rows = [("", f"Turn {number}" if number else "Start")]
        order = sorted(self.course.values, key=lambda seat: -self.course.values[seat][self.at or 0])
        rows += [(seat, f"{self.names[seat]}  {self.course.values[seat][self.at]}") for seat in order]
        width = max(measure(words, style) for _, words in rows) + style.px + 4 * scale.u
        plate = pygame.Rect(0, 0, width, len(rows) * style.line + 2 * scale.u)
        plate.midleft = (x + scale.u, plot.centery)
        if plate.right > self.rect.right:
            plate.right = x - scale.u
        paint.shadow(surface, plate, scale.px(theme.RADIUS_FIELD), theme.S8, scale)
        body = paint.rounded(plate.size, scale.px(theme.RADIUS_FIELD), theme.NIGHT, rim=theme.LINE)
        paint.stamp(surface, body, plate)
        for line, (seat, words) in enumerate(rows):
            area = pygame.Rect(
                plate.x + scale.u, plate.y + scale.u + line * style.line, width - 2 * scale.u, style.line
            )
            if seat:
                mark = paint.mark(self.colours[seat], style.px)
                paint.stamp(surface, mark, (area.x, area.centery - style.px // 2))
                area = pygame.Rect(area.x + style.px + scale.u, area.y, area.width, area.height)
            label(surface, words, style, theme.BONE if seat else theme.ASH, area)

    # -- reading -----------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        last = len(self.course.turns) - 1
        if event.type == pygame.MOUSEMOTION:
            before, plot = self.at, self.plot
            inside = plot.inflate(2 * self.scale.u, 2 * self.scale.u).collidepoint(event.pos)
            self.at = max(0, min(last, round((event.pos[0] - plot.x) / plot.width * last))) if inside else None
            return before != self.at
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            goal = last if self.at is None else self.at + step
            if 0 <= goal <= last:
                self.at = goal
                return True
        return False

    def update(self, dt: float) -> bool:
        if self.at is not None and not self.hovered and not self.focused:
            self.at = None
            return True
        return False
