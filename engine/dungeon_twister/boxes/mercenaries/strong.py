"""What a Potion of Strength does to its drinker, and what takes it away (DT-OBJ-STRENGTHPOTION)."""

from __future__ import annotations

from engine.dungeon_twister.magic import dead
from engine.flow import Event, Position
from engine.table import Change, Mark, Move

#: How many potions a figure has drunk in this turn.
MARK = "strong"


class Strengthened(Event, tag="strengthened", frozen=True, gc=False):
    """A figure drinks a Potion of Strength: the potion is gone (DT-OBJ-STRENGTHPOTION-6), for nothing where magic
    fails."""

    seat: str
    figure: str
    potion: str
    clause: str = "DT-OBJ-STRENGTHPOTION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        piece = t.pieces[self.figure]
        more = 0 if dead(t, piece.place) else 1
        return (Move(self.potion, "gone"), Mark(self.figure, MARK, piece.mark(MARK) + more))


class StrengthLost(Event, tag="strength lost", frozen=True, gc=False):
    """Magic fails where a drinker comes: the strength is gone for the rest of the turn."""

    figure: str
    clause: str = "DT-OBJ-STRENGTHPOTION-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, MARK, 0),)


EVENTS, PASSING = (Strengthened, StrengthLost), (MARK,)
