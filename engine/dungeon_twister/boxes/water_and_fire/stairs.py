"""Stairs: bad ground for a fight (DT-TERR-STAIRS)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tokens import printed, wounded
from engine.flow import Hook, Part, Position, Power


def _stumbles(t: Position, house: str, figure: str, attacking: bool) -> list[Part]:
    """In attack and defence; who counts nothing loses nothing. Shots do not mind (DT-TERR-STAIRS-2)."""
    b, here = board(t), t.pieces[figure].place
    uneven = here in b.rough and any("stairs" in row.tags for row in b.layers(here))
    counts = not wounded(t, figure) and printed(t, figure).combat > 0
    return [Part(-1, "DT-TERR-STAIRS-1", figure)] if uneven and counts else []


POWER = Power("", (Hook("value", "combat", "DT-TERR-STAIRS-1", _stumbles),))
