"""Crossbow: one bolt a turn (DT-OBJ-CROSSBOW). Two of them shoot twice, never once with both
(DT-RULE-TWOLOADS-14)."""

from __future__ import annotations

from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Power, ProspectRow, Reason
from engine.said import said

VALUE = 2


def _shoots(t: Position, crossbow: str, figure: str) -> list[Part]:
    """Beside what the bearer shoots with by nature."""
    return [Part(VALUE, "DT-OBJ-CROSSBOW-1", crossbow)] if standing(t, t.pieces[crossbow].place) == figure else []


def _reloads(t: Position, crossbow: str, figure: str, weapon: str, *enemy: str) -> list[Reason]:
    """Alone or added to an attack, once a turn."""
    spent = weapon == crossbow and t.pieces[crossbow].mark("shots")
    return [Reason("DT-OBJ-CROSSBOW-2", {}, (crossbow,))] if spent else []


def _no_sum(t: Position, crossbow: str, figure: str, weapon: str) -> list[Reason]:
    borne = standing(t, t.pieces[crossbow].place) == figure
    return [Reason("DT-RULE-TWOLOADS-14", {}, (crossbow,))] if borne and weapon == crossbow else []


def _shown(t: Position, crossbow: str) -> list[ProspectRow]:
    spent = bool(t.pieces[crossbow].mark("shots"))
    note = said("shot in this turn") if spent else said("in a shot, once a turn")
    return [row(said("Bolt"), VALUE, note, "DT-OBJ-CROSSBOW-1", good=not spent)]


LENS = _shown
POWER = Power(
    "crossbow",
    (
        Hook("value", "shot", "DT-OBJ-CROSSBOW-1", _shoots),
        Hook("forbid", "shot", "DT-OBJ-CROSSBOW-2", _reloads),
        Hook("forbid", "second shot", "DT-OBJ-CROSSBOW-2", _no_sum),
    ),
)
