"""Fire Shield: keeps off fire, and falling rocks in passing (DT-OBJ-FIRESHIELD, DT-TERR-ROCKS)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import foremost
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Position, Power


def _wards(t: Position, shield: str, window: Losing) -> Frame | None:
    """Its bearer, wounded or not (DT-RULE-WOUNDED-1); a passenger burns only with its carrier
    (DT-OBJ-FIRESHIELD-3)."""
    borne = foremost(t, t.pieces[shield].place) == window.figure
    return Reply((SPARED,)) if borne and window.cause == FIRE else None


def _covers(t: Position, shield: str, figure: str, square: str) -> bool:
    """Who bears it passes (DT-TERR-ROCKS-4), and everybody while it lies there (DT-TERR-ROCKS-5)."""
    return t.pieces[shield].place in (square, t.pieces[figure].place)


POWER = Power(
    "fireshield",
    (
        Hook("react", "Losing", "DT-OBJ-FIRESHIELD-1", _wards),
        Hook("permit", "DT-TERR-ROCKS-2", "DT-TERR-ROCKS-4", _covers),
    ),
)
