"""One measured number beside its goal."""

from __future__ import annotations

import time

from msgspec import Struct

#: Processor time in seconds, which other programs do not change; the plain clock where that is too coarse.
clock = time.process_time if time.get_clock_info("process_time").resolution < 1e-6 else time.perf_counter


class Figure(Struct, frozen=True, omit_defaults=True):
    """One measured number. `value` is None if it was not measured, and `note` says why. `ok` is None if there
    is no goal."""

    name: str
    value: float | None
    unit: str
    goal: float | None
    ok: bool | None
    note: str = ""

    def line(self) -> str:
        """The figure for people."""
        value = "not measured" if self.value is None else f"{self.value:,.2f} {self.unit}"
        goal = "" if self.goal is None else f"goal {self.goal:g}"
        verdict = {True: "ok", False: "MISSED", None: ""}[self.ok]
        return f"{self.name:<52} {value:>28}  {goal:<12} {verdict:<7} {self.note}".rstrip()


def at_most(name: str, value: float, unit: str, goal: float) -> Figure:
    """A figure that should be small."""
    return Figure(name, round(value, 4), unit, goal, value <= goal)


def at_least(name: str, value: float, unit: str, goal: float) -> Figure:
    """A figure that should be large."""
    return Figure(name, round(value, 4), unit, goal, value >= goal)


def plain(name: str, value: float, unit: str) -> Figure:
    """A figure without a goal."""
    return Figure(name, round(value, 4), unit, None, None)


def unmeasured(name: str, unit: str, goal: float, why: str) -> Figure:
    """A figure that cannot be measured here."""
    return Figure(name, None, unit, goal, None, why)
