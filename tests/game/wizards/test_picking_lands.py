"""A land to be picked on the map: its ring has its own shape, and no button for one of many is golden."""

from __future__ import annotations

import pygame
import pytest

from engine.wizards import GAME
from game.board import highlight_layer
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.game.wizards.test_every_question import questions


def test_of_many_equal_lands_none_has_a_golden_button_and_all_have_rings_of_six_sides(
    bare_board: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = next(
        session for seed in range(20) for session, (topic, _) in questions(seed, 400) if topic == "pick land"
    )
    person = Person()
    try:
        person.open(person.program.table_scene(session, None))
        shown = person.scene(TableScene)
        if shown.curtain.closed:
            person.click(shown.curtain.button.rect.center)
            person.rest()
        assert session.game is GAME
        buttons = shown.panels.prompt.buttons
        assert buttons
        assert all(button.kind != "primary" for button in buttons)
        lands = [piece for piece in shown.view.marks.ready if piece.startswith("land-")]
        assert lands
        square: list[object] = []
        monkeypatch.setattr(highlight_layer, "_tile_ring", lambda *ring: square.append(ring))
        shown.view.highlight_layer.draw_ready(pygame.Surface((1280, 720)), figures=False)
        assert square == []
    finally:
        person.close()
