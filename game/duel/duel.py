"""A duel while it is shown: which contest, what it changes, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from engine.said import Said
from game.duel.beats import READ, Beat, Form
from game.panels.seat_info import difference
from game.play.fights import Fight

LINES = 4  # of changes that have room side by side


class FactChange(NamedTuple):
    """A number on a seat's card before and after a contest: the one with this `number` on the card."""

    seat: str
    number: int
    icon: str
    label: Said
    was: str
    now: str

    @property
    def difference(self) -> int:
        """How much more it is; 0 where a number is not known."""
        return difference(self.was, self.now)


@dataclass
class Duel:
    """A contest on its way through its beats. `age` counts seconds at speed 1; `closing` those since it began to
    close, None before. `rests`: it shows how it ended, and a press puts it away. `fallen` are the pieces that it
    lays on their side, `gone` those that have flown off, `floor` the part of the board it is about."""

    fight: Fight
    form: Form
    beats: list[Beat]
    changes: tuple[FactChange, ...]
    age: float = 0.0
    closing: float | None = None
    rests: bool = False
    fallen: frozenset[str] = frozenset()
    floor: pygame.Surface | None = None
    gone: set[str] = field(default_factory=set)
    _parts: dict[str, Beat] = field(init=False)

    def __post_init__(self) -> None:
        self._parts = {beat.name: beat for beat in self.beats}

    def part(self, name: str) -> float:
        """How much of a beat is over, 0 to 1; 0 for a beat that it does not have."""
        beat = self._parts.get(name)
        return beat.part(self.age) if beat is not None else 0.0

    def since(self, name: str) -> float:
        """Seconds since a beat began; negative before."""
        beat = self._parts.get(name)
        return self.age - beat.start if beat is not None else -1.0

    def has(self, name: str) -> bool:
        return name in self._parts

    @property
    def seconds(self) -> float:
        """How long all beats take."""
        return max((beat.end for beat in self.beats), default=0.0)

    @property
    def told(self) -> bool:
        """Whether everything has been shown."""
        return self.age >= self.seconds

    @property
    def still(self) -> bool:
        """Whether nothing on the scene moves: all has been told, or is held for a moment."""
        hold = self._parts.get("hold")
        return self.told or (hold is not None and hold.start <= self.age < hold.end)

    @property
    def waits(self) -> bool:
        """Whether it is told as far as it has come, and not decided yet."""
        return self.told and self.fight.contest.verdict is None

    @property
    def lines(self) -> int:
        """How many lines the ledger has: one for each change that has room, and one for luck."""
        return min(len(self.changes), LINES) + (self.fight.contest.luck is not None)

    def left_of_beat(self) -> float:
        """Seconds until the next beat begins, or until all are over."""
        starts = sorted({beat.start for beat in self.beats} | {self.seconds})
        return next((start - self.age for start in starts if start > self.age + 1e-6), 0.0)

    def finish(self) -> None:
        """Show the end of the last beat."""
        self.age = max(self.age, self.seconds)

    @property
    def number(self) -> int:
        """How many beats have begun."""
        return sum(beat.start <= self.age for beat in self.beats)

    @property
    def stays(self) -> float:
        """How long it still stays at least when what came of it has been shown."""
        return max(0.0, self.seconds + READ - self.age)
