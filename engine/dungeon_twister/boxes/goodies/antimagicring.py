"""Anti-Magic Ring: if it is agreed, its bearer has the powers of a Magophage, and his own numbers
(DT-OBJ-ANTIMAGICRING-1)."""

from __future__ import annotations

from engine.dungeon_twister.agreements import agreed
from engine.dungeon_twister.magic import FAILING
from engine.dungeon_twister.magic_free import hooks, shown
from engine.dungeon_twister.tokens import standing
from engine.flow import Position, Power, ProspectRow

KIND, CLAUSE = "antimagicring", "DT-OBJ-ANTIMAGICRING-1"
#: Like all rings it is magic, of which some have no use, though it works where magic fails.
MAGICAL = "DT-OBJ-ANTIMAGICRING-2"


def _bearer(t: Position, ring: str) -> str:
    """Who wears it, unwounded."""
    return standing(t, t.pieces[ring].place) if agreed(t, KIND) == "on" else ""


def _shown(t: Position, ring: str) -> list[ProspectRow]:
    figure = _bearer(t, ring)
    return shown(t, figure, CLAUSE) if figure else []


LENS = _shown
POWER = Power(KIND, (*hooks(_bearer, CLAUSE, MAGICAL, CLAUSE, "worn magic"), FAILING))
