"""Goblin: no ability, but worth more on the way out (DT-CHAR-GOBLIN)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import Loads
from engine.flow import Hook, Part, Position, Power


def _escapes(t: Position, goblin: str, figure: str, loads: Loads) -> list[Part]:
    """On his own feet he is worth 2; carried out wounded nothing, like anybody (DT-CHAR-GOBLIN-3)."""
    return [Part(1, "DT-CHAR-GOBLIN-2", goblin)] if figure == goblin else []


POWER = Power("goblin", (Hook("value", "exit", "DT-CHAR-GOBLIN-2", _escapes),))
