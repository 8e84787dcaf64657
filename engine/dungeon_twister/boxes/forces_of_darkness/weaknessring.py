"""Ring of Weakness: its bearer counts 1 less (DT-OBJ-WEAKNESSRING)."""

from __future__ import annotations

from engine.dungeon_twister.curses import HOOKS
from engine.dungeon_twister.magic import dead
from engine.flow import Hook, Part, Position, Power


def _weakens(t: Position, ring: str, figure: str, attacking: bool) -> list[Part]:
    """In attack and defence, not where magic fails nor for those whom no curse binds."""
    here = t.pieces[figure].place
    if t.pieces[ring].place != here or dead(t, here) or t.permitted("overlook", figure, ring):
        return []
    return [Part(-1, "DT-OBJ-WEAKNESSRING-2", ring)]


POWER = Power("weaknessring", (*HOOKS, Hook("value", "combat", "DT-OBJ-WEAKNESSRING-2", _weakens, ("magic",))))
