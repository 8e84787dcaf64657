"""Elf Scout: runs over pits, single or double, and does not stop there (DT-CHAR-ELFSCOUT)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power


def _crosses(t: Position, scout: str, figure: str, *way: object) -> bool:
    """Illusory ones are pits to him as well (DT-CHAR-ELFSCOUT-5)."""
    return figure == scout


POWER = Power("elfscout", (Hook("permit", "DT-MOVE-08", "DT-CHAR-ELFSCOUT-2", _crosses),))
