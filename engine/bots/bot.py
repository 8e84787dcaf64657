"""What every bot is: somebody who looks at a seat's view and chooses one of its options."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec.structs import replace

from engine.flow import Ask, Option, Position, Sentences
from engine.said import Said, joined, said

#: Tells the time in seconds, from any beginning.
Clock = Callable[[], float]


#: So many of the choices of a plan are told at most.
TOLD = 4
#: Why a bot types.
TYPED = said("It types an answer.")
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
    """The options with which a game goes on: if a bot can do anything else, it does not give up, agree to a draw,
    do what is for people only, or leave empty what wants to be typed."""
    without, typed = position.game.not_for_bots, position.game.typed(type(position.pages[-1]))
    if typed:
        without |= typed
    if not without:
        return options
    return tuple([option for option in options if option.verb not in without]) or options


def reply(view: Position, seat: str, chance: random.Random) -> Option | None:
    """The typed option on offer to `seat`, with what the game lets a bot type; None if that is nothing."""
    assert view.ask is not None
    typed = view.game.typed(type(view.pages[-1]))
    for option in view.ask.options(seat) if typed else ():
        if option.verb in typed:
            text = view.game.reply(view, seat, option, chance)
            if text:
                return replace(option, text=text)
    return None


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
