"""The register of every game: nothing is cited that is not in it, and every refusal has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.flow import Game
from engine.flow.rulebook import cited
from engine.games import GAMES, game

TESTS = Path(__file__).parent.parent
_REASON = re.compile(r'Reason\(\s*"([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d{1,2})"')


@pytest.fixture(params=GAMES)
def some_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


def code_of(some_game: Game) -> list[Path]:
    """Where a game's clauses are enforced: its modules, and the data that names a clause for a number."""
    sheets = [some_game.folder / "components.toml", *some_game.folder.glob("boxes/*/box.toml")]
    return [*some_game.folder.rglob("*.py"), *sheets]


def test_every_clause_cited_is_in_the_register(some_game: Game) -> None:
    prefix = next(iter(some_game.rulebook.clauses))[:3]
    files = [*code_of(some_game), *(TESTS / some_game.folder.name).glob("*.py")]
    clauses = [clause for clause in cited(files) if clause.startswith(prefix)]
    assert clauses
    assert set(clauses) <= set(some_game.rulebook.clauses)


def test_every_clause_is_enforced_and_proven(some_game: Game) -> None:
    tests = [*(TESTS / some_game.folder.name).rglob("*.py")]
    assert some_game.rulebook.coverage(some_game.id, code_of(some_game), tests).missing == ()


def test_every_clause_that_refuses_says_why(some_game: Game) -> None:
    code = "\n".join(file.read_text("utf-8") for file in code_of(some_game))
    refusing = set(_REASON.findall(code))
    assert refusing
    assert {clause for clause in refusing if not some_game.rulebook[clause].why} == set()


def test_no_clause_is_its_own_exception(some_game: Game) -> None:
    for key, clause in some_game.rulebook.clauses.items():
        assert key not in clause.overridden_by


def test_every_chapter_has_a_title_and_every_title_a_chapter(some_game: Game) -> None:
    assert some_game.templates.chapters.keys() == some_game.rulebook.chapters.keys()
