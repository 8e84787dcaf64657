"""Yeti: at home on snow, and up every slope (DT-CHAR-YETI)."""

from __future__ import annotations

from engine.dungeon_twister.homes import at_home
from engine.flow import Hook, Position, Power, Reason


def _climbs(t: Position, yeti: str, figure: str, start: str, to: str) -> bool:
    return figure == yeti


def _only_moves(t: Position, yeti: str, figure: str, square: str) -> list[Reason]:
    return [Reason("DT-CHAR-YETI-4", {}, (yeti,), (square,))] if figure == yeti else []


POWER = Power(
    "yeti",
    (
        at_home("snow", "DT-CHAR-YETI-2"),
        Hook("permit", "DT-TERR-ICESLOPE-1", "DT-CHAR-YETI-3", _climbs),
        Hook("forbid", "across", "DT-CHAR-YETI-4", _only_moves),
    ),
)
