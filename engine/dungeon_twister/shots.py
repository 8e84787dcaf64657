"""Shots: what a figure can shoot with, and at whom (DT-RULE-RANGED).

A weapon is a part of the number "shot": a power gives its value, its clause and the token that shoots, the figure
itself or an object in its hands. Each weapon is used by itself; nothing adds to its value (DT-RULE-RANGED-04).
"""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.sight import refuse_sight
from engine.dungeon_twister.tokens import fights, foremost, friends, is_living, living, spared, square_of
from engine.flow import Part, Position, Reason

#: The word in `Fight.afar` for a figure that takes part by a shot.
SHOT = "shot"
#: The tag of powers of close combat, which do not work against a shot (DT-RULE-RANGED-07).
MELEE = "melee"


def weapons(t: Position, figure: str) -> tuple[Part, ...]:
    """What a figure can shoot with (DT-RULE-RANGED-01)."""
    if ("value", "shot") not in t.heard:
        return ()
    return t.breakdown("shot", (), figure).parts


def force(t: Position, figure: str, weapon: str) -> list[Part]:
    """What a shot counts: its own value instead of the shooter's (DT-RULE-RANGED-04)."""
    return [part for part in weapons(t, figure) if part.piece == weapon]


def shot_at(t: Position, figure: str, square: str) -> str:
    """Whom a shot at a square meets: an enemy's marker that fights there (DT-TERR-LIVINGTREE-6), else the
    figure."""
    marker = living(t, square)
    return marker if marker and not friends(t, marker, figure) else foremost(t, square)


def refuse_shot(t: Position, figure: str, weapon: str, square: str) -> list[Reason]:
    """The reasons against a shot of a figure with a weapon at whoever is on a square."""
    enemy = shot_at(t, figure, square) if square in t.places else ""
    if not enemy or not fights(t, enemy) or friends(t, enemy, figure):
        return [Reason("DT-RULE-RANGED-02", {"figure": figure}, (figure,))]
    if spared(t, figure, enemy, "DT-RULE-RANGED-14"):
        return [Reason("DT-RULE-RANGED-14", {"enemy": enemy}, (enemy,), (square,))]
    close = _too_close(t, figure, enemy)
    if close:
        facts: dict[str, str | int] = {"figure": figure, "enemy": close}
        return [Reason("DT-RULE-RANGED-03", facts, (close,), (square_of(t, close),))]
    unseen = refuse_sight(t, t.pieces[figure].place, square, ground=is_living(t, enemy))
    return unseen or t.forbidden("shot", figure, weapon, enemy)


def _too_close(t: Position, figure: str, enemy: str) -> str:
    """The target or an unwounded enemy on an adjacent square; empty if there is none (DT-RULE-RANGED-03)."""
    for square in board(t).touching(t.pieces[figure].place):
        other = living(t, square) if enemy == living(t, square) else foremost(t, square)
        if other and not friends(t, other, figure) and (other == enemy or not t.pieces[other].face):
            return other
    return ""
