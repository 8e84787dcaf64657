"""What a choice costs in the middle of a game for two, and how much a bot can try in its time."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random

from engine.bots import make
from engine.bots.bot import determinised
from engine.bots.planning import Planner
from engine.bots.search import ERRANDS, SearchBot
from engine.flow import Game, Position
from game.bench.figure import Figure, at_least, at_most, clock
from game.bench.rules import timed_game

GAMES = 20
REPEATS = 400
#: Positions thought over, and simulations of each.
POSITIONS, SIMULATIONS = 12, 40


def figures(played: Game) -> Iterator[Figure]:
    """Speed in the middle of games by random bots: between a third and two thirds of their choices."""
    spent: list[float] = []
    middles: list[Position] = []
    for seed in range(GAMES):
        session, seconds = timed_game(played, played.most, seed)
        third = len(seconds) // 3
        spent += seconds[third : 2 * third]
        middles.append(session.at(len(session.entries) // 2))
    yield at_most(f"{played.name}: one decision, median", statistics.median(spent) * 1e6, "microseconds", 250)
    yield at_most(f"{played.name}: cloning a position", _cloning(middles[0]) * 1e6, "microseconds", 25)
    yield at_least(f"{played.name}: turns simulated", _simulations(middles), "a second", 400)


def _cloning(position: Position) -> float:
    """Seconds for a clone."""
    begun = clock()
    for _ in range(REPEATS):
        position.clone()
    return (clock() - begun) / REPEATS


def _simulations(middles: list[Position]) -> float:
    """How many turns the search bot plays out in a second; each deals unseen pieces anew."""
    count, seconds = 0, 0.0
    for number, position in enumerate(middles[:POSITIONS]):
        if position.ask is None or len(position.ask.offers) > 1:
            continue
        seat, chance = position.ask.seats()[0], Random(number)
        view = position.seen_by(seat)
        planner = Planner(determinised(view, chance), seat, chance)
        lines = planner.explore()
        bot = make("search", number)
        assert isinstance(bot, SearchBot)
        begun = clock()
        for n in range(SIMULATIONS):
            bot.turn_played(lines[n % len(lines)], determinised(view, chance), seat, planner.errands[:ERRANDS])
        seconds += clock() - begun
        count += SIMULATIONS
    return count / seconds
