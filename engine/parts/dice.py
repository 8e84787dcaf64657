"""Dice: all the throws that they can make."""

from __future__ import annotations

from itertools import product


def throws(*dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every throw of the dice, all equally likely. Each die is the tuple of its faces; equal faces count
    separately."""
    return tuple(product(*dice))
