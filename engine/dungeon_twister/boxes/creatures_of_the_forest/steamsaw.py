"""Steam Saw: fells trees, and counts in attack, in strong arms (DT-OBJ-STEAMSAW)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.content import content
from engine.dungeon_twister.felling import Felling, refuse_tree, trees_beside
from engine.dungeon_twister.tokens import heft, standing
from engine.dungeon_twister.turn import Turn
from engine.flow import Frame, Hook, Part, Position, Power, Reason

FELLS, STRIKES, HEAVY = "DT-OBJ-STEAMSAW-1", "DT-OBJ-STEAMSAW-2", "DT-OBJ-STEAMSAW-4"
LEAST = 3


def _weak(t: Position, figure: str) -> bool:
    """By the value that is printed on the face that it shows (DT-OBJ-STEAMSAW-6)."""
    return heft(t, figure) < LEAST


def _too_heavy(figure: str, saw: str) -> list[Reason]:
    return [Reason(HEAVY, {"figure": figure}, (saw,))]


def _not_carried(t: Position, saw: str, figure: str, load: str) -> list[Reason]:
    """Nor handed over by a Telekineticist, who may move it herself (DT-OBJ-STEAMSAW-7)."""
    return _too_heavy(figure, saw) if load == saw and _weak(t, figure) else []


def _lies_loose(t: Position, saw: str, token: str) -> list[Reason]:
    """Under the weak alone it is no load (DT-OBJ-STEAMSAW-5)."""
    if token != saw:
        return []
    there, figures = t.contents[t.pieces[saw].place], content(t).figures
    upright = [key for key in there if key in figures and not t.pieces[key].face]
    return _too_heavy(upright[0], saw) if upright and all(_weak(t, key) for key in upright) else []


def _strikes(t: Position, saw: str, figure: str, attacking: bool) -> list[Part]:
    borne = attacking and standing(t, t.pieces[saw].place) == figure and not _weak(t, figure)
    return [Part(1, STRIKES, saw)] if borne and not t.forbidden("wield", saw) else []


def _no_fire(t: Position, saw: str, weapon: str) -> list[Reason]:
    return [Reason("DT-OBJ-STEAMSAW-3", {}, (saw,))] if weapon == saw else []


def _trees(t: Position, saw: str, bearer: str) -> list[str]:
    return [] if _weak(t, bearer) else trees_beside(t, bearer)


def _refuse(t: Position, saw: str, bearer: str, square: str) -> list[Reason]:
    return _too_heavy(bearer, saw) if _weak(t, bearer) else refuse_tree(t, bearer, square, FELLS)


def _fell(t: Position, page: Turn, saw: str, bearer: str, square: str) -> Frame:
    return Felling(bearer, square, FELLS)


FELL = Use("steamsaw", "saw down", FELLS, _trees, _refuse, _fell, spent=False)
VERBS = {"Turn": (FELL.row,)}
POWER = Power(
    "steamsaw",
    (
        FELL.hook,
        Hook("forbid", "carry", HEAVY, _not_carried),
        Hook("forbid", "lift", "DT-OBJ-STEAMSAW-5", _lies_loose),
        Hook("value", "combat", STRIKES, _strikes),
        Hook("forbid", "forge", "DT-OBJ-STEAMSAW-3", _no_fire),
    ),
)
