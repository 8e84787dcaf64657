"""Incorporeal figures: they pass through everything and hold nothing (DT-RULE-INCORP)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import is_figure, is_thing, of_things
from engine.flow import Hook, Part, Position, Reason


def _passes(t: Position, ghost: str, figure: str, *way: object) -> bool:
    """Walls, gates, obstacles, and all figures."""
    return figure == ghost


def _no_hands(t: Position, ghost: str, figure: str) -> list[Part]:
    """What lies on its square is no load of its own (DT-RULE-INCORP-14)."""
    return [Part(-1, "DT-RULE-INCORP-05", ghost)] if figure == ghost else []


def _holds_nothing(t: Position, ghost: str, figure: str, load: str) -> list[Reason]:
    clause = "DT-RULE-INCORP-06" if is_figure(t, load) else "DT-RULE-INCORP-05"
    return [Reason(clause, {"figure": ghost}, (ghost,))] if figure == ghost else []


def _takes_nothing(t: Position, ghost: str, figure: str) -> list[Reason]:
    return [Reason("DT-RULE-INCORP-10", {"figure": ghost}, (ghost,))] if figure == ghost else []


def _sinks(t: Position, ghost: str, figure: str, square: str) -> list[Reason]:
    return [Reason("DT-RULE-INCORP-07", {"figure": ghost}, (ghost,), (square,))] if figure == ghost else []


def _guards(t: Position, ghost: str, figure: str, guard: str) -> list[Reason]:
    """Though it is of no use to the guard (DT-RULE-OBJECT-1)."""
    return [Reason("DT-RULE-INCORP-08", {"enemy": ghost}, (ghost,))] if guard == ghost else []


def _gains_nothing(t: Position, ghost: str, piece: str, hook: Hook) -> Reason | None:
    """An object that lies under it does nothing."""
    below = is_thing(t, piece) and t.pieces[piece].place == t.pieces[ghost].place
    return Reason("DT-RULE-INCORP-05", {"figure": ghost}, (ghost,)) if below else None


#: The hooks of every figure that is incorporeal.
HOOKS = (
    Hook("permit", "incorporeal", "DT-RULE-INCORP-02", _passes),
    Hook("permit", "in the dark", "DT-RULE-INCORP-03", _passes),
    Hook("permit", "DT-MOVE-08", "DT-RULE-INCORP-12", _passes),
    Hook("permit", "DT-MOVE-09", "DT-RULE-INCORP-02", _passes),
    Hook("permit", "DT-EXIT-02", "DT-RULE-FLY-10", _passes),
    Hook("value", "hands", "DT-RULE-INCORP-05", _no_hands),
    Hook("forbid", "carry", "DT-RULE-INCORP-06", _holds_nothing),
    Hook("permit", "overlook", "DT-OBJ-WEAKNESSRING-3", _passes),
    Hook("forbid", "search", "DT-RULE-INCORP-10", _takes_nothing),
    Hook("forbid", "hang", "DT-RULE-INCORP-07", _sinks),
    Hook("forbid", "take", "DT-RULE-INCORP-08", _guards),
    Hook("silence", "", "DT-RULE-INCORP-05", _gains_nothing, touches=of_things),
)
