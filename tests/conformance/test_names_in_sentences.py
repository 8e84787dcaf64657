"""Names in sentences: every name stands alone, in every language, and brings its own article."""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from engine.flow import Game
from engine.games import GAMES, game
from engine.said import Said, placeholders, said

#: Facts that are numbers, or words as "open" and "clockwise": they may follow an article.
NO_NAMES = {
    "action", "advice", "amount", "ap", "attack", "by", "chips", "colour", "cost", "count", "defence", "far",
    "gold", "goal", "highest", "left", "level", "limit", "monster_die", "n", "now", "number", "player_die",
    "players", "points", "speed", "spin", "state", "steps", "strength", "their_wisdom", "value", "wisdom",
}  # fmt: skip
#: Words that determine a noun, in both languages.
DETERMINERS = (
    r"(?:a|an|the|your|his|her|its|their|no|every|any|another|this|"
    r"(?:d(?:er|ie|as|en|em|es))|(?:(?:k|d|s)?ein(?:e[rnms]?)?)|(?:dies|jen|jed)e[rnms]?)"
)
#: An article before a name or one word before it, as in "the {x}", "the wounded {x}", "dem Feld {x}".
_LED = re.compile(rf"\b{DETERMINERS}\s+(?:[\wäöüß-]+\s+)?\{{(\w+)\}}", re.IGNORECASE)
_ARTICLE = "(?:d(?:er|ie|as|en|em|es)|eine?[rnms]?)"
#: Two articles in a row, or with one word between as in "the wounded the blue Thief"; "a" before a vowel.
_DOUBLED = {
    "en": re.compile(r"\b(?:an?|the|your) (?:\w+ )?(?:an?|the|that|your)\b|\ba [aeio]|\ban [^aeiouh\W]", re.I),
    "de": re.compile(rf"\b{_ARTICLE} (?:[a-zäöüß]+ )?{_ARTICLE} \w"),
}


@pytest.fixture(params=GAMES)
def some_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


def templates(some_game: Game) -> Iterator[Said]:
    """Every sentence of a game into which names are put: refusals, events, prompts and options."""
    for clause in some_game.rulebook.clauses.values():
        yield clause.why or clause.text
    texts = some_game.templates
    for rows in (texts.events, texts.runs, texts.secrets, texts.options):
        yield from rows.values()
    for prompt in texts.prompts.values():
        yield from (prompt.title, prompt.how)


def names(some_game: Game) -> list[Said]:
    """Every kind of name: one of each template, and a player's."""
    found = {name.template: name for name in (*some_game.names.values(), *some_game.templates.places.values())}
    return [*found.values(), said("Mira")]


def languages(some_game: Game) -> dict[str, Callable[[str], str]]:
    """What translates into each language."""
    return {"en": str, "de": german(some_game)}


def german(some_game: Game) -> Callable[[str], str]:
    with (some_game.folder / "languages" / "de.mo").open("rb") as file:
        return gettext.GNUTranslations(file).gettext


def read_with(some_game: Game, known: Iterable[Said], translate: Callable[[str], str] = str) -> Iterator[str]:
    """Every sentence into which names are put, with each of these names."""
    for template in templates(some_game):
        facts = {key for key in placeholders(template.template) if key not in NO_NAMES}
        for name in known if facts else ():
            yield Said(template.template, dict.fromkeys(facts, name), capital=True).translated(translate)


def doubled(words: str, language: str = "en") -> bool:
    """Whether a name brings its article where there is one already, or stands behind the wrong one."""
    return _DOUBLED[language].search(words) is not None


def test_no_article_stands_before_a_name(some_game: Game) -> None:
    translate, read = german(some_game), 0
    for template in templates(some_game):
        for words in (str(template.template), translate(template.template) if template.template else ""):
            read += 1
            led = [name for name in _LED.findall(words) if name not in NO_NAMES]
            assert not led, words
    assert read > 200


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_reads_well_with_every_name(some_game: Game, language: str) -> None:
    filled = [*read_with(some_game, names(some_game), languages(some_game)[language])]
    assert len(filled) > 100
    assert [words for words in filled if doubled(words, language)] == []


def test_the_rule_finds_what_it_is_for() -> None:
    assert _LED.search("{figure} cannot stop on the wounded {enemy}.")
    assert _LED.search("Taking that rope would kill your own {friend}.")
    assert _LED.search("Über dem {edge} ist Schluss.")
    assert doubled("The Thief cannot stop on the wounded the blue Thief.")
    assert doubled("A arrow slit stops the jump.")
    assert doubled("Auf dem verletzten der blaue Dieb kann niemand anhalten.", "de")
    assert not _LED.search("The Thief holds {enemy}: the rope is short.")
