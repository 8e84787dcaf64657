"""Where the player's files lie: settings in one folder, saved tables and reports in another.

The environment variable TORCHLIT_HOME puts everything into the folder that it names.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME = "TORCHLIT_HOME"
NAME = "torchlit"


def config() -> Path:
    """The folder of the settings; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_config_path(NAME, appauthor=False)


def data() -> Path:
    """The folder of saved tables and reports; it need not exist yet."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_data_path(NAME, appauthor=False)


def shared() -> Path:
    """The folder of tables saved for others; below TORCHLIT_HOME if that is set."""
    return data() / "shared" if os.environ.get(HOME) else platformdirs.user_documents_path() / "Torchlit"


def pictures() -> Path:
    """The folder of pictures and films; below TORCHLIT_HOME if that is set."""
    return data() / "pictures" if os.environ.get(HOME) else platformdirs.user_pictures_path() / "Torchlit"


def unused(folder: Path, stem: str, suffix: str) -> Path:
    """A name in a folder that no file has yet. Characters of `stem` that are no letters or digits become
    dashes."""
    clean = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in stem).strip()
    names = [f"{clean}{suffix}", *(f"{clean} {number}{suffix}" for number in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())
