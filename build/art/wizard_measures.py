"""The measures and colours of Wizards, from `build/art/wizard_measures.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli

_FILE = Path(__file__).with_suffix(".toml")
MEASURES: dict[str, Any] = tomli.loads(_FILE.read_text(encoding="utf-8"))
COLOURS: dict[str, str] = MEASURES["colours"]
GROUND: dict[str, dict[str, str]] = MEASURES["ground"]
KINDS: dict[str, str] = MEASURES["kind"]
POINTS: dict[str, str] = MEASURES["points"]
ORDERS: dict[str, str] = MEASURES["orders"]
