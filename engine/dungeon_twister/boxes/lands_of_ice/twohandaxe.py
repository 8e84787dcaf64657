"""Two-Handed Axe: counts in an attack for an action more, and fells trees (DT-OBJ-TWOHANDAXE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.felling import Felling, refuse_tree, trees_beside
from engine.dungeon_twister.heavy_weapons import heavy
from engine.dungeon_twister.turn import Turn
from engine.flow import Frame, Position, Power, Reason

FELLS = "DT-OBJ-TWOHANDAXE-4"


def _trees(t: Position, axe: str, bearer: str) -> list[str]:
    return trees_beside(t, bearer)


def _refuse(t: Position, axe: str, bearer: str, square: str) -> list[Reason]:
    return refuse_tree(t, bearer, square, FELLS)


def _fell(t: Position, page: Turn, axe: str, bearer: str, square: str) -> Frame:
    return Felling(bearer, square, FELLS)


FELL = Use("twohandaxe", "fell", FELLS, _trees, _refuse, _fell, spent=False)
VERBS = {"Turn": (FELL.row,)}
#: The bearer need not begin the fight (DT-OBJ-TWOHANDAXE-5); two axes cost two actions (DT-OBJ-TWOHANDAXE-2).
POWER = Power("twohandaxe", (FELL.hook, *heavy(1, "DT-OBJ-TWOHANDAXE-5", "DT-OBJ-TWOHANDAXE-1")))
