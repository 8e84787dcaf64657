"""The register of clauses: what each says, and a sentence for every refusal."""

from __future__ import annotations

import re

from engine.flow.coverage import sources
from tests.dungeon_twister.paladins import PALADINS


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in PALADINS.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason) == clause.ruling, key


def test_every_clause_that_refuses_has_a_sentence() -> None:
    code = "\n".join(file.read_text("utf-8") for file in sources(PALADINS.folder))
    refusing = {
        clause
        for reason in re.findall(r"Reason\(([^{)]*)", code)
        for clause in re.findall(r"DT[-A-Z0-9]+", reason)
    }
    assert len(refusing) > 60
    assert {clause for clause in refusing if not PALADINS.rulebook[clause].why} == set()
