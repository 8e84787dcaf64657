"""Water Elemental: water is floor to it, and fire does not harm it (DT-CHAR-WATERELEMENTAL)."""

from __future__ import annotations

from engine.dungeon_twister.ground import wet
from engine.dungeon_twister.tokens import LASTING, Loads, is_thing
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Part, Position, Power


def _swims(t: Position, elemental: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    return figure == elemental


def _enters(t: Position, elemental: str, figure: str, *way: object) -> bool:
    """A waterfall too, without objects (DT-TERR-WATERFALL-2)."""
    loads = way[2] if len(way) > 2 and isinstance(way[2], tuple) else ()
    return figure == elemental and not any(is_thing(t, key) for key in loads)


def _stays(t: Position, elemental: str, figure: str, square: str) -> bool:
    """Wounded too."""
    return figure == elemental


def _surges(t: Position, elemental: str, figure: str, attacking: bool) -> list[Part]:
    at_home = figure == elemental and wet(t, t.pieces[elemental].place)
    return [Part(1, "DT-CHAR-WATERELEMENTAL-3", elemental)] if at_home else []


def _fireproof(t: Position, elemental: str, window: Losing) -> Frame | None:
    """It, and so whom it carries."""
    safe = window.cause == FIRE and window.figure == elemental
    return Reply((SPARED,)) if safe else None


POWER = Power(
    "waterelemental",
    (
        Hook("permit", "DT-TERR-WATER-3", "DT-CHAR-WATERELEMENTAL-2", _swims),
        Hook("permit", "DT-TERR-WATERFALL-3", "DT-TERR-WATERFALL-2", _enters),
        Hook("permit", "DT-TERR-WATERFALL-1", "DT-TERR-WATERFALL-2", _stays, (LASTING,)),
        Hook("value", "combat", "DT-CHAR-WATERELEMENTAL-3", _surges, (LASTING,)),
        Hook("react", "Losing", "DT-CHAR-WATERELEMENTAL-4", _fireproof, (LASTING,)),
    ),
)
