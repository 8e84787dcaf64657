"""The course of a game as lines over the turns: one for each seat, with its mark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import ceil, floor

import pygame

from engine.flow import SeatNumber, Session, fold
from engine.said import Said, said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SeatCount
from game.panels.seat_info import counted, scored
from game.pieces.sprites import Sprites
from game.play.log import TURN
from game.services.fence import fenced
from game.services.wording import decimal
from game.ui import paint, theme
from game.ui.text import fitted, label, measure
from game.ui.theme import Scale
from game.ui.widget import Widget, is_click

MARKS = 7  # marks along a line
TICKS = 5  # lines across at most
NAMES = 3  # names may take this part of the width
LINES = 0.36  # of the width that the lines have at least before names give way to them
FLAT = 0.75  # of the words' line that the lines across must at least be apart
MINUS = "\u2212"
START = said("Start")


@dataclass(frozen=True)
class Curve:
    """One number of every seat over the turns: `values[seat][n]` is its value after `turns[n]`. A `signed`
    number may be negative and has a decimal place."""

    words: str
    icon: str
    turns: tuple[int, ...]
    values: Mapping[str, tuple[float, ...]]
    signed: bool = False

    @property
    def highest(self) -> float:
        return max((max(line) for line in self.values.values()), default=0)

    @property
    def lowest(self) -> float:
        return min((min(line) for line in self.values.values()), default=0)

    def number(self, value: float) -> str:
        """A value as it is written: `12`, or signed `+1.5`."""
        if not self.signed:
            return str(round(value))
        if abs(value) < 0.05:
            return "0"
        return said("{sign}{number}", sign="+" if value > 0 else MINUS, number=decimal(value))

    def tick(self, value: int) -> str:
        """A whole number beside a grid line."""
        return f"{value:+d}".replace("-", MINUS) if self.signed and value else f"{value}"


@dataclass(frozen=True)
class CurveSource:
    """What is counted: its name and icon, and how many a seat has on a table."""

    words: str
    icon: str
    count: Callable[[Table, str], int]


def curves(session: Session, layout: GameLayout) -> tuple[Curve, ...]:
    """The course of every number of a seat, what is scored first: levels, sums, and pieces that are no cards,
    on the board or taken from it.

    How many cards a seat holds says little, so cards are left out. The full table is read with all its secrets,
    so this is only for games that are over.
    """
    counters = _counters(session, layout)
    turns, rows = samples(session, counters)
    return tuple(
        Curve(
            counter.words,
            counter.icon,
            turns,
            {seat: tuple([row[number][seat] for row in rows]) for seat in session.header.seats},
        )
        for number, counter in enumerate(counters)
    )


def _counters(session: Session, layout: GameLayout) -> list[CurveSource]:
    """The counters that have a course, what is scored first."""
    sprites, found, hands = Sprites(layout), [], _places_of_cards(session, layout)
    for count in sorted(layout.layout.counts, key=lambda count: count is not scored(layout)):
        if count.place not in hands:
            found.append(CurveSource(count.label, count.icon, partial(_shown, layout, sprites, count)))
    condition = layout.layout.condition
    if condition is not None and condition.drawn:
        found.append(CurveSource(condition.name, condition.icon, partial(_counter, condition.counter)))
    for course in session.game.courses:
        found.append(CurveSource(course.name, course.icon, partial(_course, course)))
    for shelf in layout.layout.shelves:
        if shelf.counted and all("{seat}" in place for place in shelf.places):
            found.append(CurveSource(shelf.title, "person", partial(_lying, shelf.places)))
    return found


def _places_of_cards(session: Session, layout: GameLayout) -> set[str]:
    """The places of the seats in which a card lay at the end of some turn."""
    found: set[str] = set()
    for table, _, _ in _turns(session):
        for count in layout.layout.counts:
            if count.place and count.place not in found and _holds_card(table, layout, count.place):
                found.add(count.place)
    return found


def _holds_card(table: Table, layout: GameLayout, place: str) -> bool:
    """Whether a card lies in a place of some seat."""
    own = [table.contents[place.format(seat=seat)] for seat in table.seats]
    return any(layout.card(table.pieces[piece].kind) is not None for lying in own for piece in lying)


def _shown(layout: GameLayout, sprites: Sprites, count: SeatCount, table: Table, seat: str) -> int:
    """The number that stands on a seat's card."""
    words = counted(layout, table, sprites, count, seat)[2]
    return int(words) if words.isdecimal() else 0


def _counter(counter: str, table: Table, seat: str) -> int:
    """A counter of a seat."""
    return table.counters.get(counter.format(seat=seat), 0)


def _course(course: SeatNumber, table: Table, seat: str) -> int:
    """A number that the game counts; 0 where a strange table lacks what it is counted from."""
    return fenced(lambda: course.count(table, seat), 0)


def _lying(places: Sequence[str], table: Table, seat: str) -> int:
    """How many pieces lie in the places of a seat."""
    return sum(len(table.contents.get(place.format(seat=seat), ())) for place in places)


def _turns(session: Session) -> Iterator[tuple[Table, int, int]]:
    """The table after each record with which a turn ended, the record, and the number of the turn."""
    table = Table.restored(session.header.start)
    now, first, last = 0, True, len(session.entries) - 1
    for record in session.records():
        fold(table, record)
        if table.counters.get(TURN, record.n) != now or first or record.n == last:
            yield table, record.n, now
            now, first = table.counters.get(TURN, record.n), False


def turn_ends(session: Session) -> tuple[tuple[int, int], ...]:
    """The records with which turns ended, with the number of the turn; the set-up is turn 0."""
    return tuple([(n, turn) for _, n, turn in _turns(session)])


def samples(
    session: Session, counters: Sequence[CurveSource]
) -> tuple[tuple[int, ...], list[list[dict[str, int]]]]:
    """The numbers at the beginning and after every turn, by folding the records."""
    turns: list[int] = []
    rows: list[list[dict[str, int]]] = []
    for table, _, turn in _turns(session):
        turns.append(turn)
        rows.append([{seat: counter.count(table, seat) for seat in table.seats} for counter in counters])
    return tuple(turns), rows


class Chart(Widget):
    """A course drawn as lines. Pointing at it, or left and right, reads the numbers after a turn."""

    def __init__(self, course: Curve, colours: Mapping[str, str], names: Mapping[str, str]) -> None:
        super().__init__(f"chart {course.words}")
        self.course = course
        self.colours = colours
        self.names = names
        self.at: int | None = None  # which sample is being read
        self._plot: pygame.Rect | None = None  # measured once for a place

    # -- where things are --------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self._plot = None

    @property
    def plot(self) -> pygame.Rect:
        """Where the lines run."""
        if self._plot is None:
            self._plot = self._measured()
        return self._plot

    def _measured(self) -> pygame.Rect:
        """The area of the lines, measured from the words round it."""
        scale = self.scale
        style, small = scale.style(theme.HEADING), scale.style(theme.NOTE)
        left = self.rect.x + self._ticks
        top = self.rect.y + style.line + 2 * scale.u
        width = self.rect.right - left - self._names - self._ends - scale.u
        return pygame.Rect(left, top, width, self.rect.bottom - top - small.line - scale.u // 2)

    @property
    def _names(self) -> int:
        """The width for names at the right; 0 where it is too narrow for them, so that marks stand alone."""
        style, width = self.scale.style(theme.LABEL), self.rect.width
        widest = max(measure(name, style) for name in self.names.values())
        lines = width - self._ticks - widest - self._ends - self.scale.u
        return widest if widest <= width // NAMES and lines >= width * LINES else 0

    @property
    def _ticks(self) -> int:
        """The width of the numbers at the left."""
        small = self.scale.style(theme.NOTE)
        return max(measure(self.course.tick(end), small) for end in (self._top, self._bottom)) + 2 * self.scale.u

    @property
    def _ends(self) -> int:
        """The room for marks and last numbers at the right."""
        return self._last + self.scale.style(theme.LABEL).px + 3 * self.scale.u

    @property
    def _last(self) -> int:
        """The room for the last numbers."""
        style = self.scale.style(theme.LABEL).bold
        numbers = [self.course.number(line[-1]) for line in self.course.values.values()]
        return max(measure(number, style) for number in numbers) + measure(" ", style)

    @property
    def _title(self) -> Said:
        return Said("{words}", {"words": self.course.words}, capital=True)

    @property
    def _icon_side(self) -> int:
        return round(self.scale.style(theme.HEADING).px * 1.1)

    @property
    def _title_area(self) -> pygame.Rect:
        """Where the title stands beside its icon: above the lines, or if it is longer also above the names, where
        those have room below it."""
        heading, label_px = self.scale.style(theme.HEADING), self.scale.style(theme.LABEL).px
        left = self.rect.x + self._icon_side + self.scale.u
        area = pygame.Rect(left, self.rect.y, self.plot.right - left, heading.line)
        below = self.rect.bottom - area.bottom
        if measure(self._title, heading) > area.width and below >= label_px * len(self.course.values):
            area.width = self.rect.right - left
        return area

    @cached_property
    def _step(self) -> int:
        """The distance of the grid lines: 1, 2 or 5 times a power of ten."""
        reach = max(1, self.course.highest) - min(0, self.course.lowest)
        wanted, step = reach / TICKS, 1
        while step < wanted:
            step = step * 5 // 2 if str(step)[0] == "2" else step * 2
        return step

    @cached_property
    def _top(self) -> int:
        return ceil(max(1, self.course.highest) / self._step) * self._step

    @cached_property
    def _bottom(self) -> int:
        return floor(min(0, self.course.lowest) / self._step) * self._step

    def point(self, number: int, value: float) -> tuple[int, int]:
        """Where a value after sample `number` lies."""
        plot = self.plot
        x = plot.x + plot.width * number / max(1, len(self.course.turns) - 1)
        part = (value - self._bottom) / (self._top - self._bottom)
        return round(x), round(plot.bottom - plot.height * part)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        scale, plot = self.scale, self.plot
        heading, side = scale.style(theme.HEADING), self._icon_side
        paint.stamp(
            surface, paint.icon(self.course.icon, side), (self.rect.x, self.rect.y + (heading.line - side) // 2)
        )
        area = self._title_area
        label(surface, self._title, fitted(self._title, heading, area.width), theme.BONE, area)
        self._draw_grid(surface, plot)
        size = (plot.width + 12, plot.height + 12)
        for seat in self.course.values:
            line = paint.svg(self._line(seat), size, (-6, -6, *size))
            paint.stamp(
                surface, paint.patterned(line, self.colours[seat], 2.4 * self._thick), (plot.x - 6, plot.y - 6)
            )
        self._draw_marks(surface)
        self._draw_legend(surface)
        if self.at is not None:
            self._draw_reading(surface)
        self.draw_focus(surface, scale.px(theme.RADIUS_FIELD), self.rect.inflate(scale.u, scale.u // 2))

    def _draw_grid(self, surface: pygame.Surface, plot: pygame.Rect) -> None:
        small = self.scale.style(theme.NOTE)
        lines = range(self._bottom, self._top + 1, self._step)
        apart = plot.height / max(1, len(lines) - 1)
        every = max(1, ceil(FLAT * small.line / max(1.0, apart)))
        for value in lines:
            if value // self._step % every:
                continue
            y = self.point(0, value)[1]
            ink = theme.mix(theme.PANEL, theme.LINE, 1.0 if not value else 0.6)
            pygame.draw.line(surface, ink, (plot.x, y), (plot.right, y))
            area = pygame.Rect(self.rect.x, y - small.line // 2, plot.x - self.rect.x - self.scale.u, small.line)
            label(surface, self.course.tick(value), small, theme.ASH, area, "right")
        last = self.course.turns[-1]
        end = said("Turn {number}", number=last)
        foot = pygame.Rect(plot.x, plot.bottom + self.scale.u // 2, plot.width, small.line)
        if measure(START, small) + small.px + measure(end, small) <= foot.width:
            label(surface, START, small, theme.ASH, foot)
        foot.x, foot.width = self.rect.x, plot.right - self.rect.x
        label(surface, end, small, theme.ASH, foot, "right")

    @property
    def _thick(self) -> float:
        return max(2.0, self.scale.height * 3 / 1080)

    def _line(self, seat: str) -> str:
        """A seat's line as a drawing with a dark outline; the origin is the plot's upper left corner."""
        plot, ink = self.plot, theme.seat(self.colours[seat]).colour
        corners = [self.point(number, value) for number, value in enumerate(self.course.values[seat])]
        path = " ".join(f"{x - plot.x},{y - plot.y}" for x, y in corners)
        shape = f'<polyline points="{path}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
        return (
            f'{shape} stroke="{paint.hexed(theme.KEY)}" stroke-width="{self._thick + 2.5}"/>'
            f'{shape} stroke="{paint.hexed(ink)}" stroke-width="{self._thick}"/>'
        )

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Draw marks along each line, shifted from line to line so that equal lines still show theirs."""
        side = max(10, self.scale.px(15))
        count, lines = len(self.course.turns), len(self.course.values)
        for place, (seat, values) in enumerate(self.course.values.items()):
            mark = paint.mark(self.colours[seat], side)
            for number in range(MARKS):
                at = round((number + (place + 0.5) / lines) * (count - 1) / MARKS)
                paint.stamp(surface, mark, mark.get_rect(center=self.point(at, values[at])))

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """Draw names and last numbers at the lines' ends without overlap."""
        scale, plot = self.scale, self.plot
        style = scale.style(theme.LABEL)
        order = sorted(self.course.values, key=lambda seat: -self.course.values[seat][-1])
        title, least = self._title_area, self.rect.y
        if title.right > plot.right:
            least = title.bottom
        room = min(style.line, (self.rect.bottom - least - scale.u) // max(1, len(order)))
        y = max(self.rect.y, least - room // 2)
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
            value = self.course.number(self.course.values[seat][-1])
            name = pygame.Rect(area.x, area.y, area.width - self._last, area.height)
            if self._names:
                label(surface, self.names[seat], style, theme.BONE, name)
            label(surface, value, style.bold, theme.BONE, area, "right")

    def _draw_reading(self, surface: pygame.Surface) -> None:
        """A line through one turn with everybody's number on a small plate."""
        assert self.at is not None
        scale, plot = self.scale, self.plot
        x = self.point(self.at, 0)[0]
        pygame.draw.line(surface, theme.ASH, (x, plot.y), (x, plot.bottom))
        style = scale.style(theme.NOTE)
        turn = self.course.turns[self.at]
        rows: list[tuple[str, str]] = [("", said("Turn {number}", number=turn) if turn else START)]
        values = {seat: line[self.at] for seat, line in self.course.values.items()}
        for seat in sorted(values, key=lambda seat: -values[seat]):
            number = self.course.number(values[seat])
            rows.append((seat, said("{name}  {number}", name=self.names[seat], number=number)))
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
        if event.type == pygame.MOUSEMOTION or is_click(event):
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
