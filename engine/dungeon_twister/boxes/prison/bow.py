"""Bow: its bearer shoots with value 1, as often as there are actions (DT-OBJ-BOW)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Power, Reason

VALUE = 1


def _shoots(t: Position, bow: str, figure: str) -> list[Part]:
    """Beside what the bearer shoots with by nature (DT-OBJ-BOW-3)."""
    return [Part(VALUE, "DT-OBJ-BOW-1", bow)] if standing(t, t.pieces[bow].place) == figure else []


def _no_sum(t: Position, bow: str, figure: str, weapon: str) -> list[Reason]:
    return [Reason("DT-OBJ-BOW-2", {}, (bow,))] if standing(t, t.pieces[bow].place) == figure else []


POWER = Power(
    "bow",
    (
        Hook("value", "shot", "DT-OBJ-BOW-1", _shoots),
        Hook("forbid", "second shot", "DT-OBJ-BOW-2", _no_sum),
    ),
)
