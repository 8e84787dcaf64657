"""The table below a duel is drawn anew only where it changes, and never differs from one that is."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.table.scene import TableScene
from game.services.assets import BAKER
from tests.game.table.conftest import Hands
from tests.game.table.test_duel import fights, foe


def pixels(hands: Hands, monkeypatch: pytest.MonkeyPatch, kept: bool) -> bytes:
    """The window, with or without the picture that is kept."""
    monkeypatch.setattr(TableScene, "keeps_below", kept)
    hands.app.frame()
    return pygame.image.tobytes(hands.app.surface, "RGB")


def test_the_picture_that_is_kept_is_the_one_that_would_be_drawn(
    shown: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = shown(foe(), humans=("red",), size=(960, 600))
    fights(hands)
    hands.app.update(0.02)
    BAKER.catch_up()
    for step in range(70):
        for _ in range(4):
            hands.app.update(1 / 60)
            pixels(hands, monkeypatch, kept=True)
        if step % 9 == 5:
            hands.move((40 + 12 * step, 300))
        BAKER.catch_up()
        assert pixels(hands, monkeypatch, kept=True) == pixels(hands, monkeypatch, kept=False), step
        if step > 3 and hands.scene.duel_flow.duel is None:
            return
    raise AssertionError("the duel never ended")
