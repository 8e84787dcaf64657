"""A turn is not ended by mistake, and nobody must press a button where nothing else is left."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Option, Session
from game.play.passing import PAUSE, ends_early, only_passing
from game.scenes.table.scene import TableScene

from ..driver import Person
from ..scenes.conftest import dealt

MOST = 400


@pytest.fixture
def person() -> Iterator[Person]:
    someone = Person(auto_pass=False)
    yield someone
    someone.close()


def at_table(person: Person, session: Session) -> TableScene:
    person.open(person.program.table_scene(session, None))
    scene = person.scene(TableScene)
    scene.play.look_as(scene.play.seat)
    person.rest()
    return scene


def moment(person: Person, only: bool) -> tuple[TableScene, Option]:
    """A table where the player can only pass, or could do more but also end the turn; with that option."""
    for seed in range(1, 12):
        session = dealt(2, seed=seed, decisions=0)
        scene = at_table(person, session)
        for n in range(MOST):
            choices = scene.play.choices
            if session.over or choices is None:
                break
            passing = only_passing(choices)
            ending = next((option for option in choices.options if ends_early(choices, option)), None)
            found = passing if only else ending
            if found is not None:
                return at_table(person, session), found
            session.choose(session.waiting()[0], session.options(session.waiting()[0])[n % len(choices.options)])
    raise AssertionError("there is no such moment")


def button(scene: TableScene, option: Option) -> pygame.Rect:
    words = scene.play.sentences.option(option)
    return next(button.rect for button in scene.panels.prompt.buttons if button.words == words)


def test_ending_a_turn_that_could_go_on_is_asked_about(person: Person) -> None:
    scene, option = moment(person, only=False)
    entries = len(scene.session.entries)
    person.click(button(scene, option).center)
    assert len(person.app.modals) == 1
    assert len(scene.session.entries) == entries
    person.key(pygame.K_ESCAPE)
    assert len(scene.session.entries) == entries
    person.click(button(scene, option).center)
    person.key(pygame.K_RETURN)
    assert len(scene.session.entries) == entries + 1
    done = scene.session.entries[-1].record.choice
    assert done == option


def test_nothing_is_asked_if_that_is_not_wished(person: Person) -> None:
    person.app.change(confirm_end=False)
    scene, option = moment(person, only=False)
    entries = len(scene.session.entries)
    person.click(button(scene, option).center)
    assert person.app.modals == []
    assert len(scene.session.entries) == entries + 1


def wait(person: Person, scene: TableScene, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        person.app.update(0.1)


def test_passing_by_itself_where_nothing_else_is_left(person: Person) -> None:
    scene, option = moment(person, only=True)
    entries = len(scene.session.entries)
    wait(person, scene, 2 * PAUSE)
    assert len(scene.session.entries) == entries  # off by default
    person.app.change(auto_pass=True)
    wait(person, scene, PAUSE / 2)
    assert len(scene.session.entries) == entries  # not before it could be seen
    wait(person, scene, PAUSE)
    assert scene.session.entries[entries].record.choice == option


def test_nobody_passes_by_himself_who_could_do_more(person: Person) -> None:
    scene, _ = moment(person, only=False)
    person.app.change(auto_pass=True)
    entries = len(scene.session.entries)
    wait(person, scene, 3 * PAUSE)
    assert len(scene.session.entries) == entries
