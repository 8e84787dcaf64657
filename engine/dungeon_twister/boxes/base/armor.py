"""Armor: +1 in defence, also for a wounded bearer (DT-OBJ-ARMOR)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position, Power


def _defends(t: Position, armor: str, figure: str, attacking: bool) -> list[Part]:
    """In groups too; it lies under its bearer, wounded or not (DT-OBJ-ARMOR-2)."""
    if attacking or t.pieces[armor].place != t.pieces[figure].place:
        return []
    return [Part(1, "DT-OBJ-ARMOR-1", armor)]


POWER = Power("armor", (Hook("value", "combat", "DT-OBJ-ARMOR-1", _defends),))
