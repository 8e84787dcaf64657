"""The timer: how long a seat may think (DT-MODE-17 to DT-MODE-20)."""

from __future__ import annotations

from engine.flow import Frame, Limit, Option, Part, Position, Reason

#: Seconds for a turn, for each potion drunk in it, and for a choice out of turn.
TURN_TIME, POTION_TIME, QUICK = 120, 60, 5
TIME_UP = Option("time up")


def turn_limit(t: Position, seat: str, late: Option = TIME_UP) -> tuple[Limit, ...]:
    """The time agreed for a turn (DT-MODE-17), a minute longer for each potion drunk in it (DT-MODE-20); powers
    change it.

    `seat` is asked, and when the time of the turn is over, `late` is chosen for it.
    """
    if not t.counters["timer"]:
        return ()
    parts = (Part(TURN_TIME, "DT-MODE-17"), Part(POTION_TIME * t.counters["drunk"], "DT-MODE-20"))
    seconds = t.breakdown("turn time", parts).total
    return (Limit(seat, f"turn {t.counters['turn']}", seconds, late),)


def late_options(t: Position, page: Frame) -> list[Option]:
    """That time is up, where a timer was agreed."""
    return [TIME_UP] if t.counters["timer"] else []


def refuse_late(t: Position, page: Frame, option: Option) -> list[Reason]:
    """Without a timer no time is ever up (DT-MODE-17)."""
    return [] if t.counters["timer"] else [Reason("DT-MODE-17")]
