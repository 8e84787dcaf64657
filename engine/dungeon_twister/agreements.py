"""What the players have agreed about a box before the game."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.flow import Position
from engine.table import memoised


def agreed(t: Position, name: str) -> str:
    """The value agreed under a name; its counter holds the number. Raises KeyError if the box is not there."""
    return content(t).agreements[name].values[t.counters[f"agreed-{name}"]]


def in_use(t: Position, kind: str) -> bool:
    """Whether the tokens of a kind may come into play as the table is agreed."""
    return kind not in _unused(t)


@memoised
def _unused(t: Position) -> frozenset[str]:
    """The kinds that stay in the box."""
    there = [(name, row) for name, row in content(t).agreements.items() if f"agreed-{name}" in t.counters]
    return frozenset([kind for name, row in there if agreed(t, name) == row.values[0] for kind in row.tokens])
