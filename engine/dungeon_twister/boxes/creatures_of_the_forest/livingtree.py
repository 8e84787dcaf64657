"""Living tree: it is climbed and passed like any tree, by enemies too (DT-TERR-LIVINGTREE-9), and bears no Torch
(DT-TERR-LIVINGTREE-8). What it does in fights stands in the base rules, for all markers that fight."""

from __future__ import annotations

from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import lives
from engine.flow import Position, ProspectRow
from engine.said import said


def _shown(t: Position, tree: str) -> list[ProspectRow]:
    if not lives(t, tree):
        return []
    return [row(said("Living tree"), 2, said("fights beside the figures of its player"), "DT-TERR-LIVINGTREE-1")]


LENS = _shown
