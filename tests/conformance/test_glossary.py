"""One word for one thing: no sentence of a game, English or German, has another word than its glossary."""

from __future__ import annotations

import re
from gettext import GNUTranslations

import pytest

from engine.flow.glossary import read_glossary
from engine.games import GAMES, game

#: Answers that say nothing, in no sentence of the program.
EMPTY = (
    "That cannot be done now",
    "can be done here.",
    "That was it",
    "for nothing",
    "no such action",
    "cannot land there.",
    "not to be set down now",
)


def translations(key: str) -> dict[str, str]:
    """All sentences of a game, English to German."""
    with (game(key).folder / "languages" / "de.mo").open("rb") as file:
        catalogue: dict[str, str] = GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    return {english: german for english, german in catalogue.items() if english}


def sentences(key: str) -> list[str]:
    """All sentences of a game in both languages."""
    return [words for pair in translations(key).items() for words in pair]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_sentence_has_another_word_for_a_thing(key: str) -> None:
    german = translations(key)
    for term, entry in read_glossary(game(key)).items():
        english = entry.word.template
        told = [words for pair in german.items() if pair[0] != english for words in pair]
        wrong = re.compile(rf"(?<![\w-])(?:{'|'.join(entry.never)})(?![\w-])")
        assert not entry.never or not [words for words in told if wrong.search(words)], term
        for word in (english, german[english]):
            assert any(re.search(rf"(?<!\w){word}", words, re.IGNORECASE) for words in told), word


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_sentence_is_empty_talk(key: str) -> None:
    assert not [words for words in sentences(key) for empty in EMPTY if empty in words]
