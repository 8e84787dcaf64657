"""The application's tests run without a screen or a sound device, and in a data folder of their own."""

from __future__ import annotations

import os
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
