"""How much searching tests search. The environment variable TORCHLIT_SOAK makes all of it larger, for runs by
hand, or smaller, where time is short."""

from __future__ import annotations

import os

#: The share of the usual number of whole games that soaks play of a game whose games are long.
LONG_GAMES = {"wizards": 0.03}
#: The same of every game of which fewer are played: the others have many ways to play.
SHARES = LONG_GAMES | {"dungeon-twister": 0.4}


def soak_size(usual: int, key: str = "") -> int:
    """So much a soak tries, at least 1: as usual, times TORCHLIT_SOAK; less where games of the game `key` are long
    or of many kinds."""
    return max(1, round(usual * SHARES.get(key, 1.0) * float(os.environ.get("TORCHLIT_SOAK", "1"))))


def soak_seeds(few: int, usual: int, key: str = "") -> range:
    """The seeds of a soak, at least one: from those on that the plain test tries."""
    return range(few, max(few + 1, soak_size(usual, key)))
