"""The greedy bot: the line of play with the best end, as the game's `evaluate` sees it."""

from __future__ import annotations

import math
import random

from engine.bots.bot import FORCED, TYPED, going_on, in_words, pictured, reply
from engine.bots.planning import Line, Planner
from engine.flow import Option, Position
from engine.flow.plan import tried
from engine.said import Said, said
from engine.table import HIDDEN

#: How often the most promising lines are tried again where chance decides them, and how many of them.
ROUNDS, BEST = 3, 4
#: How evenly lots are drawn where several seats choose at once: so much of what the best answer is better than the
#: worst makes an answer a third as likely.
EVEN = 0.12


class GreedyBot:
    """Plans its run of choices once, and follows the plan until something new shows."""

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self._plan: list[Option] = []
        self._imagined: Position | None = None
        self._hasty = False
        self.why = Said("")
        self.plan: tuple[Option, ...] = ()

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """The next choice of the plan, or the first of a new one."""
        assert view.ask is not None
        typed = reply(view, seat, self._chance)
        if typed is not None:
            self.why, self.plan = TYPED, ()
            self._plan.clear()
            return typed
        options = going_on(view, view.ask.options(seat))
        if len(options) == 1:
            self.why, self.plan = FORCED, ()
            self._plan.clear()
            return options[0]
        if len(view.ask.offers) > 1:
            self._plan = [self._by_lot(view, seat)]
        elif not self._plan or self._is_to_be_thought_over() or not self._agrees(view):
            self._imagined = pictured(view, self._chance)
            self._plan = self._best(view, seat, self._imagined, seconds)
        option = self._plan.pop(0)
        ahead = self._imagined if self._plan else None
        self._imagined = tried(ahead, seat, option) if ahead else None
        return option

    def _by_lot(self, view: Position, seat: str) -> Option:
        """An answer where others choose at the same time: the better the likelier, not to be foreseen."""
        answers = lots(pictured(view, self._chance), seat)
        self.why, self.plan = said("Drawn by lot from all it might do, the better the likelier."), ()
        return self._chance.choices([*answers], [*answers.values()])[0]

    def _is_to_be_thought_over(self) -> bool:
        """Whether a plan made in haste has come to its last choice, which ends a turn or trusts to luck."""
        return self._hasty and len(self._plan) == 1

    def _agrees(self, view: Position) -> bool:
        return self._imagined is not None and agrees(self._imagined, view)

    def _best(self, view: Position, seat: str, imagined: Position, seconds: float | None) -> list[Option]:
        planner = Planner(imagined, seat, self._chance)
        lines = planner.explore()
        best = refined(planner, lines)
        self._hasty = planner.in_haste(best)
        self.plan = best.choices
        self.why = said(
            "Best of {number:line|lines} of play: {plan}.", number=len(lines), plan=in_words(view, best.choices)
        )
        return list(best.choices)


def lots(position: Position, seat: str) -> dict[Option, float]:
    """The answers of a seat to a question that several seats are asked, each with its chance to be drawn."""
    assert position.ask is not None
    worth: dict[Option, float] = {}
    for option in going_on(position, position.ask.options(seat)):
        after = position.clone()
        after.chosen = ((seat, option),)  # the others' answers are not known
        worth[option] = after.game.evaluate(after, seat)
    best = max(worth.values())
    even = EVEN * (best - min(worth.values())) or 1.0
    return {option: math.exp((value - best) / even) for option, value in worth.items()}


def agrees(imagined: Position, view: Position) -> bool:
    """Whether a view shows what was imagined: the same question, and the same pieces where it sees any."""
    pieces = imagined.pieces
    return imagined.ask == view.ask and all(
        pieces.get(key) == piece for key, piece in view.pieces.items() if key[0] != HIDDEN
    )


def refined(planner: Planner, lines: list[Line]) -> Line:
    """The best line, the most promising ones tried again so that one lucky throw does not decide."""
    for _ in range(ROUNDS):
        lines.sort(key=lambda line: -line.value)
        for line in lines[:BEST]:
            if line.chance:
                planner.sample(line)
    return max(lines, key=lambda line: line.value)
