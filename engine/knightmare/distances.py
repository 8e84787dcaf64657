"""How many rolls a Dungeoneer is from a chamber, if every number can be paid for."""

from __future__ import annotations

from functools import cache

from engine.knightmare.board import printed_chambers
from engine.knightmare.components import BOX

#: What a chamber counts that cannot be reached.
FAR = 9.0
_ROUNDS = 60


@cache
def mean_rolls(goal: str) -> dict[str, float]:
    """Chamber -> the expected number of rolls to `goal`, if of two ways one can mostly be had for tokens.

    It is the mean between the nearest way and what the die gives by itself, found by iteration.
    """
    found = dict.fromkeys(BOX.chambers, FAR)
    found[goal] = 0.0
    for _ in range(_ROUNDS):
        for chamber, row in BOX.chambers.items():
            if chamber != goal:
                ways = [found.get(key, FAR) if key != "stay" else found[chamber] for key in row.exits]
                best = min(found[key] for key in printed_chambers(chamber))
                found[chamber] = min(1 + (best + sum(ways) / len(ways)) / 2, FAR)
    return found
