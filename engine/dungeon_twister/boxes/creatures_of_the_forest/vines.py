"""Vines: each square gives one Rope (DT-TERR-VINES)."""

from __future__ import annotations

from engine.dungeon_twister.gathering import Source

TAKES, NONE = "DT-TERR-VINES-2", "DT-TERR-VINES-3"
VERBS = {"Turn": (Source("vines", "barevines", "ropes", "take rope", TAKES, NONE, NONE).row,)}
