"""Falling rocks: a shield covers who passes below (DT-TERR-ROCKS)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import is_thing, tagged
from engine.flow import Hook, Position, Power


def _covered(t: Position, house: str, figure: str, square: str) -> bool:
    """Who bears a shield passes (DT-TERR-ROCKS-4), and everybody while one lies there (DT-TERR-ROCKS-5)."""
    near = (*t.contents[square], *t.contents[t.pieces[figure].place])
    return any(is_thing(t, key) and tagged(t, key, "shield") for key in near)


POWER = Power("", (Hook("permit", "DT-TERR-ROCKS-2", "DT-TERR-ROCKS-4", _covered),))
