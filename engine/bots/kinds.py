"""The kinds of bots by name."""

from __future__ import annotations

import random

from engine.bots.bot import Bot, Clock
from engine.bots.greedy import EasyBot, GreedyBot
from engine.bots.search import ExpertBot, Partner, SearchBot
from engine.bots.uniform import RandomBot

BOTS = ("random", "easy", "greedy", "search", "expert")


def make(
    kind: str,
    seed: int,
    clock: Clock | None = None,
    simulations: int | None = None,
    partner: Partner | None = None,
) -> Bot:
    """A bot with its own generator. A search bot without a `clock` counts `simulations` instead of seconds; None:
    as many as usual. An expert shares its work with a `partner`; without one it works alone.

    Raises ValueError, naming the kinds there are, if there is none of this name.
    """
    generator = random.Random(f"{kind} {seed}")  # never the dealer's numbers
    if kind == "random":
        return RandomBot(generator)
    if kind == "easy":
        return EasyBot(generator)
    if kind == "greedy":
        return GreedyBot(generator)
    if kind == "search":
        return SearchBot(generator, clock, simulations)
    if kind == "expert":
        return ExpertBot(generator, clock, simulations, partner)
    raise ValueError(f"There is no bot called {kind}; the bots are: {', '.join(BOTS)}.")
