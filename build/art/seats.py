"""The marks of the seats that play Dungeon Twister; they tell the sides apart without colour."""

from __future__ import annotations

from art.ink import Drawing, flat
from art.path import ellipse, star


def mark(seat: str, x: float, y: float, radius: float, colour: str) -> Drawing:
    """A seat's mark round x, y: the same as on its markers and beads."""
    outlines = {
        "lemon": star(x, y, 5, radius * 1.15, radius * 0.52),
        "tide": ellipse(x, y, radius * 0.88),
    }
    return flat(outlines[seat], colour)
