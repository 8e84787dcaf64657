"""The measures and colours of Knightmare, from `art/knightmare/measures.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli

_FILE = Path(__file__).resolve().parents[2] / "art/knightmare/measures.toml"
MEASURES: dict[str, Any] = tomli.loads(_FILE.read_text(encoding="utf-8"))
COLOURS: dict[str, Any] = MEASURES["colours"]
