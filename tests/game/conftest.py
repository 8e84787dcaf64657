"""The application's tests run without a screen or a sound device, and in a data folder of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder for this test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("TORCHLIT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test begins and ends in English, whatever language the system prefers."""
    from game.services import language

    monkeypatch.setattr("game.services.language.of_system", lambda: "en")
    yield
    language.set_language("en")


@pytest.fixture(autouse=True)
def plain() -> Iterator[None]:
    """Each test ends in the usual colours."""
    yield
    from game.services import assets, cache
    from game.ui import text, theme

    if theme.use_colours():
        assets.use_palette("")
        cache.STORE.clear()
        text.clear()


@pytest.fixture
def bare_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stones of a board do not depend on what is tested, and take long to draw."""
    import pygame

    from game.board.bare_board import BareBoard

    def plain(board: object, window: tuple[float, float, float, float], scale: float, _: object) -> object:
        return pygame.Surface((max(1, round(window[2] * scale)), max(1, round(window[3] * scale))))

    monkeypatch.setattr(BareBoard, "_bare", plain)
