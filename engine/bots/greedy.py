"""The greedy bot: of the lines that it notices it plays the one whose end has the best `evaluate`. The easy and
the medium bot do so, too, but overlook some lines."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from operator import attrgetter

from engine.bots.bot import DRAWN, FORCED, TYPED, bot_options, determinised, reply
from engine.bots.oversight import noticed, share_overlooked
from engine.bots.planning import NODES, Line, Planner
from engine.bots.reasons import purpose, reason
from engine.flow import Game, Option, Position
from engine.flow.reach import position_after
from engine.said import NOTHING, Said, said
from engine.table import is_hidden

#: How many of the best lines are sampled again if draws decide them, and how often; then how many of those.
CUTS = ((8, 1), (3, 3))
#: The temperature of the softmax by which answers are drawn where several seats choose at once, as a part of the
#: difference between the best and the worst answer.
TEMPERATURE = 0.12


class GreedyBot:
    """Plans a run of choices, and follows the plan until the table differs from what it expected."""

    kind = "greedy"
    #: The greatest number of choices that are tried for one plan.
    nodes = NODES
    temperature = TEMPERATURE
    effort = 1

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self._plan: list[Option] = []
        self._expected: Position | None = None
        self._is_cut_short = False
        self._been: dict[str, set[str]] = {}  # where its pieces have been in this turn
        self.why = self.details = self._told = NOTHING
        self.plan: tuple[Option, ...] = ()

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """The next choice of the plan, or the first of a new one."""
        option = self._next(view, seat, seconds)
        if option.verb in view.game.looks_again:
            self._been.clear()
        elif view.game.return_price and option.to and option.piece in view.pieces:
            self._been.setdefault(option.piece, set()).add(view.place_of(option.piece))
        return option

    def _next(self, view: Position, seat: str, seconds: float | None) -> Option:
        assert view.ask is not None
        typed = reply(view, seat, self._chance)
        if typed is not None:
            self._tell(TYPED)
            self._plan.clear()
            return typed
        options = bot_options(view, view.ask.options(seat))
        if len(options) == 1:
            self._tell(FORCED)
            self._plan.clear()
            return options[0]
        if len(view.ask.offers) > 1:
            self._plan = [self._by_lot(view, seat)]
        elif not self._plan or self._must_plan_again(view.game) or not self._agrees(view):
            self._expected = determinised(view, self._chance)
            self._plan = self._best(view, seat, self._expected, seconds)
        option = self._plan.pop(0)
        self.why = self._told or purpose(view, seat, option)
        ahead = self._expected if self._plan else None
        self._expected = position_after(ahead, seat, option) if ahead else None
        return option

    def _tell(self, why: Said, details: Said = NOTHING, plan: tuple[Option, ...] = ()) -> None:
        """Give this reason for the choice."""
        self.why = self._told = why
        self.details, self.plan = details, plan

    def _by_lot(self, view: Position, seat: str) -> Option:
        """A random answer where others choose at the same time: a better answer is more likely."""
        answers = answer_weights(determinised(view, self._chance), seat, self.temperature)
        self._tell(DRAWN)
        return self._chance.choices([*answers], [*answers.values()])[0]

    def _must_plan_again(self, game: Game) -> bool:
        """Whether a plan that was cut short has come to its last choice, which ends a turn or needs a draw; or
        whether a bot that may have overlooked something is about to give up what it could still do."""
        gives_up = self._plan[0].verb in game.looks_again and share_overlooked(game, self.kind) > 0
        return gives_up or (self._is_cut_short and len(self._plan) == 1)

    def _agrees(self, view: Position) -> bool:
        return self._expected is not None and agrees(self._expected, view)

    def _best(self, view: Position, seat: str, full: Position, seconds: float | None) -> list[Option]:
        planner = Planner(full, seat, self._chance, self.nodes, been=self._been)
        lines = self._noticed(planner, full, seat)
        best = refined(planner, lines)
        self._is_cut_short = planner.is_cut_short(best)
        details = said("best of {number:line|lines} of play that it noticed.", number=len(lines))
        self._tell(reason(full, seat, best), details, best.choices)
        return list(best.choices)

    def _noticed(self, planner: Planner, full: Position, seat: str) -> Sequence[Line]:
        """The lines of play that this kind of bot does not overlook."""
        return noticed(planner.explore(), seat, share_overlooked(full.game, self.kind), self._chance)


class MediumBot(GreedyBot):
    """Plays what looks best at once, and overlooks some of it."""

    kind = "medium"


class EasyBot(GreedyBot):
    """Plays like somebody who has just learnt the rules: it sees a sure win, and walks nowhere without a reason,
    but it plans few choices ahead and overlooks much."""

    kind = "easy"
    nodes = 100
    #: Its answers where several seats choose at once are more even than a stronger bot's.
    temperature = 0.4


def answer_weights(position: Position, seat: str, part: float = TEMPERATURE) -> dict[Option, float]:
    """The answers of a seat to a question that several seats are asked, each with its weight in the draw. `part`
    is the temperature as in TEMPERATURE."""
    assert position.ask is not None
    worth: dict[Option, float] = {}
    for option in bot_options(position, position.ask.options(seat)):
        after = position.clone()
        after.chosen = ((seat, option),)  # the others' answers are not known
        worth[option] = after.game.evaluate(after, seat)
    best = max(worth.values())
    temperature = part * (best - min(worth.values())) or 1.0
    return {option: math.exp((value - best) / temperature) for option, value in worth.items()}


def agrees(expected: Position, view: Position) -> bool:
    """Whether a view shows the expected position: the same question, and the same pieces where it knows them."""
    pieces = expected.pieces
    return expected.ask == view.ask and all(
        pieces.get(key) == piece for key, piece in view.pieces.items() if not is_hidden(key)
    )


def refined(planner: Planner, lines: Sequence[Line]) -> Line:
    """The best line. Where a draw decides, the best ones are sampled again so that one lucky throw does not, and
    only lines that have seen equally many draws are compared: each next draw is the same for all of them."""
    sure = [line for line in lines if not line.chance]
    lucky = [line for line in lines if line.chance]
    for number, rounds in CUTS:
        lucky = sorted(lucky, key=attrgetter("value"), reverse=True)[:number]
        for _ in range(rounds):
            for line in lucky:
                planner.sample(line)
    return max((*sure, *lucky), key=attrgetter("value"))
