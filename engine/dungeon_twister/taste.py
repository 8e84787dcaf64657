"""How good a position is for a seat, and how a bot pictures what it cannot see."""

from __future__ import annotations

import random

from engine.dungeon_twister.components import OTHER
from engine.flow import Position


def evaluate(t: Position, seat: str) -> float:
    """The lead in points."""
    return float(t.counters[f"vp-{seat}"] - t.counters[f"vp-{OTHER[seat]}"])


def imagine(t: Position, generator: random.Random) -> Position:
    """A full position that the view might be of."""
    return t.clone()
