"""The register: every clause is enforced by code or data that names it and proven by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from engine.dungeon_twister import GAME

HERE = Path(__file__).parent
CODE = (*GAME.folder.rglob("*.py"), *GAME.folder.glob("boxes/*/box.toml"))


def test_every_clause_is_enforced_and_proven() -> None:
    coverage = GAME.rulebook.coverage(GAME.id, CODE, HERE.glob("test_*.py"))
    assert coverage.missing == ()
    assert (coverage.clauses, coverage.enforced, coverage.proven) == (283, 283, 283)


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in GAME.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason) == clause.ruling, key


def test_every_clause_that_refuses_has_a_sentence() -> None:
    code = "\n".join(file.read_text("utf-8") for file in CODE)
    refusing = {
        clause
        for reason in re.findall(r"Reason\(([^{)]*)", code)
        for clause in re.findall(r"DT[-A-Z0-9]+", reason)
    }
    assert len(refusing) > 60
    assert {clause for clause in refusing if not GAME.rulebook[clause].why} == set()
