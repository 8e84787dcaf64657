"""A fence around what only explains: a fault in it is reported, and never ends the program."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
#: Hears of every fault that was held back, here or where the rules look ahead.
LOG = logging.getLogger("torchlit")


def fenced(work: Callable[[], T], otherwise: T) -> T:
    """What `work` returns; `otherwise`, if it fails. What is played itself is never fenced."""
    try:
        return work()
    except Exception:
        LOG.exception("Something could not be worked out.")
        return otherwise
