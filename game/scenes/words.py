"""Numbers, names and moments in words. Times are seconds since 1970, as the clock gives them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from engine.said import Said

MINUTE, HOUR, DAY = 60, 3600, 86_400
SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def counted(number: int, one: str) -> str:
    """`two tables`, `13 tables`: small numbers as words."""
    words = SMALL[number] if number < len(SMALL) else str(number)
    return f"{words} {one}" if number == 1 else f"{words} {one}s"


def listed(names: Sequence[str]) -> str:
    """`Mira`, `Mira and Jonas`, `Mira, Jonas and Ada`."""
    return " and ".join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def either(names: Sequence[str]) -> str:
    """`Mira`, `Mira or Jonas`, `Mira, Jonas or Ada`."""
    return " or ".join([part for part in (", ".join(names[:-1]), *names[-1:]) if part])


def escaped(words: str) -> str:
    """Words that somebody typed, so that nothing in them is taken for markup; in a sentence of ours its values."""
    if isinstance(words, Said):
        if words.values is None:
            return words
        typed = {key: escaped(value) if isinstance(value, str) else value for key, value in words.values.items()}
        return Said(words.template, typed, words.capital)
    return re.sub(r"([\\*{\[])", r"\\\1", words)


def ago(then: float, now: float) -> str:
    """How long ago that was, as the end of a sentence."""
    passed = now - then
    if passed < MINUTE:
        return "just now"
    if passed < HOUR:
        return f"{counted(int(passed // MINUTE), 'minute')} ago"
    if passed < DAY:
        return f"{counted(int(passed // HOUR), 'hour')} ago"
    words = day(then, now)
    return words if words == "yesterday" else f"on {words}"


def day(then: float, now: float) -> str:
    """The day as briefly as it is clear: today, Sunday, 12 Nov, 12 Nov 2025."""
    past, today = datetime.fromtimestamp(then), datetime.fromtimestamp(now)
    days = (today.date() - past.date()).days
    if days <= 0:
        return "today"
    if days == 1:
        return "yesterday"
    if days < 7:
        return past.strftime("%A")
    words = f"{past.day} {past.strftime('%b')}"
    return words if past.year == today.year else f"{words} {past.year}"
