"""Paladin: two loads (DT-CHAR-PALADIN, DT-RULE-TWOLOADS)."""

from __future__ import annotations

from engine.dungeon_twister.two_loads import SECOND_LOAD
from engine.flow import Power

POWER = Power("paladin", (SECOND_LOAD,))
