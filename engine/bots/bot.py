"""What every bot is: somebody who looks at a seat's view and chooses one of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.flow import Option, Position, Sentences

#: Tells the time in seconds, from any beginning.
Clock = Callable[[], float]


class Bot(Protocol):
    """A player made of code. `why` says in one plain line what moved its last choice."""

    why: str

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """One of the options that `view`, the seat's own, offers to `seat`; `seconds` is the time to think."""
        ...


def in_words(view: Position, option: Option) -> str:
    """What a choice is called at this table."""
    return Sentences(view.game, {seat: seat.capitalize() for seat in view.seats}).option(option)
