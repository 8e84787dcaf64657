"""Scars of the Troll Slayer: who bears them never regenerates again (DT-CHAR-TROLLSLAYER-3)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power, Reason


def _aches(t: Position, house: str, figure: str) -> list[Reason]:
    if not t.pieces[figure].mark("scarred"):
        return []
    return [Reason("DT-CHAR-TROLLSLAYER-3", {"figure": figure}, (figure,))]


POWER = Power("", (Hook("forbid", "regenerate", "DT-CHAR-TROLLSLAYER-3", _aches),))
