"""Two-Handed Sword: a great deal in an attack that costs one action more (DT-OBJ-TWOHANDSWORD)."""

from __future__ import annotations

from engine.dungeon_twister.attacks import Declaring
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Power, Reason

BONUS = 2


def _costs(t: Position, sword: str, page: Declaring) -> list[Part]:
    """In any attack in which its bearer fights (DT-OBJ-TWOHANDSWORD-2); each one costs an action more, two of them
    two (DT-OBJ-TWOHANDSWORD-3, DT-RULE-TWOLOADS-11)."""
    bearer = standing(t, t.pieces[sword].place)
    return [Part(1, "DT-OBJ-TWOHANDSWORD-3", sword)] if bearer in page.attackers else []


def _strikes(t: Position, sword: str, figure: str, attacking: bool) -> list[Part]:
    """Only if the action was paid for it."""
    if not attacking or t.pieces[sword].place != t.pieces[figure].place or t.forbidden("wield", sword):
        return []
    return [Part(BONUS, "DT-OBJ-TWOHANDSWORD-1", sword)]


def _rests(t: Position, sword: str, weapon: str) -> list[Reason]:
    """Without the action it gives nothing, forged or not."""
    fight = going_on(t)
    idle = weapon == sword and (fight is None or sword not in fight.used)
    return [Reason("DT-OBJ-TWOHANDSWORD-1", {}, (sword,))] if idle else []


POWER = Power(
    "twohandsword",
    (
        Hook("value", "means", "DT-OBJ-TWOHANDSWORD-3", _costs),
        Hook("value", "combat", "DT-OBJ-TWOHANDSWORD-1", _strikes),
        Hook("forbid", "wield", "DT-OBJ-TWOHANDSWORD-1", _rests),
    ),
)
