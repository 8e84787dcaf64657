"""What a person missed: told on a card until the next choice, with pins on the board, and shown again on wish."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.table import view
from game.panels.recap_card import PIN, pin
from game.panels.seat_info import counted, difference
from game.panels.table_panels import TablePanels
from game.play.recap import TurnTold, missed
from game.ui import paint, theme

FASTER = 2.0  # how much faster several turns are shown again; one alone would be over before it is seen


class RecapFlow:
    """Fills the recap card of a table when a person is asked again. `changed` is called when it comes or goes."""

    def __init__(self, panels: TablePanels, changed: Callable[[], object]) -> None:
        self.panels, self.play = panels, panels.play
        self.card = panels.column.recap
        self.card.again.action, self.card.close.action = self.show_again, self.close
        self._changed = changed
        self._told_at = -1  # the record after which the card was filled or closed
        self.replaying = False
        self.play.signals.person_chooses.connect(self.close)
        self.play.stage.cleared.connect(self._cleared)

    @property
    def seat(self) -> str:
        """The only person at this screen, once it is asked and everything has been shown."""
        people = self.play.people
        alone = len(people) == 1 and self.play.seat and self.play.viewer == self.play.seat
        return self.play.seat if alone and not self.play.stage.busy else ""

    def follow(self) -> None:
        """Fill the card when the person is asked again after others have played."""
        now = len(self.play.session.entries)
        if not self.seat or now == self._told_at:
            if self.replaying and not self.play.stage.busy:
                self._end_replay()
            return
        self._told_at = now
        turns = missed(self.play.session, self.panels.layout, self.play.sentences, self.seat)
        if turns != self.card.turns:
            self._show_deltas(turns)
            self.card.show(turns)
            self.panels.column.place_again()
            self._changed()

    def _show_deltas(self, turns: tuple[TurnTold, ...]) -> None:
        """Tell on the seats' cards by how much each number has changed in these turns."""
        layout, sprites = self.panels.layout, self.panels.view.sprites
        before = view(self.play.session.at(turns[0].first - 1), self.seat) if turns else self.play.stage.table
        for card in self.panels.seat_rail.cards:
            seat, counts = card.info.seat, layout.layout.counts
            pairs = [
                (
                    counted(layout, before, sprites, count, seat),
                    counted(layout, self.play.stage.table, sprites, count, seat),
                )
                for count in counts
            ]
            card.deltas = tuple([difference(was[2], now[2]) for was, now in pairs])

    def close(self) -> None:
        """Put the card away."""
        self._told_at = len(self.play.session.entries)
        had = bool(self.card.turns)
        self._empty()
        if had:
            self.panels.column.place_again()
            self._changed()

    def _cleared(self) -> None:
        """Another table is shown: nothing is shown again any more."""
        if not self.replaying:
            self._empty()

    def _empty(self) -> None:
        """Tell nothing, neither on the card nor on those of the seats."""
        self.card.show(())
        for card in self.panels.seat_rail.cards:
            card.deltas = ()

    # -- showing again -----------------------------------------------------------------------------------

    def show_again(self) -> None:
        """Let the stage go back to before the first turn and show all of them once more."""
        if not self.card.turns or self.play.presenters is None or not self.play.stage.speed:
            return
        session, first = self.play.session, self.card.turns[0].first
        self.replaying = True
        before = session.at(first - 1)
        self.play.stage.reset(view(before, self.play.viewer))
        table = before.bare_copy()
        for entry in session.entries[first:]:
            self.play.show(table, entry.record)

    def _end_replay(self) -> None:
        self.replaying = False
        self.play.log_writer.tell_past()
        self._changed()

    @property
    def speed(self) -> float:
        """How much faster than usual the stage moves."""
        return FASTER if self.replaying and len(self.card.turns) > 1 else 1.0

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the number of each row beside the figure that it is about, larger for the row pointed at."""
        view_, scale = self.panels.view, self.panels.scale
        for number, turn in enumerate(self.card.turns, 1):
            lying = view_.arrangement.by_id.get(turn.piece) or next(iter(view_.figures_of(turn.seat)), None)
            if lying is None or not self.card.visible:
                continue
            large = self.card.hovered and self.card.pointed is turn
            side = scale.px(PIN * (1.4 if large else 1.0))
            x, y = view_.camera.to_screen(lying.at)
            if not view_.camera.view.collidepoint(x, y):
                continue  # it is on a part of the board that is not seen now
            mark = pin(number, self.panels.layout.colour(turn.seat), side, scale.style(theme.CAPTION))
            at = round(x + scale.px(22)), round(y - scale.px(34))
            if large:
                ring = paint.ring(scale.px(44), theme.SELECTED, max(2, scale.px(4)))
                paint.stamp(surface, ring, ring.get_rect(center=(round(x), round(y))))
            paint.stamp(surface, mark, mark.get_rect(center=at))
