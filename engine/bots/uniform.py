"""The random bot."""

from __future__ import annotations

import random

from engine.flow import Option, Position

#: How often a button (a choice without a piece) is drawn again: most of them end something.
AGAIN = 0.8


class RandomBot:
    """Chooses by chance, buttons less often than pieces, so that its figures get about."""

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self.why = ""

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """Any option."""
        assert view.ask is not None
        options = view.ask.options(seat)
        option = self._chance.choice(options)
        if not option.piece and self._chance.random() < AGAIN:
            option = self._chance.choice(options)
        self.why = "The only choice." if len(options) == 1 else f"Drawn by lot from {len(options)} choices."
        return option
