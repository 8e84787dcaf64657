"""A scroll that lies unseen on a library (DT-TERR-LIBRARY-2)."""

from __future__ import annotations

from engine.dungeon_twister.names import named, row
from engine.flow import Position, ProspectRow
from engine.said import said

#: Where the scrolls wait that lie on no library yet; which of them lies on which, chance says when it is found.
STOCK = "white-scrolls"
MARKER = "scroll"


def _shown(t: Position, marker: str) -> list[ProspectRow]:
    """What it may be."""
    words = said("one of these: {scrolls}", scrolls=named(t, t.contents[STOCK]))
    return [row(said("A scroll"), "", words, "DT-TERR-LIBRARY-5")]


LENS = _shown
