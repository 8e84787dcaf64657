"""Crossbowman: one bolt a turn (DT-CHAR-CROSSBOWMAN)."""

from __future__ import annotations

from engine.dungeon_twister.names import row
from engine.flow import Hook, Part, Position, Power, ProspectRow, Reason
from engine.said import said

VALUE = 3


def _shoots(t: Position, crossbowman: str, figure: str) -> list[Part]:
    return [Part(VALUE, "DT-CHAR-CROSSBOWMAN-2", crossbowman)] if figure == crossbowman else []


def _reloads(t: Position, crossbowman: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    """Alone or added to an attack, once a turn."""
    spent = weapon == crossbowman and t.pieces[crossbowman].mark("shots")
    return [Reason("DT-CHAR-CROSSBOWMAN-3", {"figure": crossbowman}, (crossbowman,))] if spent else []


def _shown(t: Position, crossbowman: str) -> list[ProspectRow]:
    spent = bool(t.pieces[crossbowman].mark("shots"))
    note = said("shot in this turn") if spent else said("in a shot, once a turn")
    return [row(said("Bolt"), VALUE, note, "DT-CHAR-CROSSBOWMAN-2", good=not spent)]


LENS = _shown
POWER = Power(
    "crossbowman",
    (
        Hook("value", "shot", "DT-CHAR-CROSSBOWMAN-2", _shoots),
        Hook("forbid", "shot", "DT-CHAR-CROSSBOWMAN-3", _reloads),
    ),
)
