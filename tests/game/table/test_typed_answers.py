"""A choice that is typed at the table: a field in the prompt bar, its button, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.flow import LONGEST_TEXT, Sentences, Session
from engine.games import GAMES
from engine.table import LiveDealer
from engine.teach import Course, read
from game.layout.game_layout import GameLayout
from game.panels.clause_card import Refusal
from game.play.log import LogLine
from game.scenes.lesson.lesson_play import NOT_YET, LessonChoices
from game.services.typed import drawable
from game.shots import Shot, picture
from game.ui import theme
from game.ui.field import TextField
from game.ui.text import flow, watch_clipping, watch_words
from tests.engine.riddles import GAME, LESSON, Answered, answer
from tests.game.restless import HOSTILE
from tests.game.table.conftest import Hands

SIZES = [(960, 600), (1280, 720), (1920, 1080)]


def riddling(shown: Callable[..., Hands], **kept: object) -> tuple[Session, Hands]:
    names = {"amber": "Mira", "beryl": "beryl"}
    session = Session.new(GAME, 2, LiveDealer(3), names=names)
    hands = shown(session, speed=0.0, **kept)
    hands.wait(0.1)
    return session, hands


def field(hands: Hands) -> TextField:
    found = hands.scene.panels.prompt.field
    assert found is not None
    return found


def types(hands: Hands, words: str) -> None:
    for letter in words:
        hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()[0]), mod=0, unicode=letter))
        hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hands.app.handle(pygame.event.Event(pygame.KEYUP, key=ord(letter.lower()[0]), mod=0))


def test_a_typed_choice_has_a_field_with_the_focus_and_a_button(shown: Callable[..., Hands]) -> None:
    _, hands = riddling(shown)
    prompt = hands.scene.panels.prompt
    assert hands.scene.page.focus is field(hands)
    assert [button.name for button in prompt.buttons] == ["option-answer", "option-pass", "option-aloud"]
    assert prompt.buttons[0].reason == "Type your answer first."
    assert field(hands).edited.longest == LONGEST_TEXT
    assert field(hands).rect.right <= prompt.buttons[0].rect.left
    assert prompt.rect.contains(field(hands).rect)


def test_enter_submits_what_was_typed_and_letters_are_no_shortcuts(shown: Callable[..., Hands]) -> None:
    session, hands = riddling(shown)
    types(hands, "well, time")  # w, l, t and the space do other things at the table
    assert field(hands).words == "well, time"
    assert not hands.scene.teaching.on
    hands.key(pygame.K_RETURN)
    assert len(session.entries) == 1
    assert hands.scene.panels.card.shown is not None  # RD-ASK-02: one word of letters
    assert field(hands).words == "well, time"
    hands.key(pygame.K_HOME)
    for _ in "well, ":
        hands.key(pygame.K_DELETE)
    hands.key(pygame.K_RETURN)
    assert session.entries[-1].record.choice == answer("time")


def test_a_refusal_repeats_what_was_typed_as_it_was(shown: Callable[..., Hands]) -> None:
    _, hands = riddling(shown)
    types(hands, "**7**")
    hands.key(pygame.K_RETURN)
    card = hands.scene.panels.card.shown
    assert isinstance(card, Refusal)
    told = flow(card.sentence, hands.scene.page.scale.style(theme.BODY), theme.INK)
    assert told.plain == "The Sphinx hears no word in **7**."


@pytest.mark.parametrize("typed", HOSTILE, ids=lambda typed: ascii(typed[:12]))
def test_no_answer_is_read_as_markup(shown: Callable[..., Hands], typed: str) -> None:
    _, hands = riddling(shown)
    hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=typed))
    written = field(hands).words
    hands.key(pygame.K_RETURN)
    hands.app.frame()
    card = hands.scene.panels.card.shown
    if isinstance(card, Refusal) and written:
        told = flow(card.sentence, hands.scene.page.scale.style(theme.BODY), theme.INK)
        assert told.plain.rstrip(".").endswith(drawable(written.strip()).rstrip("."))
        assert not [placed for placed in told.placed if placed.run.picture or placed.run.link]


def test_the_button_submits_too(shown: Callable[..., Hands]) -> None:
    session, hands = riddling(shown)
    types(hands, "Echo")
    button = hands.scene.panels.prompt.buttons[0]
    assert button.reason == ""
    hands.click(button.rect.center)
    assert session.entries[-1].record.choice == answer("Echo")
    assert session.waiting() == ("beryl",)


def test_nothing_is_submitted_from_an_empty_field(shown: Callable[..., Hands]) -> None:
    session, hands = riddling(shown)
    hands.key(pygame.K_RETURN)
    hands.click(hands.scene.panels.prompt.buttons[0].rect.center)
    types(hands, "   ")
    hands.key(pygame.K_RETURN)
    assert len(session.entries) == 1


def test_the_other_choices_stay_at_hand(shown: Callable[..., Hands]) -> None:
    session, hands = riddling(shown)
    hands.click(hands.scene.panels.prompt.buttons[1].rect.center)
    record = session.entries[-1].record
    assert record.choice is not None
    assert record.choice.verb == "pass"


def test_the_next_question_has_an_empty_field_and_the_words_stay_until_then(shown: Callable[..., Hands]) -> None:
    _, hands = riddling(shown)
    types(hands, "tim")
    before = field(hands)
    hands.scene._show_anew()
    assert field(hands) is before
    types(hands, "e")
    hands.key(pygame.K_RETURN)
    hands.wait(0.2)
    assert field(hands) is not before
    assert (field(hands).words, hands.scene.page.focus) == ("", field(hands))
    assert before not in hands.scene.page.widgets


def test_who_leaves_the_field_has_the_keys_of_the_table_again(shown: Callable[..., Hands]) -> None:
    session, hands = riddling(shown)
    hands.click(hands.scene.view.camera.view.center)
    assert hands.scene.page.focus is None
    hands.key(pygame.K_2)
    record = session.entries[-1].record
    assert record.choice is not None
    assert record.choice.verb == "pass"


@pytest.mark.parametrize("words", ["beryl", "**bold**", "{icon:gold}", "[RD-ASK-01]", "{seat}", "a \\ b", "amber"])
def test_what_was_typed_stands_plain_in_the_log(shown: Callable[..., Hands], words: str) -> None:
    """In what somebody typed, neither the id of a seat nor markup means anything."""
    session, hands = riddling(shown)
    sentences = Sentences(GAME, session.header.names)
    log = hands.scene.panels.log_panel
    log.log.add(LogLine(sentences.event(Answered("amber", words, False), None), "RD-ASK-03"))
    told = log._fitting(400, 900)[-1].words
    assert told.plain == f"Mira answers: {words}."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_field_finds_room(shown: Callable[..., Hands], size: tuple[int, int], scale: float) -> None:
    with watch_clipping() as clipped, watch_words() as words:
        _, hands = riddling(shown, size=size, interface=scale, text=scale)
        hands.app.frame()
    prompt = hands.scene.panels.prompt
    assert clipped == []
    assert "Answer" in words
    placed = [field(hands).rect, *[button.rect for button in prompt.buttons]]
    assert all(prompt.rect.contains(rect) for rect in placed)
    assert all(one.right <= other.left for one, other in pairwise(placed))


def test_a_picture_of_the_table_shows_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "riddles", "tests.engine.riddles")
    with watch_words() as drawn:
        picture(Shot("riddles", "table", 1, 2, ("human", "human"), (1280, 720)))
    assert drawn.count("Answer") >= 2  # in the empty field, and on the button


def test_the_lesson_says_what_is_to_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "01-riddles.toml"
    file.write_text(LESSON, encoding="utf-8")
    allowed = LessonChoices(Course(read(GAME, file)), GameLayout.read(GAME.folder))
    assert allowed.typed() == answer("time")
    assert allowed.mistyped(answer("Time")) is None
    assert allowed.mistyped(answer("echo")) is NOT_YET
    ruled = allowed.mistyped(answer("7"))
    assert ruled is not None
    assert ruled.reason.clause == "RD-ASK-02"


def test_a_bot_that_types_goes_on_with_the_game(shown: Callable[..., Hands]) -> None:
    """A typed answer stands in no list of options."""
    session = Session.new(GAME, 2, LiveDealer(3), options={"bots": "sharp"})
    hands = shown(session, humans=(), speed=0.0)
    hands.wait(2.0)
    assert [entry.record.choice.verb for entry in session.entries if entry.record.choice][:3] == ["answer"] * 3
