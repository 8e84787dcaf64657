"""Where the player's files lie: settings in one folder, saved tables and reports in another.

The environment variable TORCHLIT_HOME puts everything into the folder that it names.
"""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path

import platformdirs

HOME = "TORCHLIT_HOME"
NAME = "torchlit"
#: In bytes. File systems allow 255, some 143, for a whole name; a day, a number and two endings stand after it.
LONGEST_STEM = 110


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
    """A name in a folder that no file has yet. It begins with `stem`, cut between letters if that is too long;
    characters that are no letters or digits become dashes."""
    clean = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in stem)
    clean = clean.encode()[:LONGEST_STEM].decode(errors="ignore").strip()
    start, dot, ending = suffix.rpartition(".")
    names = chain([f"{clean}{suffix}"], (f"{clean}{start} {number}{dot}{ending}" for number in count(2)))
    return next(folder / name for name in names if not (folder / name).exists())
