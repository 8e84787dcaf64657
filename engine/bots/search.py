"""The search bot: the greedy bot's lines of play, played out over many imagined positions.

Each simulation deals the unseen anew, plays a promising line with chance speaking, lets the seat go on with
its turn as far as that goes, and values the end. The next line to simulate is chosen by upper confidence
bounds, the line to play by its mean. Lines without chance are as good as they look, and need no simulation.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from engine.bots.bot import Clock, going_on, in_words, pictured
from engine.bots.greedy import GreedyBot, lots
from engine.bots.planning import Errand, Line, Planner, value
from engine.flow import Option, Position
from engine.table import LiveDealer

#: Simulations for a decision where no clock tells the time, seconds where nobody says how many.
SIMULATIONS, SECONDS = 40, 1.0
#: Choices tried to find the lines, lines that are simulated, and choices tried to go on with a turn.
NODES, LINES, NODES_ON, PLANS_ON = 200, 5, 60, 4
#: How many lines that chance decides are tried again before the best are simulated, and how often.
TRIED, TRIES = 16, 3
#: How many different pictures of the unseen one decision is thought over with.
PICTURES = 6
#: How many of the best errands known are run to the end of a turn in a simulation.
ERRANDS = 6
#: How far luck may mislead: the weight of the bound, in gold.
DOUBT = 3.0


class SearchBot(GreedyBot):
    """Plans like the greedy bot, and thinks the best lines through before it follows one."""

    def __init__(self, generator: random.Random, clock: Clock | None = None) -> None:
        super().__init__(generator)
        self._clock = clock

    def _best(self, view: Position, seat: str, imagined: Position, seconds: float | None) -> list[Option]:
        time_left = self._budget(seconds)
        planner = Planner(imagined, seat, self._chance, NODES)
        lines = planner.explore()
        trials = [_Trial(line) for line in _promising(planner, lines)]
        pictures = [imagined, *[pictured(view, self._chance) for _ in range(PICTURES - 1)]]
        errands = sorted(planner.errands, key=lambda errand: -errand.worth)[:ERRANDS]
        simulations = 0
        while trials and time_left():
            trial = max(trials, key=lambda trial: trial.bound(simulations))
            trial.add(self._simulated(trial.line, pictures[trial.number % PICTURES], seat, errands))
            simulations += 1
        sure = [_Trial(line) for line in lines if not line.chance]
        best = max([*sure, *trials], key=lambda trial: trial.mean).line
        self._hasty = planner.cut_short and len(best.choices) > 1
        goal = in_words(view, best.choices[-1])
        self.why = f"Best of {len(lines)} lines in {simulations} simulations; it leads to: {goal}."
        return list(best.choices)

    def _budget(self, seconds: float | None) -> Callable[[], bool]:
        """Whether there is time for one more simulation."""
        if self._clock is None:
            left = iter(range(SIMULATIONS))
            return lambda: next(left, None) is not None
        clock, end = self._clock, self._clock() + (SECONDS if seconds is None else seconds)
        return lambda: clock() < end

    def _simulated(self, line: Line, picture: Position, seat: str, errands: list[Errand]) -> float:
        """What one playing of a line is worth, with the rest of the turn: by the errands known, or quick plans."""
        position = picture.clone(LiveDealer(self._chance.getrandbits(32)))
        for option in line.choices:
            position.answer(seat, option)
        if position.chosen:
            self._others_answer(position)
        if errands:
            for errand in errands:
                run(position, seat, errand)
        else:
            for _ in range(PLANS_ON):
                if not self._goes_on(position, seat):
                    break
        return value(position, seat, len(picture.pages))

    def _others_answer(self, position: Position) -> None:
        """Whoever is asked at the same time answers by lot."""
        assert position.ask is not None
        chosen = [seat for seat, _ in position.chosen]
        for other in position.ask.seats():
            if other not in chosen:
                answers = lots(position, other)
                position.answer(other, self._chance.choices([*answers], [*answers.values()])[0])

    def _goes_on(self, position: Position, seat: str) -> bool:
        """Play the seat's next line by a quick plan, if it is still the seat's turn."""
        options = going_on(position, position.ask.options(seat)) if position.ask else ()
        if len(options) < 2 or position.chosen:
            return False
        lines = Planner(position, seat, self._chance, NODES_ON).explore()
        for option in max(lines, key=lambda line: line.value).choices:
            position.answer(seat, option)
        return True


def run(position: Position, seat: str, errand: Errand) -> None:
    """Run an errand as far as it can be run."""
    for option in errand.choices:
        if position.ask is None or option not in position.ask.options(seat):
            break
        position.answer(seat, option)


def _promising(planner: Planner, lines: list[Line]) -> list[Line]:
    """The lines worth simulating: of those that chance decides the best, each tried more than once."""
    lucky = sorted([line for line in lines if line.chance], key=lambda line: -line.value)[:TRIED]
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

    def bound(self, simulations: int) -> float:
        """How good the line may well be."""
        if not self.number:
            return math.inf
        return self.mean + DOUBT * math.sqrt(math.log(simulations + 1) / self.number)
