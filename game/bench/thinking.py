"""What a choice costs in the middle of a game for two, and how much a bot can try in its time."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random

from engine.bots.bot import determinised
from engine.bots.planning import Planner
from engine.bots.playout import World, played_out
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
    yield at_least(f"{played.name}: turns played out", _simulations(middles), "a second", 20)


def _cloning(position: Position) -> float:
    """Seconds for a clone."""
    begun = clock()
    for _ in range(REPEATS):
        position.clone()
    return (clock() - begun) / REPEATS


def _simulations(middles: list[Position]) -> float:
    """How many lines the search bot plays out to the reply in a second; unseen pieces are dealt anew."""
    count, seconds = 0, 0.0
    for number, view, seat in asked_alone(middles[:POSITIONS]):
        chance = Random(number)
        planner = Planner(determinised(view, chance), seat, chance)
        lines = planner.explore()
        begun = clock()
        for n in range(SIMULATIONS):
            played_out(lines[n % len(lines)].choices, World(determinised(view, chance), n), seat)
        seconds += clock() - begun
        count += SIMULATIONS
    return count / seconds


def asked_alone(middles: list[Position]) -> Iterator[tuple[int, Position, str]]:
    """The positions in which one seat alone is asked: their numbers, what that seat sees, and the seat."""
    for number, position in enumerate(middles):
        if position.ask is not None and len(position.ask.offers) == 1:
            seat = position.ask.seats()[0]
            yield number, position.seen_by(seat), seat
