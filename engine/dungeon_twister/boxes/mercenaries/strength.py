"""Strength: what a Potion of Strength leaves in its drinker until the turn ends (DT-OBJ-STRENGTHPOTION)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.mercenaries.deadmagic import failing, foes_out_of_reach
from engine.dungeon_twister.events import Walked
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.tokens import figures
from engine.flow import Event, Hook, Part, Position, Power
from engine.table import Change, Mark, Move

MARK, BONUS = "strong", 3


class Strengthened(Event, tag="strengthened", frozen=True, gc=False):
    """A figure drinks a Potion of Strength: the potion is gone (DT-OBJ-STRENGTHPOTION-6), for nothing where magic
    fails."""

    seat: str
    figure: str
    potion: str
    clause: str = "DT-OBJ-STRENGTHPOTION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        more = 0 if failing(t, self.figure) else 1
        return (Move(self.potion, "gone"), Mark(self.figure, MARK, t.pieces[self.figure].mark(MARK) + more))


class StrengthLost(Event, tag="strength lost", frozen=True, gc=False):
    """Magic fails where a drinker comes: the strength is gone for the rest of the turn."""

    figure: str
    clause: str = "DT-OBJ-STRENGTHPOTION-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, MARK, 0),)


def _counts(t: Position, house: str, figure: str, attacking: bool) -> list[Part]:
    """In attack and defence, also wounded meanwhile; two potions count twice (DT-OBJ-STRENGTHPOTION-5), and none
    against foes who all stand where magic fails (DT-OBJ-STRENGTHPOTION-4)."""
    drunk = t.pieces[figure].mark(MARK)
    if not drunk or foes_out_of_reach(t, figure):
        return []
    return [Part(BONUS * drunk, "DT-OBJ-STRENGTHPOTION-1", figure)]


def _passes(t: Position, house: str, event: Walked) -> list[Event] | None:
    """Even in passing."""
    lost = t.pieces[event.figure].mark(MARK) and dead(t, event.to)
    return [event, StrengthLost(event.figure)] if lost else None


def _looks(t: Position, house: str) -> StrengthLost | None:
    """However a drinker came there."""
    strong = [key for seat in t.seats for key in figures(t, seat) if t.pieces[key].mark(MARK)]
    return next((StrengthLost(key) for key in strong if failing(t, key)), None)


EVENTS, PASSING = (Strengthened, StrengthLost), (MARK,)
POWER = Power(
    "",
    (
        Hook("value", "combat", "DT-OBJ-STRENGTHPOTION-1", _counts),
        Hook("replace", "Walked", "DT-OBJ-STRENGTHPOTION-3", _passes),
        Hook("check", "ActionEnded", "DT-OBJ-STRENGTHPOTION-3", _looks),
    ),
)
