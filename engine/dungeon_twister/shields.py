"""Shields: what every shield does, whatever else it can do (DT-TERR-ROCKS)."""

from __future__ import annotations

from engine.flow import Hook, Position


def _covers(t: Position, shield: str, figure: str, square: str) -> bool:
    """Who bears it passes under falling rocks, and everybody while it lies there (DT-TERR-ROCKS-5)."""
    return t.pieces[shield].place in (square, t.pieces[figure].place)


COVER = Hook("permit", "DT-TERR-ROCKS-2", "DT-TERR-ROCKS-4", _covers)
