"""What every bot is: somebody who looks at a seat's view and chooses one of its options."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from engine.flow import Ask, Option, Position, Sentences
from engine.said import Said, joined, said

#: Tells the time in seconds, from any beginning.
Clock = Callable[[], float]


#: So many of the choices of a plan are told at most.
TOLD = 4
#: Why a bot chooses what it must.
FORCED = said("The only choice.")


class Bot(Protocol):
    """A player made of code. `why` says in one plain line what moved its last choice; `plan` are the choices that
    this line tells of."""

    why: Said
    plan: tuple[Option, ...]

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


def in_words(view: Position, options: Sequence[Option]) -> Said:
    """What the last few of a run of choices are called at this table, each sort of thing once."""
    sentences = Sentences(view.game, {seat: seat.capitalize() for seat in view.seats})
    words = list(dict.fromkeys(sentences.option(option) for option in options))
    return joined(words[-TOLD:])
