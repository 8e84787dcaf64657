"""The camera that follows the figure to move: it is there at once where nothing glides, and a press stops it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.game.driver import Person
from tests.game.wizards.test_walking import hound, table
from tests.wizards.scene import Scene


@pytest.fixture
def person(bare_board: None, request: pytest.FixtureRequest) -> Iterator[Person]:
    person = Person(speed=request.param)
    yield person
    person.close()


@pytest.mark.parametrize("person", [0.0], indirect=True)
def test_without_motion_the_camera_is_there_at_once(person: Person) -> None:
    camera = table(person, hound(3)).view.camera
    near = camera.scale
    person.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode=""))
    assert camera.scale < near
    assert not camera.gliding


@pytest.mark.parametrize("person", [1.0], indirect=True)
def test_what_is_pressed_while_the_camera_glides_stays_under_the_finger(person: Person) -> None:
    shown = table(person, hound(3))
    while shown.view.camera.flying:
        person.app.step(0.02)
    person.key(pygame.K_f)
    person.app.step(0.02)
    assert shown.view.camera.flying
    x, y = shown.cursor.piece_rect("figure-red").center
    pressed = {"button": 1, "touch": True}
    person.post((pygame.MOUSEBUTTONDOWN, {"pos": (x, y), **pressed}))
    person.rest()
    assert not shown.view.camera.gliding
    assert shown.cursor.piece_rect("figure-red").center == pytest.approx((x, y), abs=3)
    person.post((pygame.MOUSEMOTION, {"pos": (x + 9, y + 9), "rel": (9, 9), "buttons": (1, 0, 0), "touch": True}))
    assert shown.dragging.held == "figure-red"
    person.post((pygame.MOUSEBUTTONUP, {"pos": (x + 9, y + 9), **pressed}))
    assert not shown.dragging.held


@pytest.mark.parametrize("person", [0.0], indirect=True)
def test_at_the_rim_of_the_map_the_view_shows_lands_and_no_empty_sea_beyond(person: Person) -> None:
    camera = table(person, Scene().rank(red=1).at(red="MEG-10").roll(1).do("red", "roll")).view.camera
    assert camera.step
    x, y, width, height = camera.area
    left, top, wide, high = camera.window()
    assert x - 1 <= left < left + wide <= x + width + 1
    assert y - 1 <= top < top + high <= y + height + 1
