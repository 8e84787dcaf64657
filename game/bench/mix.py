"""What a choice costs with all boxes of a game in the mix, beside the game as it comes."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Iterator, Mapping
from random import Random

from engine.bots.bot import determinised
from engine.bots.planning import Planner
from engine.bots.search import NODES
from engine.flow import Game, Position
from game.bench.figure import Figure, at_least, at_most, clock, plain
from game.bench.rules import each, timed_game
from game.bench.thinking import asked_alone

GAMES = 16
#: The most that a decision and a clone may take, microseconds: the median, one in a hundred, a clone.
MEDIAN, LONG, CLONE = 80, 1000, 6
#: Turns that a search tries in a second, at the least.
TURNS = 800


def figures(played: Game) -> Iterator[Figure]:
    """Speed in the middle of random games; the games of both kinds are played in turns, so that a busy moment of
    the machine slows both."""
    gc.collect()
    gc.freeze()  # what was loaded so far is looked through by neither side
    mixed, usual = everything(played), played.resolved_options({})
    spent: tuple[list[float], list[float]] = ([], [])
    middles: list[Position] = []
    for seed in range(GAMES):
        for seconds, options in zip(spent, (mixed, usual), strict=True):
            session, each_took = timed_game(played, played.most, seed, options)
            third = len(each_took) // 3
            seconds += each_took[third : 2 * third]
            if options is mixed:
                middles.append(session.at(len(session.entries) // 2))
    name = f"{played.name}, everything mixed"
    median, ordinary = [statistics.median(seconds) for seconds in spent]
    yield at_most(f"{name}: one decision, median", median * 1e6, "microseconds", MEDIAN)
    longest = statistics.quantiles(spent[0], n=100)[-1]
    yield at_most(f"{name}: one decision in a hundred", longest * 1e6, "microseconds", LONG)
    yield plain(f"{name}: a decision beside the usual one", median / ordinary, "times")
    mean = statistics.mean(spent[0]) / statistics.mean(spent[1])
    yield plain(f"{name}: the mean beside the usual one", mean, "times")
    clone = statistics.median([each(middle.clone) for middle in middles])
    yield at_most(f"{name}: cloning a position", clone * 1e6, "microseconds", CLONE)
    yield at_least(f"{name}: turns that a search tries", tried(middles), "a second", TURNS)


def tried(middles: list[Position]) -> float:
    """How many lines of play a search tries in a second, each to the end of the turn or to a draw, and values."""
    count, seconds = 0, 0.0
    for number, view, seat in asked_alone(middles):
        chance = Random(number)
        planner = Planner(determinised(view, chance), seat, chance, NODES)
        begun = clock()
        count += len(planner.explore())
        seconds += clock() - begun
    return count / seconds


def everything(played: Game) -> Mapping[str, str]:
    """The settings by which all boxes are in the mix: each of a group is on, and what it needs is chosen."""
    grouped = [setting for setting in played.settings if setting.group]
    needed = {name: values[-1] for setting in grouped for name, values in setting.needs}
    return played.resolved_options(needed | {setting.id: "on" for setting in grouped})
