"""Oversight: what a bot of a lower level overlooks of the lines of play that its planner has found. It keeps the
levels apart where thinking longer helps little."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from engine.bots.planning import Line
from engine.flow import Game, Option
from engine.table import LiveDealer

#: Kind of bot -> the usual chance that it overlooks a choice of a piece and a place.
OVERLOOKED = {"easy": 0.3, "medium": 0.2, "hard": 0.2}
#: How often a bot imagines a draw before it is sure to win.
TRIES = 3


def share_overlooked(game: Game, kind: str) -> float:
    """The chance that a kind of bot overlooks a choice of a piece and a place."""
    return game.overlooked.get(kind, OVERLOOKED.get(kind, 0.0))


def noticed(lines: Sequence[Line], seat: str, share: float, chance: random.Random) -> Sequence[Line]:
    """The lines that a seat's bot does not overlook, one at least, and those that win at once. `share` is the
    chance to overlook a choice of a piece and a place, and with it all lines that have this choice. So long plans
    are overlooked more easily than short ones."""
    if not share:
        return lines
    known: dict[tuple[str, str, str], bool] = {}

    def notices(option: Option) -> bool:
        key = option.verb, option.piece, option.to
        if key not in known:
            known[key] = not option.piece or chance.random() >= share
        return known[key]

    found: list[Line] = []
    missed: list[Line] = []
    for line in lines:
        (found if all(notices(option) for option in line.choices) else missed).append(line)
    if not found:
        found.append(missed.pop(chance.randrange(len(missed))))
    best = max([line.value for line in found if not line.chance], default=-math.inf)  # a draw may have been lucky
    return found + [line for line in missed if line.value > best and wins(line, seat)]


def wins(line: Line, seat: str) -> bool:
    """Whether a line wins the game for a seat, whatever is drawn in some tries."""
    for number in range(TRIES if line.chance else 1):
        after = line.before.clone(LiveDealer(number))
        after.answer(seat, line.choices[-1])
        if after.ask is not None or seat not in after.game.outcome(after).winners:
            return False
    return True
