"""What lies round the board: seats, log, hand, dice tray, and the right-hand column with one card at most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.flow import Reason
from engine.said import Said, joined, said
from engine.table import HIDDEN, Piece, Table
from game.board.marks import SHAKE
from game.board.sight_lines import SightLines
from game.board.table_view import TableView
from game.hands.hand import Hand, HandOwner
from game.layout.game_layout import GameLayout, Point
from game.layout.regions import Regions
from game.panels.celebration import Celebration
from game.panels.clause_card import Refusal, Rule
from game.panels.dice_tray import DiceTray
from game.panels.lens_panel import LensPanel
from game.panels.log_panel import LogPanel
from game.panels.piece_card import PieceFacts
from game.panels.prompt_bar import PromptBar
from game.panels.seat_info import seat_info
from game.panels.seat_rail import SeatRail
from game.panels.side_column import SideColumn
from game.pieces import cards
from game.pieces.point_pips import points
from game.pieces.token_face import token_face
from game.play.choices import Choices, Refused
from game.play.live_table import LiveTable
from game.services.wording import escaped
from game.stage.visuals import Spot
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.page import Page
from game.ui.text import label, measure
from game.ui.theme import Scale


class Surround:
    """The panels of one table. `peek` is called when a seat's card is held down and let go."""

    def __init__(
        self,
        layout: GameLayout,
        play: LiveTable,
        page: Page,
        peek: Callable[[str, bool], object],
        sound: Callable[[str, float], object],
    ) -> None:
        self.layout = layout
        self.play = play
        self.page = page
        self.view = TableView(layout, play.stage, self.beside)
        self.hand = Hand(layout, self.view.sprites, lambda piece: play.stage.moving(piece), self.tip)
        start = Table.restored(play.session.header.start)
        self.hand.start = {
            place: [start.pieces[piece] for piece in contents] for place, contents in start.contents.items()
        }
        self.tray = DiceTray(layout.layout.dice, sound)
        sprites, moving = self.view.sprites, play.stage.moving
        self.column = SideColumn(layout, sprites, moving, self.look_up, self.name_of)
        self.card, self.piece_card = self.column.card, self.column.piece_card
        self.breakdown, self.contest = self.column.breakdown, self.column.contest
        self.celebration = Celebration(layout, self.column.race)
        self.lens = LensPanel(self.look_up)
        self.sight_lines = SightLines(self.view)
        self.view.below, self.column.fighters = self.sight_lines.draw_ground, self.sight_lines.fighters
        self.open_rules: Callable[[str], object] | None = None  # opens the rulebook at a clause
        self.looked: Callable[[], object] = lambda: None  # called when another piece is looked at
        self.log_panel = LogPanel(play.log, self.look_up)
        self.prompt = PromptBar()
        self.seat_rail = SeatRail(peek)
        self.areas: Regions | None = None
        self.round = pygame.Rect(0, 0, 0, 0)  # where the round is drawn; empty if there is no room

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
        self.prompt.place(areas.prompt, self.scale)

    def clear_of(self, place: str) -> None:
        """Have a clause card that lies over the board lie on the side away from a place."""
        spot = self.view.ground.spot(place)
        if self.areas is None or not self.areas.drawer or spot is None:
            return
        area = self.areas.column.copy()
        if self.view.camera.to_screen(spot)[0] > area.left - self.scale.hit:
            area.left = self.areas.board.left + self.areas.gutter
        self.card.stand_in(area, self.scale)

    # -- where things off the board are ------------------------------------------------------------------

    def beside(self, piece: Piece) -> Point:
        """Where a piece off the board is, px: in the hand, at a seat's card, or going out of the window."""
        tray, seat = self.layout.beside(piece.place)
        if tray in ("hand", "stock", "won") and (not seat or (self.hand.own and seat == self.hand.own.seat)):
            return self.hand.spot(piece)
        if tray == "contest" and self.contest.shown is not None:
            return self.contest.card_spot(seat)
        if tray == "shelf":
            return self.column.off_board.frame(piece.id).center
        seat = seat or self.view.sprites.seat(piece)
        if tray == "gate" and self.hand.holds(piece.id):
            return self.hand.spot(piece)
        for card in self.seat_rail.cards:
            if card.info.seat == seat:
                return card.rect.center
        board = self.view.camera.view
        if tray == "table":
            return board.right - self.scale.px(60), board.bottom - self.scale.px(150)
        return board.right + self.scale.px(40), board.top - self.scale.px(60)

    def spot(self, piece: Piece) -> Spot:
        """The same as a spot of the stage."""
        return Spot(*self.beside(piece), board=False)

    # -- rules -------------------------------------------------------------------------------------------

    def add_panels(self) -> None:
        """Put the panels that lead to clauses into the page."""
        self.column.add_to(self.page)
        for panel in (self.log_panel, self.lens, self.lens.button, self.prompt.told, self.prompt.pips):
            self.page.add(panel)

    def look_up(self, clause: str) -> None:
        """Open the rulebook at a clause, or show the clause where there is none; nothing puts the card away."""
        rulebook = self.play.session.game.rulebook
        if clause in rulebook.clauses and self.open_rules is not None:
            self.open_rules(clause)
        elif clause in rulebook.clauses:
            self.card.show(self._rule(clause, said("From the rulebook")))
        else:
            self.card.close()

    def _rule(self, key: str, caption: Said) -> Rule:
        clause = self.play.session.game.rulebook[key]
        ruling = clause.reason if clause.ruling else ""
        return Rule(caption, clause.title, clause.text, key, clause.source, clause.overridden_by, ruling)

    def show_question(self) -> None:
        """Let the card say at rest what the open question is about."""
        ask = self.play.session.position.ask
        if self.play.stage.busy:
            return
        drawer = self.areas is not None and self.areas.drawer
        self.card.resting = self._rule(ask.clause, said("What this is about")) if ask and not drawer else None

    def refuse(self, refused: Refused, where: str, still: bool) -> None:
        """Show the card with clause and sentence, and an X on what stands in the way; `still`: nothing shakes."""
        reason, table = refused.reason, self.play.stage.table
        clause = self.play.session.game.rulebook[reason.clause]
        why = self.play.sentences.why(reason)
        rows, helps = _rows(reason, why), self._help(refused)
        self.clear_of(where)
        but = clause.overridden_by
        self.card.show(Refusal(clause.title, escaped(why), reason.clause, clause.source, rows, helps, but))
        self.hand.hint = frozenset(option.piece for option in refused.helps)
        if still:
            self.card.age = theme.SLIDE_IN.seconds
        marks = self.view.marks
        marks.refused, marks.refused_way = where, refused.way[:-1]
        blockers = {table.place_of(piece) for piece in reason.pieces if piece in table.pieces}
        blockers |= set(reason.places) - set(refused.way)
        marks.blockers = frozenset(place for place in blockers if self.view.ground.spot(place) is not None)
        marks.shake = 0.0 if still else SHAKE

    def _help(self, refused: Refused) -> Said:
        """What would make the refused move possible, in one line."""
        words = [self.play.sentences.option(option) for option in refused.helps[:2]]
        if not words:
            return Said("")
        first, other = words[0], words[-1]
        if len(words) == 1 and refused.going:
            return said("**{first}** first, then you can go there.", first=first)
        if len(words) == 1:
            return said("**{first}** first.", first=first)
        if refused.going:
            return said("**{first}** or **{other}** first, then you can go there.", first=first, other=other)
        return said("**{first}** or **{other}** first.", first=first, other=other)

    # -- keeping up --------------------------------------------------------------------------------------

    def show_seats(self) -> None:
        """Bring the seats' cards up to the stage, and give the log what they leave."""
        play, names = self.play, self.play.session.header.names
        shown = {
            seat: seat_info(self.layout, play.stage.table, self.view.sprites, seat, names[seat])
            for seat in play.session.header.seats
        }
        infos = tuple(
            replace(
                about, note=self._note(seat), active=seat == play.shown_turn, bot=seat in play.bots,
                thinking=self._thinks(seat),
            )
            for seat, about in shown.items()
        )  # fmt: skip
        before = self.seat_rail.cards
        self.seat_rail.show(infos, {seat: play.why(seat) for seat in play.bots})
        if self.seat_rail.cards is not before:
            for card in self.seat_rail.cards:
                self.page.add(card)
        self.place_rail()

    def place_rail(self) -> None:
        """Lay the seats' cards, the log in what they leave, and the lens over the right-hand column."""
        if self.areas is None:
            return
        log = self.areas.log
        beside = log.topleft != self.areas.seats.topleft
        most = 0 if beside else self.log_panel.least(self.scale)
        below = self.seat_rail.place(self.areas.seats, self.scale, self.areas.strip, most)
        self._place_lens(self._away_from_pointed(self.areas) if self.areas.strip else self.areas.column)
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
        """Lay the lens panel over a column, if need be the dice too; in a drawer no higher than it needs."""
        assert self.areas is not None
        needed, high = self.lens.height(self.scale, room.width), room.height
        if self.areas.drawer:
            high = min(needed, high)
        elif needed > high:
            high = max(high, self.areas.tray.bottom - room.y)
        self.lens.place(pygame.Rect(room.topleft, (room.width, high if self.lens.on else 0)), self.scale)

    def show_points(self) -> None:
        """Bring the pips of the prompt, the race and what has left the board up to the stage."""
        play, table = self.play, self.play.stage.table
        self.prompt.pips.show(points(self.layout, table, self.view.sprites, play.shown_turn))
        self.column.show(table)
        if self.layout.layout.race is None:
            return
        spots = {key: self.view.camera.to_screen(lying.at) for key, lying in self.view.arrangement.by_id.items()}
        still = self.view.calm or not play.stage.speed
        self.celebration.watch(table, spots, self.view.camera.view.center, still)

    def _note(self, seat: str) -> Said:
        """One word or two below a seat's name."""
        order, turn = self.play.session.header.seats, self.play.shown_turn
        if self._thinks(seat):
            return said("thinking")
        if seat == turn:
            return said("to move")
        if turn and order[(order.index(turn) + 1) % len(order)] == seat:
            return said("next")
        return said("bot") if seat in self.play.bots else Said("")

    def _thinks(self, seat: str) -> bool:
        """Whether a bot sits here whose choice the table waits for."""
        play = self.play
        return seat in play.bots and seat == play.turn and not play.stage.busy

    def show_hand(self, peeking: str, choices: Choices | None, held: str) -> None:
        """Bring the tray up to the stage: the viewer's own, what somebody peeks at, or a cloth over it."""
        play, names = self.play, self.play.session.header.names
        own = peeking or play.viewer
        if own:
            table = play.stage.table if own == play.viewer else play.seen(own)
            self.hand.show(HandOwner(own, names[own]), table)
        elif play.seat:
            self.hand.show(HandOwner(play.seat, names[play.seat], covered=True), play.stage.table)
        else:
            self.hand.show(None, play.stage.table)
        self.hand.ready = choices.pieces if choices is not None and not play.stage.busy else frozenset()
        self.hand.held = held

    # -- what is told of pieces --------------------------------------------------------------------------

    def name_of(self, key: str) -> Said:
        """What to call a piece or a clause by its id."""
        clauses, piece = self.play.session.game.rulebook.clauses, self.play.stage.table.pieces.get(key)
        if key in clauses:
            return clauses[key].title
        if piece is not None and self.layout.look(piece.kind) is not None:
            return self.name(piece)
        return Said("{name}", {"name": self.play.sentences.name(key)}, capital=True)

    def name(self, piece: Piece) -> Said:
        """What to call a piece."""
        return self.view.sprites.name(piece, dict(self.play.session.header.names))

    def facts(self, piece: Piece) -> tuple[tuple[Said, str], ...]:
        """What is told of a piece that is looked at closely; nothing of one that lies face down."""
        look = self.layout.look(piece.kind)
        if look is None or (piece.face and not look.down) or piece.id.startswith(HIDDEN):
            return ()
        facts = self.view.sprites.facts(piece, look)
        rows: list[tuple[Said, str]] = [(words, number.format(**facts)) for words, number in look.rows]
        change = piece.mark(look.changed) if look.changed else 0
        if change:
            rows.append((said("Changed by"), f"{change:+d}"))
        if piece.face:
            rows.append((said("State"), look.down))
        return tuple([row for row in rows if row[1] != "0"])

    def tip(self, piece: str) -> Said:
        """A piece in one line of markup."""
        found = self.play.stage.table.pieces.get(piece)
        if found is None:
            return Said("")
        look = self.layout.look(found.kind)
        rows = [said("{what}: {number}", what=words, number=number) for words, number in self.facts(found)]
        told = [said("**{name}**", name=self.name(found)), *rows]
        words = joined(told)
        tip = Said(look.tip, self.view.sprites.facts(found, look)) if look is not None else ""
        return said("{words}\n{tip}", words=words, tip=tip) if tip else words

    def look_closer(self) -> None:
        """Show a tile large in the right-hand column: the one pointed at or under the keys' cursor, the one in the
        space that is aimed at, or the one in the space of the figure whose turn it is."""
        self.looked()
        marks, table = self.view.marks, self.play.stage.table
        piece = table.pieces.get(marks.hover or marks.focus)
        if piece is None or not self.facts(piece):
            active = table.pieces.get(marks.active)
            place = marks.target or marks.focus_place or (active.place if active is not None else "")
            lying = [table.pieces[key] for key in table.contents.get(place, ())]
            piece = next((other for other in lying if self.facts(other)), None)
        rows = self.facts(piece) if piece is not None else ()
        self._foresee(piece)
        if piece is None or not rows:
            self.piece_card.shown = None
            return
        picture = token_face(self.layout, piece, self.view.sprites, self.scale.px(104), self.scale)
        self.piece_card.shown = PieceFacts(self.name(piece), rows, picture, piece.id)

    def _foresee(self, piece: Piece | None) -> None:
        """Tell the person asked what dealing with this piece would bring, and mark the goal on its track."""
        choices, play = self.play.choices, self.play
        found = None
        on_board = piece is not None and self.view.ground.space(piece.place) is not None
        if piece is not None and on_board and choices is not None and not play.stage.busy:
            active = play.stage.table.pieces.get(self.view.marks.active)
            away = active is not None and active.place != piece.place
            there = choices.foreseen(active.id, piece.place) if active is not None and away else choices.view
            found = play.session.game.prospect(there, choices.seat, piece.id)
        self.breakdown.shown = found
        goal = found.goal if found is not None else ""
        self.view.marks.goal = (goal, found.title) if found is not None and goal else None

    def tip_at(self, point: tuple[int, int]) -> tuple[Said, pygame.Rect] | None:
        """What to say of what lies under a pixel of the board, and beside which area."""
        camera, hit = self.view.camera, self.scale.hit
        piece = self.view.piece_at(point)
        lying = self.view.arrangement.by_id.get(piece)
        if lying is not None and lying.pile and self.view.badge_area(lying).collidepoint(point):
            return None  # the number unfolds
        if lying is not None and lying.layer != "pile":
            return self.tip(piece), box(camera.to_screen(lying.at), hit)
        if not camera.view.collidepoint(point):
            return None
        board = camera.to_board(point)
        for pile in self.layout.layout.piles:
            if abs(board[0] - pile.at[0]) < pile.size * 0.6 and abs(board[1] - pile.at[1]) < pile.size * 0.8:
                number = len(self.play.stage.table.contents[pile.place])
                left = said("{number} left.", number=number)
                return joined((pile.tip, left), " "), box(camera.to_screen(pile.at), hit)
        for plate in self.layout.layout.plates:
            if abs(board[0] - plate.at[0]) < plate.size[0] / 2 and abs(board[1] - plate.at[1]) < plate.size[1] / 2:
                return plate.tip, box(camera.to_screen(plate.at), hit)
        return None

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all panels."""
        assert self.areas is not None
        self.prompt.draw(surface)
        self.hand.draw(surface)
        if self.tray.looks and (not self.areas.drawer or self.tray.fresh):
            self.tray.draw(surface)
        self.column.draw(surface)

    def draw_title(self, surface: pygame.Surface, menu: int, tools: int) -> None:
        """Draw the game's name and the round, where there is room; the menu button ends at `menu` px, the tools at
        `tools`."""
        areas, scale = self.areas, self.scale
        self.round = pygame.Rect(0, 0, 0, 0)
        if areas is None or areas.strip:
            return
        left = menu + scale.u
        area = pygame.Rect(left, areas.menu.y, areas.menu.right - left, areas.menu.height)
        least = scale.style(theme.LABEL).px
        name = fitted_text(self.play.session.game.name, scale.style(theme.HEADING), theme.BONE, area.size, least)
        if name is not None:
            name.draw(surface, (area.x, area.centery - name.size[1] // 2))
        told = self.layout.layout.round
        number = self.play.stage.table.counters.get(told.counter, 0) if told is not None else 0
        if told is not None and number:
            words = Said(told.text, {"n": number})
            left = tools + scale.u
            area = pygame.Rect(left, areas.tools.y, max(0, areas.tools.right - left), areas.tools.height)
            width = measure(words, scale.style(theme.LABEL))
            if width <= area.width:  # where tools leave the room
                self.round = pygame.Rect(area.right - width, area.y, width, area.height)
                label(surface, words, scale.style(theme.LABEL), theme.ASH, area, "right")

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


def box(at: Point, side: int) -> pygame.Rect:
    """A square round a point, px."""
    return pygame.Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side)


#: What the numbers of a reason are called where its sentence does not name them.
NUMBERS = {
    "chips": said("Chips"),
    "cost": said("Cost"),
    "far": said("Distance"),
    "limit": said("At most"),
    "steps": said("Steps"),
    "strength": said("Strength"),
    "their_wisdom": said("Their wisdom"),
    "wisdom": said("Wisdom"),
}


def _rows(reason: Reason, told: str) -> tuple[tuple[Said, str, str], ...]:
    """The numbers of a reason, as rows of the card, that its sentence does not name."""
    numbers = [(key, str(fact)) for key, fact in reason.facts.items() if isinstance(fact, int)]
    return tuple([(NUMBERS[key], number, "") for key, number in numbers if key in NUMBERS and number not in told])
