"""The throne, and the end of the game."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import FIGURE, THRONE
from engine.table import Change, Count, Move

#: What the counter `over` shows if the game is over because the last Dungeoneer has given up (KM-END-06).
GIVEN_UP = 2


class ThroneTaken(Event, tag="throne taken", frozen=True, gc=False):
    """A Dungeoneer sits down on Merlin's throne."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], THRONE),)


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over, with a winner or without."""

    clause: str
    seat: str = ""

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", GIVEN_UP if self.clause == "KM-END-06" else 1),)
