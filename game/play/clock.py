"""Thinking time: whose clock runs, how much is left, and what is chosen for a seat that is late."""

from __future__ import annotations

from typing import NamedTuple

from engine.flow import Ask, Limit, Option

HURRY = 10.0  # seconds before the end from which the clock is shown in another light


class OverdueChoice(NamedTuple):
    """A seat whose time is over, and the choice made for it."""

    seat: str
    option: Option


class Clocks:
    """The clocks of a table, in seconds that have run. The scene that asks people lets them run."""

    def __init__(self) -> None:
        self._run: dict[str, float] = {}
        self.limit: Limit | None = None

    def look(self, ask: Ask | None, chosen: tuple[tuple[str, Option], ...], seat: str) -> None:
        """Take the question that the person in `seat` is asked now."""
        answered = [answer[0] for answer in chosen]
        limits = ask.limits if ask is not None and seat else ()
        self.limit = next(
            (limit for limit in limits if limit.seat == seat and (not limit.after or limit.after in answered)),
            None,
        )

    @property
    def left(self) -> float:
        """Seconds that are left on the clock that runs; 0 if none does."""
        return max(0.0, self.limit.seconds - self._run.get(self.limit.clock, 0.0)) if self.limit else 0.0

    @property
    def hurry(self) -> bool:
        """Whether the time is nearly over."""
        return self.limit is not None and self.left <= HURRY

    def tick(self, dt: float) -> OverdueChoice | None:
        """Let time run; returns the choice for a seat whose time is over, if there is one."""
        if self.limit is None:
            return None
        self._run[self.limit.clock] = self._run.get(self.limit.clock, 0.0) + dt
        return OverdueChoice(self.limit.seat, self.limit.late) if self.left <= 0 else None


def told(seconds: float) -> str:
    """What a clock shows: minutes and seconds, rounded up."""
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"
