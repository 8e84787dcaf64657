"""The marks of the seats; they tell the seats apart without colour."""

from __future__ import annotations

from art.ink import Drawing, flat
from art.path import Path, ellipse, parse, polygon, star


def mark(seat: str, x: float, y: float, radius: float, colour: str, ink: float = 0) -> Drawing:
    """A seat's mark round x, y: the same as on its markers and beads."""
    return flat(_outline(seat, x, y, radius), colour, ink)


def _outline(seat: str, x: float, y: float, radius: float) -> Path:
    r, arm = radius, radius * 0.34
    cross = (
        f"M{x - arm} {y - r}H{x + arm}V{y - arm}H{x + r}V{y + arm}H{x + arm}V{y + r}H{x - arm}V{y + arm}H{x - r}"
        f"V{y - arm}H{x - arm}Z"
    )
    return {
        "ember": polygon([(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)]),
        "tide": ellipse(x, y, r * 0.88),
        "moss": polygon(
            [(x + sx * r * 0.82, y + sy * r * 0.82) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ),
        "lemon": star(x, y, 5, r * 1.15, r * 0.52),
        "indigo": polygon([(x, y - r * 1.1), (x + r * 0.95, y), (x, y + r * 1.1), (x - r * 0.95, y)]),
        "bone": parse(cross),
    }[seat]
