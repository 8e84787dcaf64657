"""Undead Dragon: does not get up in darkness (DT-CHAR-UNDEADDRAGON-2)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.forces_of_darkness.darkness import hidden
from engine.flow import Hook, Position, Power, Reason


def _stays_down(t: Position, house: str, figure: str) -> list[Reason]:
    if t.pieces[figure].kind != "undeaddragon" or not hidden(t, figure):
        return []
    return [Reason("DT-CHAR-UNDEADDRAGON-2", {}, (figure,))]


NEEDS = ("undeaddragon",)
HOUSE = Power("", (Hook("forbid", "rise", "DT-CHAR-UNDEADDRAGON-2", _stays_down),))
