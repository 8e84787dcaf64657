"""The table: the board and what lies round it, played by dragging, clicking or keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from engine.bots.bot import Bot
from engine.flow import Option, Reason, Session
from engine.table import HIDDEN, Piece
from game.app import App, Scene
from game.stage.stage import Stage
from game.stage.visuals import Moving, Spot
from game.table import seats
from game.table.cards import card, face
from game.table.choices import Choices, Refused
from game.table.clause_card import ClauseCard, Refusal
from game.table.closer import Closer, Known
from game.table.curtain import Curtain
from game.table.dice_tray import DiceTray
from game.table.hand import Hand, Own
from game.table.layout import GameLayout, Point
from game.table.play import Keep, Play
from game.table.prompt import Prompt
from game.table.screen import Regions, regions
from game.table.targets import Target
from game.table.view import Held, Marks, TableView
from game.ui import paint, theme, tooltip
from game.ui.button import Button, IconButton
from game.ui.modal import Modal
from game.ui.text import label
from game.ui.theme import Scale, Size

DRAG_FROM = 6  # px that the pointer must move before a press is a drag
MOST_BUTTONS = 5
SHAKE = (0.24, 3, 4)  # seconds, times and px of a refusal
NUMBER_KEYS = {getattr(pygame, f"K_{n}"): n - 1 for n in range(1, 10)}
LIFTABLE = ("figure", "tile")


@dataclass
class Press:
    """The button went down here, on this piece or card (or on the board)."""

    at: tuple[int, int]
    piece: str
    card: bool
    last: tuple[int, int]
    panning: bool = False


class TableScene(Scene):
    """One table. `bots` choose for their seats, everybody else plays at this screen.

    `keep` stores each accepted choice, `leave_table` goes back to the menu, `finish` shows the scores when the
    game is over, `open_rules` the page of a clause; the last three may be left out.
    """

    def __init__(
        self,
        session: Session,
        bots: Mapping[str, Bot] | None = None,
        keep: Keep = lambda session, record: None,
        leave_table: Callable[[], object] | None = None,
        finish: Callable[[Session], object] | None = None,
        open_rules: Callable[[str], object] | None = None,
        open_settings: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.game_layout = GameLayout.read(session.game.folder)
        self.play = Play(session, self.game_layout, bots or {}, keep)
        self.view = TableView(self.game_layout, self.play.stage, self._beside)
        self.hand = Hand(self.game_layout, self.view.sprites)
        self.tray = DiceTray(self.game_layout.layout.dice, self._click)
        self.card = ClauseCard()
        self.closer = Closer()
        self.curtain = Curtain()
        self.prompt = Prompt()
        self.rail = seats.Seats(self._peek)
        self.leave_table, self.finish, self.open_rules, self.open_settings = (
            leave_table, finish, open_rules, open_settings,
        )  # fmt: skip
        self.press: Press | None = None
        self.selected = ""
        self.held = ""
        self.peeking = ""
        self.areas: Regions | None = None
        self.pointer = (-1, -1)
        self._hover_for = 0.0
        self._tip: tuple[str, pygame.Rect] | None = None
        self._shown: object = None
        self._targets: list[Target] = []
        self._targets_key: object = None
        self._shake = 0.0
        self._dirty = True
        self._make_chrome()

    # -- scene -------------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.play.stage.sound = app.play
        self._take_settings()
        self.play.present(self, app.settings.reduced_motion)
        app.sounds.light_torch()

    def leave(self) -> None:
        self.play.stop()
        self.app.sounds.put_out_torch()

    def _take_settings(self) -> None:
        self.stage.speed = self.app.settings.speed
        self.view.calm = self.app.settings.reduced_motion
        if self.play.presenters is not None:
            self.play.presenters.reduced = self.app.settings.reduced_motion

    @property
    def stage(self) -> Stage:
        """What is shown of the table."""
        return self.play.stage

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        board = self.game_layout.layout.size
        self.areas = areas = regions(size, scale, board[0] / board[1])
        self.view.place(areas.board, scale)
        self.view.settle()
        self.hand.place(areas.hand, scale)
        self.tray.place(areas.tray, scale)
        self.card.place(areas.column, scale)
        self.closer.place(areas.column, scale)
        self.prompt.place(areas.prompt, scale)
        self._place_chrome(areas, scale)
        self._shown = None
        self._refresh()

    # -- what presenters ask -----------------------------------------------------------------------------

    def spot(self, table: object, piece: str) -> Spot:
        """Where a piece is, on the board or beside it."""
        return self.view.spot(table, piece)  # type: ignore[arg-type]

    def through(self, start: str, end: str) -> tuple[Spot, ...]:
        """The cells of a track between two others."""
        return self.view.through(start, end)

    def roll(self, counters: Mapping[str, int]) -> float:
        """Throw the dice into the tray."""
        return self.tray.roll(
            counters, self.view.seat_colour(self.play.turn or self.session.header.seats[0]), self.view.calm
        )

    def _beside(self, piece: Piece) -> Point:
        """Where a piece off the board is on the screen: in the hand, at a seat's card, or out of the window."""
        tray, seat = self.game_layout.beside(piece.place)
        if tray in ("hand", "stock", "won") and self.hand.own and seat == self.hand.own.seat:
            return self.hand.spot(piece)
        seat = seat or self.view.sprites.seat(piece)
        if tray == "gate" and self.hand.holds(piece.id):
            return self.hand.spot(piece)
        for seat_card in self.rail.cards:
            if seat_card.info.seat == seat:
                return seat_card.rect.center
        view = self.view.camera.view
        if tray == "table":
            return view.right - self.page.scale.px(60), view.bottom - self.page.scale.px(150)
        return view.right + self.page.scale.px(40), view.top - self.page.scale.px(60)

    # -- chrome ------------------------------------------------------------------------------------------

    def _make_chrome(self) -> None:
        self.menu = self.page.add(IconButton("menu", self._to_menu, "Menu", name="menu"))
        self.undo = self.page.add(IconButton("undo", self._undo, "Take back", name="undo"))
        self.fit = self.page.add(IconButton("fit", self._fit, "Show the whole board (F)", name="fit"))
        self.tools = [self.undo, self.fit]
        if self.open_rules is not None:
            self.tools.append(
                self.page.add(IconButton("book", lambda: self._open_rules(""), "Rulebook", name="rules"))
            )
        if self.open_settings is not None:
            self.tools.append(
                self.page.add(IconButton("settings", self.open_settings, "Settings", name="settings"))
            )
        self.curtain_button = Button("", self._lift_curtain, "primary", name="curtain")

    def _place_chrome(self, areas: Regions, scale: Scale) -> None:
        side = self.menu.wanted(scale)[0]
        self.menu.place(pygame.Rect(areas.menu.x, areas.menu.centery - side // 2, side, side), scale)
        x = areas.tools.x
        for tool in self.tools:
            tool.place(pygame.Rect(x, areas.tools.centery - side // 2, side, side), scale)
            x += side + scale.u

    def _to_menu(self) -> None:
        if self.leave_table is not None:
            self.leave_table()

    def _open_rules(self, clause: str) -> None:
        if self.open_rules is not None:
            self.open_rules(clause)

    def _fit(self) -> None:
        self.view.camera.fit()
        self._dirty = True

    def _undo(self) -> None:
        self._finish_stage()
        try:
            self.play.undo()
        except ValueError as error:
            self.app.toast(str(error), "warning")
        self._drop_all()

    # -- keeping up with the game ------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Bring prompt, hand, seats and keys up to the stage, where anything has changed."""
        key = (
            self.stage.version, len(self.session.entries), self.play.viewer, self.play.seat, self.play.shown_turn,
            self.selected, self.held, self.peeking, self.stage.busy, self.curtain.closed, self.play.thinker.thinking,
        )  # fmt: skip
        if key == self._shown:
            return
        self._shown = key
        self._dirty = True
        self._show_seats()
        self._show_hand()
        self._show_prompt()
        self._mark()
        self._aim_keys()
        self._look_closer()

    def _show_seats(self) -> None:
        table, names = self.stage.table, self.session.header.names
        infos = tuple(
            seats.info(
                self.game_layout, table, self.view.sprites, seat, names[seat], self._note(seat),
                seat == self.play.shown_turn, seat in self.play.bots,
            )
            for seat in self.session.header.seats
        )  # fmt: skip
        cards = self.rail.cards
        self.rail.show(infos)
        if self.rail.cards is not cards:
            for card in self.rail.cards:
                self.page.add(card)
        if self.areas is not None:
            below = self.rail.place(self.areas.seats, self.page.scale, self.areas.strip)
            log = self.areas.log
            if not self.areas.strip and log.topleft == self.areas.seats.topleft:
                log = pygame.Rect(log.x, below, log.width, self.areas.seats.bottom - below)
            self.play.log.place(log, self.page.scale)

    def _note(self, seat: str) -> str:
        order = self.session.header.seats
        turn = self.play.shown_turn
        if seat == turn:
            return "to move"
        if turn and order[(order.index(turn) + 1) % len(order)] == seat:
            return "next"
        return "bot" if seat in self.play.bots else ""

    def _show_hand(self) -> None:
        own = self.peeking or self.play.viewer
        names = self.session.header.names
        if own:
            table = self.stage.table if own == self.play.viewer else self.play.seen(own)
            self.hand.show(Own(own, names[own]), table)
        elif self.play.seat:
            self.hand.show(Own(self.play.seat, names[self.play.seat], covered=True), self.stage.table)
        else:
            self.hand.show(None, self.stage.table)
        choices = self._choices
        self.hand.ready = choices.pieces if choices and not self.stage.busy else frozenset()
        self.hand.held = self.held

    @property
    def _choices(self) -> Choices | None:
        """What may be done at this screen now: nothing behind a curtain."""
        return None if self.curtain.closed else self.play.choices

    def _show_prompt(self) -> None:
        prompt, session = self.prompt, self.session
        self.page.remove(*[button for button in prompt.buttons if button in self.page.widgets])
        prompt.buttons = []
        if self.stage.busy:  # what comes next would give away what is still being shown
            turn = self.play.shown_turn
            if turn and prompt.seat != self.game_layout.colour(turn):
                prompt.seat = self.game_layout.colour(turn)
                prompt.title, prompt.how = (
                    f"{session.header.names[turn]} plays",
                    "A click or the space bar shows it at once.",
                )
            return
        turn = self.play.seat or self.play.turn
        prompt.seat = self.game_layout.colour(turn) if turn else ""
        said = self.play.sentences.prompt(session.position, turn)
        prompt.title, prompt.how = said.title, said.how
        if session.over:
            if self.finish is not None:
                prompt.buttons = [
                    Button(
                        "See the scores", lambda: self.finish and self.finish(session), "primary", name="finish"
                    )
                ]
        elif turn in self.play.bots:
            prompt.title, prompt.how = f"{session.header.names[turn]} is thinking", ""
        elif self._choices is not None:
            prompt.buttons = self._option_buttons(self._choices)
        for button in prompt.buttons:
            self.page.add(button)
        prompt.place_buttons()

    def _option_buttons(self, choices: Choices) -> list[Button]:
        """Options without a piece, and those with a piece on the board that a click would do."""
        pieces = sorted(piece for piece in choices.pieces if not self.hand.holds(piece))
        options = [option for piece in pieces for option in choices.clicks(piece)]
        if len(options) > 2:
            options = []
        options += choices.buttons
        if not options and not any(choices.drags(piece) for piece in choices.pieces):
            options = list(choices.options)
        kinds = ["quiet"] * len(options)
        if kinds and not any(choices.drags(piece) for piece in choices.pieces):
            kinds[0] = "primary"
        found = []
        for number, (option, kind) in enumerate(zip(options, kinds, strict=True), 1):
            words = self.play.sentences.option(option)
            found.append(
                Button(words, partial(self._act, option), kind, tip=f"Key {number}", name=f"option-{option.verb}")
            )
        self.prompt.buttons = found
        while len(found) > 1 and (
            len(found) > MOST_BUTTONS
            or sum(b.wanted(self.page.scale)[0] + self.page.scale.u for b in found) > self.prompt.room()
        ):
            if found[-1].name == "more":
                found.pop()
            found.pop()
            found.append(Button("More", lambda: self._list(options), name="more"))
            if len(found) == 1:
                break
        return found

    def _list(self, options: list[Option]) -> None:
        """A plain list of choices in a box, for whatever has no better form."""
        modal = Modal(self.prompt.title, self.prompt.how)

        def choose(option: Option) -> None:
            modal.close()
            self._act(option)

        for number, option in enumerate(options, 1):
            button = Button(self.play.sentences.option(option), partial(choose, option), name=f"list-{number}")
            modal.buttons.append(modal.add(button))
        self.app.open(modal)

    # -- marks -------------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Light what the piece in the hand, or the one selected, may do."""
        marks, old = Marks(), self.view.marks
        marks.trail, marks.trail_age, marks.trail_colour = old.trail, old.trail_age, old.trail_colour
        marks.refused, marks.refused_way, marks.blockers = old.refused, old.refused_way, old.blockers
        marks.hover, marks.held, marks.target = old.hover, old.held, old.target
        marks.focus, marks.focus_place = old.focus, old.focus_place
        choices = self._choices
        if choices is not None and not self.stage.busy:
            marks.ready = frozenset(piece for piece in choices.pieces if piece in self.view.arrangement.by_id)
            active = self.held or self.selected
            if active:
                marks.legal = self._legal(choices, active)
        marks.selected = self.selected
        marks.active = self._active_piece()
        if tuple(self.play.trail) != marks.trail and not self.stage.busy:
            marks.trail, marks.trail_age = tuple(self.play.trail), 0.0
            mover = self._last_mover()
            marks.trail_colour = self.view.seat_colour(mover) if mover else theme.BONE
        self.view.marks = marks

    def _last_mover(self) -> str:
        return next((entry.record.seat for entry in reversed(self.session.entries) if entry.record.seat), "") or ""

    def _legal(self, choices: Choices, piece: str) -> dict[str, str]:
        """The lit places with the number of steps on their disc; none if one step is all there ever is."""
        found = {place: len(path.choices) for place, path in choices.reach(piece).items()}
        plain = all(number == 1 for number in found.values())
        return {place: "" if plain else str(number) for place, number in found.items()}

    def _active_piece(self) -> str:
        turn = self.play.shown_turn
        for lying in self.view.arrangement.lying:
            if lying.layer == "figure" and self.view.sprites.seat(lying.piece) == turn:
                return lying.piece.id
        return ""

    # -- keys --------------------------------------------------------------------------------------------

    def _aim_keys(self) -> None:
        """Give the keys' cursor everything on the table that can be acted on."""
        choices = self._choices if not self.stage.busy else None
        wanted: list[tuple[str, str]] = []
        if choices is not None:
            if self.selected:
                wanted += [("place", place) for place in self.view.marks.legal]
            pieces = sorted(choices.pieces, key=lambda piece: (self.hand.holds(piece), piece))
            wanted += [("card" if self.hand.holds(piece) else "piece", piece) for piece in pieces]
        key = tuple(wanted)
        if key == self._targets_key:
            self._move_targets()
            return
        self._targets_key = key
        focus = self.page.focus.name if self.page.focus else ""
        keys = self.page.keys
        self.page.remove(*[target for target in self._targets if target in self.page.widgets])
        self._targets = [self._target(sort, name) for sort, name in wanted]
        for target in self._targets:
            self.page.add(target)
        self._move_targets()
        if focus and self.page.focus is None:
            again = next((widget for widget in self.page.widgets if widget.name == focus), None)
            if again is not None:
                self.page.set_focus(again, keys)

    def _target(self, sort: str, key: str) -> Target:
        if sort == "place":
            return Target(sort, key, lambda: self._go(self.selected, key), lambda: self._place_rect(key))
        if sort == "card":
            return Target(sort, key, lambda: self._click_piece(key), lambda: self.hand.rect_of(key))
        return Target(
            sort, key, lambda: self._click_piece(key), lambda: self._piece_rect(key), self._piece_tip(key)
        )

    def _move_targets(self) -> None:
        for target in self._targets:
            target.move(self.page.scale)

    def _box(self, at: Point, side: int) -> pygame.Rect:
        return pygame.Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side)

    def _place_rect(self, place: str) -> pygame.Rect:
        spot = self.game_layout.spot(place)
        return (
            self._box(self.view.camera.to_screen(spot), self.page.scale.hit // 2)
            if spot
            else pygame.Rect(0, 0, 0, 0)
        )

    def _piece_rect(self, piece: str) -> pygame.Rect:
        lying = self.view.arrangement.by_id.get(piece)
        return (
            self._box(self.view.camera.to_screen(lying.at), self.page.scale.hit)
            if lying
            else pygame.Rect(0, 0, 0, 0)
        )

    def _follow_focus(self) -> None:
        """Show the keys' cursor where the page's focus is."""
        focus = self.page.focus if self.page.keys else None
        piece = focus.key if isinstance(focus, Target) and focus.sort == "piece" else ""
        place = focus.key if isinstance(focus, Target) and focus.sort == "place" else ""
        card = focus.key if isinstance(focus, Target) and focus.sort == "card" else ""
        marks = self.view.marks
        if (piece, place, card) == (marks.focus, marks.focus_place, self.hand.focus):
            return
        marks.focus, marks.focus_place, self.hand.focus = piece, place, card
        self._look_closer()
        if place:
            self._draw_way(place)
        spot = self.game_layout.spot(place) if place else None
        lying = self.view.arrangement.by_id.get(piece)
        if spot or lying:
            self.view.camera.show(spot or lying.at)  # type: ignore[union-attr]
        self._dirty = True

    # -- events ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.curtain.closed:
            return self._handle_curtain(event)
        used = self._handle_mouse(event) or self._handle_keys(event)
        if not used:
            used = self.page.handle(event)
        self._follow_focus()
        self._refresh()
        return used or self._dirty

    def _handle_curtain(self, event: pygame.event.Event) -> bool:
        """Only its button answers while the curtain hangs."""
        button = self.curtain_button
        if event.type == pygame.MOUSEMOTION:
            button.hovered = button.hit.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and button.hit.collidepoint(event.pos):
            button.pressed = True
        elif event.type == pygame.MOUSEBUTTONUP or (
            event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_SPACE)
        ):
            button.handle(event)
            button.pressed = False
        return True

    def _handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEWHEEL:
            if self.view.camera.view.collidepoint(self.pointer):
                return self.view.camera.notch(
                    event.y, self.pointer, glide=not self.view.calm and self.stage.speed > 0
                )
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and self.page.at(event.pos) is None:
            return self._down(event)
        if event.type == pygame.MOUSEBUTTONUP and self.press is not None:
            return self._up(event)
        return False

    def _motion(self, event: pygame.event.Event) -> bool:
        self.pointer = event.pos
        self._hover_for, self._tip = 0.0, None
        if self.press is None:
            self._hover_at(event.pos)
            return False
        press = self.press
        if press.panning:
            self.view.camera.pan(event.pos[0] - press.last[0], event.pos[1] - press.last[1])
            press.last = event.pos
            self._move_targets()
            return True
        far = abs(event.pos[0] - press.at[0]) + abs(event.pos[1] - press.at[1]) >= DRAG_FROM
        if far and not self.held:
            if press.piece and self._can_lift(press.piece):
                self._lift(press.piece)
            elif not press.piece:
                press.panning, press.last = True, event.pos
        if self.held:
            self._drag_to(event.pos)
        return True

    def _hover_at(self, point: tuple[int, int]) -> None:
        """Raise the piece or card under the pointer."""
        covered = self.page.at(point) is not None
        card = "" if covered else self.hand.card_at(point)
        piece = "" if covered or card else self.view.piece_at(point)
        if self.selected and not covered:
            place = self.view.place_at(point, lambda place: place in self.view.marks.legal)
            if place != self.view.marks.target:
                self.view.marks.target = place
                self._draw_way(place)
        if card != self.hand.hover or piece != self.view.marks.hover:
            self.hand.hover, self.view.marks.hover = card, piece
            self._look_closer()
            self._dirty = True

    def _down(self, event: pygame.event.Event) -> bool:
        if self.stage.busy:
            self._finish_stage()
            return True
        self.page.set_focus(None, keys=False)
        if event.button == 2:
            self.press = Press(event.pos, "", False, event.pos, panning=True)
            return True
        if event.button != 1:
            self._drop_all()
            return True
        card = self.hand.card_at(event.pos)
        piece = card or self._piece_under(event.pos)
        if card or piece or self.view.camera.view.collidepoint(event.pos):
            self.press = Press(event.pos, piece, bool(card), event.pos)
            return True
        self.card.close()
        self._forget_refusal()
        return False

    def _piece_under(self, point: tuple[int, int]) -> str:
        """The piece meant by a press: one that can be used before one that cannot."""
        choices = self._choices
        if choices is not None:
            usable = self.view.piece_at(point, lambda piece: piece in choices.pieces)
            if usable:
                return usable
        return self.view.piece_at(point)

    def _up(self, event: pygame.event.Event) -> bool:
        press, self.press = self.press, None
        assert press is not None
        if self.held:
            self._drop(event.pos)
        elif not press.panning and event.button == 1:
            self._click_at(event.pos, press)
        return True

    def _handle_keys(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYUP and event.key == pygame.K_h and self.peeking:
            self._peek(self.peeking, False)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_SPACE and self.stage.busy:
            self._finish_stage()
            return True
        if event.key == pygame.K_ESCAPE:
            return self._drop_all()
        if event.key in NUMBER_KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            number = NUMBER_KEYS[event.key]
            if number < len(self.prompt.buttons):
                self.prompt.buttons[number].action()
                return True
        if event.key in (pygame.K_f, pygame.K_HOME):
            self._fit()
            return True
        if event.key == pygame.K_h and not self.peeking and self.play.shared and self.play.seat:
            self._peek(self.play.seat, True)
            return True
        if event.key in (pygame.K_u, pygame.K_z) and (event.key == pygame.K_u or event.mod & pygame.KMOD_CTRL):
            self._undo()
            return True
        return self._camera_keys(event)

    def _camera_keys(self, event: pygame.event.Event) -> bool:
        camera = self.view.camera
        if event.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, pygame.K_MINUS, pygame.K_KP_MINUS):
            steps = -1 if event.key in (pygame.K_MINUS, pygame.K_KP_MINUS) else 1
            return camera.notch(steps, camera.view.center, glide=not self.view.calm)
        arrows = {pygame.K_LEFT: (1, 0), pygame.K_RIGHT: (-1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
        if event.key in arrows and event.mod & pygame.KMOD_CTRL:
            step = self.page.scale.px(90)
            moved = camera.pan(arrows[event.key][0] * step, arrows[event.key][1] * step)
            self._move_targets()
            return moved
        return False

    # -- the hand ----------------------------------------------------------------------------------------

    def _can_lift(self, piece: str) -> bool:
        """Cards that may be played, and figures and tiles that lie open; who may not move them hears why."""
        if self._choices is None or self.stage.busy:
            return False
        if self.hand.holds(piece):
            return piece in self._choices.pieces
        lying = self.view.arrangement.by_id.get(piece)
        return lying is not None and lying.layer in LIFTABLE and not piece.startswith(HIDDEN)

    def _lift(self, piece: str) -> None:
        self.held = piece
        self.selected = ""
        self._forget_refusal()
        self.card.close()
        self.app.play("pick_up")
        self._refresh()

    def _drag_to(self, point: tuple[int, int]) -> None:
        marks = self.view.marks
        marks.held = Held(self.held, point)
        target = self.view.place_at(point, lambda place: place in marks.legal)
        if target != marks.target:
            marks.target = target
            self._draw_way(target)
        self._dirty = True

    def _draw_way(self, place: str) -> None:
        """Brighten the way to a place."""
        choices, piece = self._choices, self.held or self.selected
        marks = self.view.marks
        path = choices.reach(piece).get(place) if choices is not None and piece and place else None
        marks.way = path.places if path else ()
        self._dirty = True

    def _drop(self, point: tuple[int, int]) -> None:
        piece, self.held = self.held, ""
        self.view.marks.held = None
        card = any(own.id == piece for own, _ in self.hand.cards)  # played by laying it on the board
        target = self.view.place_at(point, lambda place: place in self.view.marks.legal)
        if card and self.view.camera.view.collidepoint(point) and not target:
            self._click_piece(piece)
        elif target:
            self._go(piece, target, Spot(*point, board=False))
        else:
            self._spring_back(piece, point)
            where = self.view.place_at(point)
            home = self.stage.table.pieces[piece].place if piece in self.stage.table.pieces else ""
            if where and where != home:
                self._refuse(piece, where)
        self.view.marks.target = ""
        self.view.marks.way = ()

    def _spring_back(self, piece: str, point: tuple[int, int]) -> None:
        if piece not in self.view.arrangement.by_id:
            return
        start = Spot(*self.view.camera.to_board(point))
        home = Spot(*self.view.arrangement.by_id[piece].at)
        motion = theme.SPRING_BACK
        self.stage.add_visual(
            Moving(self.stage.table.pieces[piece], start, (), lambda: home, motion.seconds, 24, motion.ease)
        )

    def _click_at(self, point: tuple[int, int], press: Press) -> None:
        """A click: go to a lit place, use a piece, or let go."""
        if self.selected and not press.card:
            target = self.view.place_at(point, lambda place: place in self.view.marks.legal)
            if target:
                self._go(self.selected, target)
                return
        if press.piece and self._choices is not None and press.piece in self._choices.pieces:
            self._click_piece(press.piece)
            return
        where = self.view.place_at(point)
        if self.selected and where and not press.card:
            self._refuse(self.selected, where)
            return
        self._drop_all()

    def _click_piece(self, piece: str) -> None:
        """Use a piece or card: do what it offers, or select it so that its places light up."""
        choices = self._choices
        if choices is None or piece not in choices.pieces:
            return
        clicks = choices.clicks(piece)
        self._forget_refusal()
        if choices.drags(piece) and not (clicks and self.selected == piece):
            self.selected = "" if self.selected == piece else piece
            self.app.play("pick_up")
            self._refresh()
            if self.selected and self.page.keys:
                self._focus_first_place()
        elif len(clicks) == 1:
            self._act(clicks[0])
        elif clicks:
            self._list(list(clicks))

    def _focus_first_place(self) -> None:
        first = next((target for target in self._targets if target.sort == "place"), None)
        if first is not None:
            self.page.set_focus(first, keys=True)

    def _go(self, piece: str, to: str, dropped: Spot | None = None) -> None:
        """Bring a piece to a lit place, asking which way if several choices lead there at once."""
        choices = self._choices
        path = choices.reach(piece).get(to) if choices is not None else None
        if choices is None or path is None:
            return
        direct = choices.at(piece, to)
        if len(direct) > 1:
            self._list(list(direct))
            return
        self.selected = ""
        self._forget_refusal()
        if dropped is not None and self.play.presenters is not None:
            self.play.presenters.dropped[piece] = self._as_board(dropped)
        self.play.submit(choices.seat, path.choices)
        self.app.play("put_down")
        self._after_choice()

    def _as_board(self, spot: Spot) -> Spot:
        return spot if spot.board else Spot(*self.view.camera.to_board((spot.x, spot.y)))

    def _act(self, option: Option) -> None:
        """Do an option, asking for its number first if there are several."""
        choices = self._choices
        if choices is None:
            return
        amounts = choices.amounts(option)
        if len(amounts) > 1:
            self._ask_amount(amounts)
            return
        if option.piece and option.to:
            self._go(option.piece, option.to)
            return
        self.selected = ""
        self.play.submit(choices.seat, (option,))
        self._after_choice()

    def _ask_amount(self, options: tuple[Option, ...]) -> None:
        """One button for each number."""
        modal = Modal(self.play.sentences.option(options[0]), "How many?")

        def choose(option: Option) -> None:
            modal.close()
            if self._choices is not None:
                self.play.submit(self._choices.seat, (option,))
                self._after_choice()

        for option in sorted(options, key=lambda option: option.amount):
            words = self._amount_words(option, options)
            modal.buttons.append(modal.add(Button(words, partial(choose, option), name=f"amount-{option.amount}")))
        modal.buttons[-1].kind = "primary"
        modal.set_focus(modal.buttons[-1])
        self.app.open(modal)

    def _amount_words(self, option: Option, options: tuple[Option, ...]) -> str:
        """A number with its sign where there are numbers below nothing."""
        return f"{option.amount:+d}" if any(other.amount < 0 for other in options) else str(option.amount)

    def _after_choice(self) -> None:
        self._forget_refusal()
        self.card.close()
        if not self.stage.speed:
            self._finish_stage()
        self._refresh()

    def _drop_all(self) -> bool:
        """Let go of everything: Escape, a click on nothing, the right button."""
        something = bool(self.selected or self.held or self.view.marks.refused or self.card.shown)
        if self.held:
            self._spring_back(self.held, self.pointer)
        self.selected = self.held = ""
        self.press = None
        self.view.marks.held = None
        self.view.marks.target, self.view.marks.way = "", ()
        self.card.close()
        self._forget_refusal()
        self._refresh()
        return something

    # -- refusals ----------------------------------------------------------------------------------------

    def _refuse(self, piece: str, where: str) -> None:
        """Say why a piece may not go there."""
        choices = self._choices
        refused = choices.refusal(piece, where) if choices is not None else None
        if refused is None:
            return
        self.show_refusal(refused, where)

    def show_refusal(self, refused: Refused, where: str) -> None:
        """The card with clause and sentence, and an X on whatever stands in the way."""
        reason = refused.reason
        clause = self.session.game.rulebook[reason.clause]
        self.card.show(
            Refusal(
                clause.title, self.play.sentences.why(reason), reason.clause, clause.source, self._rows(reason)
            )
        )
        if self.stage.speed == 0 or self.view.calm:
            self.card.age = theme.SLIDE_IN.seconds
        marks = self.view.marks
        marks.refused, marks.refused_way = where, refused.way[:-1]
        table = self.stage.table
        blockers = {table.pieces[piece].place for piece in reason.pieces if piece in table.pieces} | set(
            reason.places
        )
        marks.blockers = frozenset(place for place in blockers if self.game_layout.spot(place) is not None)
        self.app.play("refused")
        self._shake = 0.0 if self.view.calm else SHAKE[0]
        self._dirty = True

    def _rows(self, reason: Reason) -> tuple[tuple[str, str, str], ...]:
        """The numbers of a reason, as rows of the card, that its sentence does not name."""
        said = self.play.sentences.why(reason)
        numbers = [(key, str(fact)) for key, fact in reason.facts.items() if isinstance(fact, int)]
        return tuple(
            [(key.replace("_", " ").capitalize(), number, "") for key, number in numbers if number not in said]
        )

    def _forget_refusal(self) -> None:
        marks = self.view.marks
        if marks.refused or marks.blockers:
            marks.refused, marks.refused_way, marks.blockers = "", (), frozenset()
            self._dirty = True

    # -- curtain and peeking -----------------------------------------------------------------------------

    def _watch_viewer(self) -> None:
        """Cover what is private when another person is asked; call only while nothing moves."""
        play = self.play
        if not play.shared or self.stage.busy or self.curtain.closed:
            return
        seat = play.seat
        if play.viewer is not None and seat != play.viewer:
            play.look_as(None)
            self._drop_all()
        if seat and play.viewer is None and play.private:
            self.curtain.fall(
                self.game_layout.colour(seat),
                self.session.header.names[seat],
                self.app.seconds(theme.CURTAIN) == 0,
            )
            self.curtain_button.words = f"I am {self.session.header.names[seat]}"
            self.app.play("curtain")

    def _lift_curtain(self) -> None:
        self.play.look_as(self.play.seat)
        self.curtain.rise(self.app.seconds(theme.CURTAIN) == 0)
        self._shown = None
        self._refresh()

    def _peek(self, seat: str, on: bool) -> None:
        """Show a person's own things while a key or the seat's card is held down."""
        if not self.play.shared or seat in self.play.bots or (on and self.curtain.closed):
            return
        self.peeking = seat if on and seat != self.play.viewer else ""
        self._refresh()

    # -- time --------------------------------------------------------------------------------------------

    def _click(self, name: str, volume: float) -> None:
        self.app.sounds.play(name, volume)

    def _finish_stage(self) -> None:
        """Show everything that waits at once."""
        self.stage.finish()
        counters = self.stage.table.counters
        now = {look.counter: counters.get(look.counter, 0) for look in self.tray.looks}
        if any(now.values()) and now != self.tray.shown:
            self.roll(now)
        self.tray.finish()
        self._settled()

    def _settled(self) -> None:
        if self.play.presenters is not None:
            self.play.presenters.dropped.clear()
        self._refresh()

    def update(self, dt: float) -> bool:
        self._take_settings()
        busy = self.stage.busy
        moving = self.play.update(dt)
        if busy and not self.stage.busy:
            self._settled()
        self._watch_viewer()
        seconds = self.app.seconds(theme.CURTAIN)
        moving |= self.curtain.update(dt, seconds)
        moving |= self.tray.update(dt * max(0.01, self.stage.speed)) | self.card.update(dt)
        if self._shake > 0:
            self._shake -= dt
            moving = True
        self._refresh()
        moving |= self.view.update(dt) | self.page.update(dt)
        if self.view.camera.gliding:
            self._move_targets()
        self._rest_pointer(dt)
        dirty, self._dirty = self._dirty, False
        return moving or dirty or self.stage.busy

    def _rest_pointer(self, dt: float) -> None:
        """A tip for what the pointer rests on."""
        before, self._hover_for = self._hover_for, self._hover_for + dt
        if before < theme.TOOLTIP_AFTER <= self._hover_for and self.press is None and not self.held:
            self._tip = self._tip_at(self.pointer)
            self._dirty = self._dirty or self._tip is not None

    def _tip_at(self, point: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        if self.page.at(point) is not None or self.curtain.closed:
            return None
        piece = self.view.piece_at(point)
        if piece and self.view.arrangement.by_id[piece].layer != "pile":
            words = self._piece_tip(piece)
            return (words, self._piece_rect(piece)) if words else None
        if not self.view.camera.view.collidepoint(point):
            return None
        board = self.view.camera.to_board(point)
        for pile in self.game_layout.layout.piles:
            if abs(board[0] - pile.at[0]) < pile.size * 0.6 and abs(board[1] - pile.at[1]) < pile.size * 0.8:
                number = len(self.stage.table.contents[pile.place])
                return f"{pile.tip} {number} left.", self._box(
                    self.view.camera.to_screen(pile.at), self.page.scale.hit
                )
        for plate in self.game_layout.layout.plates:
            if abs(board[0] - plate.at[0]) < plate.size[0] / 2 and abs(board[1] - plate.at[1]) < plate.size[1] / 2:
                return plate.tip, self._box(self.view.camera.to_screen(plate.at), self.page.scale.hit)
        return None

    def _piece_tip(self, piece: str) -> str:
        found = self.stage.table.pieces.get(piece)
        if found is None:
            return ""
        rows = ", ".join(f"{words.lower()} {number}" for words, number in self._facts(found))
        name = self.view.sprites.name(found, dict(self.session.header.names))
        return f"**{name}**: {rows}" if rows else f"**{name}**"

    def _facts(self, piece: Piece) -> tuple[tuple[str, str], ...]:
        """What is told of a piece that is looked at closely; nothing of one that lies face down."""
        look = self.game_layout.look(piece.kind)
        if look is None or piece.face or piece.id.startswith(HIDDEN):
            return ()
        facts = self.view.sprites.facts(piece, look)
        rows = [(words, number.format(**facts)) for words, number in look.rows.items()]
        change = piece.mark(look.changed) if look.changed else 0
        if change:
            rows.append(("Changed by", f"{change:+d}"))
        return tuple([row for row in rows if row[1] != "0"])

    def _look_closer(self) -> None:
        """Show the tile pointed at, or under the keys' cursor, large in the right-hand column."""
        marks = self.view.marks
        piece = self.stage.table.pieces.get(marks.hover or marks.focus)
        look = self.game_layout.look(piece.kind) if piece is not None else None
        rows = self._facts(piece) if piece is not None else ()
        if piece is None or look is None or not rows:
            self.closer.shown = None
            return
        side = self.page.scale.px(104)
        picture = seats.token_face(self.game_layout, piece, self.view.sprites, side, self.page.scale)
        self.closer.shown = Known(self.view.sprites.name(piece, dict(self.session.header.names)), rows, picture)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        assert self.areas is not None
        if self.curtain.covers:
            self._draw_curtain(surface)
            return
        self.view.draw_ground(surface)
        self.view.draw_board(surface)
        self._draw_title(surface)
        self.prompt.draw(surface)
        self.play.log.draw(surface)
        self.hand.draw(surface)
        if not self.areas.drawer or self.tray.fresh:
            self.tray.draw(surface)
        self.card.draw(surface)
        if not self.areas.drawer:
            self.closer.draw(
                surface, self.card.rect.bottom + self.areas.gutter if self.card.shown else self.areas.column.y
            )
        self.page.draw_widgets(surface)
        self.view.draw_moving(surface)
        if self.held and any(card.id == self.held for card, _ in self.hand.cards):
            self._draw_held_card(surface)
        else:
            self.view.draw_held(surface)
        self.hand.draw_open(surface)
        self.page.draw_tooltip(surface)
        if self._tip is not None:
            tooltip.draw(surface, self._tip[0], self._tip[1], self.page.scale)
        if self.curtain.closed:
            self._draw_curtain(surface)

    def _draw_held_card(self, surface: pygame.Surface) -> None:
        for own, rect in self.hand.cards:
            if own.id == self.held:
                sprite = card(face(self.game_layout, own), rect.width, self.page.scale)
                box = sprite.get_rect(center=self.pointer)
                paint.shadow(surface, box, self.page.scale.px(theme.RADIUS_CARD), theme.S12, self.page.scale)
                paint.stamp(surface, sprite, box)

    def _draw_title(self, surface: pygame.Surface) -> None:
        """The game's name beside the menu button, the round at the far end."""
        assert self.areas is not None
        scale, area = self.page.scale, self.areas.menu
        if not self.areas.strip:
            left = self.menu.rect.right + scale.u
            style = scale.style(theme.HEADING)
            label(
                surface,
                self.session.game.name,
                style,
                theme.BONE,
                pygame.Rect(left, area.y, area.right - left, area.height),
            )
        tools = self.areas.tools
        left = self.tools[-1].rect.right + scale.u
        number = self.stage.table.counters.get("round", 0)
        if number and not self.areas.strip:
            words = f"Round {number}"
            label(
                surface,
                words,
                scale.style(theme.LABEL),
                theme.ASH,
                pygame.Rect(left, tools.y, tools.right - left, tools.height),
                "right",
            )

    def _draw_curtain(self, surface: pygame.Surface) -> None:
        self.curtain.draw(surface, self.page.scale)
        if self.curtain.covers:
            button = self.curtain_button
            button.place(
                self.curtain.button_rect(surface.get_size(), self.page.scale, button.wanted(self.page.scale)),
                self.page.scale,
            )
            button.focused = True
            button.draw(surface)
