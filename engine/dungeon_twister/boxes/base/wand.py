"""Fireball Wand: one shot, for a Wizard (DT-OBJ-WAND)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.fire import burn, met_by_fire, refuse_target, targets
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.tokens import standing, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Frame, Position, Power, ProspectRow, Reason
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


def _shots(t: Position, wand: str, bearer: str) -> list[str]:
    return targets(t, bearer) if tagged(t, bearer, "wizard") else []


def _refuse(t: Position, wand: str, bearer: str, square: str) -> list[Reason]:
    if not tagged(t, bearer, "wizard"):
        return [Reason("DT-OBJ-WAND-02", {}, (wand,))]
    return refuse_target(t, bearer, square)


def _throw(t: Position, page: Turn, wand: str, bearer: str, square: str) -> Frame:
    t.emit(Burnt(page.seat, bearer, wand, met_by_fire(t, square)))
    return burn(t, square, "DT-OBJ-WAND-04")


def _shown(t: Position, wand: str) -> list[ProspectRow]:
    """Whom the fire would hit."""
    bearer = standing(t, t.pieces[wand].place)
    if not bearer or not tagged(t, bearer, "wizard"):
        return [row(said("Fire"), "", said("only in the hands of a Wizard"), "DT-OBJ-WAND-02", good=False)]
    squares = targets(t, bearer)
    note = named(t, [met_by_fire(t, square) for square in squares]) if squares else said("nobody is in sight")
    return [row(said("Could hit"), len(squares), note, "DT-OBJ-WAND-04", good=bool(squares))]


#: It flies no further than an anti-magic square (DT-OBJ-WAND-10).
THROW = Use("wand", "fireball", "DT-OBJ-WAND-01", _shots, _refuse, _throw, magic="through")
VERBS = {"Turn": (THROW.row,)}
EVENTS = (Burnt,)
LENS = _shown
NUMBERS = {"price/fireball": "DT-OBJ-WAND-03"}
POWER = Power("wand", (THROW.hook,))
