"""Luck of the dice: the throws in a log, compared with the expected numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt

from engine.flow.events import Event
from engine.flow.records import Record
from engine.table import Count

#: The probability that may lie beyond either end of a likely range, so 95 % lie within.
TAIL = 0.025


@dataclass(frozen=True)
class Die:
    """A die as the log knows it.

    `why` is the purpose of its draws, `counter` the counter that shows it. `good` is 1 if a high number is good
    for the seat that throws, -1 if a low one is.
    """

    why: str
    counter: str
    faces: tuple[int, ...]
    good: int = 1

    @property
    def mean(self) -> float:
        """The mean of its faces."""
        return sum(self.faces) / len(self.faces)

    @property
    def variance(self) -> float:
        """The variance of its faces."""
        return sum((face - self.mean) ** 2 for face in self.faces) / len(self.faces)


@dataclass(frozen=True)
class Throw:
    """One throw of a die for a seat, in the record `n`."""

    n: int
    seat: str
    die: Die
    face: int

    @property
    def luck(self) -> float:
        """By how many pips it was better than the mean for the seat."""
        return self.die.good * (self.face - self.die.mean)


@dataclass(frozen=True)
class LuckSummary:
    """The luck of some throws: their number, the sum of pips by which they were better than the mean, and the
    standard deviation of that sum (`spread`)."""

    number: int
    luck: float
    spread: float


@dataclass(frozen=True)
class Tally:
    """How often a face came, how often it was expected, and the range `low` to `high` that holds 95 % of cases."""

    face: int
    came: int
    expected: float
    low: int
    high: int

    @property
    def outlier(self) -> int:
        """1 if the face came more often than `high`, -1 if less often than `low`, else 0."""
        return (self.came > self.high) - (self.came < self.low)


def throws(records: Iterable[Record[Event]], dice: Sequence[Die]) -> tuple[Throw, ...]:
    """Every throw of `dice` in a log, in order. Its seat is the seat of the event that shows the die."""
    known = {die.why: die for die in dice}
    found = []
    for record in records:
        shown = _shown(record) if record.draws else {}
        for draw in record.draws:
            die = known.get(draw.why)
            if die is not None and draw.result in die.faces:
                seats = shown.get(die.counter, [])
                seat = seats.pop(0) if seats else record.seat or ""
                found.append(Throw(record.n, seat, die, int(draw.result)))
    return tuple(found)


def _shown(record: Record[Event]) -> dict[str, list[str]]:
    """Counter -> the seats of the events in a record that set it."""
    seats: dict[str, list[str]] = {}
    for happening in record.happened:
        for change in happening.changes:
            if isinstance(change, Count):
                seat = str(getattr(happening.event, "seat", record.seat or ""))
                seats.setdefault(change.name, []).append(seat)
    return seats


def luck_summary(thrown: Iterable[Throw]) -> LuckSummary:
    """The luck of these throws together."""
    rows = tuple(thrown)
    return LuckSummary(len(rows), sum(row.luck for row in rows), sqrt(sum(row.die.variance for row in rows)))


def tallies(thrown: Iterable[Throw], die: Die) -> tuple[Tally, ...]:
    """How often each face of `die` came in these throws, the lowest face first."""
    faces = [row.face for row in thrown if row.die == die]
    came, share = Counter(faces), Counter(die.faces)
    rows = []
    for face in sorted(share):
        chance = share[face] / len(die.faces)
        rows.append(Tally(face, came[face], chance * len(faces), *likely_range(len(faces), chance)))
    return tuple(rows)


def likely_range(number: int, chance: float) -> tuple[int, int]:
    """The range of how often something with probability `chance` comes in `number` throws, without the 2.5 % of
    cases at either end."""
    if chance >= 1:
        return number, number
    below, low = 0.0, 0
    for times in range(number + 1):
        here = _binomial(times, number, chance)
        if below + here <= TAIL:
            low = times + 1
        below += here
        if below >= 1 - TAIL:
            return low, times
    return low, number


def _binomial(times: int, number: int, chance: float) -> float:
    """The probability that it comes exactly `times` times in `number` throws."""
    ways = lgamma(number + 1) - lgamma(times + 1) - lgamma(number - times + 1)
    return exp(ways + times * log(chance) + (number - times) * log(1 - chance))
