"""Dealers: where the results of chance come from.

A dealer lies outside the state. No seed lies on the table, so no player and no bot can foresee a draw. A shuffled
pile has no order until somebody draws from it; then the dealer picks.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from engine.said import said

Face = str | int


class Draw(Struct, frozen=True, gc=False, omit_defaults=True):
    """One result of chance: what it was for, the result, and the seats that may know it (None: everybody)."""

    why: str
    result: Face
    to: tuple[str, ...] | None = None


class CannotDraw(Exception):
    """A dealer was asked that cannot draw: what follows is unknown."""


class Dealer(Protocol):
    """Throws the dice and draws from the piles."""

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """One element of `pool`, which is not empty. `why` says what the draw is for. An element that is listed
        twice is twice as likely."""
        ...


class LiveDealer:
    """Draws at random, from a generator of its own."""

    def __init__(self, seed: int | None = None) -> None:
        self._pick = random.Random(seed).random

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """A uniformly random element."""
        return pool[int(self._pick() * len(pool))]


class TapeDealer:
    """Repeats the draws of a saved game."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = iter(draws)

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """The next draw of the tape. Raises ValueError if the tape is at its end, or its next draw had another
        purpose or is not in the pool."""
        draw = next(self._draws, None)
        if draw is None:
            raise ValueError(said("the log has no draw for {why}", why=why))
        if draw.why != why or draw.result not in pool:
            words = said(
                "the log draws {result} for {other}, and the rules draw for {why}",
                result=draw.result, other=draw.why, why=why,
            )  # fmt: skip
            raise ValueError(words)
        return draw.result


class ScriptDealer:
    """Deals what a lesson or a test says, for each purpose in order; another dealer deals everything else.

    `script` maps a purpose to its results, first to last. `otherwise` is the other dealer.
    """

    def __init__(self, script: dict[str, Sequence[Face]], otherwise: Dealer | None = None) -> None:
        self._script = {why: list(results) for why, results in script.items()}
        self._otherwise = otherwise or LiveDealer(0)

    def add(self, why: str, *results: Face) -> None:
        """Append results to those that wait for `why`."""
        self._script.setdefault(why, []).extend(results)

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """The next scripted result for `why`, else one of the other dealer's. Raises ValueError if the scripted
        one is not in the pool."""
        waiting = self._script.get(why)
        if not waiting:
            return self._otherwise.pick(why, pool)
        result = waiting.pop(0)
        if result not in pool:
            words = said(
                "the script deals {result} for {why}, which is not among {pool}",
                result=result, why=why, pool=str(list(pool)),
            )  # fmt: skip
            raise ValueError(words)
        return result


class NoDealer:
    """Never draws: a look ahead with it ends where chance begins."""

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """Raises CannotDraw."""
        raise CannotDraw(why)
