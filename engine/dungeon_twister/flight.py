"""Natural flight: over obstacles, 3D obstacles and figures, never through what is solid (DT-RULE-FLY)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.flow import Hook, Position, Reason
from engine.said import Said


def _flies(t: Position, flyer: str, figure: str, *way: object) -> bool:
    """Its own movement; a wounded flyer is carried like anybody (DT-RULE-FLY-14)."""
    return figure == flyer


def _lands(t: Position, flyer: str, figure: str, square: str) -> list[Reason]:
    return [Reason("DT-RULE-FLY-07", {"figure": flyer}, (flyer,), (square,))] if figure == flyer else []


def _through(t: Position, flyer: str, figure: str, barrier: str | Said) -> list[Reason]:
    facts: dict[str, str | int | Said] = {"figure": flyer, "barrier": barrier}
    return [Reason("DT-RULE-FLY-06", facts, (flyer,))] if figure == flyer else []


def _barred(t: Position, flyer: str, figure: str, start: str, to: str, loads: object) -> list[Reason]:
    return _through(t, flyer, figure, board(t).layers(to)[0].name)


def hooks(*tags: str) -> tuple[Hook, ...]:
    """The hooks of one that flies; by their tags places silence them."""
    return (
        Hook("permit", "flight", "DT-RULE-FLY-04", _flies, tags),
        Hook("permit", "DT-MOVE-08", "DT-RULE-FLY-03", _flies, tags),
        Hook("permit", "DT-MOVE-09", "DT-RULE-FLY-05", _flies, tags),
        Hook("permit", "DT-EXIT-02", "DT-RULE-FLY-10", _flies, tags),
        Hook("forbid", "barred", "DT-RULE-FLY-06", _barred, tags),
        Hook("forbid", "through", "DT-RULE-FLY-06", _through, tags),
        Hook("forbid", "landing", "DT-RULE-FLY-07", _lands, tags),
    )


#: The hooks of every figure that flies by nature (DT-RULE-FLY-01); ground that names flight is crossed.
HOOKS = hooks("flight")
