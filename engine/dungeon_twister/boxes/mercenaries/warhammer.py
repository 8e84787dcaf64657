"""Runic War-Hammer: more in attack, most of all in the hands of a dwarf (DT-OBJ-WARHAMMER)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import tagged
from engine.flow import Hook, Part, Position, Power


def _strikes(t: Position, hammer: str, figure: str, attacking: bool) -> list[Part]:
    if not attacking or t.pieces[hammer].place != t.pieces[figure].place:
        return []
    if tagged(t, figure, "dwarf"):
        return [Part(2, "DT-OBJ-WARHAMMER-2", hammer)]
    return [Part(1, "DT-OBJ-WARHAMMER-1", hammer)]


#: Its magic is a thing of rune and steel (DT-OBJ-WARHAMMER-3): whatever silences magic silences it.
MAGIC = ("magic",)
POWER = Power("warhammer", (Hook("value", "combat", "DT-OBJ-WARHAMMER-1", _strikes, MAGIC),))
