"""The One Ring: if it is agreed, a cursed ring that hides its bearer from afar (DT-OBJ-ONERING-1)."""

from __future__ import annotations

from engine.dungeon_twister.agreements import agreed
from engine.dungeon_twister.board import board
from engine.dungeon_twister.curses import HOOKS
from engine.dungeon_twister.tokens import Loads, foremost
from engine.flow import Hook, Part, Position, Power, Reason

KIND, CLAUSE = "onering", "DT-OBJ-ONERING-1"


def _holds(t: Position, ring: str) -> bool:
    return agreed(t, KIND) == "on"


def _drags(t: Position, ring: str, figure: str, loads: Loads) -> list[Part]:
    """As long as it is carried."""
    if ring not in loads or not _holds(t, ring) or t.permitted("overlook", figure, ring):
        return []
    return [Part(-1, CLAUSE, ring)]


def _hides(t: Position, ring: str, looker: str, goal: str) -> list[Reason]:
    """From all who are not beside it."""
    here, there = t.pieces[ring].place, t.pieces[looker].place
    if not _holds(t, ring) or foremost(t, here) != goal or there in (here, *board(t).touching(here)):
        return []
    return [Reason(CLAUSE, {"enemy": goal}, (ring,), (here,))]


POWER = Power(
    KIND,
    (
        *HOOKS,
        Hook("value", "speed", CLAUSE, _drags, ("magic",)),
        Hook("forbid", "spot", CLAUSE, _hides, ("magic",)),
    ),
)
