"""Rift: too wide for those who cross pits (DT-TERR-RIFT-2)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Position, Power, Reason


def _too_wide(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    wide = content(t).tiles.terrain.get(to) == "rift" and t.permitted("DT-MOVE-08", figure, start, to, loads)
    return [Reason("DT-TERR-RIFT-2", {"figure": figure}, (), (to,))] if wide else []


POWER = Power("", (Hook("forbid", "obstacle", "DT-TERR-RIFT-2", _too_wide),))
