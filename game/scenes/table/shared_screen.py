"""Several people at one screen: a curtain hides what is secret, and each may peek at their own cards."""

from __future__ import annotations

from collections.abc import Callable

from game.layout.layout_file import Onlooker
from game.panels.curtain import Curtain
from game.panels.curtain_bill import Bill, Player
from game.panels.table_panels import TablePanels


class SharedScreen:
    """Hides and shows what is private. `at_once` says whether the curtain moves without time. `let_go` empties
    the hand. `changed` is called when somebody else may look. `sound` plays an effect. `seen` says
    whether nothing is shown that must be seen before the curtain falls."""

    def __init__(
        self,
        panels: TablePanels,
        at_once: Callable[[], bool],
        let_go: Callable[[], object],
        changed: Callable[[], object],
        sound: Callable[[str], object],
        seen: Callable[[], bool],
    ) -> None:
        self.panels, self.play = panels, panels.play
        self._at_once, self._let_go, self._changed, self._sound = at_once, let_go, changed, sound
        self._seen = seen
        self.curtain = Curtain(self.lift)
        self.peeking = ""  # the seat whose own things are shown for a moment

    def watch(self) -> None:
        """Hide what is private when another person is asked; only while nothing moves."""
        play, seat = self.play, self.play.seat
        if play.stage.busy or self.curtain.closed:
            return
        if seat and play.viewer not in (None, seat) and play.same_person(seat, play.viewer or ""):
            play.look_as(seat)
            self._let_go()
        if not play.shared:
            return
        if play.viewer is not None and seat != play.viewer:
            play.look_as(None)
            self._let_go()
        if seat and play.viewer is None and play.private and self._seen():
            self.curtain.fall(self.bill(seat), self._at_once())
            self._sound("curtain")

    def bill(self, seat: str) -> Bill:
        """What the curtain says when this seat may look: all other people look away."""
        people = [other for other in self.play.people if not self.play.same_person(other, seat)]
        looks = self.panels.layout.layout.curtain
        return Bill(self._player(seat), tuple(map(self._player, people)), looks.house if looks is not None else ())

    def _player(self, seat: str) -> Player:
        layout = self.panels.layout.layout
        colour = self.panels.layout.colour(seat)
        portrait = layout.portrait.format(colour=colour)
        figure = layout.curtain.figure if layout.curtain is not None else Onlooker(portrait)
        worn = Onlooker(figure.art.format(seat=seat, colour=colour), figure.eyes)
        return Player(colour, self.play.session.header.names[seat], portrait, worn)

    def lift(self) -> None:
        """Show the table to the person asked."""
        self.play.look_as(self.play.seat)
        self.curtain.rise(self._at_once())
        self._changed()

    def peek(self, seat: str, on: bool) -> None:
        """Show a person's own cards while a key or the seat's card is held down."""
        if not self.play.shared or seat in self.play.bots or (on and self.curtain.closed):
            return
        self.peeking = seat if on and seat != self.play.viewer else ""
        self._changed()
