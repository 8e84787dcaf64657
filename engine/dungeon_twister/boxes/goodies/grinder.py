"""Giant grinder: as wide as a rift for those who cross pits (DT-TERR-GRINDER-1)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Position, Power, Reason

KIND, CLAUSE = "grinder", "DT-TERR-GRINDER-1"


def _too_wide(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    wide = content(t).terrain[KIND] in board(t).layers(to)
    crosses = wide and t.permitted("DT-MOVE-08", figure, start, to, loads)
    return [Reason(CLAUSE, {"figure": figure}, (), (to,))] if crosses else []


NEEDS = (KIND,)
POWER = Power("", (Hook("forbid", "obstacle", CLAUSE, _too_wide),))
