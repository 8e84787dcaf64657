"""Ring of Weakness: its bearer counts 1 less (DT-OBJ-WEAKNESSRING)."""

from __future__ import annotations

from engine.dungeon_twister.curses import HOOKS
from engine.flow import Hook, Part, Position, Power


def _weakens(t: Position, ring: str, figure: str, attacking: bool) -> list[Part]:
    """In attack and defence."""
    borne = t.pieces[ring].place == t.pieces[figure].place
    return [Part(-1, "DT-OBJ-WEAKNESSRING-2", ring)] if borne else []


POWER = Power("weaknessring", (*HOOKS, Hook("value", "combat", "DT-OBJ-WEAKNESSRING-2", _weakens, ("magic",))))
