"""Marks that events set on figures."""

from __future__ import annotations

from engine.table import Change, Mark
from engine.wizards.components import FIGURE


def figure_marks(seat: str, **marks: int) -> tuple[Change, ...]:
    """What sets marks of a player's figure."""
    return tuple([Mark(FIGURE[seat], name.replace("_", "-"), amount) for name, amount in marks.items()])
