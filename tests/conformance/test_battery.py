"""One battery for every game: each law on whole games played by chance, for every number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.flow import Event, Game, Record
from engine.games import GAMES, game
from engine.teach import Course, cases, lessons
from tests.conformance.golden import file_of, replayed
from tests.conformance.laws import LASTING, LAWS, records_of
from tests.conformance.playing import FEW, MANY, MORE, Sat, watched

Law = Callable[[Sat], None]
#: In at most so many ways to play every game keeps every law.
FEW_WAYS = 6


def called(value: Sat | Law) -> str:
    """What to call a table or a law in a test's id."""
    return str(value) if isinstance(value, Sat) else value.__name__


def judged() -> Iterator[tuple[Sat, Law]]:
    """Which laws judge which games, game by game. A game of many ways to play keeps a third of the laws in each
    way, another in the next one, and in all those that only long play can break; the soak leaves none out."""
    for n, sat in enumerate(FEW):
        ways = sum(other[:3] == sat[:3] for other in FEW)
        for m, law in enumerate(LAWS):
            if ways <= FEW_WAYS or law in LASTING or (n + m) % 3 == 0:
                yield sat, law


@pytest.mark.parametrize(("sat", "law"), [*judged()], ids=called)
def test_law(sat: Sat, law: Law) -> None:
    law(sat)


@pytest.mark.soak
@pytest.mark.parametrize("sat", MANY, ids=str)
def test_many_games(sat: Sat) -> None:
    """Every fifth seed keeps all laws, the others those that only long play can break."""
    for law in LASTING if sat.seed % 5 else LAWS:
        law(sat)
    watched.cache_clear()


def taught(rules: Game) -> Iterator[Record[Event]]:
    """The records of its lessons and cases, each played as it is written."""
    for lesson in (*lessons(rules), *cases(rules)):
        course = Course(lesson)
        while course.beat is not None:
            if course.waits:
                course.choose(course.options()[0])
            else:
                course.go_on()
        yield from course.session.records()


@pytest.mark.parametrize("key", GAMES)
def test_everything_happens_in_some_game(key: str) -> None:
    """In whole games, lessons and cases: what needs a rare piece in the right place seldom comes by chance."""
    golden = replayed(game(key), file_of(key).read_text("utf-8")).records()
    records = (*records_of(sat for sat in MORE if sat.key == key), *golden, *taught(game(key)))
    happened = {happening.event.tag() for record in records for happening in record.happened}
    missing = {event.tag() for event in game(key).events} - happened
    assert len(missing) <= len(game(key).events) // 6, f"the games played are too poor: {missing}"
