"""The race of lines: the best lines of play are played out in the same worlds, and those that fall behind are
dropped, until one is left or the time is up.

What the race has seen is trusted as far as it differs from what the planner thought by more than luck explains.
So a search with little time plays like the planner, and not worse.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from engine.bots.bot import determinised
from engine.bots.playout import World, played_out
from engine.flow import Option, Position

#: How many worlds a line is played out in before it can be dropped.
ROUNDS = 3
#: A line is dropped if it lies so many standard errors of a difference behind the leading one.
BEHIND = 1.5
#: So many worlds for each line are enough: if there is too little time for them, fewer lines run.
ENOUGH = 4
#: The least part of a budget that is reckoned with.
SLIGHT = 1e-6

Choices = tuple[Option, ...]
#: The values of each line in the worlds that it was played out in.
Values = tuple[tuple[float, ...], ...]
#: The part of a budget that is spent, from 0; the time is up from 1 on.
Spent = Callable[[], float]


class Lineup(NamedTuple):
    """A race to be run: a seat's view, its lines with the planner's values, the best first, and the seed of the
    worlds."""

    view: Position
    seat: str
    lines: tuple[Choices, ...]
    priors: tuple[float, ...]
    seed: int


class Race:
    """Lines of a seat, each played out in one world after another."""

    def __init__(self, lineup: Lineup) -> None:
        self.simulations = 0
        self._lineup = lineup
        self._chance = random.Random(lineup.seed)
        self._running = list(range(len(lineup.lines)))
        self._values: list[list[float]] = [[] for _ in lineup.lines]

    @property
    def values(self) -> Values:
        """The values of each line in its worlds."""
        return tuple([tuple(seen) for seen in self._values])

    def run(self, spent: Spent) -> None:
        """Play the lines out until one is left or the time is up."""
        while len(self._running) > 1 and self._plays_round(spent):
            self._running = left(self._running, self._lineup.priors, self._values)

    def _plays_round(self, spent: Spent) -> bool:
        """Play all running lines out in one more world; False if the time is up before: then it does not count."""
        before = spent()
        if before >= 1:
            return False
        world = World(determinised(self._lineup.view, self._chance), self._chance.getrandbits(32))
        seen: list[float] = []
        while len(seen) < len(self._running):
            if seen and spent() >= 1:
                return False
            seen.append(played_out(self._lineup.lines[self._running[len(seen)]], world, self._lineup.seat))
            self.simulations += 1
            if self.simulations == 1:
                self._running = self._running[: affordable(before, spent())]
        for line, value in zip(self._running, seen, strict=True):
            self._values[line].append(value)
        return True


def affordable(before: float, after: float) -> int:
    """How many lines can be played out in enough worlds, by what was spent before and after the first time."""
    return max(2, int((1 - before) / max(min(after - before, 1.0) * ENOUGH, SLIGHT)))


def left(running: list[int], priors: Sequence[float], values: Sequence[Sequence[float]]) -> list[int]:
    """The lines that may still be the best, sorted; all of them have seen the same worlds."""
    scores = estimated([priors[line] for line in running], [values[line] for line in running])
    order = sorted(range(len(running)), key=lambda n: -scores[n])
    if len(values[running[0]]) >= ROUNDS:
        noise = luck([values[line] for line in running]) / len(values[running[0]])
        order = [n for n in order if n == order[0] or scores[order[0]] - scores[n] < BEHIND * math.sqrt(2 * noise)]
    return [running[n] for n in order]


def luck(values: Sequence[Sequence[float]]) -> float:
    """The variance of the values that neither the line nor the world explains; the lines have seen the same
    worlds, two at least."""
    lines, worlds = [fmean(seen) for seen in values], [fmean(seen) for seen in zip(*values, strict=True)]
    mean = fmean(lines)
    rest = [
        value - line - world + mean
        for line, seen in zip(lines, values, strict=True)
        for value, world in zip(seen, worlds, strict=True)
    ]
    return math.fsum([each * each for each in rest]) / ((len(lines) - 1) * (len(worlds) - 1))


def estimated(priors: Sequence[float], values: Sequence[Sequence[float]]) -> list[float]:
    """A value for each line, by what was thought before and what was seen in a race; -inf for lines that were
    dropped."""
    most = max([len(seen) for seen in values])
    if most < 2:
        return list(priors)
    ran = [n for n, seen in enumerate(values) if len(seen) == most]
    scores = [-math.inf] * len(priors)
    if len(ran) == 1:
        scores[ran[0]] = priors[ran[0]]
        return scores
    known = [values[n] for n in ran]
    surprise = [fmean(seen) - priors[n] for n, seen in zip(ran, known, strict=True)]
    mean, noise = fmean(surprise), luck(known) / most
    spread = math.fsum([(each - mean) ** 2 for each in surprise]) / (len(ran) - 1)
    trust = max(0.0, 1 - noise / spread) if spread else 0.0
    for n, each in zip(ran, surprise, strict=True):
        scores[n] = priors[n] + trust * (each - mean)
    return scores


def winner(lineup: Lineup, races: Sequence[Values]) -> int:
    """The number of the best line, by what all races of a lineup have seen: none that was dropped in one of them,
    if any is left."""
    found = [estimated(lineup.priors, race) for race in races]
    dropped = [sum([scores[line] == -math.inf for scores in found]) for line in range(len(lineup.lines))]

    def rank(line: int) -> tuple[int, float, int]:
        seen = [scores[line] for scores in found if scores[line] > -math.inf]
        return -dropped[line], math.fsum(seen), -line

    return max(range(len(lineup.lines)), key=rank)
