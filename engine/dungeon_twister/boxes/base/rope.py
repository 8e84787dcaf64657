"""Rope: a way over a pit, and a hold on it (DT-ROPE, DT-PIT-08)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.ropes import FASTENINGS, borne, fastenings, firm
from engine.dungeon_twister.tokens import Loads, has_rope, heft, owner
from engine.flow import Hook, Position, Power, Reason


def needed_here(t: Position, figure: str, start: str, loads: Loads) -> bool:
    """Whether a rope that a figure carries holds it on its pit: then a second pit is too much (DT-PIT-07)."""
    if not board(t).obstacle(start, heft(t, figure)) or has_rope(t, start, but=loads) or firm(t, start, figure):
        return False
    return not borne(t, start, owner(t, figure))


def _lies_there(t: Position, rope: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    """A rope on a pit serves everybody (DT-ROPE-06), and friends of the one who stands on it (DT-ROPE-07)."""
    return t.pieces[rope].place == to


def _is_laid(t: Position, rope: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    """A rope in hand is laid where it finds two fastenings (DT-ROPE-01, DT-ROPE-02)."""
    if rope not in loads or needed_here(t, figure, start, loads):
        return False
    return _found(t, figure, to, loads) >= FASTENINGS


def _found(t: Position, figure: str, to: str, loads: Loads) -> int:
    """How many fastenings a rope finds on an obstacle that its bearer steps onto."""
    return fastenings(t, to, owner(t, figure), (figure, *loads))


def _not_laid(t: Position, rope: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    """Why a rope in hand does not help, or why a rope under one's feet cannot come along (DT-ROPE-09)."""
    if rope not in loads:
        on_it = board(t).obstacle(start, heft(t, figure)) and t.pieces[rope].place == start
        return [Reason("DT-PIT-08", {}, (), (start, to))] if on_it else []
    if needed_here(t, figure, start, loads):
        return [Reason("DT-PIT-08", {}, (), (start, to)), Reason("DT-ROPE-09", {"square": to}, (rope,), (to,))]
    return [Reason("DT-ROPE-02", {"n": _found(t, figure, to, loads)}, (rope,), (to,))]


POWER = Power(
    "rope",
    (
        Hook("permit", "obstacle", "DT-ROPE-06", _lies_there),
        Hook("permit", "obstacle", "DT-ROPE-01", _is_laid),
        Hook("forbid", "obstacle", "DT-ROPE-02", _not_laid),
    ),
)
