"""Every case of every game: its choice is legal, its refused choices are refused, and its facts are true."""

from __future__ import annotations

from functools import cache

import pytest

from engine.games import GAMES, game
from engine.teach import Lesson, cases, lessons, proof
from engine.teach.cases import case_files, read_cases
from game.layout.game_layout import GameLayout
from game.scenes.rulebook.live_example import staged

FILES = [(key, file.stem) for key in GAMES for file in game(key).files_in("cases")]
#: How long a sentence below a small board may be, in letters.
LONGEST = 150


@cache
def in_file(key: str, name: str) -> tuple[Lesson, ...]:
    """The cases of a file. Reading lays their tables, so no import waits for it."""
    return read_cases(game(key), name, case_files(game(key))[name])


@pytest.mark.parametrize(("key", "name"), FILES)
def test_each_holds(key: str, name: str) -> None:
    faults = {case.id: proof(case).fails for case in in_file(key, name)}
    assert faults == dict.fromkeys(faults, "")


@pytest.mark.parametrize(("key", "name"), FILES)
def test_each_says_one_short_thing_about_a_clause(key: str, name: str) -> None:
    for case in in_file(key, name):
        beat = case.beats[0]
        assert beat.clauses, case.id
        assert len(beat.say) <= LONGEST, case.id
        assert beat.say.endswith("."), case.id
        assert not set("*{[") & set(beat.say), case.id


@pytest.mark.parametrize("key", GAMES)
def test_each_shows_a_clause_that_no_lesson_teaches(key: str) -> None:
    taught = {clause for lesson in lessons(game(key)) for clause in lesson.clauses}
    assert [case.id for case in cases(game(key)) if set(case.clauses) <= taught] == []


@pytest.mark.parametrize("key", GAMES)
def test_nearly_every_clause_can_be_seen(key: str) -> None:
    shown = {clause for each in [*lessons(game(key)), *cases(game(key))] for clause in each.clauses}
    assert len(shown) > 0.98 * len(game(key).rulebook.clauses)


@pytest.mark.parametrize("key", GAMES)
def test_each_can_be_laid_out_with_what_comes_of_it(key: str) -> None:
    layout = GameLayout.read(game(key).folder)
    for case in cases(game(key)):
        moment = staged(case, 0)
        assert (moment.after is not None) == bool(case.beats[0].allow)
        assert layout.on(moment.table.places)
