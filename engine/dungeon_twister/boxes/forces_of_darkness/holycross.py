"""Holy Cross: death to the undead that come onto its square (DT-OBJ-HOLYCROSS, DT-RULE-UNDEAD-2)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import exposed, tagged, wounded
from engine.flow import Hook, Position, Power, Reason

KIND = "holycross"


def cross_on(t: Position, square: str) -> bool:
    """Whether a Holy Cross lies on a square, in hand or loose."""
    return bool(t.kinds_in(square, KIND)) if square in t.contents else False


def _dies(t: Position, house: str, figure: str, square: str, moment: str) -> list[Reason]:
    """Who walks onto it at once, a friend's too (DT-OBJ-HOLYCROSS-5), not who flies over it; as an action ends
    all. A living bearer that passes them harms nobody (DT-OBJ-HOLYCROSS-4)."""
    if not exposed(t, figure, "undead") or not cross_on(t, square):
        return []
    if moment == "action":
        clause = "DT-OBJ-HOLYCROSS-6" if wounded(t, figure) else "DT-OBJ-HOLYCROSS-2"
    else:
        clause = "" if tagged(t, figure, "flies") or wounded(t, figure) else "DT-OBJ-HOLYCROSS-1"
    return [Reason(clause, {}, (figure,), (square,))] if clause else []


NEEDS = (KIND,)
HOUSE = Power("", (Hook("forbid", "live", "DT-OBJ-HOLYCROSS-1", _dies),))
