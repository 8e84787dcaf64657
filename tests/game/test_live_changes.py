"""Colours, scales and the language change live: every scene then looks as if it had been opened with them."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import Session
from engine.games import game
from game import shots
from game.services.assets import BAKER
from game.services.settings import Settings
from game.shots import played, staged
from tests.game.finished import finished

USUAL = Settings(speed=0.0, reduced_motion=True)
SCENES = ("menu", "library", "setup", "table", "history", "rules", "lessons", "lesson", "end", "review")
STEPS = 24  # until pictures are drawn anew
CHANGES = (
    {"palette": "red-green", "contrast": True},
    {"interface": 1.5, "text": 1.3, "language": "de"},
    {"reading_face": True, "palette": "blue-yellow"},
)


@cache
def session(over: bool) -> Session:
    if over:
        return finished("formidable-foes", ("human", "greedy", "greedy"))
    return played(game("formidable-foes"), ("human", "greedy"), 3, 60)


def seen(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_change_leaves_nothing_behind(scene: str, change: dict[str, object]) -> None:
    table = session(scene in shots.FINISHED)
    own = table.branch(len(table.entries) - 1)
    with staged(own, scene, USUAL, (1280, 720)) as program:
        program.app.frame()
        before = seen(program.app.surface)
        program.app.change(**change)
        for _ in range(STEPS):
            program.app.step(0.1)
            BAKER.catch_up()
        program.app.frame()
        live = program.app.surface.copy()
    own = table.branch(len(table.entries) - 1)
    with staged(own, scene, replace(USUAL, **change), (1280, 720)) as program:
        for _ in range(STEPS):
            program.app.step(0.1)
            BAKER.catch_up()
        program.app.frame()
        fresh = program.app.surface.copy()
    assert seen(fresh) != before
    unlike = pygame.mask.from_threshold(live, (0, 0, 0), (2, 2, 2, 255), fresh)
    unlike.invert()
    assert unlike.count() == 0, unlike.get_bounding_rects()
