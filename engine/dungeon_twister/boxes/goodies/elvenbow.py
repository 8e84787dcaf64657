"""Elven Bow: if agreed, its bearer shoots with value 1, as often as there are actions (DT-OBJ-ELVENBOW-1)."""

from __future__ import annotations

from engine.dungeon_twister.agreements import agreed
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Power

KIND, CLAUSE, VALUE = "elvenbow", "DT-OBJ-ELVENBOW-1", 1


def _shoots(t: Position, bow: str, figure: str) -> list[Part]:
    """Beside what the bearer shoots with by nature."""
    borne = standing(t, t.pieces[bow].place) == figure and agreed(t, KIND) == "on"
    return [Part(VALUE, CLAUSE, bow)] if borne else []


POWER = Power(KIND, (Hook("value", "shot", CLAUSE, _shoots),))
