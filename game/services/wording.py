"""Numbers, names and times in words. Times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.flow import Rulebook
from engine.said import Said, joined, said

MINUTE, HOUR, DAY = 60, 3600, 86_400
UNPROVEN = said("This table is not proven: the rules do not give all of its records.")
WEEKDAYS = (
    said("Monday"), said("Tuesday"), said("Wednesday"), said("Thursday"), said("Friday"), said("Saturday"),
    said("Sunday"),
)  # fmt: skip
MONTHS = (
    said("Jan"), said("Feb"), said("Mar"), said("Apr"), said("May"), said("Jun"),
    said("Jul"), said("Aug"), said("Sep"), said("Oct"), said("Nov"), said("Dec"),
)  # fmt: skip


def listed(names: Sequence[str]) -> str:
    """`Mira`, `Mira and Jonas`, `Mira, Jonas and Ada`."""
    if len(names) < 2:
        return names[0] if names else ""
    return said("{names} and {last}", names=joined(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """`Mira`, `Mira or Jonas`, `Mira, Jonas or Ada`."""
    if len(names) < 2:
        return names[0] if names else ""
    return said("{names} or {last}", names=joined(names[:-1]), last=names[-1])


def decimal(value: float) -> Said:
    """A number without its sign, with one place after the point."""
    whole, tenth = f"{abs(value):.1f}".split(".")
    return said("{whole}.{tenth}", whole=whole, tenth=tenth)


def ago(then: float, now: float) -> Said:
    """How long ago that was, as the end of a sentence."""
    passed = now - then
    if passed < MINUTE:
        return said("just now")
    if passed < HOUR:
        return said("{n:minute|minutes} ago", n=int(passed // MINUTE))
    if passed < DAY:
        return said("{n:hour|hours} ago", n=int(passed // HOUR))
    if _days(then, now) == 1:
        return said("yesterday")
    return said("on {day}", day=day(then, now))


def day(then: float, now: float) -> Said:
    """The day, as short as is clear: today, Sunday, 12 Nov, 12 Nov 2025."""
    past, days = _moment(then), _days(then, now)
    if days <= 0:
        return said("today")
    if days == 1:
        return said("yesterday")
    if days < 7:
        return WEEKDAYS[past.weekday()]
    month = MONTHS[past.month - 1]
    if past.year == _moment(now).year:
        return said("{day} {month}", day=past.day, month=month)
    return said("{day} {month} {year}", day=past.day, month=month, year=past.year)


def _days(then: float, now: float) -> int:
    """How many midnights lie between."""
    return (_moment(now).date() - _moment(then).date()).days


def _moment(seconds: float) -> datetime:
    """The time of day here; the last one that Python knows for a clock that is set beyond it."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime.max


def clause_in_short(book: Rulebook, clause: str) -> Said:
    """A clause with its number and its text, as a tip; nothing if there is no such clause."""
    found = book.clauses.get(clause)
    if found is None:
        return Said("")
    return said("**{title}** ({clause})\n{text}", title=found.title, clause=clause, text=found.text)
