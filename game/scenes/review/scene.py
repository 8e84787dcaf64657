"""After the game: its numbers over the turns, its turning points, and the luck of the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

import pygame

from engine.flow import Session
from engine.flow.luck import Throw, luck_summary, tallies
from engine.flow.sentences import Sentences
from engine.said import Said, joined, said
from game.app.window import App
from game.layout.game_layout import GameLayout
from game.scenes.file_drop_scene import FileDropScene
from game.scenes.history.moments import Moments, told
from game.scenes.navigator import Navigator
from game.scenes.review.chart import Chart, Curve, curves, turn_ends
from game.scenes.review.dice_ledger import DiceLedger, DieBlock
from game.scenes.review.dice_luck import in_words, luck_course, thrown
from game.scenes.review.position_evaluation import Standing, TurningPoint, evaluations, turning_points
from game.services.shortcut_names import called
from game.services.shortcuts import CONFIRM, REVIEW, Shortcuts
from game.services.wording import decimal
from game.ui import theme
from game.ui.button import IconButton
from game.ui.choice import Choice
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row
from game.ui.page import Page
from game.ui.text import Text, flow
from game.ui.theme import Scale, Size
from game.ui.widget import Widget

WIDEST = 1720  # px at 1080p
LIST = 330  # px of the contents at 1080p, at most a third of the width
TELLING = 3  # sentences of a turning point at most
CHART = 0.42  # of the height that the course of the standing takes
LEAST_CHART = 200  # px at 1080p below which it gives way
JUDGED = said("How good the table was for each seat, as the game's own bots judge it.")
NO_DICE = said("This game has no dice, so there is no luck of the dice.")
NO_TURNS = said("No single moment changed much in this game, or its table does not tell enough about it.")
BAND = said("The frame is the expected band: 95 of 100 fair dice stay inside it. The line in it is the average.")
ALL = said("All seats")


class TurningRows(ListBox):
    """Turning points as rows of a heading and what happened; Enter or one click opens one."""

    def __init__(self, rows: Sequence[Row], opened: Callable[[Row], object]) -> None:
        super().__init__((Column(1, main=True), Column(1)), rows, None, opened, NO_TURNS, "turning points")

    def _row_height(self) -> int:
        scale = self.scale
        return scale.style(theme.BUTTON).line + 2 * scale.style(theme.LABEL).line + scale.u

    def cell_area(self, index: int, column: int) -> pygame.Rect:
        row, scale = self.row_area(index).inflate(-2 * self.scale.u, -self.scale.u), self.scale
        upper = scale.style(theme.BUTTON).line
        if not column:
            return pygame.Rect(row.x, row.y, row.width, upper)
        return pygame.Rect(row.x, row.y + upper, row.width, row.height - upper)

    def _cell(self, index: int, column: int) -> Text:
        area, scale = self.cell_area(index, column), self.scale
        style = scale.style(theme.LABEL if column else theme.BUTTON)
        lines = 2 if column else 1
        return flow(self.rows[index].cells[column], style, theme.ASH if column else theme.BONE, area.width, lines)

    def _click(self, point: tuple[int, int]) -> None:
        super()._click(point)
        if self._index(point) >= 0 and not self._dragging:
            self._open()


@dataclass(frozen=True)
class ReviewSheet:
    """One sheet: its name, its widgets, and a function that places them in an area."""

    title: str
    widgets: tuple[Widget, ...]
    place: Callable[[pygame.Rect, Scale], object]


class ReviewScene(FileDropScene):
    """Contents at the left, one sheet at the right. `back` leaves. The session is kept as `table` (None:
    nowhere). After a visit to the history it is shown again as it was left."""

    def __init__(
        self, navigator: Navigator, session: Session, table: int | None, back: Callable[[], object]
    ) -> None:
        super().__init__(navigator)
        self.session = session
        self.table = table
        self.leave_it = back
        self.game_layout = GameLayout.read(session.game.folder)
        self.names = dict(session.header.names)
        self.colours = {seat: self.game_layout.colour(seat) for seat in session.header.seats}
        self.chosen = 0  # the sheet that is shown
        self.row = 0  # the turning point that was looked at

    # -- what there is to show ---------------------------------------------------------------------------

    @cached_property
    def curves(self) -> tuple[Curve, ...]:
        """What the game counts, over the turns."""
        return curves(self.session, self.game_layout)

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw of dice."""
        return thrown(self.session, self.game_layout)

    @cached_property
    def _evaluations(self) -> tuple[Standing, ...]:
        """How well each seat stood after each record."""
        return evaluations(self.session)

    @cached_property
    def standing(self) -> Curve | None:
        """How good the table was for each seat after every turn; None if the log does not say."""
        found, ends = self._evaluations, turn_ends(self.session)
        if not found:
            return None
        values = {seat: tuple(found[n][seat] for n, _ in ends) for seat in self.session.header.seats}
        turns = tuple(turn for _, turn in ends)
        return Curve(said("Standing"), "star", turns, values, signed=True)

    @cached_property
    def turning(self) -> tuple[TurningPoint, ...]:
        """The turning points."""
        return turning_points(Moments.of(self.session, self.game_layout), self._evaluations)

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.page = Page()
        add = self.page.add
        self.arrow = add(IconButton("arrow-left", self.leave_it, said("The scores (Escape)"), name="back"))
        self.heading = add(Label(said("How it went"), theme.TITLE, name="heading"))
        self.ground, self.below = add(Panel()), add(Panel())
        self.sheets = [*map(self._curve_sheet, self.curves), self._turning(), *self._luck()]
        rows = [Row(number, (Said("{words}", {"words": sheet.title}, capital=True),))
                for number, sheet in enumerate(self.sheets)]  # fmt: skip
        self.list = ListBox((Column(1, main=True),), rows, self._choose, self._enter_sheet, name="contents")
        self.page.widgets.insert(4, self.list)  # before the sheets in the order of Tab
        self.list.cursor = min(self.chosen, len(rows) - 1)
        self.page.set_focus(self.list)
        self._choose(self.list.row)

    def _sheet(self, title: str, place: Callable[[pygame.Rect, Scale], object], *widgets: Widget) -> ReviewSheet:
        for widget in widgets:
            self.page.add(widget)
        return ReviewSheet(title, widgets, place)

    def _curve_sheet(self, curve: Curve) -> ReviewSheet:
        chart = Chart(curve, self.colours, self.names)
        return self._sheet(curve.words, chart.place, chart)

    def _turning(self) -> ReviewSheet:
        rows = TurningRows([self._point(point) for point in self.turning], self._look)
        rows.cursor = min(self.row, max(0, len(rows.rows) - 1))
        opens = said("{key} or a click shows a moment; leaving it leads back here.", key=called(CONFIRM))
        note = Label(opens if rows.rows else "", theme.NOTE, theme.ASH, name="how to look")
        chart = Chart(self.standing, self.colours, self.names) if self.standing is not None else None
        judged = Label(JUDGED if chart is not None else "", theme.NOTE, theme.ASH, name="what standing is")

        def place(area: pygame.Rect, scale: Scale) -> None:
            y = area.y
            if chart is not None:
                high = round(area.height * CHART)
                chart.visible = judged.visible = shown = high >= scale.grow(LEAST_CHART)
                if shown:
                    chart.place(pygame.Rect(area.x, y, area.width, high), scale)
                    y += high + scale.u
                    y = _below(judged, area, y, scale) + 2 * scale.u
            y = _below(note, area, y, scale) + scale.u
            rows.place(pygame.Rect(area.x, y, area.width, area.bottom - y), scale)

        self.rows = rows
        widgets: list[Widget] = [chart, judged] if chart is not None else []
        return self._sheet(said("Turning points"), place, *widgets, note, rows)

    def _point(self, point: TurningPoint) -> Row:
        """A turning point as a row."""
        record = self.session.entries[point.n].record
        names = {**self.game_layout.place_names, **self.names}
        sentences = told(Sentences(self.session.game, names), self.game_layout, record, None)
        facts = {
            "mark": said("{mark:{seat}}", seat=self.colours[point.seat]),
            "turn": point.turn,
            "seat": self.names[point.seat],
            "swing": decimal(point.swing),
        }
        if point.swing > 0:
            head = said("{icon:arrow-up} Turn {turn}: {mark} {seat} stands {swing} better", **facts)
        else:
            head = said("{icon:arrow-down} Turn {turn}: {mark} {seat} stands {swing} worse", **facts)
        return Row(point.n, (head, joined(sentences[:TELLING], " ")))

    def _luck(self) -> list[ReviewSheet]:
        """The sheet of luck and ledger; for a game without dice a sentence."""
        if not self.throws:
            note = Label(NO_DICE, theme.BODY, theme.ASH, name="no dice")
            return [self._sheet(said("Luck of the dice"), _downwards(note), note)]
        course = luck_course(self.session, self.throws)
        chart = Chart(course, self.colours, self.names)
        lines = [
            Label(said("{mark:{seat}} {words}", seat=self.colours[seat], words=words), theme.LABEL,
                  name=f"luck {seat}")
            for seat in self.session.header.seats
            for thrown_here in [luck_summary(row for row in self.throws if row.seat == seat)]
            for words in [in_words(self.names[seat], thrown_here)]
        ]  # fmt: skip

        def place(area: pygame.Rect, scale: Scale) -> None:
            heights = [line.height(scale, area.width) + scale.u for line in lines]
            room = area.height - sum(heights) - scale.u
            chart.visible = room >= scale.grow(LEAST_CHART) * 3 // 4
            y = area.y
            if chart.visible:
                chart.place(pygame.Rect(area.x, y, area.width, room), scale)
                y += room + scale.u
            _downwards(*lines)(pygame.Rect(area.x, y, area.width, area.bottom - y), scale)

        return [self._sheet(course.words, place, chart, *lines), self._dice()]

    def _dice(self) -> ReviewSheet:
        """The ledger of all seats or of one."""
        self.ledger = DiceLedger("ledger")
        seats = self.session.header.seats
        names = [ALL, *(self.names[seat] for seat in seats)]
        choice = Choice(names, 0, self._tally, said("Whose throws"), name="whose")
        note = Label(BAND, theme.NOTE, theme.ASH, name="what the band is")
        self._tally(0)

        def place(area: pygame.Rect, scale: Scale) -> None:
            width, high = choice.wanted(scale)
            choice.place(pygame.Rect(area.x, area.y, min(width, area.width), high), scale)
            y = area.y + high + 2 * scale.u
            foot = note.height(scale, area.width)
            room = min(self.ledger.wanted_height(scale), area.bottom - foot - 2 * scale.u - y)
            self.ledger.place(pygame.Rect(area.x, y, area.width, room), scale)
            _below(note, area, y + room + 2 * scale.u, scale)

        return self._sheet(said("Dice ledger"), place, choice, self.ledger, note)

    def _tally(self, number: int) -> None:
        """Count the throws of all seats (0) or of one."""
        seats = self.session.header.seats if not number else (self.session.header.seats[number - 1],)
        rows = [row for row in self.throws if row.seat in seats]
        looks = {look.draw: look.label for look in self.game_layout.layout.dice}
        self.ledger.show(
            [DieBlock(looks[die.why], sum(row.die == die for row in rows), tallies(rows, die))
             for die in self.game_layout.dice]
        )  # fmt: skip

    # -- choosing ----------------------------------------------------------------------------------------

    def _choose(self, row: Row) -> None:
        """Show another sheet."""
        self.chosen = int(str(row.key))
        for number, sheet in enumerate(self.sheets):
            for widget in sheet.widgets:
                widget.visible = number == self.chosen
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)

    def _enter_sheet(self, row: Row) -> None:
        """Move the focus into the sheet."""
        first = next((widget for widget in self.sheets[self.chosen].widgets[::-1] if widget.focusable), None)
        if first is not None:
            self.page.set_focus(first, keys=True)

    def _look(self, row: Row) -> None:
        """Show a moment in the history; leaving it leads back here."""
        self.row = self.rows.cursor
        at, leave = int(str(row.key)), partial(self.app.replace, self)
        self.navigator.show_history(self.session, self.table, at, leave, self.leave_it)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left, gutter = (size[0] - width) // 2, 3 * scale.u
        side = self.arrow.wanted(scale)[0]
        top, high = 2 * scale.u, max(side, scale.style(theme.TITLE).line)
        self.arrow.place(pygame.Rect(left, top + (high - side) // 2, side, side), scale)
        title = pygame.Rect(self.arrow.rect.right + 2 * scale.u, top, 0, high)
        title.width = left + width - title.x
        tall = self.heading.height(scale, title.width)
        self.heading.place(pygame.Rect(title.x, title.centery - tall // 2, title.width, tall), scale)
        area = pygame.Rect(left, top + high + 2 * scale.u, width, 0)
        area.height = size[1] - 3 * scale.u - area.y
        column = min(scale.grow(LIST), width // 3)
        self.below.place(pygame.Rect(area.x, area.y, column, area.height), scale)
        self.list.place(self.below.rect.inflate(-2 * scale.u, -3 * scale.u), scale)
        sheet = pygame.Rect(area.x + column + gutter, area.y, width - column - gutter, area.height)
        self.ground.place(sheet, scale)
        self.sheets[self.chosen].place(sheet.inflate(-5 * scale.u, -4 * scale.u), scale)

    # -- events and drawing ------------------------------------------------------------------------------

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (REVIEW,)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if REVIEW.pressed(event) == "scores":
            self.leave_it()
            return True
        return False


def _below(words: Label, area: pygame.Rect, y: int, scale: Scale) -> int:
    """Place words across an area from `y` on; returns where they end."""
    words.place(pygame.Rect(area.x, y, area.width, words.height(scale, area.width)), scale)
    return words.rect.bottom


def _downwards(*lines: Label) -> Callable[[pygame.Rect, Scale], None]:
    """Places words one below the other."""

    def place(area: pygame.Rect, scale: Scale) -> None:
        y = area.y
        for line in lines:
            y = _below(line, area, y, scale) + scale.u

    return place
