"""The bank of riddles at a table: which one is asked, and which have been asked already.

Which riddles have been asked is kept in counters of sixty bits each, so that a campaign can carry them on.
"""

from __future__ import annotations

from engine.knightmare.components import BANKS, LANGUAGES, Riddle
from engine.table import Count, Table

_BITS = 60


def _words(language: str) -> int:
    return -(-len(BANKS[language].riddles) // _BITS)


def _counter(language: str, number: int) -> str:
    return f"asked-{language}-{number // _BITS}"


def counters() -> dict[str, int]:
    """The counters of the bank before any riddle has been asked: the riddle asked last (0: none) and the marks."""
    marks = {f"asked-{language}-{n}": 0 for language in LANGUAGES for n in range(_words(language))}
    return {**{f"riddle-{language}": 0 for language in LANGUAGES}, **marks}


def language(t: Table) -> str:
    """The language of the table's riddles (KM-THREE-51)."""
    return LANGUAGES[t.counters["language"]]


def riddle(t: Table) -> Riddle:
    """The riddle that was asked last."""
    return BANKS[language(t)].riddles[t.counters[f"riddle-{language(t)}"] - 1]


def _was_asked(t: Table, number: int) -> bool:
    return bool(t.counters[_counter(language(t), number)] >> number % _BITS & 1)


def left(t: Table) -> tuple[int, ...]:
    """The riddles, counted from 0, that may come next, of whatever level (KM-THREE-51).

    None comes again before all others were asked (KM-THREE-40). When all have been asked, any but the last one may
    come (KM-THREE-50).
    """
    every = range(len(BANKS[language(t)].riddles))
    waiting = tuple([number for number in every if not _was_asked(t, number)])
    return waiting or tuple([number for number in every if number != t.counters[f"riddle-{language(t)}"] - 1])


def all_asked(t: Table) -> bool:
    """Whether the whole bank has been asked."""
    return all(_was_asked(t, number) for number in range(len(BANKS[language(t)].riddles)))


def asked(t: Table, number: int, afresh: bool) -> tuple[Count, ...]:
    """The changes by which a riddle is asked; `afresh` begins the bank anew."""
    spoken = language(t)
    marks = {name: 0 if afresh else t.counters[name] for name in counters() if name.startswith(f"asked-{spoken}-")}
    marks[_counter(spoken, number)] |= 1 << number % _BITS
    changed = [Count(name, bits) for name, bits in marks.items() if bits != t.counters[name]]
    return (Count(f"riddle-{spoken}", number + 1), *changed)
