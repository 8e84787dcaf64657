"""The catalogues hold every sentence of code and data, translated, and are just what their maker writes."""

from __future__ import annotations

import gettext
import importlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from game.services.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
pytest.importorskip("babel", reason="the build extra is not installed")
CODES = [code for code in LANGUAGES if code != "en"]


maker = importlib.import_module("make_languages")
DOMAINS = ("torchlit", *GAMES)


@cache
def gathered() -> dict[str, Any]:
    """Every catalogue's contents, by name: gathering them reads all sources, so no import waits for it."""
    return {domain.name: domain for domain in maker.domains()}


@pytest.fixture
def domain(tmp_path: Path) -> Any:
    """A catalogue's contents of its own, in a folder of its own."""
    (tmp_path / "languages").mkdir()
    return maker.Domain("little", tmp_path, {"Settings": ["a.py"], "{n:chip|chips} of {seat}": ["b.py", "c.py"]})


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", DOMAINS)
def test_every_sentence_is_translated_with_its_braces(name: str, code: str) -> None:
    assert list(maker.faults(maker.updated(gathered()[name], code))) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", DOMAINS)
def test_what_is_kept_is_what_the_maker_writes(name: str, code: str) -> None:
    """But for the version of the tool that wrote it."""
    catalogue = maker.updated(gathered()[name], code)
    po, mo = (gathered()[name].folder / "languages" / f"{code}.{kind}" for kind in ("po", "mo"))
    written = maker._written(catalogue)[0].splitlines()
    assert [line for line in po.read_bytes().splitlines() if b"Generated-By" not in line] == [
        line for line in written if b"Generated-By" not in line
    ]
    with mo.open("rb") as file:
        compiled = dict(gettext.GNUTranslations(file)._catalog)  # type: ignore[attr-defined]
    del compiled[""]
    assert compiled == {message.id: message.string for message in catalogue if message.id and message.string}


def test_the_catalogues_hold_sentences_from_the_code_and_from_the_data() -> None:
    assert set(gathered()) == set(DOMAINS)
    assert "{file}, line {number}" in gathered()["torchlit"].sentences
    for name in ("formidable-foes", "dungeon-twister"):
        origins = {origin for each in gathered()[name].sentences.values() for origin in each}
        assert {"sentences.toml", "layout.toml", "names"} <= origins
        assert any(origin.startswith("lesson ") for origin in origins)
        assert any(origin.endswith(".py") for origin in origins)


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("{a}: {b}", False),
        ("{icon:gold} {number}", False),
        ("{mark:{seat}} {words}", False),
        ("{n:chip|chips}", True),
        ("Settings", True),
    ],
)
def test_signs_without_words_need_no_translation(template: str, words: bool) -> None:
    assert any(letter.isalpha() for letter in maker._bare(template)) is words


def test_what_is_missing_or_wrong_is_named(domain: Any) -> None:
    catalogue = maker.updated(domain, "de")
    assert list(maker.faults(catalogue)) == [
        "not translated: Settings",
        "not translated: {n:chip|chips} of {seat}",
    ]
    catalogue["Settings"].string = "Einstellungen"
    catalogue["{n:chip|chips} of {seat}"].string = "{n:Chip|Chips} von {wer}"
    assert list(maker.faults(catalogue)) == ["braces differ (seat, wer): {n:chip|chips} of {seat}"]
    catalogue["{n:chip|chips} of {seat}"].string = "{n:Chip|Chips von {seat}"
    (fault,) = maker.faults(catalogue)
    assert fault.startswith("braces differ (")


def test_translations_are_kept_and_those_of_sentences_that_are_gone_are_left_out(domain: Any) -> None:
    catalogue = maker.updated(domain, "de")
    catalogue["Settings"].string = "Einstellungen"
    catalogue.add("Gone", "Weg")
    (domain.folder / "languages" / "de.po").write_bytes(maker._written(catalogue)[0])
    again = maker.updated(domain, "de")
    assert {message.id: message.string for message in again if message.id} == {
        "Settings": "Einstellungen",
        "{n:chip|chips} of {seat}": "",
    }
    assert again["Settings"].auto_comments == ["a.py"]
