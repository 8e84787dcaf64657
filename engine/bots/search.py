"""The search bot: the greedy bot's lines of play, judged over many imagined positions."""

from __future__ import annotations

import random

from engine.bots.bot import Clock
from engine.bots.greedy import GreedyBot


class SearchBot(GreedyBot):
    """Plans like the greedy bot and thinks longer."""

    def __init__(self, generator: random.Random, clock: Clock | None) -> None:
        super().__init__(generator)
        self._clock = clock
