"""Two-Handed Sword: a great deal in an attack that costs one action more (DT-OBJ-TWOHANDSWORD). It counts in any
attack in which its bearer fights (DT-OBJ-TWOHANDSWORD-2)."""

from __future__ import annotations

from engine.dungeon_twister.heavy_weapons import heavy
from engine.flow import Power

BONUS = 2
POWER = Power("twohandsword", heavy(BONUS, "DT-OBJ-TWOHANDSWORD-3", "DT-OBJ-TWOHANDSWORD-1"))
