"""Figures that count one more on ground where they are at home."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.flow import Hook, Part, Position


def on_ground(t: Position, square: str, tag: str) -> bool:
    """Whether a square is ground with a tag, and nothing on it makes it an obstacle."""
    b = board(t)
    rows = b.layers(square)
    return any(tag in row.tags for row in rows) and not any(row.obstacle or row.solid for row in rows)


def at_home(tag: str, clause: str, *tags: str) -> Hook:
    """One more, in attack and defence, for a figure that is on ground with a tag."""

    def _counts(t: Position, bearer: str, figure: str, attacking: bool) -> list[Part]:
        home = figure == bearer and on_ground(t, t.pieces[bearer].place, tag)
        return [Part(1, clause, bearer)] if home else []

    return Hook("value", "combat", clause, _counts, tags)
