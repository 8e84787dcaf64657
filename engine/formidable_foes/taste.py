"""What a bot thinks of a position, and how it pictures what it cannot see."""

from __future__ import annotations

import random

from engine.flow import Position
from engine.formidable_foes.ending import gold
from engine.formidable_foes.wisdom import wisdom


def evaluate(t: Position, seat: str) -> float:
    """How good the table is for a seat."""
    return float(gold(t, seat)) + wisdom(t, seat)


def imagine(t: Position, generator: random.Random) -> Position:
    """A full position that the view might be of: hidden spells and tiles are dealt at random."""
    return t
