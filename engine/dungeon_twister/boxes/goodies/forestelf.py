"""Forest Elf: trees are floor to him (DT-CHAR-FORESTELF)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Position, Power

KIND, THROUGH = "forestelf", "DT-CHAR-FORESTELF-2"


def _walks_through(t: Position, elf: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    """With any load; he stops there as whoever climbs it (DT-CHAR-FORESTELF-3)."""
    return figure == elf


POWER = Power(KIND, (Hook("permit", "DT-TERR-TREE-3", THROUGH, _walks_through),))
