"""The protocol of bots, and what all of them use: the options, typed answers and positions that they choose
from."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from engine.flow import Ask, Option, Position
from engine.said import Said, said

#: Tells the time in seconds, from any beginning.
Clock = Callable[[], float]


#: The reason of a typed answer.
TYPED = said("It types an answer.")
#: The reason of an answer where several seats choose at once.
DRAWN = said("All choose at once, so it varies its choice, and nobody can foresee it.")
#: The reason of a choice without alternative.
FORCED = said("The only choice.")


class Bot(Protocol):
    """A player made of code. `why` is the reason of its last choice, `details` how it was found, in numbers, and
    `plan` the choices that it means to make."""

    why: Said
    details: Said
    plan: tuple[Option, ...]
    #: It takes so many times the time, or the simulations, that it is given.
    effort: int

    def choose(self, view: Position, seat: str, seconds: float | None = None) -> Option:
        """One of the options that `view`, the seat's view, offers to `seat`. `seconds` is the time to think."""
        ...


def bot_options(position: Position, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options that a bot may choose: without concessions, verbs for people only and empty typed answers,
    unless nothing else is left."""
    without, typed = position.game.not_for_bots, position.game.typed(type(position.pages[-1]))
    if typed:
        without |= typed
    if not without:
        return options
    return tuple([option for option in options if option.verb not in without]) or options


def reply(view: Position, seat: str, chance: random.Random) -> Option | None:
    """The typed option that `seat` is offered, with the text that the game lets a bot type; None if there is
    none."""
    assert view.ask is not None
    typed = view.game.typed(type(view.pages[-1]))
    for option in view.ask.options(seat) if typed else ():
        if option.verb in typed:
            text = view.game.reply(view, seat, option, chance)
            if text:
                return replace(option, text=text)
    return None


def determinised(view: Position, chance: random.Random) -> Position:
    """A full position that fits a seat's view. Other seats that are asked at the same time have their options in
    it."""
    full = view.game.determinise(view, chance)
    if full.ask is not None and len(full.ask.offers) > 1:
        page = full.pages[-1]
        asked = getattr(page, page.step)(full)  # a step that asks does nothing else
        if isinstance(asked, Ask):
            full.ask = asked
    return full
