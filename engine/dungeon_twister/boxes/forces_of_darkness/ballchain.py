"""Ball and Chain: its bearer is a square slower (DT-OBJ-BALLCHAIN)."""

from __future__ import annotations

from engine.dungeon_twister.curses import HOOKS
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Part, Position, Power


def _drags(t: Position, ball: str, figure: str, loads: Loads) -> list[Part]:
    """From the moment when it is taken to that when it is dropped (DT-OBJ-BALLCHAIN-3)."""
    if ball not in loads or t.permitted("overlook", figure, ball):
        return []
    return [Part(-1, "DT-OBJ-BALLCHAIN-2", ball)]


POWER = Power("ballchain", (*HOOKS, Hook("value", "speed", "DT-OBJ-BALLCHAIN-2", _drags)))
