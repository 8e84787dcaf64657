"""The whole game: the set-up, then turns until it is over."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.ending import over
from engine.dungeon_twister.events.setup import FirstDrawn, StartersShown
from engine.dungeon_twister.preparing import Preparing
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Call, Flow, Frame, Position


class Round(Frame, frozen=True, gc=False, tag="round"):
    """The whole game: the set-up, then turns until it is over."""

    seat: str = ""

    def start(self, t: Position) -> Flow:
        """Teams, starters and the tokens in the rooms."""
        return Call(Preparing(), replace(self, step="first"))

    def first(self, t: Position) -> Flow:
        """The starters are shown together. Another draw gives the seat that begins (DT-SETUP-12)."""
        t.emit(StartersShown())
        seat = str(t.draw("first turn", t.seats))
        t.emit(FirstDrawn(seat, "turn", "DT-SETUP-12"))
        return Call(Turn(seat), Round(seat, step="turned"))

    def turned(self, t: Position) -> Flow:
        """Turns alternate."""
        if over(t):
            return DONE
        return Call(Turn(OTHER[self.seat]), Round(OTHER[self.seat], step="turned"))
