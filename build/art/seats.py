"""The marks of the seats, which tell them apart without colour."""

from __future__ import annotations

from art.ink import Drawing, flat
from art.path import Path, ellipse, star


def mark(seat: str, x: float, y: float, radius: float, colour: str, ink: float = 0) -> Drawing:
    """A seat's mark round x, y."""
    return flat(_outline(seat, x, y, radius), colour, ink)


def _outline(seat: str, x: float, y: float, radius: float) -> Path:
    if seat == "lemon":
        return star(x, y, 5, radius * 1.15, radius * 0.52)
    return ellipse(x, y, radius * 0.88)
