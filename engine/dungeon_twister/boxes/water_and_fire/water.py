"""Water: whoever is in it is safe from fire (DT-TERR-WATER-8)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tokens import has_rope
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Position, Power


def wet(t: Position, square: str) -> bool:
    """Whether who is on a square is in the water: not on a rope above it (DT-OBJ-ROPE-13) or on a bridge
    (DT-TERR-BRIDGE-5)."""
    b = board(t)
    return square in b.rough and any("water" in row.tags for row in b.layers(square)) and not has_rope(t, square)


def _quenches(t: Position, house: str, window: Losing) -> Frame | None:
    safe = window.cause == FIRE and wet(t, t.pieces[window.figure].place)
    return Reply((SPARED,)) if safe else None


POWER = Power("", (Hook("react", "Losing", "DT-TERR-WATER-8", _quenches),))
