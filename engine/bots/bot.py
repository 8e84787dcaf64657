"""What every bot is: somebody who looks at a seat's view and chooses one of its options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from engine.flow import Ask, Option, Position, Sentences
from engine.said import Said, said

#: Tells the time in seconds, from any beginning.
Clock = Callable[[], float]


#: Why a bot chooses what it must.
FORCED = said("The only choice.")


class Bot(Protocol):
    """A player made of code. `why` says in one plain line what moved its last choice, `goal` is the choice that it
    leads to (None: the line names none)."""

    why: Said
    goal: Option | None

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """One of the options that `view`, the seat's own, offers to `seat`; `seconds` is the time to think."""
        ...


def going_on(position: Position, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options with which a game goes on: no bot gives up or agrees to a draw if it can do anything else."""
    concessions = position.game.concessions
    if not concessions:
        return options
    return tuple([option for option in options if option.verb not in concessions]) or options


def pictured(view: Position, chance: random.Random) -> Position:
    """A full position that a seat's view might be of; who else is asked at the same time has his options there."""
    full = view.game.imagine(view, chance)
    if full.ask is not None and len(full.ask.offers) > 1:
        page = full.pages[-1]
        asked = getattr(page, page.step)(full)  # a step that asks does nothing else
        if isinstance(asked, Ask):
            full.ask = asked
    return full


def in_words(view: Position, option: Option) -> Said:
    """What a choice is called at this table."""
    return Sentences(view.game, {seat: seat.capitalize() for seat in view.seats}).option(option)
