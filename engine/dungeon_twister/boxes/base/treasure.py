"""Treasure: worth a point when it is brought out (DT-OBJ-TREASURE); inside it does nothing (DT-OBJ-TREASURE-3)."""

from __future__ import annotations

from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Part, Position, Power, ProspectRow
from engine.said import said


def _escapes(t: Position, treasure: str, figure: str, loads: Loads) -> list[Part]:
    """Of either colour; it then lies with the points (DT-OBJ-TREASURE-2)."""
    return [Part(1, "DT-OBJ-TREASURE-1", treasure)] if treasure in loads else []


POWER = Power("treasure", (Hook("value", "exit", "DT-OBJ-TREASURE-1", _escapes),))


def _shown(t: Position, treasure: str) -> list[ProspectRow]:
    note = said("point for the player whose figure takes it out")
    return [row(said("Brought out"), "+1", note, "DT-OBJ-TREASURE-1")]


LENS = _shown
