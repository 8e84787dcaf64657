"""Dark Angel: undead, and flies by nature (DT-CHAR-DARKANGEL-1)."""

from __future__ import annotations

from engine.dungeon_twister.flight import HOOKS
from engine.flow import Power

POWER = Power("darkangel", HOOKS)
