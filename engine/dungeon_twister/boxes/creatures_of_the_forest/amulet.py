"""Amulet of Elvish Vision: an elf's eyes and an elf's paths (DT-OBJ-AMULET)."""

from __future__ import annotations

from engine.dungeon_twister.pages import in_hand
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Position, Power


def _sees(t: Position, amulet: str, looker: str) -> bool:
    return standing(t, t.pieces[amulet].place) == looker


def _finds(t: Position, amulet: str, figure: str, start: str, to: str) -> bool:
    """Only while it is carried, not where it just lies on the way."""
    return in_hand(t, amulet, figure)


POWER = Power(
    "amulet",
    (
        Hook("permit", "DT-RULE-ELF-3", "DT-OBJ-AMULET-1", _sees),
        Hook("permit", "DT-TERR-SECRET-1", "DT-OBJ-AMULET-2", _finds),
    ),
)
