"""Looking back: a table that is only watched, with the history under one's finger."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Session
from game.scenes.table import TableScene
from game.table.screen import Regions
from game.ui import paint, theme
from game.ui.button import Button, IconButton
from game.ui.choice import Choice
from game.ui.label import Panel
from game.ui.slider import Bead, Slider
from game.ui.theme import Scale, Size

PACES = (0.5, 1.0, 2.0, 4.0)
PACE_NAMES = ("½", "1", "2", "4")
REST = 0.45  # seconds at pace 1 between two choices
BEADS = 48  # turns marked on the slider at most
HELP = "Space plays and pauses, the arrows step, Home and End jump, comma and full stop change the pace."
PAST = 0.12  # of blue over a table that is past


class Watch(TableScene):
    """Shows `whole` from record `at` on. `leave` goes back; `branch`, if there is one, plays on from a record."""

    def __init__(
        self,
        whole: Session,
        at: int,
        leave: Callable[[], object],
        branch: Callable[[int], object] | None = None,
        open_settings: Callable[[], object] | None = None,
        scores: Callable[[], object] | None = None,
        open_rules: Callable[[str], object] | None = None,
    ) -> None:
        self.whole = whole
        self.playing = False
        self.pace = 1.0
        self._waited = 0.0
        super().__init__(whole.branch(at), leave_table=leave, open_rules=open_rules, open_settings=open_settings)
        self.play.humans, self.play.viewer = (), None  # nobody is asked, and nobody's secrets are shown
        self.play.look_as(None)
        self.page.named("undo").visible = False
        self._add_bar(branch, scores)

    def _add_bar(self, branch: Callable[[int], object] | None, scores: Callable[[], object] | None) -> None:
        add = self.page.add
        self.bar = add(Panel(name="history"))
        self.first = add(IconButton("first", lambda: self.seek(0), "To the beginning (Home)", name="first"))
        self.back = add(
            IconButton("arrow-left", lambda: self.seek(self.at - 1), "One choice back (Left)", name="back")
        )
        self.run = add(IconButton("play", self.toggle, "Play or pause (Space)", on=True, name="play"))
        self.forward = add(IconButton("step", self.step, "One choice on (Right)", name="step"))
        self.last = add(IconButton("last", lambda: self.seek(self.end), "To the end (End)", name="last"))
        self.slider = add(
            Slider(
                self.at, lambda n: self.seek(round(n)), 0, max(1, self.end), 1, beads=self._beads(), name="slider"
            )
        )
        self.paces = add(
            Choice(PACE_NAMES, 1, lambda n: self.set_pace(PACES[n]), tip="How fast it plays", name="pace")
        )
        self.buttons: list[Button] = []
        if branch is not None:
            go = Button(
                "Try from here",
                lambda: branch(self.at),
                icon="branch",
                tip="Play on from this moment",
                name="branch",
            )
            self.buttons.append(add(go))
        if scores is not None and self.whole.over:
            self.buttons.append(add(Button("Scores", scores, name="scores")))
        self.page.set_focus(self.run)

    def _beads(self) -> tuple[Bead, ...]:
        """The turns' beginnings in the marks of their seats, not more than can be told apart."""
        beads = []
        before = ""
        for entry in self.whole.entries:
            seat = entry.record.seat or ""
            if seat and seat != before:
                beads.append(Bead(entry.record.n, self.game_layout.colour(seat)))
                before = seat
        every = -(-len(beads) // BEADS) or 1
        if every > 1 and every % 2 == 0 and len(self.whole.header.seats) % 2 == 0:
            every += 1  # or always the same seats would be marked
        return tuple(beads[::every])

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
        self.playing = self.playing and n < self.end
        self._take(self.whole.branch(n))
        self.play.trail = []
        self.play.look_as(None)
        self.hands.let_go()
        self._refresh()

    def step(self) -> None:
        """Show the next choice as it was made."""
        self._finish_stage()
        if self.at >= self.end or self.play.presenters is None:
            return
        before = self.session.position.table()
        record = self.whole.entries[self.at + 1].record
        self._take(self.whole.branch(record.n))
        self.bouts.put_away()
        self.play.show(before, record)
        self._refresh()

    def _take(self, session: Session) -> None:
        self.session = self.play.session = session
        self.slider.value = self.at
        self._dirty = True

    def toggle(self) -> None:
        """Play, from the beginning if it is over, or pause."""
        self.playing = not self.playing
        self._waited = 0.0
        if self.playing and self.at >= self.end:
            self.seek(0)
            self.playing = True
        self._dirty = True

    def set_pace(self, pace: float) -> None:
        """How fast it plays."""
        self.pace = pace
        self.paces.chosen = PACES.index(pace)

    def _change_pace(self, by: int) -> None:
        self.set_pace(PACES[max(0, min(len(PACES) - 1, PACES.index(self.pace) + by))])

    # -- what the table scene asks -----------------------------------------------------------------------

    def _take_settings(self) -> None:
        super()._take_settings()
        self.stage.speed *= self.pace

    def _show_prompt(self) -> None:
        prompt, names = self.surround.prompt, self.session.header.names
        record = self.session.entries[-1].record
        prompt.seat = self.game_layout.colour(record.seat) if record.seat else ""
        who = f": {names[record.seat]}" if record.seat else ""
        prompt.title, prompt.how = f"Looking back, choice {self.at} of {self.end}{who}", HELP
        prompt.buttons = []
        self.run.icon = "pause" if self.playing else "play"
        self.back.reason = self.first.reason = "" if self.at else "This is the beginning."
        self.forward.reason = self.last.reason = "" if self.at < self.end else "This is the last choice."

    def layout(self, size: Size, scale: Scale) -> None:
        super().layout(size, scale)
        if self.surround.areas is not None:
            self._place_bar(self.surround.areas, scale)

    def _place_bar(self, areas: Regions, scale: Scale) -> None:
        """The history below the board, in the place of the hand."""
        side = self.run.wanted(scale)[0]
        pad = round(1.5 * scale.u)
        bar = pygame.Rect(areas.hand.x, 0, areas.hand.width, 2 * side + 3 * pad)
        bar.bottom = areas.hand.bottom
        self.bar.place(bar, scale)
        self.slider.place(pygame.Rect(bar.x + 2 * pad, bar.y + pad, bar.width - 4 * pad, side), scale)
        y, x = bar.bottom - pad - side, bar.x + 2 * pad
        for button in (self.first, self.back, self.run, self.forward, self.last):
            button.place(pygame.Rect(x, y, side, side), scale)
            x += side + scale.u
        width, height = self.paces.wanted(scale)
        self.paces.place(pygame.Rect(x + 2 * scale.u, y + (side - height) // 2, width, height), scale)
        x = bar.right - 2 * pad
        for words in self.buttons:
            width, height = words.wanted(scale)
            words.place(pygame.Rect(x - width, y + (side - height) // 2, width, height), scale)
            x -= width + scale.u

    # -- events and time ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if (
            event.type == pygame.KEYDOWN
            and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
            and self._key(event.key)
        ):
            self._refresh()
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        acts: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: self.toggle,
            pygame.K_RIGHT: self.step,
            pygame.K_LEFT: lambda: self.seek(self.at - 1),
            pygame.K_HOME: lambda: self.seek(0),
            pygame.K_END: lambda: self.seek(self.end),
            pygame.K_COMMA: lambda: self._change_pace(-1),
            pygame.K_PERIOD: lambda: self._change_pace(1),
            pygame.K_ESCAPE: self.exits.open,
        }
        act = acts.get(key)
        if act is not None:
            act()
        return act is not None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.playing or self.stage.busy:
            return moving
        self._waited += dt * self.pace
        if self._waited >= REST:
            self._waited = 0.0
            self.step()
            self.playing = self.at < self.end
        return True

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        areas = self.surround.areas
        if areas is not None and self.at < self.end:
            shade = paint.rounded(areas.board.size, self.page.scale.px(theme.RADIUS_BOARD), theme.HINT)
            paint.stamp(surface, paint.faded(shade, PAST), areas.board)
