"""Whole games for two at one screen, from the menu to the scores, with nothing but keys."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Session
from engine.table import LiveDealer
from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Keys, Person, expect_finished, whole_games

SEED = "9"


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def rename(person: Person, place: int, name: str) -> None:
    """Write another name into a seat's field."""
    person.tab_to(f"name {place}")
    for _ in person.scene(SetupScene).seating.chairs[place - 1].name:
        person.key(pygame.K_BACKSPACE)
    person.type(name)


@pytest.mark.parametrize("key", whole_games(1))
def test_a_whole_game_by_keys_alone(person: Person, key: str) -> None:
    person.open(person.program.menu_scene())
    person.enter_on(key)
    person.rest()
    person.seat_two(person.enter_on)
    person.tab_to("kind 2")
    person.key(pygame.K_LEFT)
    person.key(pygame.K_LEFT)
    rename(person, 1, "Mira")
    rename(person, 2, "Jonas")
    person.enter_on("more")
    person.tab_to("seed")
    person.type(SEED)
    setup = person.scene(SetupScene)
    assert setup.seating.people(setup.seats) == 2
    person.enter_on("start")
    person.rest()

    session = person.scene(TableScene).session
    assert tuple(session.header.names.values()) == ("Mira", "Jonas")
    begun = Session.new(session.game, session.header.seats, LiveDealer(int(SEED)), options=session.header.options)
    assert session.entries[0].record.draws == begun.entries[0].record.draws
    Keys(person, 9).play()
    person.rest()
    person.enter_on("finish")
    person.rest()

    expect_finished(person, session)
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.scene, MenuScene)
