"""Where the player's files lie: settings in one folder, saved tables and reports in another.

The environment variable TORCHLIT_HOME puts both into one folder of one's choice.
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
