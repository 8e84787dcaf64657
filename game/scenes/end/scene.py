"""The end of a game: the winner and the reason, everybody's score in its parts, and the course of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pygame

from engine.flow import HUMAN, Session
from engine.said import Said, joined, said
from game.app.window import App
from game.film.film_process import FilmProcess
from game.layout.game_layout import GameLayout
from game.panels.final_scores import FinalScores, headline, reason, results
from game.panels.seat_info import scored, winner_portrait
from game.panels.winners_picture import WinnersPicture
from game.scenes.file_drop_scene import BackToMenuScene
from game.scenes.navigator import Navigator
from game.scenes.review.chart import Chart, curves
from game.services import folders
from game.services.wording import UNPROVEN, clause_in_short
from game.ui import materials, paint, section, theme
from game.ui.button import Button
from game.ui.label import Label, Panel
from game.ui.page import Page
from game.ui.text import measure, outlined
from game.ui.theme import Scale, Size, Style

WIDEST = 1720  # px at 1080p
WINNER_SIDE = 226  # the winner's portrait
CHARTS, CHART = 4, 150  # charts at most, and px at 1080p that one is high at least
LEAST_BUTTON = 160  # px at 1080p
LEFT = 0.44  # of the width: the winner and the scores


class EndScene(BackToMenuScene):
    """The scores of a finished session, which is kept as `table` (None: nowhere). It may be shown again. `leave`
    goes back to where a branch began; without it the scene leads to the menu."""

    def __init__(
        self, navigator: Navigator, session: Session, table: int | None, leave: Callable[[], object] | None = None
    ) -> None:
        super().__init__(navigator, leave)
        self.leads_back = leave is not None
        self.session = session
        self.table = table
        self.game_layout = GameLayout.read(session.game.folder)
        self.outcome = session.outcome
        self.names = dict(session.header.names)
        self.colours = {seat: self.game_layout.colour(seat) for seat in session.header.seats}
        self.film_process: FilmProcess | None = None  # draws the picture
        self.greeted = False  # the fanfare has been played

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.page = Page()
        add, outcome, score = self.page.add, self.outcome, scored(self.game_layout)
        layout, final = self.game_layout, self.session.position
        pictures = [(winner_portrait(layout, final, seat), self.colours[seat]) for seat in outcome.winners]
        still = app.settings.reduced_motion or self.greeted
        crowned = 0.0 if still else app.seconds(theme.TURN_ROOM)
        self.winners_picture = add(WinnersPicture(pictures, crowned, layout.layout.victor))
        why = reason(outcome, self.names, score.label)
        if not self.session.proven:
            why = said("{why} {icon:warning} {words}", why=why, words=UNPROVEN)
        self.why = add(Label(why, theme.PROMPT, theme.GOLD_TOP, "centre", name="why"))
        rows, parts = results(outcome, self.names), tuple(outcome.scores[0].columns)
        self.scores = add(FinalScores(rows, parts, self.colours, score.label, score.icon))
        self.scores.tip = self._unfolded()
        self.plate = add(Panel())
        self.ground = add(Panel())
        ended = Label(self._clauses(), theme.NOTE, theme.ASH, "left", self._follow, section.ink(), name="clauses")
        ended.rule = partial(clause_in_short, self.session.game.rulebook)
        self.clauses = add(ended)
        found = curves(self.session, self.game_layout)[:CHARTS]
        self.charts = [add(Chart(course, self.colours, self.names)) for course in found]
        self._add_buttons()
        self.page.set_focus(self.again)
        if not self.greeted:
            app.play("won" if outcome.winners else "lost")
        self.greeted = True

    def _add_buttons(self) -> None:
        add = self.page.add
        self.again = add(Button(said("Play again"), self._again, "primary", icon="redo", name="play again"))
        self.more = add(Button(said("How it went"), self._review, icon="lens", name="review"))
        self.back = add(Button(said("Look back"), self._look_back, icon="eye", name="look back"))
        self.picture = add(Button(said("Save picture"), self._save_picture, name="picture"))
        self.share = add(Button(said("Save as file"), self._share, name="share"))
        self.share.visible = self.table is not None
        self.people = add(Button(said("Who plays here"), self._show_people, icon="person", name="people"))
        self.people.visible = self.table is not None
        words, icon = (said("Back"), "arrow-left") if self.leads_back else (said("Menu"), "menu")
        self.menu = add(Button(words, self.go_back, icon=icon, name="menu"))

    def _unfolded(self) -> Said:
        """The parts of everybody's score, each with its clause."""
        game, position, lines = self.session.game, self.session.position, []
        for score in self.outcome.scores:
            parts = Counter[str]()
            for part in game.number_parts(position, score.seat, f"score/{score.seat}"):
                parts[part.clause] += part.amount
            titles = [(game.rulebook[clause].title, number, clause) for clause, number in parts.items()]
            told = [
                section.numbered(said("{title} {number}", title=title, number=number), clause)
                for title, number, clause in titles
            ]
            name = self.names[score.seat]
            lines.append(said("**{seat} {number}**: {parts}", seat=name, number=score.total, parts=joined(told)))
        return joined(lines, "\n")

    def _follow(self, clause: str) -> None:
        """Open the rulebook at a clause."""
        self.navigator.show_rules(self.session.game.id, clause, said("Back to the scores"))

    def _clauses(self) -> Said:
        """The clauses that ended the game and decided it, with their words."""
        book = self.session.game.rulebook
        last = self.session.entries[-1].record.happened
        ended = [str(getattr(last[-1].event, "clause", ""))] if last else []
        keys = [key for key in dict.fromkeys([*ended, *self.outcome.clauses]) if key in book.clauses]
        lines = [section.signed(book[key].text, key) for key in keys]
        return joined(lines, "\n")

    def _again(self) -> None:
        from game.scenes.setup.seating import Seating

        header = self.session.header
        self.navigator.begin(Seating.again(header.game, header.names, self.session.players, header.options))

    def _review(self) -> None:
        self.app.replace(self.navigator.review_scene(self.session, self.table, self._return))

    def _look_back(self) -> None:
        last, leave = len(self.session.entries) - 1, self._return if self.leads_back else None
        self.navigator.show_history(self.session, self.table, last, leave, self._return)

    def _return(self) -> None:
        """Show the scores again."""
        self.app.replace(self)

    def _save_picture(self) -> None:
        """Write the final table with names and scores as a picture, and say where."""
        if self.film_process is None:
            last = len(self.session.entries) - 1
            self.film_process = FilmProcess(folders.unused(folders.pictures(), self.session.game.name, ".png"))
            self.film_process.start(self.session, last, last, None, False, self.app.settings)

    def _saved(self, film_process: FilmProcess) -> None:
        """Say where the picture is, or why there is none."""
        if film_process.trouble:
            self.app.toast(film_process.trouble, "warning")
        else:
            self.app.toast(said("The picture is saved as {file}.", file=str(film_process.out)))

    def _share(self) -> None:
        if self.table is not None:
            self.navigator.saved_tables.share(self.table)

    def _show_people(self) -> None:
        people = [seat for seat, kind in self.session.header.players.items() if kind == HUMAN]
        name = self.names[people[0]] if people else ""
        self.navigator.show_people(name, self._return)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left, gutter = (size[0] - width) // 2, 3 * scale.u
        foot = self._place_buttons(pygame.Rect(left, 0, width, size[1] - 2 * scale.u), scale)
        self.app.toasts.floor = size[0] // 2, foot
        column = max(round(width * LEFT), min(self.scores.needs(scale), width * 6 // 10))
        area = pygame.Rect(left, 2 * scale.u, column, foot - 2 * scale.u)
        self.crowded = not self._fits(area, scale)
        self._place_left(area, scale)
        sheet = pygame.Rect(left + column + gutter, 3 * scale.u, width - column - gutter, foot - 3 * scale.u)
        self.ground.place(sheet, scale)
        self._place_right(sheet.inflate(-5 * scale.u, -4 * scale.u), scale)

    def _place_right(self, inner: pygame.Rect, scale: Scale) -> None:
        """Place the charts, as many as there is room for. Clauses without room at the left lie above them."""
        if self.crowded:
            high = min(inner.height, self.clauses.height(scale, inner.width))
            self.clauses.place(pygame.Rect(inner.x, inner.y, inner.width, high), scale)
            used = high + 3 * scale.u
            inner = pygame.Rect(inner.x, inner.y + used, inner.width, inner.height - used)
        gap, least = 3 * scale.u, scale.grow(CHART)
        number = max(0, min(len(self.charts), (inner.height + gap) // (least + gap)))
        high = (inner.height - gap * (number - 1)) // max(1, number)
        for place, chart in enumerate(self.charts):
            chart.visible = place < number
            chart.place(pygame.Rect(inner.x, inner.y + place * (high + gap), inner.width, high), scale)

    def _place_buttons(self, area: pygame.Rect, scale: Scale) -> int:
        """The buttons along the foot, in rows that fit; returns where they begin."""
        high = self.again.wanted(scale)[1]
        x, y = area.right, area.bottom - high
        for button in (self.again, self.more, self.back, self.picture, self.share, self.people, self.menu):
            width = max(button.wanted(scale)[0], 0 if button is self.menu else scale.px(LEAST_BUTTON))
            if x - width < area.x:
                x, y = area.right, y - high - scale.u
            if button is self.menu:
                x = area.x + width
            if button.visible:
                button.place(pygame.Rect(x - width, y, width, high), scale)
                x -= width + 2 * scale.u
        return y - 2 * scale.u

    def _parts(self, width: int, scale: Scale) -> tuple[int, int, int, int]:
        """The heights at a width of title, reason, scores at their smallest, and clauses."""
        small = self.clauses.height(scale, width - 4 * scale.u) + 2 * scale.u
        why = self.why.height(scale, width)
        return self._title_style(width, scale).line, why, self.scores.least(scale), small

    def _fits(self, area: pygame.Rect, scale: Scale) -> bool:
        """Whether the clauses find room below the scores."""
        return sum(self._parts(area.width, scale)) + 5 * scale.u <= area.height

    def _place_left(self, area: pygame.Rect, scale: Scale) -> None:
        """Place the winner, the headline, the reason, the scores and the clauses. Where there is little room
        the winner goes first, then the clauses."""
        title, why, least, small = self._parts(area.width, scale)
        small = 0 if self.crowded else small + 2 * scale.u
        room = area.height - title - why - small - 3 * scale.u
        high = max(least, min(self.scores.wanted(scale)[1], room))
        winners_picture = min(scale.px(WINNER_SIDE * 10 // 7), room - high)
        self.winners_picture.visible = winners_picture > scale.px(90)
        winners_picture = winners_picture if self.winners_picture.visible else 0
        spare = max(0, room - high - winners_picture) // 4
        y = area.y + min(spare, 3 * scale.u)
        self.winners_picture.place(pygame.Rect(area.x, y, area.width, winners_picture), scale)
        y += winners_picture
        self.title = pygame.Rect(area.x, y, area.width, title)
        y += title
        self.why.place(pygame.Rect(area.x, y, area.width, why), scale)
        y += why + 2 * scale.u + min(spare, 2 * scale.u)
        self.scores.place(pygame.Rect(area.x, y, area.width, high), scale)
        self.plate.visible = not self.crowded
        if not self.crowded:
            plate = pygame.Rect(area.x, y + high + 2 * scale.u, area.width, small - 2 * scale.u)
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

    # -- events, time and drawing ------------------------------------------------------------------------

    def leave(self) -> None:
        if self.film_process is not None:
            self.film_process.stop()
            self.film_process = None
        super().leave()

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        film_process = self.film_process
        if film_process is None:
            return moving
        film_process.listen()
        if film_process.over:
            self.film_process = None
            self._saved(film_process)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(materials.backdrop(surface.get_size(), "menu"), (0, 0))
        self.page.draw_widgets(surface)
        style = self._title_style(self.title.width, self.page.scale)
        edge = max(2, round(style.px * 0.08))
        said = headline(self.outcome, self.names)
        words = outlined(said, style, theme.RIM_LIGHT, theme.KEY, edge, self.title.width - 2 * edge)
        paint.stamp(surface, words, words.get_rect(center=self.title.center))
        self.page.draw_tooltip(surface)
