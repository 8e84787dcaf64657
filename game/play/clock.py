"""Thinking time: whose runs, how much is left, and what is chosen for who is late."""

from __future__ import annotations

from typing import NamedTuple

from engine.flow import Ask, Limit, Option

HURRY = 10.0  # seconds before the end from which the clock is shown in another light


class OverdueChoice(NamedTuple):
    """A seat whose time is over, and what it is made to choose."""

    seat: str
    option: Option


class Clocks:
    """Keeps the time of all clocks of a table, in seconds that have run. Whoever asks people lets it run."""

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
        """Whether it will soon be over."""
        return self.limit is not None and self.left <= HURRY

    def tick(self, dt: float) -> OverdueChoice | None:
        """Let time run; who is late now, if anybody."""
        if self.limit is None:
            return None
        self._run[self.limit.clock] = self._run.get(self.limit.clock, 0.0) + dt
        return OverdueChoice(self.limit.seat, self.limit.late) if self.left <= 0 else None


def told(seconds: float) -> str:
    """What a clock shows: minutes and seconds, the last one to the end."""
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"
