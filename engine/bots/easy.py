"""The easy bot: it plays like somebody who has just learnt the rules. It sees a sure win, and walks nowhere
without a reason, but it overlooks much of what it could do."""

from __future__ import annotations

import random

from engine.bots.greedy import GreedyBot, refined
from engine.bots.planning import Line, Planner
from engine.bots.reasons import reason
from engine.flow import Option, Position
from engine.said import said
from engine.table import LiveDealer

#: The greatest number of choices that are tried for one plan.
NODES = 100
#: How likely it overlooks what can be done with one piece at one place.
OVERLOOKS = 0.3
#: How often it imagines a draw before it is sure to win.
TRIES = 3
#: The temperature of its answers where several seats choose at once: they are more even than a stronger bot's.
TEMPERATURE = 0.4


class EasyBot(GreedyBot):
    """Plans few choices ahead, and overlooks some of the lines that it finds."""

    temperature = TEMPERATURE

    def _best(self, view: Position, seat: str, full: Position, seconds: float | None) -> list[Option]:
        planner = Planner(full, seat, self._chance, NODES)
        lines = planner.explore()
        best = refined(planner, seen(seat, lines, self._chance))
        self._is_cut_short = planner.is_cut_short(best)
        self._tell(reason(full, seat, best), said("the best that it noticed."), best.choices)
        return list(best.choices)


def seen(seat: str, lines: list[Line], chance: random.Random) -> list[Line]:
    """The lines that are not overlooked: those that win at once, those that begin with a button, and some of the
    others, for each piece and place together."""
    noticed: dict[tuple[str, str, str], bool] = {}

    def notices(line: Line) -> bool:
        first = line.choices[0]
        key = first.verb, first.piece, first.to
        if key not in noticed:
            noticed[key] = not first.piece or chance.random() >= OVERLOOKS
        return noticed[key] or wins(line, seat)

    found = [line for line in lines if notices(line)]
    return found or [chance.choice(lines)]


def wins(line: Line, seat: str) -> bool:
    """Whether a line wins the game for a seat, whatever is drawn in some tries."""
    for number in range(TRIES if line.chance else 1):
        after = line.before.clone(LiveDealer(number))
        after.answer(seat, line.choices[-1])
        if after.ask is not None or seat not in after.game.outcome(after).winners:
            return False
    return True
