"""Katana: once a turn its bearer attacks for one action less (DT-OBJ-KATANA)."""

from __future__ import annotations

from engine.dungeon_twister.attacks import Declaring
from engine.dungeon_twister.quick_attacks import quickness, unsupported
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Power, Reason


def _is_quick(t: Position, katana: str, page: Declaring) -> list[Part]:
    """In a fight that its bearer begins, two-handed weapons included. It may be left out, and is not used up then
    (DT-OBJ-KATANA-5)."""
    borne = standing(t, t.pieces[katana].place) == page.attacker
    return [Part(-1, "DT-OBJ-KATANA-1", katana)] if borne else []


def _once(t: Position, katana: str, page: Declaring, piece: str) -> list[Reason]:
    """Of several one counts in a fight; each makes another attack of the turn cheaper (DT-RULE-TWOLOADS-10)."""
    if piece == katana and t.pieces[katana].mark("used"):
        return [Reason("DT-OBJ-KATANA-1", {}, (katana,))]
    second = katana in page.used and piece != katana and t.pieces[piece].kind == "katana"
    return [Reason("DT-OBJ-KATANA-3", {}, (katana,))] if second else []


LENS = quickness("DT-OBJ-KATANA-1")
POWER = Power(
    "katana",
    (
        Hook("value", "means", "DT-OBJ-KATANA-1", _is_quick),
        Hook("forbid", "use", "DT-OBJ-KATANA-3", _once),
        unsupported("DT-OBJ-KATANA-4"),
    ),
)
