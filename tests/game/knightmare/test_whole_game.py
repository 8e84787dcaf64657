"""Whole games of Knightmare for two at one screen, from the set-up to the scores: by mouse and by keys alone,
with typed answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import game
from game.scenes.table.scene import TableScene
from tests.game.driver import Keys, Mouse, Person, Player, expect_finished, seeded

KEY = "knightmare"
HUMAN = 0  # among the kinds of players


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setattr("engine.table.LiveDealer", seeded(7))
    person = Person()
    person.program.games[KEY] = game(KEY)
    yield person
    person.close()


def play(person: Person, by: type[Player]) -> None:
    """Begin a game for two people at the set-up, and play it to the scores."""
    person.program.show_setup(KEY)
    person.rest()
    person.seat_two(person.click_on)
    person.click_option("kind 2", HUMAN)
    person.click_on("start")
    person.rest()
    session = person.scene(TableScene).session
    by(person, 9).play()
    assert any(entry.record.choice is not None and entry.record.choice.text for entry in session.entries)
    person.rest()
    person.click_on("finish")
    person.rest()
    expect_finished(person, session)


def test_a_whole_game_by_mouse_and_typed_answers(person: Person) -> None:
    play(person, Mouse)


@pytest.mark.soak
def test_a_whole_game_by_keys_and_typed_answers(person: Person) -> None:
    play(person, Keys)
