"""Rift: too wide for those who cross pits (DT-TERR-RIFT-2)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Position, Power, Reason


def _too_wide(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    crosses = any("rift" in row.tags for row in board(t).layers(to))
    wide = crosses and t.permitted("DT-MOVE-08", figure, start, to, loads)
    return [Reason("DT-TERR-RIFT-2", {"figure": figure}, (), (to,))] if wide else []


POWER = Power("", (Hook("forbid", "obstacle", "DT-TERR-RIFT-2", _too_wide),))
