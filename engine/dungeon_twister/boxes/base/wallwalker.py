"""Wall-Walker: goes through walls (DT-CHAR-WALLWALKER)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import Way, board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.moving import together
from engine.dungeon_twister.exits import leaves, refuse_entry, refuse_guarded, refuse_stop
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.tokens import foremost, loads
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Hook, Position, Power, Reason
from engine.table import Change


class WallPassed(Event, tag="wall passed", frozen=True, gc=False):
    """A figure goes through a wall, with its load."""

    seat: str
    figure: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-CHAR-WALLWALKER-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.figure, self.to)


def _passes(t: Position, way: Way) -> bool:
    """Whether nothing but walls stands in a way, double ones for the same AP (DT-CHAR-WALLWALKER-03), and what she
    passes like walls (DT-CHAR-WALLWALKER-09)."""
    bars = content(t).bars
    return bool(way.bars) and all("wall" in bars[bar].tags for bar in way.bars)


def _walls(t: Position, walker: str) -> list[str]:
    """The squares behind a wall."""
    return [way.to for way in board(t).ways(t.pieces[walker].place) if way.to and _passes(t, way)]


def _refuse(t: Position, walker: str, to: str) -> list[Reason]:
    b, start = board(t), t.pieces[walker].place
    way = b.to(start, to)
    if way is None or not way.bars:
        return [Reason("DT-CHAR-WALLWALKER-02", {}, (walker,))]
    if not _passes(t, way):
        if any(content(t).bars[bar].gate for bar in way.bars):
            return [Reason("DT-CHAR-WALLWALKER-04", {}, (), (to,))]
        return [Reason("DT-CHAR-WALLWALKER-06", {}, (), (to,)), Reason("DT-REVEAL-12", {"room": to}, (), (to,))]
    return _refuse_landing(t, walker, start, to)


def _refuse_landing(t: Position, walker: str, start: str, to: str) -> list[Reason]:
    """Behind the wall she must be able to end a move with her load (DT-CHAR-WALLWALKER-06), on a pit with a rope
    (DT-CHAR-WALLWALKER-07)."""
    held = loads(t, walker)
    if leaves(t, walker, to):
        guard = foremost(t, to)
        return [Reason("DT-CHAR-WALLWALKER-06", {}, (guard,), (to,)), *refuse_guarded(t, to)] if guard else []
    against = refuse_entry(t, walker, start, to, held) or refuse_stop(t, walker, to, held)
    return [Reason("DT-CHAR-WALLWALKER-06", {}, (), (to,)), *against] if against else []


def _pass(t: Position, page: Turn, walker: str, to: str) -> None:
    """Her load comes along (DT-CHAR-WALLWALKER-05); behind a wall may be the opposing line (DT-EXIT-05)."""
    held = loads(t, walker)
    t.emit(WallPassed(page.seat, walker, to, held))
    if leaves(t, walker, to):
        escape(t, walker, held)


def _no_door(t: Position, walker: str, figure: str, slot: str) -> list[Reason]:
    """A wall that she could pass gives her no access to a face-down room (DT-REVEAL-03)."""
    return [Reason("DT-REVEAL-03", {"figure": figure}, (), (slot,))] if figure == walker else []


PASS = Ability("pass", "DT-CHAR-WALLWALKER-02", _walls, _refuse, _pass)
VERBS = {"Turn": (PASS.row,)}
EVENTS = (WallPassed,)
POWER = Power("wallwalker", (*PASS.hooks, Hook("forbid", "reveal", "DT-REVEAL-03", _no_door)))
