"""The panels round the board: seats, log, hand, dice tray, and the right-hand column with at most one card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from engine.flow import Threat
from engine.flow.common_goal import CommonGoal
from engine.said import NOTHING, Said
from engine.table import Piece, Table
from game.board.carried_names import CarriedNames
from game.board.errand_layer import ErrandLayer
from game.board.sight_lines import SightLines
from game.board.table_view import TableView
from game.board.threat_layer import ThreatLayer
from game.board.traces import TraceLayer
from game.hands.hand import Hand, HandOwner
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.regions import Regions
from game.panels.calendar_panel import CalendarPanel
from game.panels.celebration import Celebration
from game.panels.chart_panel import ChartPanel
from game.panels.craft_tiles import CraftTiles
from game.panels.dice_tray import DiceTray
from game.panels.lens_panel import LensPanel
from game.panels.log_panel import LogPanel
from game.panels.piece_details import PieceDetails
from game.panels.piece_words import PieceWords
from game.panels.prompt_bar import PromptBar
from game.panels.question_card import QuestionCard
from game.panels.rule_cards import RuleCards
from game.panels.seat_rail import SeatRail
from game.panels.shown_seats import shown_seats
from game.panels.side_column import SideColumn
from game.panels.title import TableTitle
from game.pieces import cards
from game.pieces.point_pips import points
from game.play.choices import Choices, Refused
from game.play.live_table import LiveTable
from game.play.traces import Traces
from game.services.fence import fenced
from game.stage.reward_visuals import Burning
from game.ui import paint, theme
from game.ui.page import Page
from game.ui.theme import Scale


def _waits(play: LiveTable, choices: Choices, piece: str) -> Said:
    """When a card of the hand that cannot be used now can be used."""
    clause = choices.idle_clause(piece)
    return play.sentences.moment(clause) if clause else NOTHING


class TablePanels:
    """The panels of one table. `peek` is called when a seat's card is held down and let go. `open_rules` opens
    the rulebook at a clause (None: there is none). With `seats_open` a seat may be given to another player."""

    def __init__(
        self,
        layout: GameLayout,
        play: LiveTable,
        page: Page,
        peek: Callable[[str, bool], object],
        sound: Callable[[str, float], object],
        open_rules: Callable[[str], object] | None = None,
        seats_open: bool = True,
    ) -> None:
        self.layout = layout
        self.play = play
        self.page = page
        signals, moving = play.signals, play.stage.moving
        self.view = TableView(layout, play.stage, self.beside, self.roll)
        self.view.place_looks = play.session.game.place_looks
        self.view.sites = play.session.game.sites
        self.view.spots.rough = play.session.game.rough
        self.view.spots.numbers = self._number_at
        self.words = PieceWords(layout, play, self.view)
        self.traces = TraceLayer(self.view)
        self.crafts = CraftTiles(layout.layout.craft)
        self.words.traces = self.traces
        self.threats = self.words.threats = ThreatLayer(self.view)
        self.errands = ErrandLayer(self.view)  # its pins lie over the eyes
        self._threats: tuple[Threat, ...] = ()  # what was in danger when the stage last rested
        self.view.labels = lambda: (*self.threats.tags.values(), *self.errands.boxes())
        self.errands.kept = self.threats.tags.values
        self.names = CarriedNames(self.view, self._named_places(), self.view.labels)
        self._left = Traces(layout)
        self.hand = Hand(layout, self.view.sprites, moving, self.words.tip)
        self.hand.burning = self._burning
        self.view.spots.in_hand = lambda piece: piece in self.hand.errands and self.hand.shows(piece)
        start = Table.restored(play.session.header.start)
        self.hand.start = {
            place: [start.pieces[piece] for piece in contents] for place, contents in start.contents.items()
        }
        thrown = [look for look in layout.layout.dice if layout.layout.tray and look.tray]
        self.tray = DiceTray(tuple(thrown), sound)
        self.tray.adds = layout.layout.reach.adds if layout.layout.reach is not None else ""
        self.sight_lines = SightLines(self.view)
        name, fighters = self.words.name_of, self.sight_lines.fighters
        self.column = SideColumn(
            layout, self.view.sprites, moving, self.look_up, name, fighters, signals, ChartPanel(self.view)
        )
        self.card, self.piece_card = self.column.card, self.column.piece_card
        self.breakdown, self.contest = self.column.breakdown, self.column.contest
        self.rules = RuleCards(self.card, play, self.view, self.hand, open_rules)
        self.piece_details = PieceDetails(layout, play, self.view, self.words, self.piece_card, self.breakdown)
        self.celebration = Celebration(layout, self.column.race)
        self.lens = LensPanel(self.look_up, signals.lens_toggled.emit)
        self.log_panel = LogPanel(play.log, self.look_up, self.words.name_of)
        self.calendar = CalendarPanel(layout, self.look_up)
        self.prompt = PromptBar()
        self.question = self.prompt.card = QuestionCard()
        self.title = TableTitle(layout, play)
        self.seat_rail = SeatRail(peek, signals.seat_opened if seats_open else None)
        self.areas: Regions | None = None
        self.on_cards: frozenset[str] = frozenset()  # the pieces that are offered as large cards
        self.dueling = False  # a contest is shown as a scene, with its dice

    def _named_places(self) -> frozenset[str]:
        """The places on pieces that are called otherwise than the piece."""
        names, table = self.play.session.game.names, self.play.stage.table
        carriers = [piece.id for piece in table.pieces.values() if self.layout.carrier(piece.kind) is not None]
        own = {names.get(piece) for piece in carriers}
        return frozenset([place for place in table.places if place in names and names[place] not in own])

    def add_panels(self) -> None:
        """Put the panels that lead to clauses into the page."""
        self.column.add_to(self.page)
        for panel in (
            self.calendar,
            self.log_panel,
            self.lens,
            self.lens.button,
            self.prompt.told,
            self.prompt.pips,
            self.question,
            self.question.read,
            *self.crafts.tiles,
        ):
            self.page.add(panel)

    def look_up(self, clause: str) -> None:
        """Follow a link to a clause."""
        self.rules.look_up(clause)

    @property
    def scale(self) -> Scale:
        return self.page.scale

    def place(self, areas: Regions) -> None:
        """Take the areas of a window."""
        self.areas = areas
        self.view.place(areas.board, self.scale)
        self.view.settle()
        self.hand.place(areas.hand, self.scale)
        self.tray.place(areas.tray, self.scale)
        self.column.place(areas.column, areas.board, self.scale, areas.gutter, areas.drawer)
        self.column.drawer.place(areas.column.union(areas.tray).inflate(areas.gutter, areas.gutter), self.scale)
        self.question.stand_in(areas.board, pygame.Rect((0, 0), self.page.size), self.scale)
        self.prompt.place(areas.prompt, self.scale)
        self.calendar.place(areas.calendar, self.scale)

    def _clear_of(self, place: str) -> None:
        """Lay a clause card that covers the board on the side away from a place."""
        spot = self.view.ground.spot(place)
        if self.areas is None or not self.areas.drawer or spot is None:
            return
        area = self.areas.column.copy()
        if self.view.camera.to_screen(spot)[0] > area.left - self.scale.hit:
            area.left = self.areas.board.left + self.areas.gutter
        self.card.stand_in(area, self.scale)

    # -- where things off the board are ------------------------------------------------------------------

    def beside(self, piece: Piece) -> Point:
        """Where a piece off the board is, px: in the hand, at a seat's card, or out of the window."""
        tray, seat = self.layout.beside(piece.place)
        if tray in ("hand", "stock", "won") and (not seat or (self.hand.own and seat == self.hand.own.seat)):
            return self.hand.spot(piece)
        if tray == "contest" and self.contest.shown is not None:
            return self.contest.card_spot(seat)
        if tray == "shelf":
            return self.column.off_board.frame(piece.id).center
        seat = seat or self.view.sprites.seat(piece)
        if tray == "waiting" and self.hand.holds(piece.id):
            return self.hand.spot(piece)
        for card in self.seat_rail.cards:
            if card.info.seat == seat:
                return card.rect.center
        board = self.view.camera.view
        if tray == "table":
            return board.right - self.scale.px(60), board.bottom - self.scale.px(150)
        return board.right + self.scale.px(40), -self.scale.px(100)

    def _burning(self, piece: str) -> Burning | None:
        """How a slip burns now."""
        found = [visual for visual in self.play.stage.visuals if visual.stands_for(piece)]
        return next((visual for visual in found if isinstance(visual, Burning)), None)

    def _number_at(self, seat: str, counter: str) -> Point | None:
        """Where the number of a counter stands on the card of a seat, px."""
        counters = [count.counter.format(seat=seat) for count in self.layout.layout.counts]
        card = next((card for card in self.seat_rail.cards if card.info.seat == seat), None)
        return card.number_at(counters.index(counter)) if card is not None and counter in counters else None

    def roll(self, counters: Mapping[str, int]) -> float:
        """Throw the dice into the tray; returns how many seconds that takes. Those of a duel have fallen there."""
        if self.dueling:
            return 0.0
        seat = self.play.shown_turn or self.play.session.header.seats[0]
        return self.tray.roll(counters, self.view.seat_colour(seat), self.view.calm)

    # -- keeping up --------------------------------------------------------------------------------------

    def show_seats(self) -> None:
        """Bring the seats' cards up to the stage; the log takes the room they leave."""
        play, before = self.play, self.seat_rail.cards
        infos = shown_seats(play, self.layout, self.view.sprites)
        self.seat_rail.show(infos, play.reasons.why)
        if self.seat_rail.cards is not before:
            for card in self.seat_rail.cards:
                self.page.add(card)
        self.place_rail()

    def place_rail(self) -> None:
        """Lay the seats' cards, the log below or beside them, and the lens over the right-hand column."""
        if self.areas is None:
            return
        log = self.areas.log
        beside = log.topleft != self.areas.seats.topleft
        most = 0 if beside else self.log_panel.least(self.scale)
        below = self.seat_rail.place(self.areas.seats, self.scale, self.areas.strip, most)
        self._place_lens(self._away_from_pointed(self.areas) if self.areas.drawer else self.areas.column)
        if not self.areas.strip and not beside:
            log = pygame.Rect(log.x, below, log.width, self.areas.seats.bottom - below)
        self.log_panel.place(log, self.scale)

    def _away_from_pointed(self, areas: Regions) -> pygame.Rect:
        """The side of the board where the lens does not hide what it looks at."""
        room, thing = areas.column.copy(), self.lens.thing
        lying = self.view.arrangement.by_id.get(thing)
        spot = lying.at if lying is not None else self.view.ground.spot(thing)
        if spot is not None and self.view.camera.to_screen(spot)[0] > areas.board.centerx:
            room.x = areas.board.x + areas.gutter
        return room

    def _place_lens(self, room: pygame.Rect) -> None:
        """Lay the lens panel over a column, and over the dice if it needs their room. In a drawer it is only as
        high as it needs."""
        assert self.areas is not None
        needed, high = self.lens.height(self.scale, room.width), room.height
        if needed > high:
            high = max(high, self.areas.tray.bottom - room.y)
        if self.areas.drawer:
            high = min(needed, high)
        self.lens.place(pygame.Rect(room.topleft, (room.width, high if self.lens.on else 0)), self.scale)

    def show_traces(self) -> None:
        """Bring the traces in the floor up to the session; while something is being shown they stay."""
        if not self.play.stage.busy:
            self.traces.traces = fenced(lambda: self._left.of(self.play.session), {})

    def show_calendar(self) -> None:
        """Bring the days that run out, and what is in danger, up to the stage."""
        table, calendar = self.play.stage.table, self.play.session.game.calendar
        self.calendar.calm = self.view.still
        shown = fenced(lambda: calendar(table), None)
        self.calendar.show(shown)
        if not self.play.stage.busy:  # what goes on now was threatened before it began
            threatened, none = self.play.session.game.threatened, tuple[Threat, ...]()
            self._threats = fenced(lambda: threatened(table), none)
        left = tuple([threat for threat in self._threats if not table.pieces[threat.piece].face])
        self.threats.show(left, shown)
        self.column.chart.threats = left

    def show_points(self) -> None:
        """Bring the pips of the prompt, the race and the pieces off the board up to the stage."""
        play, table = self.play, self.play.stage.table
        self.prompt.pips.show(points(self.layout, table, self.view.sprites, play.shown_turn))
        self.column.show(table, self._common_goal(table))
        if self.layout.layout.race is None:
            return
        spots = {key: self.view.camera.to_screen(lying.at) for key, lying in self.view.arrangement.by_id.items()}
        self.celebration.watch(table, spots, self.view.camera.view.center, self.view.still)

    def _common_goal(self, table: Table) -> CommonGoal | None:
        """What all seats must reach together."""
        none: CommonGoal | None = None
        return fenced(lambda: self.play.session.game.common_goal(table), none)

    def show_hand(self, peeking: str, choices: Choices | None, held: str) -> None:
        """Bring the hand up to the stage: the viewer's own cards, those of a seat that peeks, or a cloth over
        them."""
        play, names = self.play, self.play.session.header.names
        own = peeking or play.viewer
        if own:
            table = play.stage.table if own == play.viewer else play.seen(own)
            self.hand.show(HandOwner(own, names[own]), table)
        elif play.seat:
            seat = play.shown_turn if play.shown_turn in play.humans else play.seat
            self.hand.show(HandOwner(seat, names[seat], covered=True), play.stage.table)
        else:
            self.hand.show(None, play.stage.table)
        self.hand.advice = self._advice()
        asked = choices if not play.stage.busy else None
        self.hand.ready = asked.pieces if asked is not None else frozenset()
        self.hand.waits = partial(_waits, play, asked) if asked is not None else None
        self.hand.held = held

    def _advice(self) -> Said:
        """What the owner of the hand has to do to rise."""
        own = self.hand.own.seat if self.hand.own is not None else ""
        ladder = next((card.info.ladder for card in self.seat_rail.cards if card.info.seat == own), None)
        return ladder.told if ladder is not None else NOTHING

    def place_crafts(self) -> None:
        """Lay what the owner of the hand knows how to do at its right end."""
        width = self.crafts.width(self.hand.rect, self.scale)
        self.crafts.place(self.hand.keep_right(width), self.scale)

    def show_question(self) -> None:
        """Let the clause card show at rest the rule of the open question, where it hides nothing."""
        self.rules.show_question(self.column.shut)

    def refuse(self, refused: Refused, where: str, still: bool) -> None:
        """Show why a move to a place was refused; `still`: nothing shakes."""
        self._clear_of(where)
        self.rules.refuse(refused, where, still)

    def show_piece_details(self) -> None:
        """Show the piece that is pointed at large in the right-hand column."""
        self.piece_details.show(self.scale)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, menu: int, tools: int) -> None:
        """Draw everything that is no widget of the page. The menu button ends at `menu` px, the tools at
        `tools`."""
        assert self.areas is not None
        self.title.draw(surface, self.areas, self.scale, menu, tools)
        self.prompt.draw(surface)
        self.hand.draw(surface)
        self.crafts.draw(surface)
        if self.column.open:
            self.column.drawer.draw_ground(surface)
        if self.tray.looks and (not self.column.shut or self.tray.fresh):
            self.tray.draw(surface)
        self.column.draw(surface)

    def draw_held(self, surface: pygame.Surface, held: str, pointer: tuple[int, int]) -> None:
        """Draw the piece or card in the hand."""
        for own, rect in self.hand.cards:
            if own.id == held and self.layout.look(own.kind) is None:
                sprite = cards.card(cards.face(self.layout, own), rect.width, self.scale)
                box = sprite.get_rect(center=pointer)
                paint.shadow(surface, box, self.scale.px(theme.RADIUS_CARD), theme.S12, self.scale)
                paint.stamp(surface, sprite, box)
                return
        self.view.draw_held(surface)
