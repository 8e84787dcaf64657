"""Luck of the dice: what fell, against what was to be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log, sqrt

from engine.flow.events import Event
from engine.flow.session import Record
from engine.table import Count

TAIL = 0.025  # of the chance that may lie beyond either end of a band: between the ends lie 95 %


@dataclass(frozen=True)
class Die:
    """A die as the log knows it: `why` its draws are made, the `counter` that shows it, its faces, and whether a
    high number (1) or a low one (-1) is good for the seat that throws."""

    why: str
    counter: str
    faces: tuple[int, ...]
    good: int = 1

    @property
    def mean(self) -> float:
        """What it shows on average."""
        return sum(self.faces) / len(self.faces)

    @property
    def variance(self) -> float:
        """How far it strays from that, squared."""
        return sum((face - self.mean) ** 2 for face in self.faces) / len(self.faces)


@dataclass(frozen=True)
class Throw:
    """One die thrown for a seat with record `n`."""

    n: int
    seat: str
    die: Die
    face: int

    @property
    def luck(self) -> float:
        """How many pips better than average it fell for the seat."""
        return self.die.good * (self.face - self.die.mean)


@dataclass(frozen=True)
class Fortune:
    """The luck of some throws: their number, by how many pips they were better than average, and the spread of
    that (one standard deviation)."""

    number: int
    luck: float
    spread: float


@dataclass(frozen=True)
class Tally:
    """How often a face came, and the band from `low` to `high` in which 95 % of such numbers lie."""

    face: int
    came: int
    expected: float
    low: int
    high: int

    @property
    def outlier(self) -> int:
        """1 if it came more often than the band allows, -1 if less often, else 0."""
        return (self.came > self.high) - (self.came < self.low)


def throws(records: Iterable[Record[Event]], dice: Sequence[Die]) -> tuple[Throw, ...]:
    """Every throw of `dice` in a log, in order. The seat is that of the event that shows the die."""
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
    """The seats of the events of a record that set a counter, by counter."""
    seats: dict[str, list[str]] = {}
    for happening in record.happened:
        for change in happening.changes:
            if isinstance(change, Count):
                seat = str(getattr(happening.event, "seat", record.seat or ""))
                seats.setdefault(change.name, []).append(seat)
    return seats


def luck_of(thrown: Iterable[Throw]) -> Fortune:
    """The luck of throws, all told."""
    rows = tuple(thrown)
    return Fortune(len(rows), sum(row.luck for row in rows), sqrt(sum(row.die.variance for row in rows)))


def ledger(thrown: Iterable[Throw], die: Die) -> tuple[Tally, ...]:
    """How often each face of a die came among throws, the lowest first."""
    faces = [row.face for row in thrown if row.die == die]
    came, share = Counter(faces), Counter(die.faces)
    rows = []
    for face in sorted(share):
        chance = share[face] / len(die.faces)
        rows.append(Tally(face, came[face], chance * len(faces), *band(len(faces), chance)))
    return tuple(rows)


def band(number: int, chance: float) -> tuple[int, int]:
    """The least and the most times that something of this chance comes in a number of throws, leaving out what
    has a chance of at most 2.5 % at either end."""
    if chance >= 1:
        return number, number
    below, low = 0.0, 0
    for times in range(number + 1):
        here = _exactly(times, number, chance)
        if below + here <= TAIL:
            low = times + 1
        below += here
        if below >= 1 - TAIL:
            return low, times
    return low, number


def _exactly(times: int, number: int, chance: float) -> float:
    """The chance that it comes just so often."""
    ways = lgamma(number + 1) - lgamma(times + 1) - lgamma(number - times + 1)
    return exp(ways + times * log(chance) + (number - times) * log(1 - chance))
