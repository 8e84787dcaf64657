"""Sylvan Shield: one more in defence, by magic (DT-OBJ-SYLVANSHIELD)."""

from __future__ import annotations

from engine.dungeon_twister.magic_in_fights import failing
from engine.dungeon_twister.shields import COVER
from engine.flow import Hook, Part, Position, Power


def _defends(t: Position, shield: str, figure: str, attacking: bool) -> list[Part]:
    """Wounded bearers too (DT-RULE-WOUNDED-1); nothing where magic fails."""
    if attacking or t.pieces[shield].place != t.pieces[figure].place or failing(t, shield):
        return []
    return [Part(1, "DT-OBJ-SYLVANSHIELD-1", shield)]


POWER = Power(
    "sylvanshield",
    (Hook("value", "combat", "DT-OBJ-SYLVANSHIELD-1", _defends, ("magic",)), COVER),
)
