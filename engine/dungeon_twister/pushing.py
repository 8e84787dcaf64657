"""Pushing: a figure goes one square straight away from the one that pushes it (DT-RULE-PUSH)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.events.moving import Pushed
from engine.dungeon_twister.exits import carries, leaves, refuse_drop, refuse_guarded
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.sight import heading
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tokens import (
    Loads,
    below,
    foremost,
    hands,
    has_rope,
    heft,
    is_figure,
    is_rope,
    loads,
    lying,
    owner,
    standing,
    things,
    wounded,
)
from engine.flow import Position, Reason
from engine.said import Said


def behind(t: Position, pusher: str, square: str, afar: bool = False) -> tuple[str, str]:
    """Where a push goes from a square beside the pusher, or in a straight line with one that pushes from afar; and
    the bar that stands in between ("" if none does). No place if the board ends there, or if the square lies
    elsewhere."""
    b, start = board(t), t.pieces[pusher].place
    if afar:
        direction = heading(t, start, square)
    else:
        direction = b.straight(start, square) if square in b.touching(start) else None
    if direction is None:
        return "", "wall"
    beyond = b.ways(square)[direction]
    return beyond.to, next(iter(beyond.shut), "")


def refuse_push(t: Position, pusher: str, square: str, afar: bool = False) -> list[Reason]:
    """The reasons against pushing the figure that is met on a square beside the pusher, of either colour, wounded
    or not (DT-RULE-PUSH-01); `afar` as in `behind`."""
    figure = foremost(t, square)
    to, bar = behind(t, pusher, square, afar)
    solid = _solid(t, to, bar)
    if solid:
        return [Reason("DT-RULE-PUSH-02", {"other": figure, "barrier": solid}, (figure,), (square,))]
    against = t.forbidden("push", figure, to)
    if against:
        return against
    if leaves(t, figure, to):  # DT-RULE-PUSH-21
        return refuse_guarded(t, to)
    return _refuse_stacking(t, figure, to)


def _solid(t: Position, to: str, bar: str) -> str | Said:
    """What is too solid to be pushed into; empty if nothing is."""
    if bar or not to:
        return bar or "wall"
    if to in board(t).slots:
        return "room"
    rows = board(t).layers(to) if to in board(t).rough else ()
    return next((row.name for row in rows if row.solid and not row.stayed), "")


def _refuse_stacking(t: Position, figure: str, to: str) -> list[Reason]:
    """A push may end on an object or on a wounded friend with free hands, the wounded also under a friend or
    whoever else carries them (DT-RULE-PUSH-04, DT-RULE-PUSH-05, DT-RULE-PUSH-14)."""
    along = brought(t, figure, to)
    third = next(iter(t.contents[to]), "")
    stacked = Reason("DT-RULE-PUSH-03", {"other": figure, "third": foremost(t, to) or third}, (figure,), (to,))
    if not wounded(t, figure):
        crowded = refuse_drop(t, figure, to, along)
        return [stacked, *crowded] if crowded else []
    bearer = standing(t, to)
    if bearer:
        fits = carries(t, bearer, figure) and not t.forbidden("carry", bearer, figure)
        load = len(below(t, bearer)) + len(along) + 1
        return [] if fits and load <= hands(t, bearer) else [stacked]
    crowd = [*lying(t, to), *along, *things(t, to)]
    return [stacked] if lying(t, to) or len(crowd) > 1 else []


def _held(t: Position, figure: str) -> Loads:
    """What lies with a figure: its loads, or the objects under it if it is wounded (DT-RULE-PUSH-20)."""
    return things(t, t.pieces[figure].place) if wounded(t, figure) else loads(t, figure)


def brought(t: Position, figure: str, to: str) -> Loads:
    """What comes along on a push: all on good footing and where a rope holds; nothing onto ground that kills
    (DT-RULE-PUSH-07), and no object into water (DT-RULE-PUSH-08)."""
    held = _held(t, figure)
    rows = board(t).layers(to) if to in board(t).rough else ()
    if not rows or leaves(t, figure, to) or _roped(t, figure, to, held):
        return held
    if any(_deadly(t, row, figure, to) for row in rows):
        return ()
    return tuple([key for key in held if is_figure(t, key)]) if any(row.bare for row in rows) else held


def _deadly(t: Position, row: Terrain, figure: str, to: str) -> bool:
    """Whether ground kills a figure that is pushed onto it (DT-RULE-PUSH-11)."""
    return bool(row.action) and not t.permitted(row.action, figure, to)


def _roped(t: Position, figure: str, to: str, held: Loads) -> bool:
    """Whether a rope saves a figure on an obstacle: one that lies there, or its own with two fastenings that does
    not hold it where it is (DT-RULE-PUSH-12, DT-RULE-PUSH-13)."""
    b = board(t)
    if not b.deep(to, heft(t, figure)):
        return False
    if has_rope(t, to):
        return True
    start, own = t.pieces[figure].place, [key for key in held if is_rope(t, key)]
    needed = b.deep(start, heft(t, figure)) and len([key for key in t.contents[start] if is_rope(t, key)]) < 2
    return bool(own) and not needed and fastenings(t, to, owner(t, figure), (figure, *held)) >= FASTENINGS


def _slack(t: Position, figure: str, to: str, along: Loads) -> Loads:
    """The ropes that come along and hold nobody, as where a bridge breaks: fastenings are missing."""
    if wounded(t, figure) or not board(t).deep(to, heft(t, figure)) or _roped(t, figure, to, along):
        return ()
    return tuple([key for key in along if is_rope(t, key)])


def push(t: Position, seat: str, pusher: str, square: str, afar: bool = False) -> None:
    """Push the figure that is met on a square. What its new square does to it comes when the action ends.

    Over the line opposing its own it leaves the dungeon (DT-RULE-PUSH-21).
    """
    figure = foremost(t, square)
    to, _ = behind(t, pusher, square, afar)
    along = brought(t, figure, to)
    slack = _slack(t, figure, to, along)
    t.emit(Pushed(seat, pusher, figure, to, along))
    for rope in slack:
        t.emit(Lost(rope, "DT-ROPE-12"))
    if leaves(t, figure, to):
        escape(t, figure, along)
