"""The table: the board and what lies round it, played by dragging, clicking or keys."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from engine.flow import Game, Option, Session
from engine.flow.reach import Path
from engine.said import NOTHING, Said, joined, said
from game.app.fingers import Point
from game.app.window import App, Scene
from game.board.table_view import TableView
from game.bots.bot_runner import BotRunner, WindowBotRunner
from game.dialogs.change_player import ChangePlayerDialog
from game.dialogs.leave_table import UNSAVED, LeaveTableDialog
from game.dialogs.private_sight import PrivateSight
from game.explain.lens import LensTool
from game.explain.numbers import Numbers
from game.explain.teach_from_here import TEACH, WHY_NOT, TeachFromHere
from game.explain.unfolding import UnfoldedNumber
from game.input.camera_following import CameraFollowing
from game.input.captions import Captions
from game.input.choice_popup import ChoicePopup
from game.input.contest_flow import ContestFlow
from game.input.dragging import Dragging
from game.input.duel_flow import DuelFlow
from game.input.encounter_flow import EncounterFlow
from game.input.errand_flow import ErrandFlow
from game.input.gamepad_seats import refusal
from game.input.hover import Hover
from game.input.keyboard_cursor import KeyboardCursor
from game.input.laying_down import LayingDown
from game.input.leads_flow import LeadsFlow
from game.input.offer_buttons import OfferButtons
from game.input.picking_flow import PickingFlow
from game.input.privilege_flow import PrivilegeFlow
from game.input.question_flow import QuestionFlow
from game.input.recap_flow import RecapFlow
from game.input.risks import Risks
from game.input.tile_chips import TileChips
from game.input.tile_turning import TileTurning
from game.input.turn_foresight import TurnForesight
from game.input.turning_dial import TurningDial
from game.layout.game_layout import GameLayout
from game.layout.regions import Regions
from game.panels.clause_links import ClauseLinks
from game.panels.table_panels import TablePanels
from game.play.choices import Choices, Refused
from game.play.live_table import Keep, LiveTable
from game.play.log import LogLine
from game.scenes.table.ahead import table_regions
from game.scenes.table.choosing import Choosing
from game.scenes.table.notices import place_notices
from game.scenes.table.pointer import TablePointer
from game.scenes.table.shared_screen import SharedScreen
from game.scenes.table.table_keys import KeyActs, TableKeys
from game.scenes.table.taking_back import TakingBack
from game.scenes.table.thinking_time import ThinkingTime
from game.scenes.table.toolbar import ToolActs, Toolbar
from game.services.assets import BAKER
from game.services.shortcuts import TABLE, Shortcuts
from game.services.signals import Signal
from game.stage.dice import load_physics
from game.stage.stage import Stage
from game.ui import section, theme
from game.ui.theme import Scale, Size


class TableScene(Scene):
    """One table. `bot_runner` lets bots choose for their seats; people at this screen choose for all others.

    `keep` stores each accepted choice, `leave_table` goes back to the menu, `finish` shows the scores when the
    game is over, `open_rules` the page of a clause, `look_back` the history. `is_saved` says whether choices are
    stored. All may be left out. `left` tells that the players have left the table.
    """

    guided = False  # somebody else says what is to be done
    keeps_below = True  # the table below the scene of a contest is drawn anew only where it changes

    def __init__(
        self,
        session: Session,
        bot_runner: BotRunner | None = None,
        keep: Keep = lambda session, record: None,
        leave_table: Callable[[], object] | None = None,
        finish: Callable[[Session], object] | None = None,
        open_rules: Callable[[str], object] | None = None,
        open_settings: Callable[[], object] | None = None,
        adviser: Callable[[], BotRunner] = WindowBotRunner,
        look_back: Callable[[], object] | None = None,
        is_saved: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__()
        self.left: Signal[[]] = Signal()
        self.session = session
        self.game_layout = GameLayout.read(session.game.folder).on(session.position.places)
        self.play = self._sit_down(bot_runner or WindowBotRunner(), keep)
        self.panels = TablePanels(
            self.game_layout, self.play, self.page, lambda seat, on: self.shared_screen.peek(seat, on),
            self._click, open_rules, self._may_change_hands,
        )  # fmt: skip
        self.choosing = Choosing(
            self.play, lambda: self.choices, lambda: self.app.settings, self.guided,
            lambda box: self.app.open(box), self._chosen, self._overdue,
        )  # fmt: skip
        self.is_saved = is_saved
        self.thinking_time = ThinkingTime(self.play, self.panels.prompt, self.choosing.choose_overdue)
        self.finish = finish
        self._explained = False  # whether the board has given way to what is explained
        self._shown: object = None
        self._dirty = True
        self._window = (0.0, 0.0, 0.0, 0.0)  # what the camera showed last, board units
        self._counting: tuple[tuple[str, int], ...] = ()  # counters that run, and what they show
        self._changes = 0  # how often the table has changed otherwise than by what the stage shows
        self._add_input()
        self.teaching = TeachFromHere(self.panels, lambda: self.choices, adviser, self.panels.look_up)
        self._add_tools(leave_table, look_back, open_rules, open_settings)
        self.stage.sounded.connect(self._sound)
        signals = self.play.signals
        signals.line_announced.connect(self._announce)
        signals.lens_toggled.connect(self.toggle_lens)
        signals.seat_opened.connect(self.player_dialog.open)

    def _add_input(self) -> None:
        """What pointer and keys do with pieces, cards and choices."""
        self.contest_flow = ContestFlow(
            self.panels, lambda: self.choices, self.choosing.submit, self._show_anew, self._sound
        )
        self.duel_flow = DuelFlow(
            self.panels, lambda: self.app.settings, self._click, self._advance, self._finish_stage,
            lambda: self._show_prompt(),
        )  # fmt: skip
        self.captions = Captions(self.panels)
        self.recap_flow = RecapFlow(self.panels, self._show_anew)
        self.lens_tool = LensTool(self.panels, lambda: self.choices)
        self.dragging = Dragging(
            self.play, self.panels, lambda: self.choices, self._sound, self.act,
            self._ask, self.show_refusal,
            self._changed, lambda place: self.leads_flow.to(place),
        )  # fmt: skip
        self.leads_flow = LeadsFlow(self.panels, lambda: self.choices, self.choosing.submit, self.show_refusal)
        self.question_flow = QuestionFlow(self.panels)
        self.encounter_flow = EncounterFlow(self.panels)
        self.errand_flow = ErrandFlow(self.panels, lambda: self.choices, self.act, self.show_refusal)
        self.risks = Risks(self.play, self.panels)
        self.privilege_flow = PrivilegeFlow(
            self.panels, lambda: self.dragging.choices, self.dragging.use, self._show_anew
        )
        self.offer_buttons = OfferButtons(
            self.play, self.panels, lambda: self.choices, self.act, self.choosing.submit,
            lambda refused: self.show_refusal(refused, ""), lambda box: self.app.open(box), self.risks.of,
            lambda: self.leads_flow.rolled, lambda: self.duel_flow.waiting,
        )  # fmt: skip
        self.cursor = KeyboardCursor(self.panels, self._use_by_key, self._go_by_key, self.dragging.light_way)
        self.tile_turning = TileTurning(self.panels, self.choosing.submit)
        foresight = TurnForesight(
            self.view, lambda choices, after: self.teaching.adviser.price(choices, after)
        )
        self.turning_dial = TurningDial(
            self.panels, foresight, self.choosing.submit_run, lambda: self._show_prompt()
        )
        self.tile_chips = TileChips(self.panels, lambda: self.choices, foresight, self.turning_dial)
        self.panels.piece_details.turning = self.tile_chips.prospect
        self.choice_popup = ChoicePopup(self.panels, self.act)
        self.following = CameraFollowing(self.view)
        self.picking_flow = PickingFlow(self.panels, self.choosing.submit, self._show_anew)
        self.laying_down = LayingDown(self.panels, self.choosing.submit, lambda: self._show_prompt())

    def _add_tools(
        self,
        leave_table: Callable[[], object] | None,
        look_back: Callable[[], object] | None,
        open_rules: Callable[[str], object] | None,
        open_settings: Callable[[], object] | None,
    ) -> None:
        """The curtain, the boxes and the tools round the table, and what its keys do."""
        self.private_sight = PrivateSight(self.play, self.game_layout, lambda box: self.app.open(box))
        self.shared_screen = SharedScreen(
            self.panels, lambda: self.app.seconds(theme.CURTAIN) == 0, self.dragging.let_go, self._refresh,
            self._sound, lambda: self.duel_flow.closed,
        )  # fmt: skip
        self.curtain = self.shared_screen.curtain
        self.leave_dialog = LeaveTableDialog(
            self.play, lambda: self.choices, self.choosing.submit, lambda box: self.app.open(box), leave_table,
            look_back, self.is_saved,
        )  # fmt: skip
        self.player_dialog = ChangePlayerDialog(
            self.play, lambda box: self.app.open(box), self._let_all_rest, self._show_anew
        )
        self.taking_back = TakingBack(
            self.play, lambda box: self.app.open(box), lambda words, icon: self.app.toast(words, icon),
            self._sound, self._finish_stage, self._taken_back,
        )  # fmt: skip
        toggle = self.toggle_lens if self.session.game.lens is not Game.lens else None
        self.toolbar = Toolbar(self.page, self._tool_acts(toggle, open_rules, open_settings))
        self.hover = Hover(self.panels, self.dragging, self.lens_tool, toggle, self._show_anew)
        self.pointer = TablePointer(
            self.panels, self.dragging, self.hover, self.contest_flow, self._scroll, self._follow_drag,
            self._draw_anew, self._finish_stage, self.following.hold,
        )  # fmt: skip
        self.table_keys = TableKeys(
            self.panels, self.cursor, self.shared_screen, self.lens_tool if toggle is not None else None,
            self._key_acts(),
        )  # fmt: skip
        self.panels.add_panels()
        unfolded = UnfoldedNumber(self.panels, Numbers(self.panels), self.panels.look_up)
        self.unfolded_number = self.page.add(unfolded)
        self.page.add(self.teaching.panel)
        self.page.add(self.teaching.panel.switch)
        privilege = self.privilege_flow.card
        for added in (privilege, *privilege.buttons, self.duel_flow.panel):
            self.page.add(added)
        for widget in self.page.widgets:
            if isinstance(widget, ClauseLinks):
                widget.rule = self.panels.rules.brief

    @property
    def _may_change_hands(self) -> bool:
        """Whether people and bots may change places here."""
        return True

    def _sit_down(self, bot_runner: BotRunner, keep: Keep) -> LiveTable:
        """Begin to play."""
        return LiveTable(self.session, self.game_layout, bot_runner, keep)

    # -- scene -------------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.play.present(self.view.spots, app.settings.reduced_motion)
        self._take_settings()
        app.sounds.light_torch()
        if self.game_layout.layout.dice:
            app.later(lambda: BAKER.run(load_physics))
        app.later(self._wake_bots)

    def _wake_bots(self) -> None:
        """Let the bots get ready, unless the player has left the table already."""
        if self.app.scene is self:
            self.play.bot_runner.start()

    def follow(self, target: str) -> None:
        self.panels.look_up(target)

    @property
    def seat_names(self) -> Sequence[str]:
        header = self.session.header
        return [header.names[seat] for seat in header.seats]

    @property
    def asked_seat(self) -> int | None:
        seen = not self.stage.busy and self.duel_flow.closed and not self.shared_screen.peeking
        seat = self.play.seat if seen and not self.guided else ""
        return self.session.header.seats.index(seat) + 1 if seat else None

    @property
    def dark(self) -> bool:
        return self.curtain.covers and self.curtain.part < 1

    @property
    def lost_at_end(self) -> Said:
        return NOTHING if self.is_saved() else UNSAVED

    def leave(self) -> None:
        self.play.stop()
        self.teaching.stop()
        self.app.sounds.put_out_torch()
        self.left.emit()

    def layout(self, size: Size, scale: Scale) -> None:
        self._changes += 1
        self.page.size, self.page.scale = size, scale
        areas = self.teaching.panel.dock(self._areas(size, scale), size, scale)
        self._explained = self.teaching.on
        opened = self.panels.areas is None
        self.panels.place(areas)
        self.toolbar.place(areas, scale)
        if opened:
            self.duel_flow.resume()
        self.duel_flow.place()
        self.privilege_flow.place()
        self.picking_flow.place()
        self._shown = None
        self._refresh()
        self.choice_popup.follow()  # its words may be those of another language now

    def _areas(self, size: Size, scale: Scale, seats_below: bool = True) -> Regions:
        """Which part of the window belongs to which part of the table. The seats may lie below a broad board."""
        self.toolbar.offer_drawer(False)
        found = self._regions(size, scale, seats_below)
        if found.drawer and not self.guided:
            self.toolbar.offer_drawer(True)  # one tool more
            found = self._regions(size, scale, seats_below)
        return found

    def _regions(self, size: Size, scale: Scale, seats_below: bool) -> Regions:
        """The areas with as many tools as are shown."""
        return table_regions(self.game_layout, size, scale, len(self.toolbar.buttons), seats_below)

    def _take_settings(self) -> None:
        settings = self.app.settings
        self.stage.speed = settings.speed * self.recap_flow.speed
        self.view.calm = self.panels.seat_rail.calm = self.curtain.calm = settings.reduced_motion
        if self.play.presenters is not None:
            self.play.presenters.reduced = settings.reduced_motion

    @property
    def stage(self) -> Stage:
        """What is shown of the table."""
        return self.play.stage

    @property
    def view(self) -> TableView:
        """What draws the board."""
        return self.panels.view

    @property
    def held(self) -> str:
        """The piece in the hand, empty if there is none."""
        return self.dragging.held

    @property
    def choices(self) -> Choices | None:
        """What may be done at this screen now: nothing behind a curtain."""
        play = self.play
        hidden = play.shared and play.viewer != play.seat and play.private  # the curtain is about to fall
        return None if self.curtain.closed or hidden else play.choices

    def _announce(self, line: LogLine) -> None:
        """Show a notice over the board's lower edge of something that decides a turn."""
        if self.stage.speed:
            words = section.numbered(line.words, line.clause)
            self.app.toast(joined((said("{mark:{seat}}", seat=line.seat), words), " ") if line.seat else words)

    # -- tools -------------------------------------------------------------------------------------------

    def _tool_acts(
        self,
        lens: Callable[[], object] | None,
        open_rules: Callable[[str], object] | None,
        open_settings: Callable[[], object] | None,
    ) -> ToolActs:
        """What the buttons of the toolbar do."""
        return ToolActs(
            menu=lambda: self.leave_dialog.open(),
            undo=self._undo,
            redo=self._redo,
            fit=self._fit,
            lens=lens,
            rules=self.open_rules if open_rules is not None else None,
            teach=lambda: self.explain(TEACH),
            why_not=lambda: self.explain(WHY_NOT),
            drawer=self._slide_drawer,
            chart=self._toggle_chart if self.game_layout.layout.chart is not None else None,
            settings=open_settings,
        )

    def _key_acts(self) -> KeyActs:
        """What the keys do."""
        return KeyActs(
            let_go=self._escape,
            skip=self._finish_stage,
            fit=self._fit,
            undo=self._undo,
            redo=self._redo,
            rules=self.open_rules,
            drawer=self._slide_drawer,
            chart=self._toggle_chart,
            menu=lambda: self.leave_dialog.open(),
            explain=self._explain_by_key,
            lead=self.leads_flow.by_number,
            turn=lambda by: self.laying_down.step(by) or self.tile_chips.step(by),
        )

    def open_rules(self) -> None:
        """Open the rulebook at the clause that is shown, or at that of the open question."""
        card = self.panels.card.current
        ask = self.session.position.ask
        if self.panels.rules.open_rules is not None:
            asked = ask.clause if ask is not None else ""
            self.panels.rules.open_rules(card.clause if card is not None else asked)

    def explain(self, topic: str) -> None:
        """Explain the position, or what is not on offer; or stop explaining it."""
        self.teaching.toggle(topic)
        self._show_anew()
        self._make_room()

    def _make_room(self) -> None:
        """Let the board make room for the explainer, or take its room back."""
        if self._explained != self.teaching.on:
            self.layout(self.page.size, self.page.scale)

    def _explain_by_key(self, topic: str) -> None:
        """Explain, and move the focus to the rows."""
        self.explain(topic)
        panel = self.teaching.panel
        if self.teaching.on:
            panel.to_first()
        if self.teaching.on or self.page.focus is panel:
            self.page.set_focus(panel if self.teaching.on else None, keys=True)

    def toggle_lens(self) -> None:
        """Turn the lens on or off."""
        if self.toolbar.lens is not None:
            self.lens_tool.toggle()
            self.toolbar.lens.on = self.lens_tool.on
            self._show_anew()

    def _slide_drawer(self) -> None:
        """Open or shut the drawer, if the column is one."""
        if self.toolbar.drawer.visible:
            self.panels.column.slide()
            self.toolbar.drawer.on = self.panels.column.open
            self._show_anew()

    def _scroll(self, notches: int) -> bool:
        """Let the wheel scroll the cards or turn the tile that the pointer is over; True if there are any."""
        parts = (self.picking_flow.picker, self.laying_down, self.tile_chips)
        return any(part.scroll(notches) for part in parts)

    def _toggle_chart(self) -> None:
        """Show the chart over the board, or put it away, where the column is a drawer."""
        chart = self.toolbar.chart
        if chart is not None and chart.visible:
            self.panels.column.toggle_chart()
            chart.on = self.panels.column.charted
            self._show_anew()

    def _fit(self) -> None:
        """Show the whole board; on a board that the camera follows, or come back to the figure to move."""
        if self.following.look is None:
            self.view.camera.fit()
        else:
            self.following.toggle()
        self.cursor.move()
        self._dirty = True

    def _undo(self) -> None:
        """Take the last choice back."""
        self.taking_back.undo()

    def _redo(self) -> None:
        """Redo what was taken back last."""
        self.taking_back.redo()

    def _taken_back(self) -> None:
        """The table has changed, or could not: let go of what is in the hand."""
        self.duel_flow.put_away()
        if self.duel_flow.duel is None:
            self.duel_flow.resume()
        self.panels.tray.clear()  # what lay there was taken back
        self.dragging.let_go()
        self._show_anew()

    def _let_all_rest(self) -> None:
        """A seat changes hands: show everything at once and let go of what is in the hand."""
        self._finish_stage()
        self.dragging.let_go()
        self.shared_screen.peeking = ""

    # -- keeping up with the game ------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Bring everything up to the stage and the session, where anything has changed."""
        play, hands = self.play, self.dragging
        key = (
            self.stage.version, len(self.session.entries), play.viewer, play.seat, play.shown_turn, hands.selected,
            hands.held, hands.picking, self.shared_screen.peeking, self.stage.busy, self.curtain.closed,
            play.bot_runner.thinking, play.lingers,
        )  # fmt: skip
        self.encounter_flow.show(self.choices, self.dragging.pointed_place)
        if key == self._shown:
            return
        self._shown = key
        self._dirty = True
        self.hover.tip = None  # what it told of may have gone
        self.panels.show_seats()
        self.picking_flow.show(None if self.curtain.closed else self.choices)
        self.panels.show_hand(self.shared_screen.peeking, self.choices, hands.held)
        self.errand_flow.show()
        self.panels.show_points()
        self.panels.show_calendar()
        self.panels.show_traces()
        self.contest_flow.show()
        self.panels.show_question()
        self.private_sight.follow()
        self.leads_flow.show()
        self.question_flow.show(self.choices)
        self.tile_chips.follow()
        self.laying_down.follow(self.choices)
        self._show_prompt()
        place_notices(self.app.toasts, self.panels)
        hands.mark()
        self._bring_into_view()
        self.tile_turning.follow()
        self.choice_popup.offer(self.dragging.choices, self.dragging.selected, bool(self.dragging.held))
        self.cursor.aim(self._aims())
        self.panels.show_piece_details()
        self._show_explained()

    def _bring_into_view(self) -> None:
        """Let the camera of a large board follow the figure to move, also while that is shown; under a press the
        board rests."""
        if not self.stage.busy:  # the board keeps its bounds while pieces that carry places come and go
            self.view.bind()
        if any(visual.wide for visual in self.stage.visuals):
            self.following.widen()
        if self.curtain.closed or self.dragging.press is not None:
            return
        for visual in self.stage.visuals:
            if visual.fades_to is not None:
                self.following.cut(visual, visual.fades_to)
        marks = self.view.marks
        if self.stage.busy:
            self.following.chase(marks.active)
        else:
            self.following.follow(marks.active, marks.legal)

    def _show_explained(self) -> None:
        """Bring the explainer up to the table, and its tools to what is explained."""
        self.teaching.show()
        self.toolbar.mark(self.teaching.topic if self.teaching.on else "")

    def _show_anew(self) -> None:
        """Bring everything up to the stage, whatever has changed."""
        self._shown = None
        self._refresh()

    def _aims(self) -> list[tuple[str, str]]:
        """What the keys can go to: lit places, then pieces, then cards."""
        choices = self.dragging.choices
        if choices is None:
            return []
        hand = self.panels.hand
        lit = self.view.marks.legal if self.dragging.selected or self.dragging.goals(choices) else ()
        places = [place for place in lit if self.view.ground.spot(place) is not None]
        pieces = sorted(choices.pieces - self.panels.on_cards, key=lambda piece: (hand.holds(piece), piece))
        lying = self.view.arrangement.by_id
        return [("place", place) for place in places] + [
            ("card" if hand.holds(piece) else "piece", piece)
            for piece in pieces
            if (hand.shows(piece) if hand.holds(piece) else piece in lying)
        ]

    def _show_prompt(self) -> None:
        self.offer_buttons.show(partial(self.finish, self.session) if self.finish is not None else None)

    # -- doing -------------------------------------------------------------------------------------------

    def act(self, option: Option) -> None:
        """Choose an option. If there are several numbers, ask for one first."""
        choices = self.choices
        if choices is None:
            return
        if option == choices.typed():
            self.page.set_focus(self.panels.prompt.field)
            return
        if self.panels.hand.chosen != option.piece and self.contest_flow.asks():
            self.contest_flow.pick(option.piece)
            return
        aimed = option.to and not option.piece and not self.dragging.goals(choices)
        if aimed and len(choices.goals(option.verb)) > 1:
            self.dragging.pick(option.verb)
            return
        amounts = choices.amounts(option)
        if len(amounts) > 1 and self.tile_turning.turns(option.piece, amounts):
            self._show_arrows(option.piece, amounts)
        elif len(amounts) > 1:
            self.offer_buttons.ask_amount(amounts)
        else:
            self.choosing.submit(option)

    def _show_arrows(self, piece: str, options: tuple[Option, ...]) -> None:
        """Let a tile be turned by one of several numbers of turns."""
        self.dragging.selected = ""
        if not self.tile_chips.open_dial(piece, options):
            self.tile_turning.show(piece, options)
        self._show_anew()

    def _ask(self, where: str, ways: tuple[Path, ...], follow: Callable[[Path], object]) -> None:
        """Let one of several paths be chosen that a drag to a place or a click on a piece may mean."""
        options = tuple([path.choices[0] for path in ways])
        single = all(len(path.choices) == 1 for path in ways)
        if single and self.choices is not None and self.laying_down.fits(options):
            self.dragging.selected = ""
            self.laying_down.open(self.choices, options)
            self._show_anew()
            return
        tile = self.tile_turning.held_at(where, options) if single else ""
        if tile:
            self._show_arrows(tile, options)
        else:
            self.choice_popup.ask(where, ways, follow)

    def _chosen(self) -> None:
        """A choice was made."""
        self.dragging.selected = self.dragging.picking = ""
        self._changed()

    def _overdue(self, words: str) -> None:
        """The time is over: a choice is made for the person asked."""
        self.dragging.let_go()
        self.app.toast(words, "hourglass")
        self._sound("refused")

    def _changed(self) -> None:
        """Something was done by hand: forget the last refusal."""
        marks = self.view.marks
        marks.refused, marks.refused_way, marks.blockers = "", (), frozenset()
        self.panels.card.close()
        self.panels.hand.hint = frozenset()
        self.tile_turning.put_away()
        self.turning_dial.close()
        self.laying_down.close()
        self.choice_popup.put_away()
        if not self.stage.speed:
            self._finish_stage()
        self._shown = None
        self._refresh()

    def _use_by_key(self, piece: str) -> None:
        self.dragging.use(piece)
        if self.tile_turning.handles is not None:
            self.tile_turning.focus()
        elif self.choice_popup.asked:
            self.choice_popup.focus()
        elif self.dragging.selected:
            self.cursor.to_first("place")

    def _go_by_key(self, place: str) -> None:
        self.dragging.go(self.dragging.selected, place)

    def show_refusal(self, refused: Refused, where: str) -> None:
        """Say and show why a drop was refused."""
        self.teaching.close()
        self._changed()
        self.panels.refuse(refused, where, still=self.stage.speed == 0 or self.view.calm)
        self._sound("refused")
        self._dirty = True

    # -- events ------------------------------------------------------------------------------------------

    def deaf_to(self, gamepad: int, count: int) -> str:
        return refusal(self.play, gamepad, count) if self.app.settings.gamepad_seats else ""

    def handle(self, event: pygame.event.Event) -> bool:
        self._changes += 1
        if self.curtain.closed:
            return self.curtain.handle(event)
        if self.duel_flow.hastened_by(event):
            return True
        if self.duel_flow.ended_by(event) and not self.stage.busy:
            if self.duel_flow.put_away():
                self.shared_screen.watch()  # a curtain that waited for this falls before anything is taken in hand
            if self.curtain.closed:
                return True
        used = self._type(event) or self.hover.finger.follow(event)
        *_, keys = self.shortcuts  # the last ones are those of the table, those before them a scene's own
        used = used or self.pointer.handle(event) or self.table_keys.handle(event, keys)
        used = used or self.page.handle(event)
        if self.cursor.follow():
            self.dragging.mark()
            self._dirty = True
        self._refresh()
        self._dirty |= self.errand_flow.follow(self.dragging.pointer)
        if self.teaching.on or self.teaching.topic:
            self._show_explained()
            self._dirty |= self.teaching.light()
        return used or self._dirty

    def _draw_anew(self) -> None:
        self._dirty = True

    def _follow_drag(self) -> None:
        """Keep what stands beside pieces in its place while one is led, or the board."""
        self.cursor.move()
        self.choice_popup.follow()

    def _type(self, event: pygame.event.Event) -> bool:
        """Whether a key goes into a field of the table; then it is no shortcut."""
        fields = (self.panels.prompt.field, self.picking_flow.picker.field)
        typing = self.page.focus is not None and self.page.focus in fields
        return typing and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.page.handle(event)

    def cancel_press(self) -> None:
        self.curtain.button.pressed = False
        self.pointer.cancel_press()
        super().cancel_press()

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        if not self.curtain.closed:
            self.pointer.pinch(start, end, factor)

    def end_pinch(self) -> None:
        self.pointer.end_pinch()

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (TABLE,)

    def _escape(self) -> bool:
        """Let go of what is held, selected or explained; True if there was anything."""
        asked = self.tile_turning.handles or self.turning_dial.piece or self.choice_popup.asked
        told = self.panels.card.shown is not None or bool(asked)
        used = self.laying_down.close() or self.dragging.let_go() or self.teaching.close() or told
        if not used and self.panels.column.open:
            self._slide_drawer()
            return True
        return used

    # -- time --------------------------------------------------------------------------------------------

    def _sound(self, name: str) -> None:
        self.app.play(name)

    def _click(self, name: str, volume: float) -> None:
        self.app.sounds.play(name, volume)

    def _finish_stage(self) -> None:
        """Show everything that waits at once."""
        self.stage.finish()
        self.panels.celebration.finish()
        tray, counters = self.panels.tray, self.stage.table.counters
        now = {look.counter: counters.get(look.counter, 0) for look in tray.looks}
        if all(now.values()) and now != tray.shown:
            self.panels.roll(now)
        tray.finish()
        if self.stage.speed:
            self.duel_flow.put_away()
        self._settled()

    def _advance(self, seconds: float) -> None:
        """Let the stage go on by so many seconds at speed 1."""
        self.play.stage.update(seconds / self.stage.speed if self.stage.speed else 0.0)

    def _settled(self) -> None:
        if self.play.presenters is not None:
            self.play.presenters.dropped.clear()
        self._refresh()

    def update(self, dt: float) -> bool:
        self._take_settings()
        busy = self.stage.busy
        if busy and not self.stage.speed:  # set while things moved
            self._finish_stage()
        flows = self.play.update(dt, paused=bool(self.app.modals))
        if busy and not self.stage.busy:
            self._settled()
        self._run_clock(0.0)  # the screen goes to nobody whose time is over
        self.shared_screen.watch()
        moving = self.curtain.update(dt, self.app.seconds(theme.CURTAIN))
        moving |= self.panels.tray.update(dt * max(0.01, self.stage.speed))
        moving |= self.panels.card.update(dt)
        moving |= self.panels.celebration.update(dt)
        flows |= self.duel_flow.update(dt)
        self.risks.show(self.duel_flow.large)
        self.recap_flow.follow()
        moving |= self.captions.update(dt)
        moving |= self.privilege_flow.update(dt) | self.panels.errands.update(dt)
        moving |= self.teaching.update()
        self._run_clock(dt)
        rests = not (self.curtain.closed or self.app.modals or self.stage.busy or self.dragging.press)
        self.choosing.pass_by_itself(dt, rests)
        self._refresh()
        self._count_on()
        self._make_room()
        moving |= self.view.update(dt) | self.page.update(dt) | self.lens_tool.update()
        self._follow_camera()
        self._preview_turn()
        moving |= not self.curtain.closed and self.hover.update(dt)
        dirty, self._dirty = self._dirty, False
        self._changes += moving or dirty
        return moving or flows or dirty or self.stage.busy

    def _count_on(self) -> None:
        """Let numbers on the seats' cards run."""
        if self.stage.counting != self._counting:
            self._counting = self.stage.counting
            self.panels.show_seats()
            self._dirty = True

    def _follow_camera(self) -> None:
        """Keep what stands on the board in its place."""
        window = self.view.camera.window()
        if window != self._window:
            self._window = window
            self.cursor.move()
            self.tile_chips.follow()
            self.tile_turning.follow()
            self.choice_popup.follow()
            self.laying_down.follow()

    def _run_clock(self, dt: float) -> None:
        """Let the time of the person asked run, but not behind the curtain, in a box or while things move."""
        still = not (self.curtain.closed or self.app.modals or self.stage.busy)
        self._dirty |= self.thinking_time.run(dt, still, not self.curtain.closed)

    def _preview_turn(self) -> None:
        """Show the tile as the arrow pointed at would turn it."""
        shown = self.tile_chips.preview()
        turned = shown.ghost if shown is not None else None
        ghost = self.tile_turning.preview or turned or self.teaching.ghosts.turned
        if ghost != self.view.marks.ghost:
            self.view.marks.ghost = ghost
            self.panels.show_piece_details()
            self._dirty = True

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.curtain.covers:
            self.curtain.draw(surface, self.page.scale)
            return
        below = self._below
        if below is None:
            self._draw_table(surface)
        else:
            self.duel_flow.underlay.draw(surface, below, self._draw_table)
        if self.duel_flow.below is not None:
            self._draw_prompt(surface)
        self.duel_flow.draw(surface)
        self.view.draw_moving(surface)
        self.panels.draw_held(surface, self.dragging.held, self.dragging.pointer)
        self.panels.hand.draw_open(surface)
        self.panels.celebration.draw(surface, self.page.scale)
        self._draw_pointers(surface)
        self.page.draw_tooltip(surface)
        self.hover.draw(surface, self.page.scale)
        if self.curtain.closed:
            self.curtain.draw(surface, self.page.scale)

    def _draw_pointers(self, surface: pygame.Surface) -> None:
        """Draw what a lesson points at; at a table there is nothing."""

    @property
    def _below(self) -> Hashable:
        """What the picture of the table under a scene depends on; None if there is no scene."""
        below = self.duel_flow.below if self.keeps_below else None
        moving = tuple([visual.key for visual in self.stage.visuals])
        return None if below is None else (below, self._changes, self.stage.version, moving, self.app.settings)

    def _draw_prompt(self, surface: pygame.Surface) -> None:
        """Draw the prompt bar over the dark: it tells of each beat of a scene."""
        prompt = self.panels.prompt
        prompt.draw(surface)
        for widget in (prompt.told, prompt.pips, *prompt.buttons):
            if widget.visible:
                widget.draw(surface)

    def _draw_table(self, surface: pygame.Surface) -> None:
        """Draw the table with its panels, and the dark over it."""
        self.view.draw(surface)
        self.panels.errands.draw_moving(surface)
        self.panels.errands.draw_rim(surface)
        self.teaching.ghosts.draw(surface)
        self.tile_chips.draw(surface)
        self.laying_down.draw(surface)
        self.panels.sight_lines.draw_rays(surface)
        self.panels.draw(surface, self.toolbar.menu.rect.right, self.toolbar.right)
        self.page.draw_widgets(surface)
        self.recap_flow.draw(surface)
        if not self.duel_flow.large:
            self.captions.draw(surface)
        self.privilege_flow.draw(surface)
        self.duel_flow.draw_dark(surface)
