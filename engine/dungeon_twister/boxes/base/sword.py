"""Sword: +1 in attack (DT-OBJ-SWORD)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position, Power


def _attacks(t: Position, sword: str, figure: str, attacking: bool) -> list[Part]:
    """In groups too, and nothing in defence."""
    if not attacking or t.pieces[sword].place != t.pieces[figure].place:
        return []
    return [Part(1, "DT-OBJ-SWORD-1", sword)]


POWER = Power("sword", (Hook("value", "combat", "DT-OBJ-SWORD-1", _attacks),))
