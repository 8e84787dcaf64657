"""The search bot: it plays the best lines of the planner out in several assumed worlds before it follows one.

The planner finds the lines and values them at the end of the seat's own turn. The race (`race.py`) plays the best
of them out on to the others' replies. Each round has a fresh determinisation and the same luck for all. Lines that
fall behind are dropped, and the race ends early if one is left.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from engine.bots.bot import Clock
from engine.bots.greedy import GreedyBot
from engine.bots.planning import Line, Planner
from engine.bots.race import Lineup, Race, Spent, Values, winner
from engine.bots.reasons import reason
from engine.flow import Option, Position
from engine.said import said

#: Simulations for a decision without a clock; seconds for a decision with a clock if the caller gives none.
SIMULATIONS, SECONDS = 40, 1.0
#: Choices tried to find the lines, if there is time for them; so many in any case; the part of the time for them.
#: Many choices bring more than many worlds: ten times as many as the greedy bot tries beat it without any race.
NODES, LEAST_NODES, EXPLORING = 2000, 200, 0.4
#: Lines that are played out.
LINES = 8
#: How many of the best lines that draws decide are sampled again, and how often; then how many of those. When so
#: much of the time is spent, they are sampled no more.
CUTS, SAMPLING = ((16, 3), (8, 6), (5, 14)), 0.6


class Partner(Protocol):
    """Runs a race of the same lines at the same time, in other worlds."""

    def start(self, lineup: Lineup, seconds: float | None, most: int) -> None:
        """Begin with a race, for so many seconds, or without a clock for `most` simulations."""
        ...

    def finish(self) -> Values | None:
        """End the race, and tell what it has found; None if there is nothing to tell."""
        ...


class SearchBot(GreedyBot):
    """Plans like the greedy bot, and plays the best lines out before it follows one. Without a `clock` it makes
    `most` simulations for a decision.

    `simulations` is the number of simulations of the last decision.
    """

    kind = "search"

    def __init__(
        self,
        generator: random.Random,
        clock: Clock | None = None,
        most: int | None = None,
        partner: Partner | None = None,
    ) -> None:
        super().__init__(generator)
        self._clock = clock
        self._most = self.effort * (SIMULATIONS if most is None else most)
        self._partner = partner
        self.simulations = 0

    def _best(self, view: Position, seat: str, full: Position, seconds: float | None) -> list[Option]:
        seconds = self.effort * (SECONDS if seconds is None else seconds)
        begun = self._clock() if self._clock else 0.0
        over = self._explored(begun, seconds)
        planner = Planner(full, seat, self._chance, self.effort * NODES, over, self._been)
        found = self._noticed(planner, full, seat)
        lines = foremost(planner, found, timed(self._clock, begun, seconds) if self._clock else lambda: 0.0)
        priors = tuple([line.value for line in lines])
        lineup = Lineup(view, seat, tuple([line.choices for line in lines]), priors, self._chance.getrandbits(32))
        best = lines[self._raced(lineup, begun, seconds)]
        self._is_cut_short = planner.is_cut_short(best)
        details = said(
            "best of {number:line|lines} of play that it noticed, in {played:simulation|simulations}.",
            number=len(found), played=self.simulations,
        )  # fmt: skip
        self._tell(reason(full, seat, best), details, best.choices)
        return list(best.choices)

    def _explored(self, begun: float, seconds: float) -> Callable[[int], bool] | None:
        """What says whether enough choices have been tried to find lines; None: nothing but their number."""
        if self._clock is None:
            return None
        spent = timed(self._clock, begun, seconds)

        return lambda tried: tried >= LEAST_NODES and spent() >= EXPLORING

    def _raced(self, lineup: Lineup, begun: float, seconds: float) -> int:
        """The number of the best line, after a race that ends so many seconds after the decision has `begun`."""
        race, clock, most = Race(lineup), self._clock, self._most
        partner = self._partner if len(lineup.lines) > 1 else None
        if partner:
            partner.start(lineup, None if clock is None else max(0.0, begun + seconds - clock()), most)
        race.run(spent_by(race, most, clock, begun, seconds))
        races, self.simulations = [race.values], race.simulations
        if partner and (others := partner.finish()):
            races.append(others)
            self.simulations += sum([len(values) for values in others])
        return winner(lineup, races)


class HardBot(SearchBot):
    """Searches, but overlooks some lines."""

    kind = "hard"


class ExpertBot(SearchBot):
    """Searches twice as long, and shares the work with a partner on another core if it has one."""

    kind = "expert"
    effort = 2


class InTurn:
    """A partner that does its share afterwards in the same process: for games of bots, where nobody waits."""

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock

    def start(self, lineup: Lineup, seconds: float | None, most: int) -> None:
        """Take the lineup, with a seed of its own."""
        self._lineup, self._seconds, self._most = lineup._replace(seed=lineup.seed + 1), seconds, most

    def finish(self) -> Values:
        """Run the race."""
        race, clock = Race(self._lineup), self._clock
        race.run(spent_by(race, self._most, clock, clock() if clock else 0.0, self._seconds))
        return race.values


def spent_by(race: Race, most: int, clock: Clock | None, begun: float, seconds: float | None) -> Spent:
    """How much a race has spent of so many seconds from `begun` on, or without a clock of `most` simulations."""
    if clock is None or seconds is None:
        return lambda: race.simulations / most
    return timed(clock, begun, seconds)


def timed(clock: Clock, begun: float, seconds: float) -> Spent:
    """How much of so many seconds from `begun` on is spent: all of it if the clock says that time is over."""

    def spent() -> float:
        passed = clock() - begun
        return passed / seconds if passed < seconds else 1.0

    return spent


def foremost(planner: Planner, found: Sequence[Line], spent: Spent) -> list[Line]:
    """Those of the lines found that are worth playing out, the best first. Those that draws decide are sampled
    again, the best of them most often, each next draw the same for all."""
    sure = [line for line in found if not line.chance]
    lucky = [line for line in found if line.chance]
    for number, rounds in CUTS:
        lucky = sorted(lucky, key=lambda line: -line.value)[:number]
        for _ in range(rounds if lucky else 0):
            if spent() >= SAMPLING:
                break
            for line in lucky:
                planner.sample(line)
    return sorted([*lucky, *sure], key=lambda line: -line.value)[:LINES]
