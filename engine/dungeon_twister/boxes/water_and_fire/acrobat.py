"""Acrobat: jumps without a card, and over two obstacles in a row (DT-CHAR-ACROBAT)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.moving import together
from engine.dungeon_twister.exits import leaves
from engine.dungeon_twister.jumping import can_land, carried_along, refuse_landing
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.tiles import room_of
from engine.dungeon_twister.tokens import foremost, heft
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Hook, Position, Power, Reason
from engine.table import Change

#: How many squares one of his jumps clears.
MOST = 2


class Leapt(Event, tag="leapt", frozen=True, gc=False):
    """A figure jumps without a card, with its loads; `over` are the squares that it clears."""

    seat: str
    figure: str
    over: tuple[str, ...]
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-CHAR-ACROBAT-2"

    def shown_to(self, seat: str | None) -> dict[str, object]:
        return {**super().shown_to(seat), "room": room_of(self.to)}

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.figure, self.to)


def _clears(t: Position, acrobat: str, square: str) -> bool:
    """Whether he clears a square: an obstacle or falling rocks (DT-CHAR-ACROBAT-4), with nobody on it."""
    b = board(t)
    return square in b.rough and b.jumpable(square, heft(t, acrobat)) and not foremost(t, square)


def _ways(t: Position, acrobat: str) -> Iterator[tuple[str, ...]]:
    """The ways of his jumps, each with its landing; every step may turn (DT-CHAR-ACROBAT-3)."""
    b, start = board(t), t.pieces[acrobat].place
    ways: list[tuple[str, ...]] = [(start,)]
    for _ in range(MOST):
        ways = [(*way, to) for way in ways for to in b.leading(way[-1]) if to not in way]
        ways = [way for way in ways if _clears(t, acrobat, way[-1])]
        for way in ways:
            yield from [(*way[1:], to) for to in b.leading(way[-1]) if to not in way]


def _landings(t: Position, acrobat: str) -> list[str]:
    if t.forbidden("move", acrobat):
        return []
    held = carried_along(t, acrobat)
    goals = sorted({way[-1] for way in _ways(t, acrobat)})
    return [to for to in goals if can_land(t, acrobat, to, held)]


def _refuse(t: Position, acrobat: str, square: str) -> list[Reason]:
    against = t.forbidden("move", acrobat)
    if against:
        return against
    if not any(way[-1] == square for way in _ways(t, acrobat)):
        return [_no_way(t, acrobat, square)]
    return refuse_landing(t, acrobat, square, carried_along(t, acrobat))


def _no_way(t: Position, acrobat: str, square: str) -> Reason:
    """What is between cannot be cleared, or nothing is."""
    b, start = board(t), t.pieces[acrobat].place
    for over in b.leading(start) if square in b.tiles.squares else ():
        if square in b.leading(over):
            name = b.layers(over)[0].name
            return Reason("DT-CHAR-ACROBAT-5", {"square": name}, (), (over,))
    return Reason("DT-JUMP-03")


def _leap(t: Position, page: Turn, acrobat: str, square: str) -> None:
    held = carried_along(t, acrobat)
    way = min([way for way in _ways(t, acrobat) if way[-1] == square], key=len)
    t.emit(Leapt(page.seat, acrobat, way[:-1], square, held))
    if leaves(t, acrobat, square):
        escape(t, acrobat, held)


def _needs_no_card(t: Position, acrobat: str, figure: str) -> list[Reason]:
    """He wastes none."""
    return [Reason("DT-CHAR-ACROBAT-2", {"figure": figure}, (figure,))] if figure == acrobat else []


LEAP = Ability("leap", "DT-CHAR-ACROBAT-2", _landings, _refuse, _leap)
VERBS = {"Turn": (LEAP.row,)}
EVENTS = (Leapt,)
POWER = Power("acrobat", (*LEAP.hooks, Hook("forbid", "jump", "DT-CHAR-ACROBAT-2", _needs_no_card)))
