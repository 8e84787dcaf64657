"""Scrolls: magic users alone read them (DT-RULE-SCROLL)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import tagged, wounded
from engine.flow import Position, Reason


def reads(t: Position, figure: str) -> bool:
    """Whether a figure can read scrolls: an unwounded magic user."""
    return tagged(t, figure, "magic user") and not wounded(t, figure)


def refuse_reader(t: Position, figure: str) -> list[Reason]:
    """The reason against a figure that would read a scroll."""
    return [] if reads(t, figure) else [Reason("DT-RULE-SCROLL-3", {"figure": figure}, (figure,))]
