"""What is costly is drawn once, and ahead where that is possible. Pictures are counted, not timed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.board.baked_board import BakedBoard
from game.board.bare_board import BareBoard
from game.scenes.table.scene import TableScene
from game.services.assets import BAKER
from game.services.cache import LIMIT, STORE
from game.stage import dice
from game.ui import materials, theme
from game.ui.kept_picture import STEADY
from game.ui.theme import Scale
from tests.game.driver import Person


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person((1280, 720))
    STORE.clear()
    yield person
    person.close()


class Counted:
    """How often a method has been called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> None:
        self.times = 0
        original = getattr(kind, name)

        def counting(*asked: object) -> object:
            self.times += 1
            return original(*asked)

        monkeypatch.setattr(kind, name, counting)


@pytest.mark.parametrize("key", GAMES)
def test_a_new_table_is_drawn_while_the_seats_are_chosen(
    person: Person, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    person.program.show_setup(key)
    person.rest()
    BAKER.catch_up()
    boards = Counted(monkeypatch, BareBoard, "_bare")
    laid = Counted(monkeypatch, BareBoard, "open")
    person.click_on("start")
    person.rest()
    person.scene(TableScene)
    assert (laid.times > 0, boards.times) == (True, 0)


@pytest.mark.parametrize("key", GAMES)
def test_an_explanation_that_opens_again_lights_no_board_anew(
    person: Person, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    played = game(key)
    person.open(TableScene(Session.new(played, played.fewest, LiveDealer(1))))
    for each in (pygame.K_t, pygame.K_t):
        person.key(each)
    drawn, lit = Counted(monkeypatch, BareBoard, "_bare"), Counted(monkeypatch, BakedBoard, "_light_map")
    for each in (pygame.K_t, pygame.K_t, pygame.K_w, pygame.K_w):
        person.key(each)
    assert (drawn.times, lit.times) == (0, 0)


def test_a_throw_that_is_laid_out_again_is_not_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slid = []
    original = dice._slid
    monkeypatch.setattr(dice, "_slid", lambda *asked: (slid.append(asked), original(*asked))[1])
    die = dice.Die((1, 2, 3, 4, 5, 6), 3, 30, theme.PLAIN_DIE)
    first = dice.throw([die], (301, 187), 77)
    thrown = len(slid)
    assert dice.throw([die], (301, 187), 77) is first
    assert len(slid) == thrown


def test_the_cache_grows_with_the_window_and_large_parts_are_not_kept() -> None:
    STORE.clear()
    STORE.fit((3840, 2160))
    try:
        assert LIMIT < STORE.limit < 4 * LIMIT
        surface = pygame.Surface((3840, 2160), 0, 32)
        materials.panel(surface, pygame.Rect(100, 100, 2500, 1900), Scale(2160))
        assert STORE.used < 1.3 * 2502 * 1902 * 4  # the panel, and the edges of its shadow
    finally:
        STORE.fit((1280, 720))
    assert STORE.limit == LIMIT


@pytest.mark.parametrize("key", GAMES)
def test_the_floor_of_a_table_at_rest_is_kept_and_looks_as_if_drawn_anew(
    person: Person, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    played = game(key)
    scene = TableScene(Session.new(played, played.fewest, LiveDealer(1)))
    person.open(scene)
    kept, anew = (pygame.Surface(person.app.size) for _ in range(2))
    slabs = Counted(monkeypatch, BareBoard, "draw")
    for _ in range(2 * STEADY):
        scene.view.draw(kept)
    assert slabs.times <= STEADY
    scene.view._floor.forget()
    scene.view.draw(anew)
    assert kept.get_buffer().raw == anew.get_buffer().raw


@pytest.mark.parametrize("key", GAMES)
def test_the_floor_follows_the_camera(person: Person, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    played = game(key)
    scene = TableScene(Session.new(played, played.fewest, LiveDealer(1)))
    person.open(scene)
    slabs = Counted(monkeypatch, BareBoard, "draw")
    for _ in range(2):
        scene.view.camera.pan(9, 5)
        scene.view.draw(person.app.surface)
    assert slabs.times == 2
