"""Weapon Master: her side sees the enemy's card before it chooses (DT-CHAR-WEAPONMASTER)."""

from __future__ import annotations

from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import SEES, CardsDue, Reply
from engine.flow import Frame, Hook, Position, Power


def _looks(t: Position, master: str, window: CardsDue) -> Frame | None:
    """In group fights too. Where both sides have one, neither looks (DT-CHAR-WEAPONMASTER-3); wounded she has no
    power (DT-CHAR-WEAPONMASTER-4)."""
    fights = master in (*window.attackers, *window.defenders)
    return Reply((SEES, owner(t, master))) if fights else None


POWER = Power("weaponmaster", (Hook("react", "CardsDue", "DT-CHAR-WEAPONMASTER-2", _looks, (MELEE, SEES)),))
