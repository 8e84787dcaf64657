"""The measures and colours of Knightmare, from `build/art/knight_measures.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli

_FILE = Path(__file__).with_suffix(".toml")
MEASURES: dict[str, Any] = tomli.loads(_FILE.read_text(encoding="utf-8"))
COLOURS: dict[str, Any] = MEASURES["colours"]
