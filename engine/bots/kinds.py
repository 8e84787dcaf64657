"""The kinds of bots by name."""

from __future__ import annotations

import random

from engine.bots.bot import Bot, Clock
from engine.bots.greedy import EasyBot, GreedyBot, MediumBot
from engine.bots.search import ExpertBot, HardBot, Partner, SearchBot
from engine.bots.uniform import RandomBot

#: Those that plan, and those that also search. `greedy` and `search` are the medium and the hard bot without
#: oversight: for hints, and to measure.
PLANNERS = {"easy": EasyBot, "medium": MediumBot, "greedy": GreedyBot}
SEARCHERS = {"hard": HardBot, "expert": ExpertBot, "search": SearchBot}
BOTS = ("random", "easy", "medium", "hard", "expert", "greedy", "search")


def make(
    kind: str,
    seed: int,
    clock: Clock | None = None,
    simulations: int | None = None,
    partner: Partner | None = None,
) -> Bot:
    """A bot with its own generator. One that searches without a `clock` counts `simulations` instead of seconds;
    None: as many as usual. An expert shares its work with a `partner`; without one it works alone.

    Raises ValueError, naming the kinds there are, if there is none of this name.
    """
    generator = random.Random(f"{kind} {seed}")  # never the dealer's numbers
    if kind == "random":
        return RandomBot(generator)
    if kind in PLANNERS:
        return PLANNERS[kind](generator)
    if kind in SEARCHERS:
        return SEARCHERS[kind](generator, clock, simulations, partner if kind == "expert" else None)
    raise ValueError(f"There is no bot called {kind}; the bots are: {', '.join(BOTS)}.")
