"""Dice, when all their throws are wanted instead of one."""

from __future__ import annotations

from itertools import product


def throws(*dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every throw of the dice, all equally likely; each die lists its faces, and equal faces count apart."""
    return tuple(product(*dice))
