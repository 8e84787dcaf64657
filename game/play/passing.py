"""Passing: asking before a turn ends that could go on, and passing by itself where nothing else is left."""

from __future__ import annotations

from engine.flow import Option
from engine.flow.reach import position_after
from game.play.choices import Choices

PAUSE = 0.9  # seconds until a person passes by itself, so that it can be seen what happened


def ends_early(choices: Choices, option: Option) -> bool:
    """Whether an option only ends the turn of a seat that could do something else."""
    if option.verb not in choices.session.game.passing or len(_options(choices)) < 2:
        return False
    after = position_after(choices.view, choices.seat, option)
    return after is None or after.ask is None or choices.seat not in [seat for seat, _ in after.ask.offers]


def only_passing(choices: Choices) -> Option | None:
    """The option that passes, if there is no other."""
    options = _options(choices)
    only = options[0] if len(options) == 1 else None
    return only if only is not None and only.verb in choices.session.game.passing else None


def _options(choices: Choices) -> list[Option]:
    """The options without giving up."""
    return [option for option in choices.options if option.verb not in choices.session.game.concessions]


class Passing:
    """Waits for a moment where nothing is left but to pass."""

    def __init__(self) -> None:
        self._question = -1  # the record before the question that is waited at
        self._waited = 0.0

    def due(self, choices: Choices | None, dt: float) -> Option | None:
        """The option to pass with, once it has been the only one for long enough."""
        option = only_passing(choices) if choices is not None else None
        question = len(choices.session.entries) if choices is not None and option is not None else -1
        if question != self._question:
            self._question, self._waited = question, 0.0
        self._waited += dt
        return option if self._waited >= PAUSE else None
