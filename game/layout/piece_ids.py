"""What the id or the kind of a piece tells. Both are words with dashes: `figure-red`, `spell-3`."""

from __future__ import annotations


def after_first_dash(key: str) -> str:
    """What stands behind the first dash of an id or a kind; empty without a dash."""
    return key.partition("-")[2]


def after_last_dash(key: str) -> str:
    """What stands behind the last dash of an id or a kind; all of it without a dash."""
    return key.rpartition("-")[2]
