"""The search bot: it simulates the greedy bot's lines of play in several determinised positions.

A simulation plays a line in a position with the hidden pieces dealt at random, with real draws. Then the seat goes
on with its turn by quick plans, and the end is valued. Upper confidence bounds choose the line for the next
simulation; the line with the best mean is played. With three or more seats, lines without draws need no
simulation. With two seats, the other seat's reply is played out as well.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from engine.bots.bot import Clock, bot_options, determinised
from engine.bots.greedy import GreedyBot, answer_weights
from engine.bots.planning import Errand, Line, Planner, value
from engine.bots.reasons import reason
from engine.bots.uniform import drawn
from engine.flow import Option, Position
from engine.said import said
from engine.table import LiveDealer

#: Simulations for a decision without a clock; seconds for a decision with a clock if the caller gives none.
SIMULATIONS, SECONDS = 40, 1.0
#: Choices tried to find the lines, lines that are simulated, choices tried for a quick plan, and quick plans a
#: turn.
NODES, LINES, NODES_ON, PLANS_ON = 200, 5, 60, 4
#: How many of the lines that draws decide are sampled again before the best are simulated, and how often.
TRIED, TRIES = 16, 3
#: How many determinised positions one decision uses.
DETERMINISATIONS = 6
#: The weight of exploration in the upper confidence bound, in units of the game's `evaluate`.
EXPLORATION = 3.0
#: The same with two seats: lines, quick plans for the rest of a turn or a reply, and the weight of exploration.
DUEL_LINES, DUEL_PLANS, DUEL_EXPLORATION = 4, 6, 0.4
#: How many of the best errands are run at the end of a line in a simulation.
ERRANDS = 6


class SearchBot(GreedyBot):
    """Plans like the greedy bot, and simulates the best lines before it follows one. Without a `clock` it makes
    `most` simulations for a decision.

    `simulations` is the number of simulations of the last decision.
    """

    def __init__(self, generator: random.Random, clock: Clock | None = None, most: int | None = None) -> None:
        super().__init__(generator)
        self._clock = clock
        self._most = SIMULATIONS if most is None else most
        self.simulations = 0

    def _best(self, view: Position, seat: str, full: Position, seconds: float | None) -> list[Option]:
        time_left = self._budget(seconds)
        planner = Planner(full, seat, self._chance, NODES)
        lines = planner.explore()
        positions = [full, *[determinised(view, self._chance) for _ in range(DETERMINISATIONS - 1)]]
        think = self._duel if view.game.most == 2 == len(view.seats) else self._among_many
        self.simulations = 0
        best = think(planner, positions, seat, time_left)
        self._is_cut_short = planner.is_cut_short(best)
        details = said(
            "best of {number:line|lines} of play in {played:simulation|simulations}.",
            number=len(lines), played=self.simulations,
        )  # fmt: skip
        self._tell(reason(full, seat, best), details, best.choices)
        return list(best.choices)

    def _budget(self, seconds: float | None) -> Callable[[], bool]:
        """A function that says whether there is time for one more simulation."""
        if self._clock is None:
            left = iter(range(self._most))
            return lambda: next(left, None) is not None
        clock, end = self._clock, self._clock() + (SECONDS if seconds is None else seconds)
        return lambda: clock() < end

    # -- several others ------------------------------------------------------------------------------

    def _among_many(
        self, planner: Planner, positions: list[Position], seat: str, time_left: Callable[[], bool]
    ) -> Line:
        """The best of all lines: by their simulations if draws decide them, else by their values."""
        trials = [_Trial(line) for line in _promising(planner)]
        while trials and time_left():
            trial = max(trials, key=lambda trial: trial.bound(self.simulations, EXPLORATION))
            position = self._played(trial.line, seat, positions[trial.number % DETERMINISATIONS])
            for _ in range(PLANS_ON):
                if not self._plans_on(position, seat):
                    break
            trial.add(value(position, seat, len(positions[0].pages)))
            self.simulations += 1
        sure = [_Trial(line) for line in planner.lines if not line.chance]
        return max([*sure, *trials], key=lambda trial: trial.mean).line

    def _plans_on(self, position: Position, seat: str) -> bool:
        """Play the seat's next line by a quick plan; False if it is no longer the seat's turn."""
        options = bot_options(position, position.ask.options(seat)) if position.ask else ()
        if len(options) < 2 or position.chosen:
            return False
        lines = Planner(position, seat, self._chance, NODES_ON).explore()
        for option in max(lines, key=lambda line: line.value).choices:
            position.answer(seat, option)
        return True

    # -- two seats -----------------------------------------------------------------------------------

    def _duel(self, planner: Planner, positions: list[Position], seat: str, time_left: Callable[[], bool]) -> Line:
        """The best of the leading lines after the other seat's reply."""
        errands = sorted(planner.errands, key=lambda errand: -errand.worth)[:ERRANDS]
        for line in _drawn_lines(planner):
            for n in range(TRIES):
                line.add(self.turn_played(line, positions[n % DETERMINISATIONS], seat, errands))
        foremost = sorted(planner.lines, key=lambda line: -line.value)[:DUEL_LINES]
        trials = [_Trial(line) for line in foremost]
        while len(trials) > 1 and time_left():
            trial = max(trials, key=lambda trial: trial.bound(self.simulations, DUEL_EXPLORATION))
            trial.add(self._replied(trial.line, positions[trial.number % DETERMINISATIONS], seat))
            self.simulations += 1
        return max([trial for trial in trials if trial.number] or trials, key=lambda trial: trial.mean).line

    def turn_played(self, line: Line, start: Position, seat: str, errands: list[Errand]) -> float:
        """The value after a line is played once and the best errands are run in the rest of the turn."""
        position = self._played(line, seat, start)
        for errand in errands:
            run(position, seat, errand)
        return value(position, seat, len(start.pages))

    def _replied(self, line: Line, start: Position, seat: str) -> float:
        """The value after a line is played once, the rest of the turn, and the other seat's reply."""
        position, depth = self._played(line, seat, start), len(start.pages)
        for _ in range(DUEL_PLANS):
            if not self._plays_next_line(position, seat, depth):
                break
        other = next(other for other in position.seats if other != seat)
        for _ in range(DUEL_PLANS):
            if not self._plays_next_line(position, other, depth):
                break
        return position.game.evaluate(position, seat)

    def _plays_next_line(self, position: Position, seat: str, depth: int) -> bool:
        """Play a seat's next line by a quick plan; False if its turn is over. Questions to the other seat on pages
        above `depth` are answered at random."""
        while position.ask and position.ask.seats()[0] != seat and len(position.pages) > depth:
            asked = position.ask.seats()[0]
            position.answer(asked, drawn(bot_options(position, position.ask.options(asked)), self._chance))
        if position.ask is None or position.ask.seats()[0] != seat:
            return False
        planner = Planner(position, seat, self._chance, NODES_ON)
        best = max(planner.explore(), key=lambda line: line.value)
        for option in best.choices[:-1] if planner.is_cut_short(best) else best.choices:
            position.answer(seat, option)
        self._others_answer(position)
        return True

    # -- playing out ---------------------------------------------------------------------------------

    def _played(self, line: Line, seat: str, start: Position) -> Position:
        """A copy of `start` after a line, with real draws and the answers of seats that choose at the same
        time."""
        position = start.clone(LiveDealer(self._chance.getrandbits(32)))
        for option in line.choices:
            position.answer(seat, option)
        self._others_answer(position)
        return position

    def _others_answer(self, position: Position) -> None:
        """If a seat has chosen, let the other seats that are asked at the same time answer at random."""
        if not position.chosen or position.ask is None:
            return
        done = [seat for seat, _ in position.chosen]
        for other in [seat for seat in position.ask.seats() if seat not in done]:
            answers = answer_weights(position, other)
            position.answer(other, self._chance.choices([*answers], [*answers.values()])[0])


def run(position: Position, seat: str, errand: Errand) -> None:
    """Make the choices of an errand as far as they are legal."""
    for option in errand.choices:
        if position.ask is None or option not in position.ask.options(seat):
            break
        position.answer(seat, option)


def _drawn_lines(planner: Planner) -> list[Line]:
    """The best of the lines that draws decide."""
    return sorted([line for line in planner.lines if line.chance], key=lambda line: -line.value)[:TRIED]


def _promising(planner: Planner) -> list[Line]:
    """The lines worth simulating: the best of those that draws decide, after more samples."""
    drawn_lines = _drawn_lines(planner)
    for line in drawn_lines:
        for _ in range(TRIES):
            planner.sample(line)
    return sorted(drawn_lines, key=lambda line: -line.value)[:LINES]


class _Trial:
    """A line with the values of its simulations."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.number = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """The mean of the simulations; before the first, the planner's value."""
        return self.total / self.number if self.number else self.line.value

    def add(self, value: float) -> None:
        """Add the value of one more simulation."""
        self.number += 1
        self.total += value

    def bound(self, simulations: int, exploration: float) -> float:
        """The upper confidence bound of the line's value."""
        if not self.number:
            return math.inf
        return self.mean + exploration * math.sqrt(math.log(simulations + 1) / self.number)
