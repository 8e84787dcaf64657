"""The register of clauses: sentences, and every fault in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import BadData, Reason, Rulebook
from tests.engine import toy

GOOD = '[TL-WALK-01]\ntitle = "One"\ntext = "A step leads on."\nsource = "Walking"\nkind = "move"\n'


def register(folder: Path, text: str) -> Path:
    file = folder / "rulebook.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_refusal_reads_as_a_sentence() -> None:
    book = toy.GAME.rulebook
    assert book.why(Reason("TL-WALK-01", {"space": "S5"})) == "S5 is not next to the figure."
    assert book.why(Reason("TL-WALK-01")) == "... is not next to the figure."
    assert book.why(Reason("TL-WALK-01", {"space": "amber"}), {"space": "Ann"}).startswith("Ann is")
    assert book.why(Reason("TL-DEAL-01")) == "Everybody is dealt three cards."


def test_what_overrides_what_is_known_both_ways() -> None:
    book = toy.GAME.rulebook
    assert book["TL-WALK-03"].overridden_by == ("TL-POWER-01",)
    assert book.overridden["TL-POWER-01"] == ("TL-WALK-03",)


def test_an_unknown_clause_is_no_clause() -> None:
    with pytest.raises(KeyError):
        toy.GAME.rulebook["TL-FLY-01"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[TL-WALK-01]\ntitle = "One\n', r"rulebook\.toml: .*line 2"),
        ("[Walking]\n", "Walking is no clause id such as"),
        (GOOD.replace("kind", "sort"), r"rulebook\.toml, clause TL-WALK-01: .*`sort`"),
        (GOOD.replace('"One"', "1"), r"clause TL-WALK-01: Expected `str`, got `int` - at `\$\.title`"),
        (GOOD + 'except = ["TL-FLY-01"]\n', "clause TL-WALK-01: it names TL-FLY-01, which is not in the register"),
    ],
)
def test_faults_in_a_register_are_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadData, match=words):
        Rulebook.read(register(tmp_path, text))


def test_a_register_that_is_missing_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^rulebook\.toml is missing from "):
        Rulebook.read(tmp_path / "rulebook.toml")
    (tmp_path / "rulebook.toml").write_bytes(b"\xff\xfe[")
    with pytest.raises(BadData, match=r"rulebook\.toml is not UTF-8 text\."):
        Rulebook.read(tmp_path / "rulebook.toml")


def test_chapters_hold_every_clause_once_in_the_order_of_the_register() -> None:
    book = toy.GAME.rulebook
    assert [key for keys in book.chapters.values() for key in keys] == list(book.clauses)
    assert "TL-WALK-01" in book.chapters["WALK"]


def test_a_search_finds_clauses_with_all_the_words_wherever_they_stand() -> None:
    book = toy.GAME.rulebook
    assert "TL-DEAL-01" in book.search("CARDS dealt")
    assert book.search("tl-walk-01") == ("TL-WALK-01",)
    assert book.search("cards nowhere") == ()
    assert book.search("  ") == tuple(book.clauses)
