"""Coverage of a register: code and data enforce, words only tell, tests prove."""

from __future__ import annotations

from pathlib import Path

from engine.flow.coverage import coverage, sources, used
from tests.engine import toy


def written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_module_uses_the_ids_that_stand_in_its_expressions(tmp_path: Path) -> None:
    code = '''
        """The module (TL-DEAL-01)."""
        LIMIT = 3
        """TL-DEAL-01"""

        def walk(clause: str = "TL-WALK-01") -> dict[str, str]:
            "TL-DEAL-01"
            # TL-DEAL-01
            return {"TL-WALK-02": "TL-DEAL-01 in a sentence", "steps": ("TL-WALK-03")}
    '''
    file = written(tmp_path / "rules.py", "\n".join(line[8:] for line in code.splitlines()))
    assert used(file) == {"TL-WALK-01", "TL-WALK-02", "TL-WALK-03"}


def test_data_use_the_ids_that_are_values(tmp_path: Path) -> None:
    text = 'hint = "TL-DEAL-01 says so."  # TL-DEAL-01\nrows = [{ clause = "TL-WALK-01" }]\n[TL-DEAL-01]\n'
    assert used(written(tmp_path / "layout.toml", text)) == {"TL-WALK-01"}


def test_the_register_lessons_and_cases_enforce_nothing(tmp_path: Path) -> None:
    enforcing = {written(tmp_path / name, "") for name in ("rules.py", "box/components.toml")}
    for name in ("rulebook.toml", "box/rulebook-ice.toml", "lessons/01-walk.toml", "box/cases/01-walk.toml"):
        written(tmp_path / name, "")
    assert set(sources(tmp_path)) == enforcing


def test_what_code_does_not_use_is_told_and_what_no_test_names_is_missing(tmp_path: Path) -> None:
    book = toy.GAME.rulebook
    code = written(tmp_path / "rules.py", "# TL-WALK-01\nREFUSED = ('TL-WALK-02', 'TL-FLY-01')\n")
    tests = written(tmp_path / "test_rules.py", "# TL-WALK-02, TL-DUEL-01")
    covered = coverage(book, "toy", [code], [tests])
    assert (covered.clauses, covered.enforced, covered.proven) == (len(book.clauses), 1, 2)
    assert covered.told == tuple(key for key in book.clauses if key != "TL-WALK-02")
    assert set(covered.missing) == book.clauses.keys() - {"TL-WALK-02", "TL-DUEL-01"}
