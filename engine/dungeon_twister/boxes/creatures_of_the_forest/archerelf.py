"""Archer Elf: shoots as often as there are actions (DT-CHAR-ARCHERELF)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position, Power

VALUE = 2


def _shoots(t: Position, archer: str, figure: str) -> list[Part]:
    return [Part(VALUE, "DT-CHAR-ARCHERELF-2", archer)] if figure == archer else []


POWER = Power("archerelf", (Hook("value", "shot", "DT-CHAR-ARCHERELF-2", _shoots),))
