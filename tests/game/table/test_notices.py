"""Notices and the history's slider lie over nothing that is looked at just then."""

from __future__ import annotations

import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

SIZES = ((1280, 720), (1600, 900), (1024, 768), (2560, 1080))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_notices_lie_over_no_space_of_the_board(bare_board: None, key: str, size: tuple[int, int]) -> None:
    person = Person(size, auto_pass=False)
    try:
        person.open(person.program.table_scene(Session.new(game(key), 2, LiveDealer(1)), None))
        scene = person.scene(TableScene)
        for words in ("**Red** is wiser now and goes on to the west gate.", "Two."):
            person.app.toast(words)
        person.app.frame()
        areas = scene.panels.areas
        assert areas is not None
        rects = person.app.toasts.rects
        assert len(rects) == 2
        over = [place for place in scene.game_layout.layout.spaces
                if any(rect.collidepoint(scene.cursor.place_rect(place).center) for rect in rects)]  # fmt: skip
        assert over == []
        assert not any(rect.colliderect(areas.prompt) for rect in rects)
    finally:
        person.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_looking_back_the_newest_lines_and_the_notices_are_clear_of_the_slider(
    bare_board: None, size: tuple[int, int]
) -> None:
    person = Person(size)
    try:
        person.program.show_history(dealt(4, seed=5, decisions=60), None, 60)
        person.rest()
        scene = person.scene(HistoryScene)
        person.app.toast("The picture is saved.")
        person.app.frame()
        bar, log = scene.bar.ground.rect, scene.panels.log_panel
        assert not (log.visible and log.rect.colliderect(bar))
        assert not any(rect.colliderect(bar) for rect in person.app.toasts.rects)
    finally:
        person.close()
