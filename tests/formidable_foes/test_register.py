"""The register of clauses: what each says, and what of it stands in code."""

from __future__ import annotations

from engine.formidable_foes import GAME


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in GAME.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason) == clause.ruling, key
