"""A box for a seat in the middle of a game: who plays it, why its bot chose as it did, who plays from now on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow import HUMAN
from engine.said import Said, joined, said
from game.bots.player_kinds import KIND_NAMES, KINDS, level
from game.explain.details import folded
from game.play.live_table import LiveTable
from game.ui import theme
from game.ui.button import Button
from game.ui.label import Label
from game.ui.modal import Line, Modal

WIDTH = 740  # px at 1080p: all kinds of players side by side
HANDED = said("The log notes the change. A bot knows no more than its seat.")


class ChangePlayerDialog:
    """Opens the seats of a table. `open_box` puts a box over the table. `swapped` is called before a seat
    changes hands and `settled` after it."""

    def __init__(
        self,
        play: LiveTable,
        open_box: Callable[[Modal], object],
        swapped: Callable[[], object],
        settled: Callable[[], object],
    ) -> None:
        self.play = play
        self.open_box = open_box
        self.swapped = swapped
        self.settled = settled

    def kind(self, seat: str) -> str:
        """What plays a seat now: a person or a kind of bot. Empty: a kind that nobody can choose."""
        if seat not in self.play.bots:
            return HUMAN
        kind = level(self.play.session.players[seat])
        return kind if kind in KINDS and kind != HUMAN else ""

    def open(self, seat: str) -> None:
        """Show the box of one seat."""
        now, bot = self.kind(seat), seat in self.play.bots
        colour, name = self.play.layout.colour(seat), self.play.session.header.names[seat]
        who = said("bot") if not now else KIND_NAMES[now]
        words = said("Who plays here: **{who}**. Choose who plays from now on. {note}", who=who, note=HANDED)
        modal = Modal(joined((said("{mark:{colour}}", colour=colour), name), " "), words, width=WIDTH)
        why = self.play.reasons.why(seat)
        if bot and why:
            told = said("{icon:bot} Why it chose as it did: {why}", why=why)
            modal.lines.append(Line(modal.add(Label(told, theme.BODY, theme.BONE, name="why"))))
            if details := self.play.reasons.details(seat):
                modal.lines.append(Line(modal.add(_details(modal, details))))
        if self.play.can_hurry and seat == self.play.turn:
            act = partial(self._close, modal, self.play.hurry)
            modal.buttons.append(modal.add(Button(said("Hurry"), act, icon="hourglass", name="hurry seat")))
        for kind in KINDS:
            icon = "person" if kind == HUMAN else "bot"
            act = partial(self._close, modal, partial(self._hand_over, seat, kind))
            coat = "primary" if kind == now else "quiet"
            button = Button(KIND_NAMES[kind], act, coat, icon, name=f"seat {kind}")
            modal.buttons.append(modal.add(button))
        modal.set_focus(next((button for button in modal.buttons if button.kind == "primary"), modal.buttons[-1]))
        self.open_box(modal)

    def _close(self, modal: Modal, act: Callable[[], object]) -> None:
        modal.close()
        act()

    def _hand_over(self, seat: str, kind: str) -> None:
        if kind != (self.play.session.players[seat] if seat in self.play.bots else HUMAN):
            self.swapped()
            self.play.hand_over(seat, kind)
            self.settled()


def _details(modal: Modal, details: Said) -> Label:
    """The numbers behind a bot's reason, folded."""

    def fold(_: str) -> None:
        label.words = folded(details, label.words == folded(details, False))
        modal.layout(modal.size, modal.scale)

    label = Label(folded(details, False), theme.NOTE, theme.ASH, follow=fold, name="details")
    return label
