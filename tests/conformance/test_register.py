"""The register of every game: nothing is cited that is not in it, and every refusal has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.flow import Clause, Game, Rulebook, read_toml
from engine.flow.coverage import Coverage, cited, coverage, sources
from engine.games import GAMES, game
from tests.conformance.golden import file_of

TESTS = Path(__file__).parent.parent
_LOGGED = re.compile(r"\(([A-Z]{2}-[-A-Z0-9]+)\)$", re.MULTILINE)
_REASON = re.compile(r'Reason\(\s*"([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d{1,2})"')


@pytest.fixture(params=GAMES)
def some_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


def covered(some_game: Game) -> Coverage:
    tests = (TESTS / some_game.folder.name).rglob("test_*.py")
    return coverage(some_game.rulebook, some_game.id, sources(some_game.folder), tests)


def registered(some_game: Game) -> dict[str, Clause]:
    """The clauses of a game, and those of its boxes in the making."""
    return Rulebook.read(*some_game.folder.rglob("rulebook.toml")).clauses


def test_every_clause_cited_is_in_the_register(some_game: Game) -> None:
    prefix = next(iter(some_game.rulebook.clauses))[:3]
    tests = TESTS / some_game.folder.name
    files = [*sources(some_game.folder), *tests.rglob("*.py")]
    clauses = [clause for clause in cited(files) if clause.startswith(prefix)]
    invented = {clause for file in tests.rglob("rulebook.toml") for clause in read_toml(file)}
    assert clauses
    assert set(clauses) <= registered(some_game).keys() | invented


def test_every_clause_is_enforced_or_told_and_proven(some_game: Game) -> None:
    found = covered(some_game)
    assert found.enforced > len(found.told)
    assert found.enforced + len(found.told) == found.clauses
    assert set(found.told) <= set(some_game.rulebook.clauses)
    assert found.missing == ()


def test_no_clause_that_is_only_told_stands_in_a_log(some_game: Game) -> None:
    """An event takes its clause from code: a clause that acts is never only told."""
    logged = set(_LOGGED.findall(file_of(some_game.id).read_text("utf-8")))
    assert logged
    assert logged.isdisjoint(covered(some_game).told)


def test_every_clause_that_refuses_says_why(some_game: Game) -> None:
    code = "\n".join(file.read_text("utf-8") for file in sources(some_game.folder))
    refusing = set(_REASON.findall(code))
    assert refusing
    clauses = registered(some_game)
    assert {clause for clause in refusing if not clauses[clause].why} == set()


def test_no_clause_is_its_own_exception(some_game: Game) -> None:
    for key, clause in some_game.rulebook.clauses.items():
        assert key not in clause.overridden_by


def test_every_chapter_has_a_title_and_every_title_a_chapter(some_game: Game) -> None:
    assert some_game.templates.chapters.keys() == some_game.rulebook.chapters.keys()


def test_no_ruling_is_told_by_a_number_that_players_cannot_look_up(some_game: Game) -> None:
    told = {key: str(clause.why_ruled) for key, clause in registered(some_game).items() if clause.ruling}
    assert told
    assert "" not in told.values()
    unknown = re.compile(r"\b[AR]\d+\b|[Ss]ection \d+ of the rulings|\.json\b")
    assert {key: why for key, why in told.items() if unknown.search(why)} == {}
