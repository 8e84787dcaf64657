"""The seeds of searching tests."""

from __future__ import annotations

import os


def soak_seeds(few: int, many: int) -> range:
    """What a soak tries after the `few` seeds of the plain test: up to `many`, times the environment variable
    TORCHLIT_SOAK for larger numbers by hand."""
    return range(few, round(many * float(os.environ.get("TORCHLIT_SOAK", "1"))))
