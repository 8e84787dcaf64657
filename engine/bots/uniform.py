"""The random bot."""

from __future__ import annotations

import random

from engine.bots.bot import going_on
from engine.flow import Option, Position

#: How often a button (a choice without a piece) is put back and drawn again: most of them end something.
AGAIN = 0.8


def drawn(options: tuple[Option, ...], chance: random.Random) -> Option:
    """One of the options by lot, buttons less often than pieces, so that figures get about."""
    lot = chance.random
    while True:
        option = options[int(lot() * len(options))]
        if option.piece or lot() >= AGAIN:
            return option


class RandomBot:
    """Chooses by lot."""

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self.why = ""

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """Any option."""
        assert view.ask is not None
        options = going_on(view, view.ask.options(seat))
        self.why = "The only choice." if len(options) == 1 else f"Drawn by lot from {len(options)} choices."
        return options[0] if len(options) == 1 else drawn(options, self._chance)
