"""Ice Witch: a magic user with two loads, which is no magic (DT-CHAR-ICEWITCH)."""

from __future__ import annotations

from engine.dungeon_twister.two_loads import SECOND_LOAD
from engine.flow import Power

POWER = Power("icewitch", (SECOND_LOAD,))
