"""Large Shield: nobody shoots at its bearer (DT-OBJ-LARGESHIELD)."""

from __future__ import annotations

from engine.dungeon_twister.shields import COVER
from engine.dungeon_twister.tokens import foremost
from engine.flow import Hook, Position, Power, Reason


def _shelters(t: Position, shield: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    """Its bearer, wounded or not, against shots alone (DT-OBJ-LARGESHIELD-2)."""
    borne = foremost(t, t.pieces[shield].place) == enemy
    return [Reason("DT-OBJ-LARGESHIELD-1", {"enemy": enemy}, (shield,))] if borne else []


POWER = Power("largeshield", (Hook("forbid", "shot", "DT-OBJ-LARGESHIELD-1", _shelters), COVER))
