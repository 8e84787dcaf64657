"""The random bot."""

from __future__ import annotations

import random

from engine.bots.bot import FORCED, TYPED, bot_options, reply
from engine.flow import Option, Position
from engine.said import Said, said

#: The probability that a drawn button (a choice without a piece) is drawn again: most buttons end something.
AGAIN = 0.8


def drawn(options: tuple[Option, ...], chance: random.Random) -> Option:
    """One of the options at random, buttons less often than pieces, so that figures move about."""
    lot = chance.random
    while True:
        option = options[int(lot() * len(options))]
        if option.piece or lot() >= AGAIN:
            return option


BY_LOT = said("It chooses at random.")


class RandomBot:
    """Chooses by lot."""

    effort = 1

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self.why = self.details = Said("")
        self.plan: tuple[Option, ...] = ()

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """Any option."""
        assert view.ask is not None
        typed = reply(view, seat, self._chance)
        if typed is not None:
            self.why = TYPED
            return typed
        options = bot_options(view, view.ask.options(seat))
        self.why = FORCED if len(options) == 1 else BY_LOT
        return options[0] if len(options) == 1 else drawn(options, self._chance)
