"""Fireball Wand: one shot, for a Wizard (DT-OBJ-WAND)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_use, unlisted
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.sight import first_in_sight, refuse_sight
from engine.dungeon_twister.tokens import foremost, side, standing, tagged, thing
from engine.dungeon_twister.turn import Turn
from engine.flow import Call, Event, Flow, Hook, Option, Position, Power, ProspectRow, Reason, Verb, drag
from engine.said import said
from engine.table import Change, Move


class Burnt(Event, tag="burnt", frozen=True, gc=False):
    """A fireball flies, and the wand is used up."""

    seat: str
    figure: str
    wand: str
    target: str
    clause: str = "DT-OBJ-WAND-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.wand, "gone"),)


def _shots(t: Position, wand: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[wand].place)
    if not bearer or side(t, bearer) != page.seat or not tagged(t, bearer, "wizard"):
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
    if not tagged(t, bearer, "wizard"):
        return [Reason("DT-OBJ-WAND-02", {}, (wand,))]
    nobody = square not in t.contents or not foremost(t, square)
    return [*([Reason("DT-OBJ-WAND-08", {}, (), (square,))] if nobody else []), *refuse_sight(t, here, square)]


def _throw(t: Position, page: Turn, option: Option) -> Flow:
    """Whoever is hit dies, friend or enemy, even if just wounded (DT-OBJ-WAND-04, DT-OBJ-WAND-06), and whomever it
    carries (DT-OBJ-WAND-05); things stay (DT-OBJ-WAND-07)."""
    bearer, target = option.piece, foremost(t, option.to)
    pay(t, page, bearer)
    t.emit(Burnt(page.seat, bearer, thing(t, t.pieces[bearer].place), target))
    return Call(Losses((target,), "DT-OBJ-WAND-04", fatal=True), replace(page, step="settle"))


def _shown(t: Position, wand: str) -> list[ProspectRow]:
    """Whom the fire would hit."""
    bearer = standing(t, t.pieces[wand].place)
    if not bearer or not tagged(t, bearer, "wizard"):
        return [row(said("Fire"), "", said("only in the hands of a Wizard"), "DT-OBJ-WAND-02", good=False)]
    here = t.pieces[bearer].place
    squares = [square for square in (first_in_sight(t, here, n) for n in range(4)) if square]
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("nobody is in sight")
    return [row(said("Could hit"), len(squares), note, "DT-OBJ-WAND-04", good=bool(squares))]


VERBS = {"Turn": (Verb("fireball", unlisted, _refuse, _throw, takes=("piece", "to")),)}
EVENTS = (Burnt,)
LENS = _shown
NUMBERS = {"price/fireball": "DT-OBJ-WAND-03"}
POWER = Power("wand", (Hook("offer", "Turn", "DT-OBJ-WAND-01", _shots),))
