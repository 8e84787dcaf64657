"""Fire Elemental: at home in fire, killed by water (DT-CHAR-FIREELEMENTAL)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.ground import wet
from engine.dungeon_twister.tokens import LASTING, Loads, carrier, exposed, has_rope
from engine.dungeon_twister.windows import FIRE, SPARED, Losing, Reply
from engine.flow import Frame, Hook, Part, Position, Power, Reason


def _burns(t: Position, square: str) -> bool:
    """Whether a square is on fire: lava, or a brazier."""
    b = board(t)
    return square in b.rough and any("fire" in row.tags for row in b.layers(square))


def _enters(t: Position, elemental: str, figure: str, *way: object) -> bool:
    """Without any load; with a rope it crosses like anyone (DT-CHAR-FIREELEMENTAL-9)."""
    loads = way[2] if len(way) > 2 else ()
    return figure == elemental and not loads


def _stays(t: Position, elemental: str, figure: str, square: str) -> bool:
    """Wounded too."""
    return figure == elemental


def _would_burn(t: Position, elemental: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    if figure != elemental or not loads or not _burns(t, to):
        return []
    return [Reason("DT-CHAR-FIREELEMENTAL-3", {"load": loads[0]}, loads, (to,))]


def _blazes(t: Position, elemental: str, figure: str, attacking: bool) -> list[Part]:
    """Not on a rope above the fire (DT-CHAR-FIREELEMENTAL-9)."""
    here = t.pieces[elemental].place
    at_home = figure == elemental and _burns(t, here) and not has_rope(t, here)
    return [Part(1, "DT-CHAR-FIREELEMENTAL-4", elemental)] if at_home else []


def _is_hot(t: Position, elemental: str, figure: str) -> bool:
    """Ice melts beside and below it, and none forms on it."""
    return figure == elemental


def _fireproof(t: Position, elemental: str, window: Losing) -> Frame | None:
    """It, and so whom it carries."""
    safe = window.cause == FIRE and window.figure == elemental
    return Reply((SPARED,)) if safe else None


def _drowns(t: Position, elemental: str, figure: str, square: str, moment: str) -> list[Reason]:
    """However it has come there (DT-RULE-PUSH-10): as an action ends, and at once if it is carried through water,
    not over it."""
    if figure != elemental or not exposed(t, elemental, "fire elemental") or not wet(t, square):
        return []
    bearer = carrier(t, elemental)
    wades = moment == "step" and bearer and not t.permitted("flight", bearer, square)
    return [Reason("DT-CHAR-FIREELEMENTAL-6", {}, (elemental,), (square,))] if wades or moment == "action" else []


POWER = Power(
    "fireelemental",
    (
        Hook("permit", "DT-TERR-LAVA-2", "DT-CHAR-FIREELEMENTAL-2", _enters),
        Hook("permit", "DT-TERR-LAVA-1", "DT-CHAR-FIREELEMENTAL-2", _stays, (LASTING,)),
        Hook("forbid", "obstacle", "DT-CHAR-FIREELEMENTAL-3", _would_burn),
        Hook("value", "combat", "DT-CHAR-FIREELEMENTAL-4", _blazes, (LASTING,)),
        Hook("permit", "melt", "DT-CHAR-FIREELEMENTAL-7", _is_hot),
        Hook("permit", "stay warm", "DT-CHAR-FIREELEMENTAL-7", _is_hot, (LASTING,)),
        Hook("permit", "melt below", "DT-CHAR-FIREELEMENTAL-8", _is_hot, (LASTING,)),
        Hook("react", "Losing", "DT-CHAR-FIREELEMENTAL-5", _fireproof, (LASTING,)),
        Hook("forbid", "live", "DT-CHAR-FIREELEMENTAL-6", _drowns, (LASTING,)),
    ),
)
