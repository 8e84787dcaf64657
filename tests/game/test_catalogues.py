"""The committed catalogues: braces agree, and everything a running table says is translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from engine.bots import make
from engine.flow import Option, Session
from engine.flow.sentences import Sentences
from engine.games import GAMES, game
from engine.said import PICTURES, Said, placeholders
from engine.table import LiveDealer
from engine.teach import cases, lessons
from game.services import language

CODES = [code for code in language.LANGUAGES if code != "en"]
NAMES = ("Mira", "Jonas")


@cache
def entries(code: str) -> dict[str, str]:
    """All sentences that the catalogues of a language hold, with their translations."""
    found: dict[str, str] = {}
    for file in reversed(language.catalogues(code)):
        found |= language._read(file)._catalog  # type: ignore[attr-defined]
    found.pop("", None)
    return found


def braces(template: str) -> set[str]:
    return set(re.findall(r"{(\w+)", template))


@pytest.mark.parametrize("code", CODES)
def test_the_braces_of_every_translation_agree(code: str) -> None:
    odd = []
    for template, translation in entries(code).items():
        placeholders(translation)  # closed and opened, else ValueError
        if braces(template) - set(PICTURES) != braces(translation) - set(PICTURES):
            odd.append((template, translation))
    assert len(entries(code)) > 2000
    assert odd == []


@pytest.mark.parametrize("code", CODES)
def test_pictures_links_and_clauses_stay_in_every_translation(code: str) -> None:
    def kept(words: str) -> list[str]:
        return sorted(re.findall(r"{(?:icon|mark):[\w-]+}|\]\([^)]*\)|\[?[A-Z]{2}(?:-[A-Z0-9]+)+-\d+", words))

    odd = [(english, told) for english, told in entries(code).items() if kept(english) != kept(told)]
    assert odd == []


@pytest.mark.parametrize("code", CODES)
def test_a_number_has_one_word_for_one_and_one_for_more(code: str) -> None:
    odd = [
        translation
        for translation in entries(code).values()
        for forms in re.findall(r"{\w+:([^}]*\|[^}]*)}", translation)
        if forms.count("|") != 1 or not all(forms.split("|"))
    ]
    assert odd == []


# -- what a running table says -------------------------------------------------------------------------------


def templates(words: object) -> Iterator[str]:
    """The templates of words and of the words in them that need a translation."""
    if isinstance(words, Said):
        if re.search(r"[^\W\d_]", re.sub(r"{[^{}|]*}", "", words.template)):
            yield words.template
        for value in (words.values or {}).values():
            yield from templates(value)


def everything_said(key: str) -> Iterator[object]:
    """What a game of two bots shows: questions, choices, what happens, refusals, and the end."""
    played = game(key)
    seats = played.seat_ids(2)
    session = Session.new(played, seats, LiveDealer(3), names=dict(zip(seats, NAMES, strict=True)))
    words = Sentences(played, session.header.names)
    bots = {seat: make("random", number) for number, seat in enumerate(seats)}
    while not session.over:
        seat = session.waiting()[0]
        prompt = words.prompt(session.position, seat)
        options = session.options(seat)
        yield from (prompt.title, prompt.how, *map(words.option, options[:40]))
        for verb in session.position.verbs:
            yield from map(words.why, session.why_not(seat, Option(verb)))
        record = session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
        for happening in record.happened:
            yield from (words.event(happening.event, viewer) for viewer in (None, *seats))
            yield words.run(happening.event, 2)
    end = words.prompt(session.position, seats[0])
    yield from (end.title, end.how)
    for score in played.outcome(session.position).scores:
        yield from score.parts


def everything_written(key: str) -> Iterator[object]:
    """What stands in a game's data: rules, names, settings, lessons."""
    played = game(key)
    for clause in played.rulebook.clauses.values():
        yield from (clause.title, clause.text, clause.why, clause.reason, clause.box)
    yield from (played.name, *played.names.values())
    for setting in played.settings:
        yield from (setting.title, setting.help, *(words for _, words in setting.choices))
    for lesson in lessons(played):
        yield from (lesson.title, lesson.line)
    for lesson in (*lessons(played), *cases(played)):
        yield from (beat.say for beat in lesson.beats)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_table_says_is_translated(key: str, code: str) -> None:
    wanted = {template for words in everything_said(key) for template in templates(words)}
    assert len(wanted) > 60
    assert sorted(wanted - entries(code).keys()) == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_stands_in_the_data_of_a_game_is_translated(key: str, code: str) -> None:
    wanted = {template for words in everything_written(key) for template in templates(words)}
    assert len(wanted) > 300
    assert sorted(wanted - entries(code).keys()) == []
