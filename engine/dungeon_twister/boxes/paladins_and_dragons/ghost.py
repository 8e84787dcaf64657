"""Ghost: passes through everything, and ends on good ground (DT-CHAR-GHOST)."""

from __future__ import annotations

from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.incorporeal import HOOKS
from engine.dungeon_twister.tokens import is_figure
from engine.flow import Hook, Position, Power, Reason


def _lands(t: Position, ghost: str, figure: str, square: str) -> list[Reason]:
    """On no obstacle and on nothing that fills its square (DT-CHAR-GHOST-2)."""
    if figure != ghost or not ground(t, square, ghost).stop(()):
        return []
    return [Reason("DT-CHAR-GHOST-4", {}, (), (square,))]


def _bars(t: Position, ghost: str, figure: str, enemy: str, square: str) -> list[Reason]:
    """Its power works one way only."""
    return [Reason("DT-CHAR-GHOST-3", {}, (ghost,), (square,))] if enemy == ghost else []


def _carries_nobody(t: Position, ghost: str, figure: str, load: str) -> list[Reason]:
    lying = figure == ghost and is_figure(t, load)
    return [Reason("DT-CHAR-GHOST-5", {}, (load,), (t.pieces[load].place,))] if lying else []


POWER = Power(
    "ghost",
    (
        *HOOKS,
        Hook("forbid", "landing", "DT-CHAR-GHOST-4", _lands),
        Hook("forbid", "pass", "DT-CHAR-GHOST-3", _bars),
        Hook("forbid", "carry", "DT-CHAR-GHOST-5", _carries_nobody),
    ),
)
