"""Arch-Mage's treasure: a Treasure for who stands there, once (DT-TERR-AMTREASURE). Where the marker is gone, as
the room was forgotten, there is a new one (DT-TERR-AMTREASURE-3)."""

from __future__ import annotations

from engine.dungeon_twister.gathering import Source

TREASURE = Source(
    "amtreasure", "looted", "treasures", "take treasure",
    "DT-TERR-AMTREASURE-1", "DT-TERR-AMTREASURE-2", "DT-TERR-AMTREASURE-5",
)  # fmt: skip
VERBS = {"Turn": (TREASURE.row,)}
NUMBERS = {f"price/{TREASURE.verb}": TREASURE.takes}
