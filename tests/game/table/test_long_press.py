"""A finger that lies still on the table asks; a short touch clicks; a moving finger drags."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.table.scene import TableScene
from game.ui import theme

from ..driver import Person
from ..scenes.conftest import dealt


@pytest.fixture
def scene() -> Iterator[TableScene]:
    person = Person()
    person.open(person.program.table_scene(dealt(2, decisions=4), None))
    table = person.scene(TableScene)
    table.play.look_as(table.play.seat)
    person.rest()
    yield table
    person.close()


def touch(scene: TableScene, kind: int, at: tuple[int, int]) -> None:
    facts = {"pos": at, "rel": (0, 0), "buttons": (1, 0, 0), "touch": True}
    scene.app.handle(pygame.event.Event(kind, {**facts, "button": 1}))


def figure(scene: TableScene) -> tuple[str, tuple[int, int]]:
    """A figure of the person asked, and where it stands."""
    choices = scene.play.choices
    assert choices is not None
    piece = next(piece for piece in sorted(choices.pieces) if piece in scene.view.arrangement.by_id)
    return piece, scene.cursor.piece_rect(piece).center


def lie(scene: TableScene, at: tuple[int, int], seconds: float) -> None:
    touch(scene, pygame.MOUSEMOTION, at)
    touch(scene, pygame.MOUSEBUTTONDOWN, at)
    for _ in range(round(seconds / 0.05)):
        scene.app.update(0.05)


def test_a_long_touch_lights_the_lens_until_the_finger_goes(scene: TableScene) -> None:
    piece, at = figure(scene)
    lie(scene, at, theme.LONG_PRESS * 1.2)
    assert scene.lens_tool.on
    assert scene.panels.lens.shown is not None
    touch(scene, pygame.MOUSEBUTTONUP, at)
    assert not scene.lens_tool.on
    assert not scene.dragging.selected  # it was no click
    assert piece not in scene.dragging.held


def test_a_short_touch_is_a_click(scene: TableScene) -> None:
    piece, at = figure(scene)
    lie(scene, at, theme.LONG_PRESS * 0.4)
    touch(scene, pygame.MOUSEBUTTONUP, at)
    assert scene.dragging.selected == piece
    assert not scene.lens_tool.on


def test_a_finger_that_moves_leads_the_figure(scene: TableScene) -> None:
    piece, at = figure(scene)
    lie(scene, at, theme.LONG_PRESS * 0.4)
    touch(scene, pygame.MOUSEMOTION, (at[0] + 30, at[1] + 30))
    assert scene.dragging.held == piece
    for _ in range(20):
        scene.app.update(0.05)
    assert not scene.lens_tool.on
    touch(scene, pygame.MOUSEBUTTONUP, (at[0] + 30, at[1] + 30))
    assert not scene.dragging.held
