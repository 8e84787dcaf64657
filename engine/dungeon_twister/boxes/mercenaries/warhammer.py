"""Runic War-Hammer: more in attack, most of all in the hands of a dwarf (DT-OBJ-WARHAMMER)."""

from __future__ import annotations

from engine.dungeon_twister.magic_in_fights import failing, foes_out_of_reach
from engine.dungeon_twister.tokens import foremost, tagged
from engine.flow import Hook, Part, Position, Power, Reason


def _strikes(t: Position, hammer: str, figure: str, attacking: bool) -> list[Part]:
    if not attacking or t.pieces[hammer].place != t.pieces[figure].place or t.forbidden("wield", hammer):
        return []
    if tagged(t, figure, "dwarf"):
        return [Part(2, "DT-OBJ-WARHAMMER-2", hammer)]
    return [Part(1, "DT-OBJ-WARHAMMER-1", hammer)]


def _rests(t: Position, hammer: str, weapon: str) -> list[Reason]:
    """Its runes are magical (DT-OBJ-WARHAMMER-3): where magic fails, forged or not, they give nothing."""
    if weapon != hammer:
        return []
    bearer = foremost(t, t.pieces[hammer].place)
    dull = failing(t, hammer) or (foes_out_of_reach(t, bearer) if bearer else [])
    return [Reason("DT-OBJ-WARHAMMER-4", {}, (hammer,)), *dull] if dull else []


POWER = Power(
    "warhammer",
    (
        Hook("value", "combat", "DT-OBJ-WARHAMMER-1", _strikes, ("magic",)),
        Hook("forbid", "wield", "DT-OBJ-WARHAMMER-4", _rests),
    ),
)
