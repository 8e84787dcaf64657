"""Words of the glossary are found where sentences use them, in either language, and only there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.flow.glossary import GlossaryEntry, read_glossary
from engine.games import GAMES, game
from engine.said import Said
from game.services import language
from game.services.glossary_words import TARGET, GlossaryWords
from game.services.language import set_language, tell


@pytest.fixture(params=["en", "de"])
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def words(*told: str) -> GlossaryWords:
    return GlossaryWords({word: GlossaryEntry(Said(word), Said("A thing."), "X-Y-1") for word in told})


@pytest.mark.parametrize(
    ("word", "standing"),
    [
        ("Kampf", "Kämpfen"), ("Raum", "Räume"), ("Raum", "Raums"), ("Glückswurf", "Glückswürfe"),
        ("Truhe", "Truhen"), ("Freier Schritt", "freien Schritten"), ("Verletzt", "verletzten"),
        ("Der dümmste Spieler", "dümmsten Spielers"),
    ],
)  # fmt: skip
def test_inflected_german_words_are_found(word: str, standing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_translate", {"Thing": word}.get)
    found = words("Thing").marked(f"So: {standing}.")
    assert found == f"So: [{standing}]({TARGET}Thing)."


@pytest.mark.parametrize(("word", "standing"), [("Power chip", "power chips"), ("Study", "studies")])
def test_plurals_are_found(word: str, standing: str) -> None:
    assert words(word).marked(f"So: {standing}.") == f"So: [{standing}]({TARGET}{word})."


@pytest.mark.parametrize(
    ("word", "other"),
    [("Raum", "Raumteiler"), ("Level", "sublevel"), ("Draw", "drawn"), ("Gold", "gold-rimmed")],
)
def test_parts_of_other_words_are_not(word: str, other: str) -> None:
    assert words(word).marked(f"So: {other}.") == f"So: {other}."


def test_each_word_is_marked_once_a_paragraph_and_never_within_a_link() -> None:
    found = words("Gold", "Throw", "Lucky throw").marked("[Gold](X-Y-1) is gold, a lucky throw is gold.\nA throw.")
    assert found == f"[Gold](X-Y-1) is [gold]({TARGET}Gold), a [lucky throw]({TARGET}Lucky throw) is gold." + (
        f"\nA [throw]({TARGET}Throw)."
    )


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.usefixtures("spoken")
def test_nearly_every_word_stands_in_a_rule(key: str) -> None:
    played = game(key)
    glossary = GlossaryWords(read_glossary(played))
    text = "\n".join(glossary.marked(tell(clause.text)) for clause in played.rulebook.clauses.values())
    missed = [entry for entry in glossary.entries if f"]({TARGET}{entry})" not in text]
    assert len(missed) <= 2, missed
