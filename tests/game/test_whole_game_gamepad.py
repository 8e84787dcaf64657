"""Whole games for two at one screen, from the menu to the scores, with nothing but a gamepad."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from tests.game.driver import SHORT_GAMES, OneGamepad, Person, expect_finished, seeded, whole_games
from tests.game.gamepad import Pads


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setattr("engine.table.LiveDealer", seeded(7))
    person = Person()
    Pads(person, monkeypatch).plug_in()
    yield person
    person.close()


@pytest.mark.parametrize("key", whole_games(0, SHORT_GAMES))
def test_a_whole_game_by_gamepad_alone(person: Person, key: str) -> None:
    person.open(person.program.menu_scene())
    person.push(person.page.named(key))
    person.rest()
    person.seat_two(lambda name: person.push(person.page.named(name)))
    person.steer_to(person.page.named("kind 2"))
    person.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    person.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    setup = person.scene(SetupScene)
    assert setup.seating.people(setup.seats) == 2
    person.push(person.page.named("start"))
    person.rest()

    session = person.scene(TableScene).session
    OneGamepad(person, 9).play()
    person.rest()
    person.push(person.page.named("finish"))
    person.rest()

    expect_finished(person, session)
    person.press(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(person.app.scene, MenuScene)
