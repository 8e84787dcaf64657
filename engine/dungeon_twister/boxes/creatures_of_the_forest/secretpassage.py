"""Secret passages: elves walk through them (DT-RULE-ELF-2). Nobody fights through one (DT-TERR-SECRET-3)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import tagged
from engine.flow import Hook, Position, Power


def _finds(t: Position, house: str, figure: str, start: str, to: str) -> bool:
    """In a move, as through an open edge; the Wall-Walker passes it as a wall (DT-CHAR-WALLWALKER-09)."""
    return tagged(t, figure, "elf")


NEEDS = ("secret passage",)
POWER = Power("", (Hook("permit", "DT-TERR-SECRET-1", "DT-RULE-ELF-2", _finds),))
