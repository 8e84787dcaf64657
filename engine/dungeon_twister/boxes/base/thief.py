"""Thief: over pits, on pits, and master of portcullises (DT-CHAR-THIEF)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import Loads, friends, side
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power


def _crosses(t: Position, thief: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    """Pits are as floor to her, double ones too, with any load."""
    return figure == thief


def _bridges(t: Position, thief: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    """Friends pass over the pit on which she stands; to stop there they would have to stand on her."""
    return t.pieces[thief].place == to and friends(t, figure, thief)


def _stands(t: Position, thief: str, figure: str, square: str) -> bool:
    """Unwounded she needs no rope; wounded her power is gone and she falls (DT-CHAR-THIEF-4)."""
    return figure == thief


def _works(t: Position, thief: str, figure: str) -> bool:
    return figure == thief


def _portcullises(t: Position, thief: str, page: Turn) -> list[Option]:
    return work(t, thief, "open", "close") if side(t, thief) == page.seat else []


POWER = Power(
    "thief",
    (
        Hook("permit", "DT-MOVE-08", "DT-CHAR-THIEF-2", _crosses),
        Hook("permit", "DT-MOVE-08", "DT-CHAR-THIEF-5", _bridges),
        Hook("permit", "DT-PIT-01", "DT-CHAR-THIEF-3", _stands),
        Hook("permit", "DT-CHAR-THIEF-6", "DT-CHAR-THIEF-6", _works),
        Hook("permit", "DT-CHAR-THIEF-7", "DT-CHAR-THIEF-7", _works),
        Hook("offer", "Turn", "DT-CHAR-THIEF-6", _portcullises),
    ),
)
