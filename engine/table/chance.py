"""Chance comes from a dealer outside the state: no seed lies on the table, so nobody can peek.

A pile that was shuffled has no order until somebody draws from it; the dealer then picks.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from engine.said import said

Face = str | int


class Draw(Struct, frozen=True, gc=False, omit_defaults=True):
    """One result of chance: what it was for, what came, and who may know it (None: everybody)."""

    why: str
    result: Face
    to: tuple[str, ...] | None = None


class Undrawn(Exception):
    """A dealer that cannot draw was asked to: what follows is unknown."""


class Dealer(Protocol):
    """Whoever throws the dice and draws from the piles."""

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """One element of `pool`, which is not empty; an element listed twice is twice as likely."""
        ...


class LiveDealer:
    """Draws from a generator of its own."""

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
        """The next draw of the tape. Raises ValueError if it was another draw or cannot have come."""
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
    """Deals what a lesson or a test says, by purpose and in order; everything else by another dealer.

    `script` maps a purpose to the results that it gets, first to last.
    """

    def __init__(self, script: dict[str, Sequence[Face]], otherwise: Dealer | None = None) -> None:
        self._script = {why: list(results) for why, results in script.items()}
        self._otherwise = otherwise or LiveDealer(0)

    def add(self, why: str, *results: Face) -> None:
        """Put more results behind those already waiting for `why`."""
        self._script.setdefault(why, []).extend(results)

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """The next scripted result. Raises ValueError if it cannot come."""
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
    """Never draws: for looking ahead as far as knowledge goes."""

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """Raises Undrawn."""
        raise Undrawn(why)
