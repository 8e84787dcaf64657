"""Ropes over pits: what fastens them, and where one that a figure carries holds (DT-ROPE)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tokens import has_rope, owner, pit, standing
from engine.flow import Position

#: How many squares round a pit must hold a rope (DT-ROPE-02).
FASTENINGS = 2


def fastenings(t: Position, square: str, seat: str) -> int:
    """How many of the squares round a pit hold a rope: firm ground, a roped pit, the own Thief's (DT-ROPE-03).

    Tokens there change nothing (DT-ROPE-05); walled-off squares, bare pits, hidden rooms hold none (DT-ROPE-04).
    """
    return sum([not pit(t, key) or has_rope(t, key) or borne(t, key, seat) for key in board(t).touching(square)])


def borne(t: Position, square: str, seat: str) -> bool:
    """Whether a figure of the seat stands on a pit by a power of its own, so that its friends pass as over floor
    (DT-CHAR-THIEF-5)."""
    figure = standing(t, square)
    return bool(figure) and owner(t, figure) == seat and t.permitted("DT-PIT-01", figure, square)
