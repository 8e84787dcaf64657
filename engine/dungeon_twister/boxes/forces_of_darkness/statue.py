"""Statue: it gives its Two-Handed Sword to who stands before it, once in a game (DT-TERR-STATUE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import pay, refuse_to_act, settled, unconfined
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.finding import Found, in_stock, left_of, refuse_full
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb

KIND, BARE, STOCK = "statue", "barestatue", "statue"


def _before(t: Position) -> tuple[str, ...]:
    """The squares before statues."""
    return tuple([here for here, _ in content(t).fixtures[KIND]])


def _near(t: Position, page: Turn) -> list[Option]:
    if KIND not in in_play(t).ground or not in_stock(t, STOCK):
        return []
    places, pieces = _before(t), t.pieces
    near = [figure for figure in unconfined(t, page.seat) if pieces[figure].place in places]
    return [Option("take sword", figure) for figure in near]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure = option.piece
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    if t.pieces[figure].place not in _before(t):
        return [Reason("DT-TERR-STATUE-2", {}, (figure,))]
    if not in_stock(t, STOCK):
        return [Reason("DT-TERR-STATUE-3", {"figure": figure}, (figure,))]
    return [*t.forbidden("search", figure), *refuse_full(t, figure, "DT-TERR-STATUE-3")]


def _take(t: Position, page: Turn, option: Option) -> Flow:
    figure = option.piece
    pay(t, page, figure)
    marked = content(t).tiles.marked[content(t).tiles.spots[KIND][0]]
    t.emit(Found(page.seat, figure, in_stock(t, STOCK)[0], left_of(t, BARE)[0], marked, "DT-TERR-STATUE-2"))
    return settled(page, None)


VERBS = {"Turn": (Verb("take sword", _near, _refuse, _take, takes=("piece",)),)}
