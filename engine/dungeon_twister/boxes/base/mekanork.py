"""Mekanork: turns rooms either way (DT-CHAR-MEKANORK)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power, Reason


def _either_way(t: Position, mekanork: str, figure: str) -> bool:
    return figure == mekanork


def _one_at_a_time(t: Position, mekanork: str, figure: str) -> list[Reason]:
    """He too pays for each room and each quarter (DT-CHAR-MEKANORK-3)."""
    return [Reason("DT-CHAR-MEKANORK-3")] if figure == mekanork else []


POWER = Power(
    "mekanork",
    (
        Hook("permit", "DT-ROT-04", "DT-CHAR-MEKANORK-2", _either_way),
        Hook("forbid", "rotate", "DT-CHAR-MEKANORK-3", _one_at_a_time),
    ),
)
