"""The bank of riddles at a table: which one is asked, and which have been asked already.

Which riddles have been asked is kept in counters of sixty bits each, so that a campaign can carry them on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_

from engine.knightmare.components import BANKS, LANGUAGES, Riddle
from engine.table import Count, Table

_BITS = 60


def _words(language: str) -> int:
    return -(-len(BANKS[language].riddles) // _BITS)


def _shuffled(language: str) -> str:
    return f"shuffled-{language}"


def _marks(language: str) -> list[str]:
    return [f"asked-{language}-{n}" for n in range(_words(language))]


def _counter(language: str, number: int) -> str:
    return f"asked-{language}-{number // _BITS}"


def counters() -> dict[str, int]:
    """The counters of the bank before any riddle was asked: the riddle asked last (0: none), how often the bank
    was shuffled anew, and the marks."""
    marks = {name: 0 for language in LANGUAGES for name in _marks(language)}
    last = {f"riddle-{language}": 0 for language in LANGUAGES}
    return {**last, **{_shuffled(language): 0 for language in LANGUAGES}, **marks}


def carried(t: Table, before: Mapping[str, int]) -> dict[str, int]:
    """What a campaign keeps of the bank (KM-THREE-40): the marks of all games that have asked since the bank was
    last shuffled anew (KM-THREE-50)."""
    kept: dict[str, int] = {}
    for spoken in LANGUAGES:
        shuffled, last = _shuffled(spoken), f"riddle-{spoken}"
        newest = max(t.counters.get(shuffled, 0), before.get(shuffled, 0))
        fresh = [each for each in (t.counters, before) if each.get(shuffled, 0) == newest]
        kept |= {shuffled: newest, last: t.counters[last]}
        for name in _marks(spoken):
            kept[name] = reduce(or_, [each.get(name, 0) for each in fresh])
    return kept


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
    marks = {name: 0 if afresh else t.counters[name] for name in _marks(spoken)}
    marks[_counter(spoken, number)] |= 1 << number % _BITS
    changed = [Count(name, bits) for name, bits in marks.items() if bits != t.counters[name]]
    if afresh:
        changed.append(Count(_shuffled(spoken), t.counters.get(_shuffled(spoken), 0) + 1))
    return (Count(f"riddle-{spoken}", number + 1), *changed)
