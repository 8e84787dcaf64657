"""What the page tells of one person in one game: numbers, scores over time, luck, fellow players, tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from engine.flow import HUMAN
from engine.flow.luck import LuckSummary
from engine.said import Said, joined, said
from engine.store import Person
from game.bots.player_kinds import KIND_NAMES
from game.scenes.people.luck_gauge import LuckGauge
from game.scenes.people.numbers import Numbers
from game.scenes.people.record import Fellow, GameRecord, Result
from game.scenes.people.score_chart import Point, ScoreChart, wanted_height
from game.scenes.review.dice_luck import fallen
from game.scenes.setup.seat_row import Portrait
from game.services.wording import day, decimal, listed
from game.ui import theme
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row
from game.ui.page import Page
from game.ui.theme import Scale
from game.ui.widget import Widget

FELLOWS = (Column(4.0, main=True), Column(2.6), Column(3.0, "right"))  # name; how often; who won
TABLES = (Column(2.2), Column(5.0, main=True), Column(1.8, "right"))  # when; with whom; score
CARD = 0.54  # of the height for the card, at least
WORDS = 0.46  # of the width of the card for words and numbers
FIGURE = 88  # px of the portrait at 1080p
NO_GAME = said("No finished game yet. Tables count once their game has ended.")
LOOK = said("Look back on the chosen table")
SAME = said("Nobody else is known yet.")


class SheetActs(NamedTuple):
    """What the widgets have the scene do."""

    choose_game: Callable[[int], object]
    look_back: Callable[[int], object]
    rename: Callable[[], object]
    merge: Callable[[], object]
    forget: Callable[[], object]


class PersonSheet:
    """The widgets; `show` fills them, `place` lays them into an area."""

    def __init__(self, page: Page, acts: SheetActs, now: Callable[[], float]) -> None:
        add = page.add
        self.now = now
        self.results: tuple[Result, ...] = ()
        self.card = add(Panel(paper=True))
        self.portrait = add(Portrait())
        self.title = add(Label("", theme.TITLE, theme.INK, name="title"))
        self.also = add(Label("", theme.BODY, theme.INK2, name="also"))
        self.choice = add(Choice(("",), 0, acts.choose_game, said("Which game"), name="game"))
        self.numbers = add(Numbers("numbers"))
        self.gauge = add(LuckGauge("gauge"))
        self.gauge.tip = said("The dark part is where 95 of 100 people would be who throw as often.")
        self.luck = add(Label("", theme.BODY, theme.INK2, name="luck"))
        self.chart = add(ScoreChart(self._to_table, "scores"))
        self.rename = add(Button(said("Rename"), acts.rename, "paper", name="rename"))
        self.merge = add(Button(said("Merge"), acts.merge, "paper", name="merge"))
        self.forget = add(Button(said("Forget"), acts.forget, "paper", name="forget"))
        self.merge.tip = said("For somebody who plays under two names")
        self.ground = add(Panel())
        self.met = add(Label(said("At the table with"), theme.HEADING, name="met"))
        self.fellows = add(ListBox(FELLOWS, (), empty=said("Nobody yet"), name="fellows"))
        self.last = add(Label(said("Tables"), theme.HEADING, name="last"))
        self.look = add(
            Button(said("Look back"), lambda: self._open(acts.look_back), icon="eye", tip=LOOK, name="look back")
        )
        opened = partial(self._open, acts.look_back)
        self.tables = add(
            ListBox(TABLES, (), lambda row: self._point(), lambda row: opened(), said("No table yet"), "tables")
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return (
            self.card, self.portrait, self.title, self.also, self.choice, self.numbers, self.gauge, self.luck,
            self.chart, self.rename, self.merge, self.forget, self.ground, self.met, self.fellows, self.last,
            self.look, self.tables,
        )  # fmt: skip

    def hide(self) -> None:
        """Show nothing: there is no person."""
        for widget in self.widgets:
            widget.visible = False

    # -- what it shows -----------------------------------------------------------------------------------

    def show(
        self, person: Person, figure: tuple[str, str], games: Sequence[str], chosen: int, record: GameRecord | None
    ) -> None:
        """Show a person with the `figure` last played (picture and colour, empty if not known), who has played
        these `games`, and the record of the `chosen` one; without a record there is no finished game."""
        for widget in self.widgets:
            widget.visible = True
        self.portrait.picture, self.portrait.colour = figure
        self.portrait.visible = bool(figure[1])
        self.title.words = person.name
        also = said("also {names}", names=listed(person.also))
        facts = [*(games if len(games) == 1 else ()), *([also] if person.also else ())]
        self.also.words = Said("{facts}", {"facts": joined(facts)}, capital=True) if facts else ""
        self.choice.options, self.choice.chosen = tuple(games) or ("",), chosen
        self.choice.visible = len(games) > 1
        self.numbers.visible = self.chart.visible = self.look.visible = record is not None
        self.results = tuple(record.results) if record else ()
        self.numbers.rows = _numbers(record) if record else ()
        self.luck.words = _luck(record) if record else NO_GAME
        self.gauge.luck = record.luck if record else LuckSummary(0, 0.0, 0.0)
        self.gauge.visible = bool(self.gauge.luck.number)
        self._show_tables(figure[1])
        fellows = record.fellows if record else []
        self.fellows.set_rows([_fellow_row(number, fellow) for number, fellow in enumerate(fellows)])

    def _show_tables(self, colour: str) -> None:
        """The rows of the tables, the latest first, and their points in the chart."""
        now = self.now()
        rows, points = [], []
        for number, result in enumerate(self.results):
            others = [name for seat, name in result.table.names.items() if seat != result.seat]
            who = result.table.title or (joined(others) if others else said("alone"))
            when = day(result.table.ended, now)
            score = said("{icon:star} {score}", score=result.score) if result.won else str(result.score)
            rows.append(Row(number, (when, who, score)))
            points.append(Point(result.score, result.won, said("{day}: {score}", day=when, score=result.score)))
        ends = [day(result.table.ended, now) for result in self.results]
        self.chart.show(points, (ends[0], ends[-1]) if ends else ("", ""), colour)
        self.tables.set_rows(rows[::-1])
        self._point()

    def _point(self) -> None:
        """Show the point of the chosen table in the chart."""
        if self.tables.rows:
            self.chart.chosen = int(str(self.tables.row.key))

    def _to_table(self, number: int) -> None:
        """Choose the table of a point."""
        self.tables.choose(len(self.tables.rows) - 1 - number)

    def choose_table(self, table: int) -> None:
        """Put the cursor on the row of a table, if there is one."""
        for number, row in enumerate(self.tables.rows):
            if self.results[int(str(row.key))].table.id == table:
                self.tables.choose(number)

    def _open(self, look_back: Callable[[int], object]) -> None:
        if self.tables.rows:
            look_back(self.results[int(str(self.tables.row.key))].table.id)

    # -- layout ------------------------------------------------------------------------------------------

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Lay everything into an area: the card above, the lists below, with smaller texts if need be."""
        gutter = 2 * scale.u
        for tried in scale.smaller_texts():
            card = max(round(area.height * CARD), self._card_height(area.width, tried))
            if area.height - card - gutter >= self._lists_height(tried):
                break
        card = min(card, area.height - gutter - 1)
        self._place_card(pygame.Rect(area.x, area.y, area.width, card), tried)
        self._place_lists(
            pygame.Rect(area.x, area.y + card + gutter, area.width, area.height - card - gutter), tried
        )

    def _lists_height(self, scale: Scale) -> int:
        """The least height of the lists: their headings and three rows."""
        return self._list_head(scale) + 3 * self._row(scale) + 5 * scale.u

    def _row(self, scale: Scale) -> int:
        return max(scale.grow(theme.ROW), round(scale.style(theme.LABEL).line * 1.4))

    def _list_head(self, scale: Scale) -> int:
        return max(scale.style(theme.HEADING).line, self.look.wanted(scale)[1])

    def _columns(self, width: int, scale: Scale) -> tuple[int, int]:
        """The widths of words and chart on a card; the chart is left out where there is no room for it."""
        inner = width - 6 * scale.u
        if not self.chart.visible:
            return inner, 0
        words = max(round(inner * WORDS), min(self.numbers.wanted(scale)[0], inner * 3 // 5))
        return words, inner - words - 3 * scale.u

    def _head_height(self, scale: Scale, width: int) -> int:
        """The height of the portrait with the names beside it."""
        names = self._beside(scale, width)
        high = self.title.height(scale, names) + (self.also.height(scale, names) if self.also.words else 0)
        return max(high, scale.px(FIGURE) if self.portrait.visible else 0)

    def _beside(self, scale: Scale, width: int) -> int:
        """The width of the names beside the portrait."""
        return width - (scale.px(FIGURE) + 2 * scale.u if self.portrait.visible else 0)

    def _place_names(self, area: pygame.Rect, scale: Scale) -> None:
        """The portrait, and beside it the name and the other names."""
        side, wide = scale.px(FIGURE), self._beside(scale, area.width)
        self.portrait.place(pygame.Rect(area.x, area.y, side, side), scale)
        tall = self.title.height(scale, wide)
        also = self.also.height(scale, wide) if self.also.words else 0
        top = area.centery - (tall + also) // 2
        self.title.place(pygame.Rect(area.right - wide, top, wide, tall), scale)
        self.also.place(pygame.Rect(area.right - wide, top + tall, wide, also), scale)

    def _card_words(self, scale: Scale, width: int) -> list[tuple[Widget, int]]:
        """What stands on the card between names and buttons, each with its height at a width."""
        shown = (self.choice, self.numbers, self.luck, self.gauge)
        words = [
            widget for widget in shown if widget.visible and not (isinstance(widget, Label) and not widget.words)
        ]
        return [(widget, widget.height(scale, width)) for widget in words]

    def _card_height(self, width: int, scale: Scale) -> int:
        words, _ = self._columns(width, scale)
        heights = [high + scale.u for _, high in self._card_words(scale, words)]
        buttons = self._buttons_height(words, scale)
        return max(
            self._head_height(scale, words) + sum(heights) + buttons + 7 * scale.u,
            wanted_height(scale) + 5 * scale.u,
        )

    def _place_card(self, sheet: pygame.Rect, scale: Scale) -> None:
        self.card.place(sheet, scale)
        inner = sheet.inflate(-6 * scale.u, -5 * scale.u)
        words, chart = self._columns(sheet.width, scale)
        y = inner.y + self._head_height(scale, words)
        self._place_names(pygame.Rect(inner.x, inner.y, words, y - inner.y), scale)
        y += round(1.5 * scale.u)
        for widget, high in self._card_words(scale, words):
            wide = min(words, widget.wanted(scale)[0]) if isinstance(widget, Choice) else words
            widget.place(pygame.Rect(inner.x, y, wide, high), scale)
            y += high + scale.u
        self._place_buttons(pygame.Rect(inner.x, y, words, inner.bottom - y), scale)
        self.chart.place(pygame.Rect(inner.right - chart, inner.y, chart, inner.height), scale)

    def _button_rows(self, width: int, scale: Scale) -> list[list[Button]]:
        """The buttons in rows that fit."""
        rows: list[list[Button]] = [[]]
        x = 0
        for button in (self.rename, self.merge, self.forget):
            wide = button.wanted(scale)[0]
            if x and x + wide > width:
                rows.append([])
                x = 0
            rows[-1].append(button)
            x += wide + scale.u
        return rows

    def _buttons_height(self, width: int, scale: Scale) -> int:
        return len(self._button_rows(width, scale)) * (self.rename.wanted(scale)[1] + scale.u) - scale.u

    def _place_buttons(self, area: pygame.Rect, scale: Scale) -> None:
        """Place the buttons along the foot of an area."""
        y = area.bottom - self._buttons_height(area.width, scale)
        for row in self._button_rows(area.width, scale):
            x = area.x
            for button in row:
                width, high = button.wanted(scale)
                width = min(width, area.width)
                button.place(pygame.Rect(x, y, width, high), scale)
                x += width + scale.u
            y += high + scale.u

    def _place_lists(self, sheet: pygame.Rect, scale: Scale) -> None:
        """Fellow players at the left, tables at the right."""
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-4 * scale.u, -3 * scale.u)
        gap, head = 3 * scale.u, self._list_head(scale)
        width = (inner.width - gap) // 2
        right = pygame.Rect(inner.x + width + gap, inner.y, width, head)
        line = scale.style(theme.HEADING).line
        top = inner.y + (head - line) // 2
        wide, high = self.look.wanted(scale)
        self.met.place(pygame.Rect(inner.x, top, width, line), scale)
        self.look.place(pygame.Rect(right.right - wide, inner.y + (head - high) // 2, wide, high), scale)
        self.last.place(pygame.Rect(right.x, top, width - wide - scale.u, line), scale)
        y = inner.y + head + scale.u
        for rows, x in ((self.fellows, inner.x), (self.tables, right.x)):
            rows.place(pygame.Rect(x, y, width, inner.bottom - y), scale)


def _numbers(record: GameRecord) -> tuple[tuple[str, Said], ...]:
    """How often somebody played and won, and the scores."""
    played = len(record.results)
    share = round(100 * record.won / played)
    return (
        (str(played), said("played")),
        (said("{won} ({share} %)", won=record.won, share=share), said("won")),
        (str(record.best), said("best score")),
        (_mean(record.average), said("average")),
    )


def _mean(value: float) -> Said:
    """A score with one place after the point."""
    return said("-{number}", number=decimal(value)) if value <= -0.05 else decimal(value)


def _luck(record: GameRecord) -> Said:
    """The luck of the dice at all tables together."""
    luck = record.luck
    if not luck.number:
        return Said("")
    return said("{icon:dice} {number:die|dice}. {how}", number=luck.number, how=fallen(luck))


def _fellow_row(number: int, fellow: Fellow) -> Row:
    name = fellow.name if fellow.kind == HUMAN else KIND_NAMES.get(fellow.kind, fellow.kind)
    wins = said("wins {won} to {other}", won=fellow.won, other=fellow.lost_to)
    return Row(number, (name, said("{n:table|tables}", n=fellow.met), wins))


def all_of(records: Iterable[GameRecord]) -> tuple[int, int]:
    """How many tables were played and won in all games together."""
    rows = tuple(records)
    return sum(len(record.results) for record in rows), sum(record.won for record in rows)
