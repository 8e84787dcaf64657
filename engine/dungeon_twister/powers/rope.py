"""Rope: a way over a pit, and a hold on it (DT-ROPE, DT-PIT-08)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import SEAT
from engine.dungeon_twister.tokens import has_rope, pit, standing
from engine.flow import Hook, Position, Power, Reason

FASTENINGS = 2


def fastenings(t: Position, square: str, seat: str) -> int:
    """How many of the squares round a pit hold a rope: firm ground, a roped pit, the own Thief's (DT-ROPE-03).

    Tokens there change nothing (DT-ROPE-05); walled-off squares, bare pits, hidden rooms hold none (DT-ROPE-04).
    """
    return sum([not pit(key) or has_rope(t, key) or _thief_on(t, key, seat) for key in board(t).touching(square)])


def _thief_on(t: Position, square: str, seat: str) -> bool:
    """Whether a figure of the seat stands on a pit without a rope, as only a Thief can."""
    figure = standing(t, square)
    return bool(figure) and SEAT[figure] == seat and t.permitted("DT-PIT-01", figure, square)


def needed_here(t: Position, figure: str, start: str, rope: str) -> bool:
    """Whether the rope that a figure carries holds it on its pit: then a second pit is too much (DT-PIT-07)."""
    return pit(start) and not has_rope(t, start, but=rope) and not t.permitted("DT-PIT-01", figure, start)


def _lies_there(t: Position, rope: str, figure: str, start: str, to: str, load: str) -> bool:
    """A rope on a pit serves everybody (DT-ROPE-06), and friends of the one who stands on it (DT-ROPE-07)."""
    return t.pieces[rope].place == to


def _is_laid(t: Position, rope: str, figure: str, start: str, to: str, load: str) -> bool:
    """A rope in hand is laid where it finds two fastenings (DT-ROPE-01, DT-ROPE-02)."""
    if load != rope or needed_here(t, figure, start, rope):
        return False
    return fastenings(t, to, SEAT[figure]) >= FASTENINGS


def _not_laid(t: Position, rope: str, figure: str, start: str, to: str, load: str) -> list[Reason]:
    """Why a rope in hand does not help, or why a rope under one's feet cannot come along (DT-ROPE-09)."""
    if load != rope:
        on_it = pit(start) and t.pieces[rope].place == start
        return [Reason("DT-PIT-08", {}, (), (start, to))] if on_it else []
    if needed_here(t, figure, start, rope):
        return [Reason("DT-PIT-08", {}, (), (start, to)), Reason("DT-ROPE-09", {"square": to}, (rope,), (to,))]
    return [Reason("DT-ROPE-02", {"n": fastenings(t, to, SEAT[figure])}, (rope,), (to,))]


POWER = Power(
    "rope",
    (
        Hook("permit", "DT-MOVE-08", "DT-ROPE-06", _lies_there),
        Hook("permit", "DT-MOVE-08", "DT-ROPE-01", _is_laid),
        Hook("forbid", "pit", "DT-ROPE-02", _not_laid),
    ),
)
