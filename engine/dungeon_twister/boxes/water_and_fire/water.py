"""Water: whoever is in it is safe from fire (DT-TERR-WATER-8)."""

from __future__ import annotations

from engine.dungeon_twister.ground import wet
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Position, Power


def _quenches(t: Position, house: str, window: Losing) -> Frame | None:
    safe = window.cause == FIRE and wet(t, t.pieces[window.figure].place)
    return Reply((SPARED,)) if safe else None


POWER = Power("", (Hook("react", "Losing", "DT-TERR-WATER-8", _quenches),))
