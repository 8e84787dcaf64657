"""Cursed Trunk: cursed and magical, and nothing else (DT-OBJ-TRUNK-1). It is handled like all that is cursed
(DT-OBJ-TRUNK-2)."""

from __future__ import annotations

from engine.dungeon_twister.curses import HOOKS
from engine.flow import Power

POWER = Power("trunk", HOOKS)
