"""Paladin: two loads (DT-CHAR-PALADIN, DT-RULE-TWOLOADS)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position, Power


def _two(t: Position, paladin: str, figure: str) -> list[Part]:
    """Objects, wounded friends, or one of each."""
    return [Part(1, "DT-RULE-TWOLOADS-01", paladin)] if figure == paladin else []


POWER = Power("paladin", (Hook("value", "hands", "DT-RULE-TWOLOADS-01", _two),))
