"""Fire Shield: keeps off fire (DT-OBJ-FIRESHIELD)."""

from __future__ import annotations

from engine.dungeon_twister.shields import COVER
from engine.dungeon_twister.tokens import foremost
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Position, Power


def _wards(t: Position, shield: str, window: Losing) -> Frame | None:
    """Its bearer, wounded or not (DT-RULE-WOUNDED-1); a passenger burns only with its carrier
    (DT-OBJ-FIRESHIELD-3)."""
    borne = foremost(t, t.pieces[shield].place) == window.figure
    return Reply((SPARED,)) if borne and window.cause == FIRE else None


POWER = Power(
    "fireshield",
    (
        Hook("react", "Losing", "DT-OBJ-FIRESHIELD-1", _wards),
        COVER,
    ),
)
