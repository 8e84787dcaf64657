"""Every question of Wizards through the window: it has words, its choices have names, and a hand reaches each."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine.flow import Option, Session
from engine.table import LiveDealer
from engine.wizards import GAME
from game.input.offer_buttons import OfferButtons
from game.play.choices import Choices
from game.scenes.table.scene import TableScene
from game.ui.text import watch_clipping
from tests.game.driver import Person

SELDOM = {"call for help", "stop", "farewell", "no animal", "pass by", "decline", "enough"}
#: What no person may read: the ids of spaces, pieces, seats and lands, and placeholders.
RAW = re.compile(r"\b[A-Z]{3}-\d\d\b|\bS\d\d-\d\d\b|\b(land|task|event|seat|figure|person)-|[{}_]|\bred\b")


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def questions(seed: int, steps: int) -> Iterator[tuple[Session, tuple[str, frozenset[str]]]]:
    """A table by chance whenever it asks something, and what kind of question that is."""
    chance = random.Random(seed)
    game = ("competitive", "cooperative")[seed % 2]
    session = Session.new(GAME, 2 + seed % 5, LiveDealer(seed), options={"game": game})
    for _ in range(steps):
        if session.over:
            return
        seat = session.waiting()[0]
        options, ask = session.options(seat), session.position.ask
        assert ask is not None
        names = sorted({option.verb for option in options})
        yield session, (ask.topic, frozenset(names))
        wanted = [name for name in names if name not in SELDOM or chance.random() < 0.15] or names
        verb = chance.choice(wanted)
        session.choose(seat, chance.choice([option for option in options if option.verb == verb]))


def read(words: str) -> None:
    """Fail on words that no person should read."""
    assert words.strip()
    assert not RAW.search(words), words


def out_of_reach(shown: TableScene, choices: Choices) -> list[Option]:
    """The options that no button, click or drag of this table brings about."""
    ground, hand = shown.view.ground, shown.panels.hand
    buttons: OfferButtons = shown.offer_buttons
    offered = set(buttons._button_options(choices))
    found = []
    goals = shown.dragging.goals(choices)
    for option in choices.options:
        if goals.get(option.to) == option:
            assert option.to in shown.view.marks.legal
            continue
        known = any((each.verb, each.piece) == (option.verb, option.piece) for each in offered)
        visible = option.piece in shown.view.arrangement.by_id or hand.holds(option.piece)
        lies = not option.to or ground.spot(option.to) is not None
        if not (option in offered or (known and (lies or not option.to)) or (visible and lies)):
            found.append(option)
    return found


def check(person: Person, session: Session) -> None:
    """Read the bar and every choice of the open question, and reach for each."""
    with watch_clipping() as clipped:
        person.open(person.program.table_scene(session, None))
    assert not clipped, clipped
    shown = person.scene(TableScene)
    if shown.curtain.closed:
        person.click(shown.curtain.button.rect.center)
        person.rest()
    prompt, choices = shown.panels.prompt, shown.choices
    assert choices is not None, session.position.ask
    read(prompt.title)
    read(prompt.how)
    assert not out_of_reach(shown, choices), session.position.ask
    words = [str(button.words) for button in prompt.buttons]
    assert len(words) == len(set(words)), words
    for option in choices.options:
        read(shown.play.sentences.option(option))
    for label in words:
        read(label)


def check_all(person: Person, seeds: range, steps: int) -> set[str]:
    """Check each kind of question once; the topics that were met."""
    met: set[tuple[str, frozenset[str]]] = set()
    for seed in seeds:
        for session, kind in questions(seed, steps):
            if kind not in met:
                met.add(kind)
                check(person, session)
    return {topic for topic, _ in met}


def test_the_questions_of_the_first_days(person: Person) -> None:
    assert {"lay", "start", "begin", "walk"} <= check_all(person, range(1), 60)


@pytest.mark.soak
def test_every_question_has_words_and_every_choice_is_in_reach(person: Person) -> None:
    assert len(check_all(person, range(3), 2500)) > 20
