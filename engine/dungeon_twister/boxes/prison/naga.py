"""Naga: through arrow slits (DT-CHAR-NAGA)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power


def _glides(t: Position, naga: str, figure: str, start: str, to: str) -> bool:
    """In his moves, with an object or a wounded friend (DT-CHAR-NAGA-3), also over a border (DT-TERR-SLIT-5)."""
    return figure == naga


POWER = Power("naga", (Hook("permit", "DT-TERR-SLIT-1", "DT-CHAR-NAGA-2", _glides),))
