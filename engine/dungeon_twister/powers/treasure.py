"""Treasure: a point more for who brings it out (DT-OBJ-TREASURE); inside it does nothing (DT-OBJ-TREASURE-3)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position, Power


def _escapes(t: Position, treasure: str, figure: str, load: str) -> list[Part]:
    """Of either colour; it then lies with the points (DT-OBJ-TREASURE-2)."""
    return [Part(1, "DT-OBJ-TREASURE-1", treasure)] if load == treasure else []


POWER = Power("treasure", (Hook("value", "exit", "DT-OBJ-TREASURE-1", _escapes),))
