"""How much searching tests search. The environment variable TORCHLIT_SOAK makes all of it larger, for runs by
hand."""

from __future__ import annotations

import os


def soak_size(usual: int) -> int:
    """So much a soak tries: as usual, times TORCHLIT_SOAK."""
    return round(usual * float(os.environ.get("TORCHLIT_SOAK", "1")))


def soak_seeds(few: int, usual: int) -> range:
    """The seeds of a soak: from those on that the plain test tries."""
    return range(few, soak_size(usual))
