"""How much searching tests search. The environment variable TORCHLIT_SOAK makes all of it larger, for runs by
hand."""

from __future__ import annotations

import os

#: The share of the usual number of whole games that soaks play of a game whose games are long.
LONG_GAMES = {"wizards": 0.03}


def soak_size(usual: int, key: str = "") -> int:
    """So much a soak tries: as usual, times TORCHLIT_SOAK; less where whole games of the game `key` are long."""
    return round(usual * LONG_GAMES.get(key, 1.0) * float(os.environ.get("TORCHLIT_SOAK", "1")))


def soak_seeds(few: int, usual: int, key: str = "") -> range:
    """The seeds of a soak: from those on that the plain test tries."""
    return range(few, soak_size(usual, key))
