"""A scroll that lies unseen on a library (DT-TERR-LIBRARY-2)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.water_and_fire.library import STOCK
from engine.dungeon_twister.names import named, row
from engine.flow import Position, ProspectRow
from engine.said import said


def _shown(t: Position, marker: str) -> list[ProspectRow]:
    """What it may be."""
    words = said("one of these: {scrolls}", scrolls=named(t, t.contents[STOCK]))
    return [row(said("A scroll"), "", words, "DT-TERR-LIBRARY-5")]


LENS = _shown
