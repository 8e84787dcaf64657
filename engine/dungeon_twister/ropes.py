"""Ropes over obstacles: what fastens them, and where one that a figure carries holds (DT-ROPE)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tokens import Loads, has_rope, heft, owner, standing
from engine.flow import Position, Reason

#: How many squares round an obstacle must hold a rope (DT-ROPE-02).
FASTENINGS = 2


def fastenings(t: Position, square: str, seat: str, coming: Loads = ()) -> int:
    """How many of the squares round an obstacle hold a rope (DT-ROPE-03).

    Firm ground does, and an obstacle with a rope or with the own Thief on it. Tokens there change nothing
    (DT-ROPE-05); walled-off squares, bare pits, hidden rooms hold none (DT-ROPE-04). Nor do a figure and its loads
    that are `coming` onto the obstacle: when the rope is laid they have left their square.
    """
    b = board(t)
    around = b.leading(square)
    return sum([b.holds(key) or _roped(t, key, coming) or borne(t, key, seat, coming) for key in around])


def _roped(t: Position, square: str, but: Loads) -> bool:
    """Whether a rope lies on an obstacle."""
    return has_rope(t, square, but=but) and board(t).obstacle(square)


def borne(t: Position, square: str, seat: str, but: Loads = ()) -> bool:
    """Whether a figure of the seat stands on an obstacle by a power of its own.

    Its friends pass there as over floor (DT-CHAR-THIEF-5).
    """
    figure = standing(t, square)
    return bool(figure) and figure not in but and owner(t, figure) == seat and firm(t, square, figure)


def firm(t: Position, square: str, token: str) -> bool:
    """Whether a figure can be on a square without a rope, because of the ground or by a power of its own."""
    rows, weight = board(t).layers(square), heft(t, token)
    kept = [row.action or row.bare or (row.enter if row.obstructs(weight) else "") for row in rows]
    return all(not clause or t.permitted(clause, token, square) for clause in kept)


def falls(t: Position, square: str, token: str) -> bool:
    """Whether a token dies on a square that nothing but a rope holds there."""
    rows = board(t).layers(square)
    return any(row.obstacle and row.action and not t.permitted(row.action, token, square) for row in rows)


def refuse_rope(t: Position, rope: str, square: str, seat: str, coming: Loads = ()) -> list[Reason]:
    """The reason against a rope that a figure of a seat has brought onto an obstacle by a power of its own, or
    would bring if it is `coming` there, with its loads."""
    n = fastenings(t, square, seat, coming)
    return [Reason("DT-ROPE-12", {"n": n}, (rope,), (square,))] if n < FASTENINGS else []
