"""Looking back: a table that is only watched, with a slider over its history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import gcd

import pygame

from engine.flow import Session
from engine.said import joined, said
from engine.store import Bookmark
from engine.table import view
from game.app.window import App
from game.board.miniature import miniature
from game.layout.game_layout import GameLayout
from game.layout.regions import Regions
from game.play.choices import Choices
from game.play.lay_open import lay_open
from game.scenes.history.bookmarks_and_branches import BookmarksAndBranches
from game.scenes.history.eyes import OPEN, eyes_box, eyes_in_words, eyes_of
from game.scenes.history.film_cutting import HOW, FilmCutting
from game.scenes.history.history_bar import PACES, HistoryBar
from game.scenes.history.moments import Moments, next_moment, told, where
from game.scenes.history.timeline import Timeline
from game.scenes.table.ahead import table_regions
from game.scenes.table.scene import TableScene
from game.services.shortcut_names import hint
from game.services.shortcuts import TABLE, WATCH, Shortcuts
from game.services.wording import UNPROVEN
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.slider import Bead
from game.ui.theme import Scale, Size
from game.ui.widget import Widget

REST = 0.45  # seconds at pace 1 between two choices
BEADS = 48  # turns marked on the slider at most
HELP = said(
    "Space plays, arrows step, with Shift to the next mark, Page keys by turns; "
    "M bookmarks, E changes eyes, V films."
)
DICE = 0.25  # seconds after the last leap until the dice of the moment are laid out: that takes a while
PAST = 0.12  # of blue over a table that is past
TOOLS = ("fit", "lens", "rules", "settings")  # the others need a player who chooses
NOT_KEPT = said("This table is not among the saved ones, so nothing can be kept with it.")
PAD_HINTS = WATCH.some("play", "next turn", "last turn", "leave")
STILL = TABLE.some("lens", "rules", "fit", "nearer", "farther", "pan")  # what the keys of a table do here too


class HistoryScene(TableScene):
    """Shows `whole` from record `at` on. `leave` goes back. `branch`, if there is one, plays on from a record.

    `kept` holds what is kept with the table, if it is saved.
    """

    def __init__(
        self,
        whole: Session,
        at: int,
        leave: Callable[[], object],
        branch: Callable[[int], object] | None = None,
        open_settings: Callable[[], object] | None = None,
        scores: Callable[[], object] | None = None,
        open_rules: Callable[[str], object] | None = None,
        kept: BookmarksAndBranches | None = None,
    ) -> None:
        self.whole = whole
        self.kept = kept
        self.playing = 0  # 1 forward, -1 backward
        self.pace = 1.0
        self.eyes: str | None = None  # whose: a seat's, OPEN, or nobody's in particular
        self._waited = 0.0
        self._dice_in = 0.0  # seconds until the dice lie in the tray again
        super().__init__(whole.branch(at), leave_table=leave, open_rules=open_rules, open_settings=open_settings)
        self.play.humans, self.play.viewer = (), None  # nobody is asked, and nobody's secrets are shown
        self.play.look_as(None)
        self.toolbar.keep(TOOLS)
        self.moments = Moments.of(whole, self.game_layout)
        self._notes: tuple[Bookmark, ...] = ()  # read with the marks, not at every frame
        self._add_bar(branch, scores)

    @property
    def _may_change_hands(self) -> bool:
        return False

    def _add_bar(self, branch: Callable[[int], object] | None, scores: Callable[[], object] | None) -> None:
        self.slider = Timeline(self.at, self.end, self.seek, self._beads(), self._told, self._pictured, "slider")
        self.bar = HistoryBar(
            self.page, self.slider, lambda act: self._acts[act](), self.set_pace, self._open_eyes
        )
        if self.kept is None:
            self.bar.pin.reason = self.bar.tree.reason = NOT_KEPT
        further: list[Widget] = []
        if scores is not None and self.whole.over and not self.whole.closed:
            further.append(Button(said("Scores"), scores, name="scores"))
        if branch is not None:
            tip = said("Play on from this moment at a branch; this table stays as it is")
            go = Button(said("Try from here"), lambda: branch(self.at), icon="branch", tip=tip, name="branch")
            further.append(go)
        self.film_cutting = FilmCutting(
            self.whole, self.moments, self.slider, lambda: self.at,
            lambda: (self.play.viewer, self.eyes == OPEN), self._show_cutting,
        )  # fmt: skip
        self.bar.add(further, self.film_cutting.buttons)
        self._show_buttons()
        self._name_eyes()
        self._mark()
        self.page.set_focus(self.bar.run)

    def _beads(self) -> tuple[Bead, ...]:
        """The beginnings of turns in the marks of their seats; if there are too many to tell apart, only some."""
        beads = [Bead(n, self.game_layout.colour(seat)) for n, seat in self.moments.turns]
        every = -(-len(beads) // BEADS) or 1
        while every > 1 and gcd(every, len(self.whole.header.seats)) > 1:
            every += 1  # or always the same seats would be marked
        return tuple(beads[::every])

    def _mark(self) -> None:
        """Bring the slider's marks up to what is kept with the table."""
        marks = list(self.moments.marks)
        if self.kept is not None:
            marks += [(n, "branch") for n in self.kept.forks]
            self._notes = self.kept.bookmarks
            marks += [(bookmark.n, "bookmark") for bookmark in self._notes]
        self.slider.marks = tuple(marks)
        self._dirty = True

    # -- history -----------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The record that is shown."""
        return len(self.session.entries) - 1

    @property
    def end(self) -> int:
        """The last record."""
        return len(self.whole.entries) - 1

    def seek(self, n: int) -> None:
        """Show the table after record `n`, at once."""
        n = max(0, min(self.end, n))
        if n == (self.end if self.playing > 0 else 0):
            self.playing = 0
        self._take(self._session(n))
        self.play.last_move = []
        self.play.look_as(self.play.viewer)
        self.duel_flow.hide()
        self.panels.tray.clear()
        self._dice_in = DICE
        self._show_anew()

    def step(self) -> None:
        """Show the next choice as it was made."""
        self._finish_stage()
        if self.at >= self.end or self.play.presenters is None:
            return
        before = self.session.position.bare_copy()
        record = self.whole.entries[self.at + 1].record
        self._take(self._session(record.n))
        self.duel_flow.hide()
        self.play.show(before, record)
        self._refresh()

    def go_to_turn(self, way: int) -> None:
        """Show the beginning of the next turn (1) or of the one before (-1)."""
        self.seek(next_moment(self.moments.turns, self.at, way, self.end))

    def go_to_mark(self, way: int) -> None:
        """Show the next moment with a mark (1) or the one before (-1)."""
        self.seek(next_moment(self.slider.marks, self.at, way, self.end))

    def _session(self, n: int) -> Session:
        """The table after record `n`; for all-seeing eyes with every place open."""
        session = self.whole.branch(n)
        if self.eyes == OPEN:
            lay_open(session.position)
        return session

    def _take(self, session: Session) -> None:
        self.session = self.play.session = session
        self.slider.value = self.at
        seat = session.entries[-1].record.seat
        self.shared_screen.peeking = seat if self.eyes == OPEN and seat else ""
        self._dirty = True

    def toggle(self, way: int = 1) -> None:
        """Play forward (1) or backward (-1), or pause. At the last record it starts again from the other end."""
        self.playing = 0 if self.playing else way
        self._waited = 0.0
        if self.playing and self.at == (self.end if way > 0 else 0):
            self.seek(0 if way > 0 else self.end)
            self.playing = way
        self._show_anew()

    def set_pace(self, pace: float) -> None:
        """How fast it plays."""
        self.pace = pace
        self.bar.paces.chosen = PACES.index(pace)

    def _change_pace(self, by: int) -> None:
        self.set_pace(PACES[max(0, min(len(PACES) - 1, PACES.index(self.pace) + by))])

    # -- eyes --------------------------------------------------------------------------------------------

    def look_through(self, eyes: str | None) -> None:
        """Show what one seat knew then, everything there was, or what everybody could see."""
        hand = self._hand
        self.eyes = eyes
        self.play.viewer = eyes if eyes != OPEN else None
        self.slider.forget()
        self._name_eyes()
        self.seek(self.at)
        if self._hand != hand and self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)
        self._show_anew()

    def _name_eyes(self) -> None:
        self.bar.eyes.words = eyes_in_words(self.whole, self.eyes)
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)

    def _open_eyes(self) -> None:
        """Let the eyes be chosen."""
        self.app.open(eyes_box(self.whole, self.eyes, self.look_through))

    def _next_eyes(self) -> None:
        known = eyes_of(self.whole)
        self.look_through(known[(known.index(self.eyes) + 1) % len(known)])

    # -- what is kept with the table ---------------------------------------------------------------------

    def _open_bookmarks(self) -> None:
        if self.kept is not None:
            self.playing = 0
            self.app.open(self.kept.bookmarks_box(self.at, self.seek, self._mark))

    def _open_tree(self) -> None:
        if self.kept is not None:
            self.playing = 0
            self.app.open(self.kept.tree_box())

    # -- films -------------------------------------------------------------------------------------------

    def _cut(self) -> None:
        """Choose a part of the history for a film, or stop choosing."""
        self.playing = 0
        self.film_cutting.toggle()

    def _show_cutting(self) -> None:
        """Begin or end the choice of a part for a film."""
        self._show_buttons()
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)
        self.page.set_focus(self.film_cutting.buttons[0] if self.film_cutting.on else self.bar.film)
        self._show_anew()

    def _show_buttons(self) -> None:
        """Show the buttons for a film in place of the others while a stretch is chosen."""
        self.bar.show_buttons(self.film_cutting.on, len(eyes_of(self.whole)) > 1)

    # -- a moment in words and as a picture --------------------------------------------------------------

    def _told(self, n: int) -> str:
        """What happened with record `n`, and what a bookmark there says."""
        record = self.whole.entries[n].record
        lines: list[str] = [said("**{where}**", where=where(self.whole, self.moments, n))]
        if not self.whole.proven:
            lines.append(said("{icon:warning} {words}", words=UNPROVEN))
        lines += told(self.play.sentences, self.game_layout, record, self.play.viewer)[:1]
        notes = [each.note for each in self._notes if each.n == n and each.note]
        return joined([*lines, *(said("{icon:pin} {note}", note=note) for note in notes)], "\n")

    def _pictured(self, n: int, size: Size) -> pygame.Surface:
        """The board after record `n` as the eyes see it."""
        position = self.whole.at(n)
        if self.eyes == OPEN:
            lay_open(position)
        base = GameLayout.read(self.whole.game.folder)
        return paint.cut(miniature(base, view(position, self.play.viewer), size), self.page.scale.px(6))

    # -- what the table scene asks -----------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.film_cutting.app = app
        self._show_anew()

    def come_back(self) -> None:
        """Show a branch that was begun meanwhile."""
        self.playing = 0
        self._mark()
        self._show_anew()

    def leave(self) -> None:
        self.film_cutting.leave()
        super().leave()

    @property
    def choices(self) -> Choices | None:
        """Nobody chooses anything in the past."""
        return None

    def explain(self, topic: str) -> None:
        """Nothing: in the past nothing can be done that could be explained."""

    def _run_clock(self, dt: float) -> None:
        """No time runs in the past."""

    def _take_settings(self) -> None:
        super()._take_settings()
        self.stage.speed *= self.pace

    def _show_prompt(self) -> None:
        prompt = self.panels.prompt
        record = self.session.entries[-1].record
        prompt.seat = self.game_layout.colour(record.seat) if record.seat else ""
        prompt.title = said("Looking back: choice {n} of {end}", n=self.at, end=self.end)
        prompt.how = HOW if self.film_cutting.on else self.whole.closed or hint(HELP, PAD_HINTS)
        prompt.buttons = []
        prompt.place_buttons()  # the pips that are shown at this moment
        self.bar.show(self.at, self.end, self.playing)

    # -- layout ------------------------------------------------------------------------------------------

    @property
    def _hand(self) -> bool:
        """Whether a seat's own cards are shown below the board."""
        return self.eyes is not None

    def layout(self, size: Size, scale: Scale) -> None:
        """Lay the history along the foot of the window and the table above it. Without a hand the board takes
        its place."""
        super().layout(size, scale)
        areas = self.panels.areas
        if areas is None:
            return
        if areas.broad:
            bar = pygame.Rect(areas.board.x, 0, areas.board.width, self.bar.height(scale, areas.board.width))
            bar.bottom = size[1] - areas.gutter
            self.bar.place(bar, scale)
            self._show_anew()
            return
        self._lay(areas, 2 * scale.u, scale)
        lowest = max((card.rect.bottom for card in self.panels.seat_rail.cards), default=0)
        if lowest > self.bar.ground.rect.top and not areas.strip:  # seats that need the whole height keep it
            self._lay(areas, areas.board.x, scale)

    def _regions(self, size: Size, scale: Scale, seats_below: bool) -> Regions:
        """Below a broad board there is room for the bar."""
        found = super()._regions(size, scale, seats_below)
        if not found.broad:
            return found
        foot, tools = self.bar.height(scale, found.board.width) + found.gutter, len(self.toolbar.buttons)
        return table_regions(self.game_layout, size, scale, tools, seats_below, foot, self._hand)

    def _lay(self, areas: Regions, left: int, scale: Scale) -> None:
        """Lay the bar from `left` on, and everything else above it."""
        width, height = self.page.size
        across = width - 2 * scale.u - left
        high = self.bar.height(scale, across)
        bar = pygame.Rect(left, height - high - scale.u, across, high)
        self.bar.place(bar, scale)
        above = self._above(areas, bar.top - areas.gutter)
        if left > areas.seats.right:
            above = replace(above, seats=areas.seats)
        self.panels.place(above)
        self._show_anew()

    def _above(self, areas: Regions, floor: int) -> Regions:
        """The areas when nothing may reach below `floor`."""
        board, hand, gutter = areas.board.copy(), areas.hand.copy(), areas.gutter
        room = floor - board.y
        hand.height = min(hand.height, room * 2 // 5) if self._hand else 0
        hand.bottom = floor
        board.height = room - hand.height - (gutter if self._hand else 0)
        column, tray = areas.column.copy(), areas.tray.copy()
        tray.bottom = min(tray.bottom, board.bottom - gutter if areas.drawer else floor)
        column.height = max(0, tray.y - (gutter if tray.height else 0) - column.y)
        seats, log = areas.seats.copy(), areas.log.copy()
        for rail in (seats, log):
            rail.height = max(0, min(rail.bottom, floor) - rail.y)
        return replace(areas, board=board, hand=hand, column=column, tray=tray, seats=seats, log=log)

    # -- events and time ---------------------------------------------------------------------------------

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (WATCH, STILL)

    def deaf_to(self, gamepad: int, count: int) -> str:
        return ""  # it is nobody's turn

    def handle(self, event: pygame.event.Event) -> bool:
        act = self._acts.get(WATCH.pressed(event))
        if act is None:
            return super().handle(event)
        act()
        self._refresh()
        return True

    @property
    def _acts(self) -> dict[str, Callable[[], object]]:
        """What each shortcut does now."""
        acts: dict[str, Callable[[], object]] = {
            "play": lambda: self.toggle(1),
            "play back": lambda: self.toggle(-1),
            "on": self.step,
            "before": lambda: self.seek(self.at - 1),
            "next mark": lambda: self.go_to_mark(1),
            "last mark": lambda: self.go_to_mark(-1),
            "next turn": lambda: self.go_to_turn(1),
            "last turn": lambda: self.go_to_turn(-1),
            "start": lambda: self.seek(0),
            "end": lambda: self.seek(self.end),
            "slower": lambda: self._change_pace(-1),
            "faster": lambda: self._change_pace(1),
            "bookmarks": self._open_bookmarks,
            "tree": self._open_tree,
            "eyes": self._next_eyes,
            "film": self._cut,
            "leave": self._cut if self.film_cutting.on else self.leave_dialog.open,
        }
        if self.film_cutting.on:
            acts |= {"film start": self.film_cutting.start_here, "film end": self.film_cutting.end_here}
        return acts

    def update(self, dt: float) -> bool:
        moving = super().update(dt) | self._lay_dice(dt)
        if not self.playing or self.stage.busy:
            return moving
        self._waited += dt * self.pace
        if self._waited >= REST:
            self._waited = 0.0
            if self.playing > 0:
                self.step()
            else:
                self.seek(self.at - 1)
            if self.at == (self.end if self.playing > 0 else 0):
                self.playing = 0
            self._show_anew()
        return True

    def _lay_dice(self, dt: float) -> bool:
        """Lay the dice out once the moment has come to rest; True while that is still to come."""
        if self._dice_in <= 0:
            return False
        self._dice_in -= dt
        if self._dice_in <= 0 and not self.stage.busy:
            self._finish_stage()
            self._dirty = True
        return True

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        areas = self.panels.areas
        if areas is not None and self.at < self.end:
            shade = paint.rounded(areas.board.size, self.page.scale.px(theme.RADIUS_BOARD), theme.HINT)
            paint.stamp(surface, paint.faded(shade, PAST), areas.board)
        self.slider.draw_over(surface)
