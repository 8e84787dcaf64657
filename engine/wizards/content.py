"""The pages that chapters open without importing them, because they open each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.flow import Frame


@dataclass(frozen=True)
class Content:
    """An arrival of a seat, and the extra turns that have been won, with the clause that says why
    they come now."""

    arrival: Callable[[str], Frame]
    extra_turns: Callable[[str], Frame]
