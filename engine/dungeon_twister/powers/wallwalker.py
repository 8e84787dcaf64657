"""Wall-Walker: goes through walls (DT-CHAR-WALLWALKER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_act, unlisted
from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import SEAT
from engine.dungeon_twister.events import WallPassed
from engine.dungeon_twister.footing import leaves, refuse_entry, refuse_guarded, refuse_stop
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.tokens import foremost, load
from engine.flow import Flow, Goto, Hook, Option, Position, Power, Reason, Verb, drag

if TYPE_CHECKING:
    from engine.dungeon_twister.turn import Turn

#: What she passes: walls, double ones for the same AP (DT-CHAR-WALLWALKER-03), and slits (DT-CHAR-WALLWALKER-09).
PASSED = {"wall", "arrow slit"}


def _walls(t: Position, walker: str, page: Turn) -> list[Option]:
    if SEAT[walker] != page.seat:
        return []
    ways = board(t).ways(t.pieces[walker].place)
    return [drag("pass", walker, way.to) for way in ways if way.to and way.bars and PASSED.issuperset(way.bars)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    walker, to = option.piece, option.to
    against = refuse_to_act(t, page, walker, ability=True)
    if against:
        return against
    if not t.permitted("DT-CHAR-WALLWALKER-02", walker):
        return [Reason("DT-CHAR-WALLWALKER-02", {}, (walker,))]
    b, start = board(t), t.pieces[walker].place
    way = b.to(start, to)
    if way is None or not way.bars:
        return [Reason("DT-CHAR-WALLWALKER-02", {}, (walker,))]
    if not PASSED.issuperset(way.bars):
        if "portcullis" in way.bars:
            return [Reason("DT-CHAR-WALLWALKER-04", {}, (), (to,))]
        return [Reason("DT-CHAR-WALLWALKER-06", {}, (), (to,)), Reason("DT-REVEAL-12", {"room": to}, (), (to,))]
    return _refuse_landing(t, walker, start, to)


def _refuse_landing(t: Position, walker: str, start: str, to: str) -> list[Reason]:
    """Behind the wall she must be able to end a move with her load (DT-CHAR-WALLWALKER-06), on a pit with a rope
    (DT-CHAR-WALLWALKER-07)."""
    held = load(t, walker)
    if leaves(walker, to):
        guard = foremost(t, to)
        return [Reason("DT-CHAR-WALLWALKER-06", {}, (guard,), (to,)), *refuse_guarded(t, to)] if guard else []
    against = refuse_entry(t, walker, start, to, held) or refuse_stop(t, walker, to, held)
    return [Reason("DT-CHAR-WALLWALKER-06", {}, (), (to,)), *against] if against else []


def _pass(t: Position, page: Turn, option: Option) -> Flow:
    """Her load comes along (DT-CHAR-WALLWALKER-05); behind a wall may be the opposing line (DT-EXIT-05)."""
    walker, held = option.piece, load(t, option.piece)
    pay(t, page, walker)
    t.emit(WallPassed(page.seat, walker, option.to, held))
    if leaves(walker, option.to):
        escape(t, page.seat, walker, held)
    return Goto(replace(page, step="settle"))


def _walks(t: Position, walker: str, figure: str) -> bool:
    return figure == walker


def _no_door(t: Position, walker: str, figure: str, slot: str) -> list[Reason]:
    """A wall that she could pass gives her no access to a face-down room (DT-REVEAL-03)."""
    return [Reason("DT-REVEAL-03", {"figure": figure}, (), (slot,))] if figure == walker else []


DEEDS = (Verb("pass", unlisted, _refuse, _pass, takes=("piece", "to")),)
POWER = Power(
    "wallwalker",
    (
        Hook("permit", "DT-CHAR-WALLWALKER-02", "DT-CHAR-WALLWALKER-02", _walks),
        Hook("forbid", "reveal", "DT-REVEAL-03", _no_door),
        Hook("offer", "Turn", "DT-CHAR-WALLWALKER-02", _walls),
    ),
)
