"""The right-hand column: explanations at its head; pieces off the board and the race for points at its foot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Leads
from engine.flow.common_goal import CommonGoal
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.panels.breakdown import Breakdown
from game.panels.chart_panel import ChartPanel
from game.panels.clause_card import ClauseCard
from game.panels.contest import ContestPanel
from game.panels.drawer import Drawer
from game.panels.encounter_panel import EncounterPanel
from game.panels.goal_panel import GoalPanel
from game.panels.off_board_panel import OffBoardPanel
from game.panels.piece_card import PieceCard
from game.panels.points_race import RacePanel
from game.panels.recap_card import RecapCard
from game.panels.risk_key import KeyRow, RiskKey
from game.panels.ways_panel import MOST, WaysPanel
from game.pieces.sprites import Sprites
from game.play.signals import TableSignals
from game.ui.page import Page
from game.ui.theme import Rgb, Scale

RECAP_MOST = 0.7  # of the column's height: a recap that needs more is not shown


class SideColumn:
    """The panels of the column. `follow` looks a clause up, `name` says what a piece or clause is called,
    `moving` whether a piece is on its way, `fighters` where the fighters are, px."""

    def __init__(
        self,
        layout: GameLayout,
        sprites: Sprites,
        moving: Callable[[str], bool],
        follow: Callable[[str], object],
        name: Callable[[str], str],
        fighters: Callable[[], list[tuple[int, int]]],
        signals: TableSignals,
        chart: ChartPanel,
    ) -> None:
        self.card = ClauseCard(follow)
        self.piece_card = PieceCard()
        self.breakdown = Breakdown(follow)
        self.contest = ContestPanel(layout, sprites, follow, name, signals)
        self.race = RacePanel(layout, follow)
        self.goal = GoalPanel(follow)
        self.off_board = OffBoardPanel(layout, sprites, moving)
        self.risk_key = RiskKey()
        self.ways = WaysPanel(layout)
        self.encounter = EncounterPanel(layout.layout.encounter, follow)
        self.recap = RecapCard(layout, lambda: None, lambda: None)
        self.chart = chart
        self.charted = False  # the chart is asked for where the column is a drawer
        self._chart_high = 0
        self.head = pygame.Rect(0, 0, 0, 0)  # the whole column
        self._asked = False  # a card that was asked for takes the place of the recap
        self._fought = 0  # px that the open contest needs: where both have no room, the recap gives way
        self.area = self.board = pygame.Rect(0, 0, 0, 0)  # `area`: what the recap leaves of it
        self.fighters = fighters
        self.scale = Scale()
        self.gutter = 0
        self.folded = False  # lies over the board, as a drawer
        self._pulled = False  # the drawer is to be open whenever there is one
        self.drawer = Drawer()

    def add_to(self, page: Page) -> None:
        """Put the panels that lead to clauses, and their buttons, into the page."""
        page.add(self.drawer)
        page.add(self.chart)
        others = (self.ways, *self.ways.rows, self.contest, *self.contest.buttons, self.recap, *self.recap.buttons)
        for panel in (self.race, self.goal, self.card, self.breakdown, self.encounter, *others):
            page.add(panel)

    def place(self, area: pygame.Rect, board: pygame.Rect, scale: Scale, gutter: int, drawer: bool) -> None:
        """Take this part of the window. As a `drawer` over the `board` that is shut it shows only what is asked
        for."""
        self.area, self.board, self.scale, self.gutter, self.folded = area, board, scale, gutter, drawer
        self.head = area
        self.place_again()

    @property
    def shut(self) -> bool:
        """Whether the column is a drawer that is shut."""
        return self.folded and not self._pulled

    @property
    def open(self) -> bool:
        """Whether the column is a drawer that is open."""
        return self.folded and self._pulled

    def slide(self) -> None:
        """Open the drawer, or shut it."""
        self._pulled = not self._pulled
        self.place_again()

    def place_again(self) -> None:
        """Lay the recap at the head of the column, as far as it has room, and the others below it."""
        area, scale = self._below_chart(), self.scale
        self.drawer.visible = self.open
        self._asked = self.card.shown is not None  # what was asked for comes first
        high = 0 if self.shut or self._asked else self.recap.wanted_height(scale, area.width)
        self._fought = self.contest.whole(area.width, scale)
        room = area.height - self._fought - (self.race.height(scale) + 2 * self.gutter if self._fought else 0)
        high = high if high <= min(room, area.height * RECAP_MOST) else 0
        self.recap.place(pygame.Rect(area.x, area.y, area.width, high), scale)
        taken = high + (self.gutter if high else 0)
        listed = 0 if self.shut or high else min(self.ways.height(scale, area.width), round(area.height * MOST))
        listed = listed if listed >= self.ways.least(scale) else 0
        self.ways.place(pygame.Rect(area.x, area.y + taken, area.width, listed), scale)
        taken += listed + (self.gutter if listed else 0)
        room = 0 if self.shut or high or listed or self._asked else area.height - taken
        sheet = self.encounter.fitting(scale, area.width, room)
        self.encounter.place(pygame.Rect(area.x, area.y + taken, area.width, sheet), scale)
        taken += sheet + (self.gutter if sheet else 0)
        self.area = pygame.Rect(area.x, area.y + taken, area.width, max(0, area.height - taken))
        self.card.stand_in(self.area, scale)
        self._place_foot()

    def _below_chart(self) -> pygame.Rect:
        """Lay the chart at the head of the column; returns what it leaves."""
        head = self.head.copy()
        self._chart_high = high = self.chart.wanted_height
        goal = 0 if self.shut else self.goal.height(self.scale)
        fits = not goal or high + self.gutter + goal <= head.height
        self.chart.visible = bool(high) and (self.charted if self.shut else fits)
        if not self.chart.visible:
            return head
        self.chart.place(pygame.Rect(head.topleft, (head.width, min(high, head.height))), self.scale)
        taken = high + self.gutter
        return pygame.Rect(head.x, head.y + taken, head.width, max(0, head.height - taken))

    def toggle_chart(self) -> None:
        """Show the chart over the board where the column is a drawer, or put it away."""
        self.charted = not self.charted
        self.place_again()

    def show_ways(self, leads: Leads | None, colour: Rgb) -> None:
        """Take where the numbers of a die lead."""
        self.ways.show(leads, colour)
        self.place_again()

    def show(self, table: Table, goal: CommonGoal | None = None) -> None:
        """Take the table that the stage shows, and what all seats must reach together."""
        self.race.show(table)
        self.goal.shown = goal
        self.off_board.show(table)
        self._place_foot()

    def _place_foot(self) -> None:
        area, scale = self.area, self.scale
        high = 0 if self.shut else self.race.height(scale)
        self.race.visible = bool(high)
        self.race.place(pygame.Rect(area.x, area.bottom - high, area.width, high), scale)
        bottom = area.bottom - high - (self.gutter if high else 0)
        common = 0 if self.shut else self.goal.height(scale)
        self.goal.visible = bool(common)
        self.goal.place(pygame.Rect(area.x, bottom - common, area.width, common), scale)
        bottom -= common + (self.gutter if common else 0)
        most = (bottom - area.y) * 2 // 3
        shelf = 0 if self.shut else self.off_board.height(area.width, most, scale)
        self.off_board.place(pygame.Rect(area.x, bottom - shelf, area.width, shelf), scale)
        bottom -= shelf + (self.gutter if shelf else 0)
        key = 0 if self.shut else self.risk_key.height(area.width, scale)
        self.risk_key.place(pygame.Rect(area.x, bottom - key, area.width, key), scale)

    def show_risks(self, rows: tuple[KeyRow, ...]) -> None:
        """Take what the marks on the board mean."""
        if rows != self.risk_key.rows:
            self.risk_key.rows = rows
            self._place_foot()

    @property
    def floor(self) -> int:
        """Where the column's foot begins, px from the window's upper edge."""
        tops = [rect.y for rect in (self.race.rect, self.goal.rect, self.off_board.rect) if rect.height]
        return min(tops) - self.gutter if tops else self.area.bottom

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything that is no widget of the page, and place the widgets."""
        needed = self.contest.whole(self.head.width, self.scale)
        before = (self._asked, self._chart_high, self._fought)
        if before != (self.card.shown is not None, self.chart.wanted_height, needed):
            self.place_again()
        bottom = self.floor
        self.race.visible = bool(self.race.rect.height)
        fought = self._place_contest()
        if fought is not None:
            bottom = max(bottom, fought)  # what has left the board gives way to a contest
        if self.off_board.rect.height and bottom <= self.off_board.rect.y:
            self.off_board.draw(surface)
        if fought is None:
            told = self._draw_told(surface, bottom)
            if told <= self.risk_key.rect.y:
                self.risk_key.draw(surface)

    def _away(self, area: pygame.Rect) -> pygame.Rect:
        """The side of the board on which a drawer hides no piece of the contest."""
        spots = self.fighters()
        left = pygame.Rect(self.board.x + self.gutter, area.y, area.width, area.height)
        return left if spots and sum(x for x, _ in spots) / len(spots) > self.board.centerx else area

    def _place_contest(self) -> int | None:
        """Lay the contest at the head, below a card that was asked for; returns where it ends, None if there is
        none."""
        contest, area = self.contest, self.area if not self.folded else self._away(self.area)
        if contest.shown is None:
            return None
        top = area.y
        if self.card.shown is not None:
            top += self.card.measure() + self.gutter
        else:
            self.card.visible = False
        race = self.race.rect
        room = (race.y - self.gutter if race.height else area.bottom) - top
        if race.height and contest.least(area.width, self.scale) > room:
            self.race.visible, room = False, area.bottom - top  # it gives way
        scale = self._fitting(lambda tried: contest.least(area.width, tried) <= room)
        contest.visible = room >= contest.least(area.width, scale)
        high = contest.height(scale, area.width, room) if contest.visible else 0
        contest.place(pygame.Rect(area.x, top, area.width, high), scale)
        self.breakdown.visible = False
        return top + high

    def _fitting(self, fits: Callable[[Scale], bool]) -> Scale:
        """The largest text size up to the one set at which something has room; the smallest if none has."""
        tried = self.scale.smaller_texts()
        return next((scale for scale in tried if fits(scale)), tried[-1])

    def _draw_told(self, surface: pygame.Surface, bottom: int) -> int:
        """Draw the clause card uppermost, then the shown piece, then its breakdown. Where there is no room for
        all, the rule at rest goes first, then the piece. Returns where that ends."""
        area, scale, gutter = self.area, self.scale, self.gutter
        if not self.shut:
            self.card.stand_in(pygame.Rect(area.topleft, (area.width, max(0, bottom - area.y))), scale)
        closer = 0 if self.shut else self.piece_card.height(area.width, scale)
        breakdown = 0 if self.shut else self.breakdown.fitted(scale, area.width, bottom - area.y)
        said = self.card.measure()
        heights = [height for height in (closer, breakdown) if height]
        needed = said + sum(heights) + gutter * len(heights)
        if self.card.shown is None and (needed > bottom - area.y or not self.card.fits):
            self.card.visible, said = False, 0
        y = area.y + said + gutter * bool(said)
        if breakdown and y + closer + gutter + breakdown > bottom:
            closer = 0
        if closer and y + closer <= bottom:
            self.piece_card.draw(surface, pygame.Rect(area.x, y, area.width, closer), scale)
            y += closer + gutter
        self.breakdown.visible = bool(breakdown) and y + breakdown <= bottom
        self.breakdown.place(pygame.Rect(area.x, y, area.width, breakdown), scale)
        return y + breakdown
