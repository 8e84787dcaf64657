"""The beats of a duel: what is shown one after the other, and for how long (LOOK-drama.md, Beats)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from engine.flow import Contest


class Form(StrEnum):
    """How a duel is shown: as a scene, as a small plate beside the figure, or not at all."""

    LARGE = "large"
    SMALL = "small"
    NONE = "none"


class Beat(NamedTuple):
    """One beat: its name, and when it begins and how long it takes, in seconds at speed 1."""

    name: str
    start: float
    seconds: float

    def part(self, age: float) -> float:
        """How much of it is over at `age`, 0 to 1."""
        if self.seconds <= 0:
            return float(age >= self.start)
        return max(0.0, min(1.0, (age - self.start) / self.seconds))

    @property
    def end(self) -> float:
        return self.start + self.seconds


OPENS, PLAQUE, CHANCE, TERM, HOLD, RIBBON, BLOW, FLIGHT, LINE = 0.32, 0.2, 0.9, 0.16, 0.4, 0.18, 0.26, 0.52, 0.09
CLOSES = 0.24
READ = 0.6  # that the whole panel stays at least before it closes
SMALL = (("open", 0.16), ("chance", 0.2), ("terms", 0.12), ("ribbon", 0.16))
SMALL_STAYS, SMALL_FADES = 0.46, 0.16
CALM = {"open": 0.12, "plaque": 0.0, "chance": 0.25, "terms": 0.0, "ribbon": 0.12, "blow": 0.0, "ledger": 0.0}
OFF = 0.9  # seconds that the end is shown where nothing moves


def beats(
    contest: Contest, thrown: bool, lines: int, form: Form, calm: bool, chance: float = CHANCE
) -> list[Beat]:
    """The beats of a contest in which something was `thrown` or turned up, with so many `lines` of changes.

    `chance` is how long the dice roll, in seconds.
    """
    if form is Form.SMALL:
        left_out = {*(() if thrown else ("chance",)), *(() if contest.compares else ("terms",))}
        return _in_row([(name, seconds) for name, seconds in SMALL if name not in left_out])
    terms = _terms(contest)
    told = [("open", OPENS)]
    if contest.judgement is not None:
        told.append(("plaque", PLAQUE))
    if thrown:
        told.append(("chance", chance))
    if terms:
        told += [("terms", TERM * terms), ("hold", HOLD)]
    if contest.verdict is not None:
        told.append(("ribbon", RIBBON))
        told.append(("blow", BLOW if contest.verdict.flees is None else FLIGHT))
    if calm:
        told = [(name, CALM.get(name, seconds)) for name, seconds in told]
    found = _in_row(told)
    if contest.verdict is not None and lines:
        blow = found[-1]
        found.append(Beat("ledger", blow.start, 0.0 if calm else LINE * lines))
    return found


def _terms(contest: Contest) -> int:
    """How many tiles the sum has that come one by one."""
    if contest.price is not None:
        return len(contest.price.terms) + 1
    return max(len(side.number.parts) for side in contest.sides)


def _in_row(told: list[tuple[str, float]]) -> list[Beat]:
    found, start = list[Beat](), 0.0
    for name, seconds in told:
        found.append(Beat(name, start, seconds))
        start += seconds
    return found
