"""The search bot: the greedy bot's lines of play, played out over many imagined positions.

Each simulation deals the unseen anew, plays a promising line with chance speaking, lets the seat go on with
its turn as far as that goes, and values the end. The next line to simulate is chosen by upper confidence
bounds, the line to play by its mean. Among many, lines without chance are as good as they look and need no
simulation; in a game for two the other's reply is played out as well.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from engine.bots.bot import Clock, going_on, in_words, pictured
from engine.bots.greedy import GreedyBot, lots
from engine.bots.planning import Errand, Line, Planner, value
from engine.bots.uniform import drawn
from engine.flow import Option, Position
from engine.said import said
from engine.table import LiveDealer

#: Simulations for a decision where no clock tells the time, seconds where nobody says how many.
SIMULATIONS, SECONDS = 40, 1.0
#: Choices tried to find the lines, lines that are simulated, and choices tried to go on with a turn.
NODES, LINES, NODES_ON, PLANS_ON = 200, 5, 60, 4
#: How many lines that chance decides are tried again before the best are simulated, and how often.
TRIED, TRIES = 16, 3
#: How many different pictures of the unseen one decision is thought over with.
PICTURES = 6
#: How far luck may mislead: the weight of the bound, in the game's own measure.
DOUBT = 3.0
#: The same for two: lines, quick plans for the rest of a turn or a reply, the weight of the bound.
DUEL_LINES, DUEL_PLANS, DUEL_DOUBT = 4, 6, 0.4
#: How many of the best errands known are run to the end of a turn in a simulation.
ERRANDS = 6


class SearchBot(GreedyBot):
    """Plans like the greedy bot, and thinks the best lines through before it follows one.

    `simulations` counts those of the last decision.
    """

    def __init__(self, generator: random.Random, clock: Clock | None = None) -> None:
        super().__init__(generator)
        self._clock = clock
        self.simulations = 0

    def _best(self, view: Position, seat: str, imagined: Position, seconds: float | None) -> list[Option]:
        time_left = self._budget(seconds)
        planner = Planner(imagined, seat, self._chance, NODES)
        lines = planner.explore()
        pictures = [imagined, *[pictured(view, self._chance) for _ in range(PICTURES - 1)]]
        think = self._duel if view.game.most == 2 == len(view.seats) else self._among_many
        self.simulations = 0
        best = think(planner, pictures, seat, time_left)
        self._hasty = planner.in_haste(best)
        self.plan = best.choices
        self.why = said(
            "Best of {number:line|lines} in {played:simulation|simulations}: {plan}.",
            number=len(lines), played=self.simulations, plan=in_words(view, best.choices),
        )  # fmt: skip
        return list(best.choices)

    def _budget(self, seconds: float | None) -> Callable[[], bool]:
        """Whether there is time for one more simulation."""
        if self._clock is None:
            left = iter(range(SIMULATIONS))
            return lambda: next(left, None) is not None
        clock, end = self._clock, self._clock() + (SECONDS if seconds is None else seconds)
        return lambda: clock() < end

    # -- several others ------------------------------------------------------------------------------

    def _among_many(
        self, planner: Planner, pictures: list[Position], seat: str, time_left: Callable[[], bool]
    ) -> Line:
        """The best of all lines, those that chance decides as their simulations say."""
        trials = [_Trial(line) for line in _promising(planner)]
        while trials and time_left():
            trial = max(trials, key=lambda trial: trial.bound(self.simulations, DOUBT))
            position = self._played(trial.line, seat, pictures[trial.number % PICTURES])
            for _ in range(PLANS_ON):
                if not self._goes_on(position, seat):
                    break
            trial.add(value(position, seat, len(pictures[0].pages)))
            self.simulations += 1
        sure = [_Trial(line) for line in planner.lines if not line.chance]
        return max([*sure, *trials], key=lambda trial: trial.mean).line

    def _goes_on(self, position: Position, seat: str) -> bool:
        """Play the seat's next line by a quick plan, if it is still the seat's turn."""
        options = going_on(position, position.ask.options(seat)) if position.ask else ()
        if len(options) < 2 or position.chosen:
            return False
        lines = Planner(position, seat, self._chance, NODES_ON).explore()
        for option in max(lines, key=lambda line: line.value).choices:
            position.answer(seat, option)
        return True

    # -- two seats -----------------------------------------------------------------------------------

    def _duel(self, planner: Planner, pictures: list[Position], seat: str, time_left: Callable[[], bool]) -> Line:
        """The best of the foremost lines once the other has replied."""
        errands = sorted(planner.errands, key=lambda errand: -errand.worth)[:ERRANDS]
        for line in _lucky(planner):
            for n in range(TRIES):
                line.add(self.turn_played(line, pictures[n % PICTURES], seat, errands))
        foremost = sorted(planner.lines, key=lambda line: -line.value)[:DUEL_LINES]
        trials = [_Trial(line) for line in foremost]
        while len(trials) > 1 and time_left():
            trial = max(trials, key=lambda trial: trial.bound(self.simulations, DUEL_DOUBT))
            trial.add(self._replied(trial.line, pictures[trial.number % PICTURES], seat))
            self.simulations += 1
        return max([trial for trial in trials if trial.number] or trials, key=lambda trial: trial.mean).line

    def turn_played(self, line: Line, picture: Position, seat: str, errands: list[Errand]) -> float:
        """What one playing of a line is worth, the rest of the turn spent on the best errands known."""
        position = self._played(line, seat, picture)
        for errand in errands:
            run(position, seat, errand)
        return value(position, seat, len(picture.pages))

    def _replied(self, line: Line, picture: Position, seat: str) -> float:
        """What one playing of a line is worth after the rest of the turn and the other's reply."""
        position, depth = self._played(line, seat, picture), len(picture.pages)
        for _ in range(DUEL_PLANS):
            if not self._plays_on(position, seat, depth):
                break
        other = next(other for other in position.seats if other != seat)
        for _ in range(DUEL_PLANS):
            if not self._plays_on(position, other, depth):
                break
        return position.game.evaluate(position, seat)

    def _plays_on(self, position: Position, seat: str, depth: int) -> bool:
        """Go on with a seat's turn by one quick plan; False if it is over. What the other is asked on pages beyond
        `depth` he answers by lot."""
        while position.ask and position.ask.seats()[0] != seat and len(position.pages) > depth:
            asked = position.ask.seats()[0]
            position.answer(asked, drawn(going_on(position, position.ask.options(asked)), self._chance))
        if position.ask is None or position.ask.seats()[0] != seat:
            return False
        planner = Planner(position, seat, self._chance, NODES_ON)
        best = max(planner.explore(), key=lambda line: line.value)
        for option in best.choices[:-1] if planner.in_haste(best) else best.choices:
            position.answer(seat, option)
        self._others_answer(position)
        return True

    # -- playing out ---------------------------------------------------------------------------------

    def _played(self, line: Line, seat: str, picture: Position) -> Position:
        """A picture after a line, chance having spoken, and all who choose at the same time."""
        position = picture.clone(LiveDealer(self._chance.getrandbits(32)))
        for option in line.choices:
            position.answer(seat, option)
        self._others_answer(position)
        return position

    def _others_answer(self, position: Position) -> None:
        """Where a seat has chosen, whoever else is asked at the same time answers by lot."""
        if not position.chosen or position.ask is None:
            return
        done = [seat for seat, _ in position.chosen]
        for other in [seat for seat in position.ask.seats() if seat not in done]:
            answers = lots(position, other)
            position.answer(other, self._chance.choices([*answers], [*answers.values()])[0])


def run(position: Position, seat: str, errand: Errand) -> None:
    """Run an errand as far as it can be run."""
    for option in errand.choices:
        if position.ask is None or option not in position.ask.options(seat):
            break
        position.answer(seat, option)


def _lucky(planner: Planner) -> list[Line]:
    """The best of the lines that chance decides."""
    return sorted([line for line in planner.lines if line.chance], key=lambda line: -line.value)[:TRIED]


def _promising(planner: Planner) -> list[Line]:
    """The lines worth simulating: of those that chance decides the best, each tried more than once."""
    lucky = _lucky(planner)
    for line in lucky:
        for _ in range(TRIES):
            planner.sample(line)
    return sorted(lucky, key=lambda line: -line.value)[:LINES]


class _Trial:
    """A line with the values of its simulations."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.number = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What the simulations say; before the first, what the planner saw."""
        return self.total / self.number if self.number else self.line.value

    def add(self, value: float) -> None:
        """One more simulation."""
        self.number += 1
        self.total += value

    def bound(self, simulations: int, doubt: float) -> float:
        """How good the line may well be."""
        if not self.number:
            return math.inf
        return self.mean + doubt * math.sqrt(math.log(simulations + 1) / self.number)
