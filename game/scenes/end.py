"""The end of a game: who won and why, everybody's score in its parts, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.flow import Outcome, Session
from game.app import App
from game.scenes.chart import Chart, courses
from game.scenes.room import SideRoom
from game.scenes.setup import portrait
from game.scenes.words import escaped, listed
from game.table.layout import GameLayout
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.cache import baked
from game.ui.label import Label, Panel
from game.ui.text import label, line, measure, outlined
from game.ui.theme import Scale, Size, Style
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.program import Program

WIDEST = 1720  # px at 1080p
HERO = 226  # the winner's portrait
ROW = 52  # a seat's row in the table of scores
FALL = 0.5  # of the portrait's side, from where its crown comes down
LEFT = 0.44  # of the width: the winner and the scores


@dataclass(frozen=True)
class Result:
    """One row of the scores: place (1 is first), seat, name, parts in order, total, number for the tie-break."""

    place: int
    seat: str
    name: str
    parts: tuple[int, ...]
    total: int
    tie_break: int
    won: bool


def results(outcome: Outcome, names: dict[str, str]) -> tuple[Result, ...]:
    """The rows, best first; winners are first, and below them seats with equal totals share a place."""
    found: list[Result] = []
    for number, score in enumerate(outcome.scores, 1):
        won = score.seat in outcome.winners
        before = found[-1] if found else None
        even = before is not None and before.total == score.total and before.won == won
        place = before.place if before and even else number
        parts = tuple(score.parts.values())
        found.append(Result(place, score.seat, names[score.seat], parts, score.total, score.tie_break, won))
    return tuple(found)


def headline(outcome: Outcome, names: dict[str, str]) -> str:
    """Who won, in a few words."""
    winners = [names[seat] for seat in outcome.winners]
    return f"{winners[0]} wins" if len(winners) == 1 else f"{listed(winners)} share the victory"


def reason(outcome: Outcome, names: dict[str, str], unit: str) -> str:
    """Why that is so: more of what counts, or the tie-break."""
    best, *others = outcome.scores
    if len(outcome.winners) > 1:
        return f"{best.total} {unit} each, and even in the tie-break."
    if others and others[0].total == best.total:
        rival = names[others[0].seat]
        ahead = f"{best.tie_break} to {others[0].tie_break}"
        return f"{best.total} {unit}, as many as {rival}, but ahead in the tie-break: {ahead}."
    if not others:
        return f"{best.total} {unit}."
    next_best = listed([names[score.seat] for score in others if score.total == others[0].total])
    return f"{best.total} {unit}, {best.total - others[0].total} more than {next_best}."


class Hero(Widget):
    """The winners in torchlight; their crowns come down upon them within `seconds`."""

    focusable = False

    def __init__(self, pictures: Sequence[tuple[str, str]], seconds: float) -> None:
        super().__init__("winner")
        self.pictures = tuple(pictures)
        self.seconds = seconds
        self.age = 0.0

    def update(self, dt: float) -> bool:
        if self.age >= self.seconds:
            return False
        self.age += dt
        return True

    def draw(self, surface: pygame.Surface) -> None:
        side = self.rect.height * 7 // 10
        step = side + 2 * self.scale.u
        left = self.rect.centerx - (step * len(self.pictures) - 2 * self.scale.u) // 2
        for number, (picture, colour) in enumerate(self.pictures):
            box = pygame.Rect(left + number * step, self.rect.bottom - side, side, side)
            light = paint.glow("warm", round(side * 1.35))
            paint.stamp(surface, light, light.get_rect(center=box.center))
            paint.shadow(surface, box, self.scale.px(9), theme.S12, self.scale)
            paint.stamp(surface, portrait(side, picture, colour, self.scale), box)
            crown = _crown(round(side * 0.66))
            part = theme.out_bounce(min(1.0, self.age / self.seconds)) if self.seconds else 1.0
            foot = box.y + side // 7 - round((1 - part) * side * FALL)
            paint.stamp(surface, crown, crown.get_rect(midbottom=(box.centerx, foot)))


@baked
def _crown(width: int) -> pygame.Surface:
    """A gold crown with three stones, drawn by the house's rules for pieces."""
    key, gold = paint.hexed(theme.KEY), paint.hexed(theme.GOLD)
    deep, light = paint.hexed(theme.dark(theme.GOLD, 0.35)), paint.hexed(theme.RIM_LIGHT)
    shape = "M8 62 L4 22 L28 40 L50 8 L72 40 L96 22 L92 62 Z"
    body = (
        f'<path d="{shape}" fill="{key}" stroke="{key}" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{light}"/>'
        f'<path d="M12 61 L9 28 L30 45 L51 15 L72 45 L94 29 L90 61 Z" fill="{gold}"/>'
        f'<path d="M11 52 L90 52 L89 61 L12 61 Z" fill="{deep}"/>'
        f'<path d="{shape}" fill="none" stroke="{key}" stroke-width="4.4" stroke-linejoin="round"/>'
    )
    for x, y, colour in ((28, 57, theme.SPELL_BLUE), (50, 57, theme.SPELL_RED), (72, 57, theme.SPELL_GREEN)):
        body += f'<circle cx="{x}" cy="{y}" r="4.4" fill="{paint.hexed(colour)}" stroke="{key}" stroke-width="2"/>'
    for x, y in ((4, 20), (50, 7), (96, 20)):
        body += f'<circle cx="{x}" cy="{y}" r="6" fill="{gold}" stroke="{key}" stroke-width="3.6"/>'
    return paint.svg(body, (width, round(width * 0.76)), (-6, -6, 112, 84))


class Scores(Widget):
    """The table of scores on parchment."""

    focusable = False

    def __init__(
        self, rows: Sequence[Result], parts: Sequence[str], colours: dict[str, str], unit: str, icon: str
    ) -> None:
        super().__init__("scores")
        self.rows = tuple(rows)
        self.parts = tuple(parts)
        self.colours = colours
        self.unit = unit
        self.icon = icon
        tied = [row for row in rows if row.total == rows[0].total]
        self.tie = len(tied) > 1

    @property
    def columns(self) -> tuple[str, ...]:
        """The headings of the numbers, as far as they have any."""
        return (*self.parts, *(["tie-break"] if self.tie else []), self.unit)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(700), scale.grow(ROW) * len(self.rows) + scale.style(theme.NOTE).line + 5 * scale.u

    def needs(self, scale: Scale) -> int:
        """The width that it cannot do without."""
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

    def _draw_row(self, surface: pygame.Surface, number: int, row: Result) -> None:
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
        label(surface, str(row.place), count, theme.INK2, place)
        side = min(scale.px(26), area.height * 2 // 3)
        mark = paint.mark(self.colours[row.seat], side)
        paint.stamp(surface, mark, mark.get_rect(midleft=(place.right, area.centery)))
        name = pygame.Rect(place.right + side + scale.u, area.y, 0, area.height)
        name.width = area.right - name.x
        label(surface, row.name, strong, theme.INK, name)
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


class End(SideRoom):
    """The scores of a finished session, which is kept as `table` (None: nowhere)."""

    def __init__(self, program: Program, session: Session, table: int | None) -> None:
        super().__init__(program)
        self.session = session
        self.table = table
        self.game_layout = GameLayout.read(session.game.folder)
        self.outcome = session.game.outcome(session.position)
        self.names = dict(session.header.names)
        self.colours = {seat: self.game_layout.colour(seat) for seat in session.header.seats}

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        add, outcome = self.page.add, self.outcome
        score = next(
            (count for count in self.game_layout.layout.counts if count.sum), self.game_layout.layout.counts[0]
        )
        portraits = self.game_layout.layout.portrait
        pictures = [(portraits.format(colour=self.colours[seat]), self.colours[seat]) for seat in outcome.winners]
        falling = 0.0 if app.settings.reduced_motion else app.seconds(theme.TURN_ROOM)
        self.hero = add(Hero(pictures, falling))
        self.why = add(
            Label(
                escaped(reason(outcome, self.names, score.label)),
                theme.PROMPT,
                theme.GOLD_TOP,
                "centre",
                name="why",
            )
        )
        rows, parts = results(outcome, self.names), tuple(outcome.scores[0].parts)
        self.scores = add(Scores(rows, parts, self.colours, score.label, score.icon))
        self.plate = add(Panel())
        self.clauses = add(Label(self._clauses(), theme.NOTE, theme.ASH, name="clauses"))
        self.ground = add(Panel())
        self.charts = [
            add(Chart(course, self.colours, self.names))
            for course in courses(self.session, self.game_layout)[::-1]
        ]
        self.again = add(Button("Play again", self._again, "primary", icon="redo", name="play again"))
        self.back = add(Button("Look back", self._look_back, icon="eye", name="look back"))
        self.share = add(Button("Save as file", self._share, name="share"))
        self.share.visible = self.table is not None
        self.menu = add(Button("Menu", self.program.menu, icon="menu", name="menu"))
        self.page.set_focus(self.again)
        app.play("won")

    def _clauses(self) -> str:
        """What ended the game and what decided it, with the numbers of the clauses."""
        book = self.session.game.rulebook
        last = self.session.entries[-1].record.happened
        ended = [str(getattr(last[-1].event, "clause", ""))] if last else []
        keys = [key for key in dict.fromkeys([*ended, *self.outcome.clauses]) if key in book.clauses]
        return "\n".join(f"**{key}** {escaped(book[key].text)}" for key in keys)

    def _again(self) -> None:
        from game.scenes.seating import Seating

        header = self.session.header
        self.program.begin(Seating.again(header.game, header.names, self.session.players, header.options))

    def _look_back(self) -> None:
        self.program.watch(self.session, self.table, len(self.session.entries) - 1)

    def _share(self) -> None:
        if self.table is not None:
            self.program.shelf.share(self.table)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left, gutter = (size[0] - width) // 2, 3 * scale.u
        foot = self._place_buttons(pygame.Rect(left, 0, width, size[1] - 2 * scale.u), scale)
        column = max(round(width * LEFT), min(self.scores.needs(scale), width * 6 // 10))
        self._place_left(pygame.Rect(left, 2 * scale.u, column, foot - 2 * scale.u), scale)
        sheet = pygame.Rect(left + column + gutter, 3 * scale.u, width - column - gutter, foot - 3 * scale.u)
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-5 * scale.u, -4 * scale.u)
        high = (inner.height - 3 * scale.u * (len(self.charts) - 1)) // len(self.charts)
        for number, chart in enumerate(self.charts):
            chart.place(pygame.Rect(inner.x, inner.y + number * (high + 3 * scale.u), inner.width, high), scale)

    def _place_buttons(self, area: pygame.Rect, scale: Scale) -> int:
        """The buttons along the foot; returns where they begin."""
        x, high = area.right, self.again.wanted(scale)[1]
        for button in (self.again, self.back, self.share):
            if button.visible:
                width = max(button.wanted(scale)[0], scale.grow(160))
                button.place(pygame.Rect(x - width, area.bottom - high, width, high), scale)
                x -= width + 2 * scale.u
        width = self.menu.wanted(scale)[0]
        self.menu.place(pygame.Rect(area.x, area.bottom - high, width, high), scale)
        return area.bottom - high - 2 * scale.u

    def _place_left(self, area: pygame.Rect, scale: Scale) -> None:
        """The winner, the headline, why, the scores, the clauses; the winner gives way."""
        title = self._title_style(area.width, scale).line
        high = self.scores.wanted(scale)[1]
        why = self.why.height(scale, area.width)
        small = self.clauses.height(scale, area.width - 4 * scale.u) + 2 * scale.u
        hero = min(scale.px(HERO * 10 // 7), area.height - title - why - high - small - 5 * scale.u)
        self.hero.visible = hero > scale.px(90)
        hero = hero if self.hero.visible else 0
        spare = max(0, area.height - hero - title - why - high - small - 4 * scale.u) // 4
        y = area.y + min(spare, 3 * scale.u)
        self.hero.place(pygame.Rect(area.x, y, area.width, hero), scale)
        y += hero
        self.title = pygame.Rect(area.x, y, area.width, title)
        y += title
        self.why.place(pygame.Rect(area.x, y, area.width, why), scale)
        y += why + 2 * scale.u + min(spare, 2 * scale.u)
        self.scores.place(pygame.Rect(area.x, y, area.width, high), scale)
        y += high + 2 * scale.u
        plate = pygame.Rect(area.x, y, area.width, small)
        self.plate.place(plate, scale)
        self.clauses.place(plate.inflate(-4 * scale.u, -2 * scale.u), scale)

    def _title_style(self, width: int, scale: Scale) -> Style:
        """The headline as large as it fits."""
        style = scale.style(theme.WORDMARK)
        words = headline(self.outcome, self.names)
        px = round(style.px * 0.66)
        while px > scale.style(theme.PROMPT).px and measure(words, Style(style.face, px, px)) > width * 0.94:
            px -= 2
        return Style(style.face, px, round(px * 1.3))

    # -- events and drawing ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(paint.backdrop(surface.get_size(), "menu"), (0, 0))
        self.page.draw_widgets(surface)
        style = self._title_style(self.title.width, self.page.scale)
        edge = max(2, round(style.px * 0.08))
        words = outlined(headline(self.outcome, self.names), style, theme.RIM_LIGHT, theme.KEY, edge)
        paint.stamp(surface, words, words.get_rect(center=self.title.center))
        self.page.draw_tooltip(surface)
