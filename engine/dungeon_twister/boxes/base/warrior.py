"""Warrior: breaks portcullises for good (DT-CHAR-WARRIOR)."""

from __future__ import annotations

from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power


def _breaks(t: Position, warrior: str, figure: str) -> bool:
    return figure == warrior


def _portcullises(t: Position, warrior: str, page: Turn) -> list[Option]:
    return work(t, warrior, "break") if side(t, warrior) == page.seat else []


POWER = Power(
    "warrior",
    (
        Hook("permit", "DT-CHAR-WARRIOR-2", "DT-CHAR-WARRIOR-2", _breaks),
        Hook("offer", "Turn", "DT-CHAR-WARRIOR-2", _portcullises),
    ),
)
