"""Fireball Wand: one shot, for a Wizard (DT-OBJ-WAND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_use, unlisted
from engine.dungeon_twister.components import FIGURES, SEAT
from engine.dungeon_twister.events import Burnt
from engine.dungeon_twister.points import eliminate
from engine.dungeon_twister.sight import first_in_sight, refuse_sight
from engine.dungeon_twister.tokens import foremost, standing, thing
from engine.flow import Flow, Goto, Hook, Option, Position, Power, Reason, Verb, drag

if TYPE_CHECKING:
    from engine.dungeon_twister.turn import Turn


def _shots(t: Position, wand: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[wand].place)
    if not bearer or SEAT[bearer] != page.seat or not FIGURES[bearer].throws_fire:
        return []
    here = t.pieces[bearer].place
    seen = [first_in_sight(t, here, direction) for direction in range(4)]
    return [drag("fireball", bearer, square) for square in seen if square]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    bearer, square = option.piece, option.to
    against = refuse_to_use(t, page, bearer, "wand")
    if against:
        return against
    here = t.pieces[bearer].place
    wand = thing(t, here)
    if not wand or t.pieces[wand].kind != "wand":
        return [Reason("DT-OBJ-WAND-01")]
    if not FIGURES[bearer].throws_fire:
        return [Reason("DT-OBJ-WAND-02", {}, (wand,))]
    nobody = square not in t.contents or not foremost(t, square)
    return [*([Reason("DT-OBJ-WAND-08", {}, (), (square,))] if nobody else []), *refuse_sight(t, here, square)]


def _throw(t: Position, page: Turn, option: Option) -> Flow:
    """Whoever is hit dies, friend or enemy, even if just wounded (DT-OBJ-WAND-04, DT-OBJ-WAND-06), and whomever it
    carries (DT-OBJ-WAND-05); things stay (DT-OBJ-WAND-07)."""
    bearer, target = option.piece, foremost(t, option.to)
    pay(t, page, bearer)
    t.emit(Burnt(page.seat, bearer, thing(t, t.pieces[bearer].place), target))
    eliminate(t, target, "DT-OBJ-WAND-04")
    return Goto(replace(page, step="settle"))


DEEDS = (Verb("fireball", unlisted, _refuse, _throw, takes=("piece", "to")),)
POWER = Power("wand", (Hook("offer", "Turn", "DT-OBJ-WAND-01", _shots),))
