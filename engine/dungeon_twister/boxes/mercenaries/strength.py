"""Strength: what a drinker counts until the turn ends (DT-OBJ-STRENGTHPOTION)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.mercenaries.strong import MARK, StrengthLost
from engine.dungeon_twister.events.moving import Walked
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.magic_in_fights import foes_out_of_reach
from engine.dungeon_twister.tokens import figures
from engine.flow import Event, Hook, Part, Position, Power

BONUS = 3


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
    return next((StrengthLost(key) for key in strong if dead(t, t.pieces[key].place)), None)


NEEDS = ("strengthpotion",)
POWER = Power(
    "",
    (
        Hook("value", "combat", "DT-OBJ-STRENGTHPOTION-1", _counts),
        Hook("replace", "Walked", "DT-OBJ-STRENGTHPOTION-3", _passes),
        Hook("check", "ActionEnded", "DT-OBJ-STRENGTHPOTION-3", _looks),
    ),
)
