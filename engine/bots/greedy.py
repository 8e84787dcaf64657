"""The greedy bot: the line of play with the best end, as the game's `evaluate` sees it."""

from __future__ import annotations

import random

from engine.bots.bot import in_words
from engine.bots.planning import Line, Planner
from engine.flow import Option, Position
from engine.flow.plan import tried
from engine.table import HIDDEN

#: How often the most promising lines are tried again where chance decides them, and how many of them.
ROUNDS, BEST = 3, 4


class GreedyBot:
    """Plans its run of choices once, and follows the plan until something new shows."""

    def __init__(self, generator: random.Random) -> None:
        self._chance = generator
        self._plan: list[Option] = []
        self._imagined: Position | None = None
        self.why = ""

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """The next choice of the plan, or the first of a new one."""
        assert view.ask is not None
        options = view.ask.options(seat)
        if len(options) == 1:
            self.why = "The only choice."
            self._plan.clear()
            return options[0]
        if not self._plan or self._imagined is None or not agrees(self._imagined, view):
            self._imagined = view.game.imagine(view, self._chance)
            self._plan = self._best(view, seat, self._imagined, seconds)
        option = self._plan.pop(0)
        self._imagined = tried(self._imagined, seat, option) if self._plan else None
        return option

    def _best(self, view: Position, seat: str, imagined: Position, seconds: float | None) -> list[Option]:
        planner = Planner(imagined, seat, self._chance)
        lines = planner.explore()
        best = refined(planner, lines)
        goal = best.choices[-1]
        self.why = f"Best of {len(lines)} lines of play; this one leads to: {in_words(view, goal)}."
        return list(best.choices)


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
