"""Darkness: few enter it, nobody is aimed at there, and others do nothing there but leave (DT-TERR-DARKNESS)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import foremost, is_thing, tagged
from engine.flow import Hook, Position, Power, Reason

KIND = "darkness"
#: Powers by which a figure enters darkness and acts there.
AT_HOME = "in the dark"
#: The clauses against fighting out of darkness, and into it; powers lift them.
OUT_OF, INTO = "DT-TERR-DARKNESS-7", "DT-TERR-DARKNESS-5"


def dark(t: Position, square: str) -> bool:
    """Whether a square lies in darkness now."""
    b = board(t)
    return square in b.rough and content(t).terrain[KIND] in b.layers(square)


def hidden(t: Position, token: str) -> bool:
    """Whether a token lies in darkness."""
    return dark(t, t.pieces[token].place)


def _only_leaves(t: Position, house: str, figure: str) -> list[Reason]:
    """Whom darkness is no ground for, a figure that got up there, finds the way out by a step."""
    if not hidden(t, figure) or t.permitted(AT_HOME, figure):
        return []
    clauses = ("DT-TERR-DARKNESS-3", "DT-TERR-DARKNESS-4")
    return [Reason(clause, {"figure": figure}, (figure,)) for clause in clauses]


def _no_attack(t: Position, house: str, figure: str, enemy: str) -> list[Reason]:
    if hidden(t, figure) and not t.permitted(OUT_OF, figure):
        return [Reason(OUT_OF, {"figure": figure}, (figure,))]
    if hidden(t, enemy) and not (hidden(t, figure) and t.permitted(INTO, figure)):
        return [Reason(INTO, {"enemy": enemy}, (enemy,), (t.pieces[enemy].place,))]
    return []


def _no_shot(t: Position, house: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    """Nor does a shot out of darkness support others."""
    return _no_attack(t, house, figure, enemy)


def _no_part(t: Position, house: str, figure: str, other: str, attacking: bool) -> list[Reason]:
    """Who is there joins no fight, and links nobody to it."""
    idle = [key for key in (figure, other) if hidden(t, key) and not t.permitted(OUT_OF, key)]
    return [Reason(OUT_OF, {"figure": idle[0]}, tuple(idle))] if idle else []


def _out_of_reach(t: Position, house: str, figure: str, square: str) -> list[Reason]:
    if not dark(t, square):
        return []
    other = foremost(t, square)
    return [Reason("DT-TERR-DARKNESS-8", {"other": other or square}, (other,) if other else (), (square,))]


def _stays_down(t: Position, house: str, figure: str) -> list[Reason]:
    """Nobody recovers there but who lives there."""
    if not hidden(t, figure) or tagged(t, figure, "lives in darkness"):
        return []
    return [Reason("DT-TERR-DARKNESS-8", {"other": figure}, (figure,))]


def _not_pushed(t: Position, house: str, figure: str, to: str) -> list[Reason]:
    """Whom darkness is ground for may be pushed there."""
    if not dark(t, to) or t.permitted(AT_HOME, figure):
        return []
    return [Reason("DT-TERR-DARKNESS-6", {"figure": figure}, (figure,), (to,))]


def _lies_there(t: Position, house: str, token: str) -> bool:
    """Objects may be set down there at a reveal; Torches and figures may not."""
    return is_thing(t, token) and not tagged(t, token, "torch")


NEEDS = (KIND,)
HOUSE = Power(
    "",
    (
        Hook("forbid", "act", "DT-TERR-DARKNESS-3", _only_leaves),
        Hook("forbid", "target", INTO, _no_attack),
        Hook("forbid", "shot", OUT_OF, _no_shot),
        Hook("forbid", "join", OUT_OF, _no_part),
        Hook("forbid", "reach", "DT-TERR-DARKNESS-8", _out_of_reach),
        Hook("forbid", "rise", "DT-TERR-DARKNESS-8", _stays_down),
        Hook("forbid", "push", "DT-TERR-DARKNESS-6", _not_pushed),
        Hook("permit", "DT-RULE-REVEAL-3", "DT-RULE-REVEAL-3", _lies_there),
    ),
)
