"""The register of clauses: every one is enforced by code that names it and proven by a test that names it."""

from __future__ import annotations

from pathlib import Path

from engine.formidable_foes import GAME

HERE = Path(__file__).parent


def test_every_clause_is_enforced_and_proven() -> None:
    coverage = GAME.rulebook.coverage(GAME.id, GAME.folder.glob("*.py"), HERE.glob("test_*.py"))
    assert coverage.missing == ()
    assert (coverage.clauses, coverage.enforced, coverage.proven) == (249, 249, 249)


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in GAME.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason) == clause.ruling, key
