"""Every case of every game: its choice is legal, its refused choices are refused, and its facts are true."""

from __future__ import annotations

import pytest

from engine.games import GAMES, game
from engine.teach import Lesson, cases, lessons, proof
from game.layout.game_layout import GameLayout
from game.scenes.rulebook.live_example import staged

CASES = [case for key in GAMES for case in cases(game(key))]
#: How long a sentence below a small board may be, in letters.
LONGEST = 150


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.id}-{case.id}")
def test_it_holds(case: Lesson) -> None:
    assert proof(case).fails == ""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.id}-{case.id}")
def test_it_says_one_short_thing_about_a_clause(case: Lesson) -> None:
    beat = case.beats[0]
    assert beat.clauses
    assert len(beat.say) <= LONGEST
    assert beat.say.endswith(".")
    assert not set("*{[") & set(beat.say)


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
