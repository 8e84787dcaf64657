"""Wall sconces: each gives one Torch (DT-TERR-SCONCE)."""

from __future__ import annotations

from functools import cache

from engine.dungeon_twister.actions import pay, refuse_to_act, settled, unconfined
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import Content, content, in_play
from engine.dungeon_twister.finding import Found, in_stock, left_of, refuse_to_find
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb

KIND, EMPTY, STOCK = "sconce", "emptysconce", "torches"
_SIDES = "nesw"


def sconces(t: Position) -> dict[str, str]:
    """The square of each sconce -> the place of its edge (DT-TERR-SCONCE-4)."""
    return _sconces(content(t))


@cache
def _sconces(boxes: Content) -> dict[str, str]:
    return {here: boxes.tiles.edge(here, _SIDES.index(side)).place for here, side in boxes.fixtures[KIND]}


def _near(t: Position, page: Turn) -> list[Option]:
    if KIND not in in_play(t).ground or "torch" not in in_play(t).tokens.values():
        return []
    places, pieces = sconces(t), t.pieces
    near = [figure for figure in unconfined(t, page.seat) if pieces[figure].place in places]
    return [Option("take torch", figure) for figure in near]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """From its square, on its side of the wall."""
    figure = option.piece
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    here = t.pieces[figure].place
    place = sconces(t).get(here, "")
    if not place:
        return [Reason("DT-TERR-SCONCE-1", {}, (figure,))]
    if not _wall_stands(t, here, place):
        return [Reason("DT-TERR-SCONCE-3", {}, (figure,), (place,))]
    if t.kinds_in(place, EMPTY) or not in_stock(t, STOCK):
        return [Reason("DT-TERR-SCONCE-2", {}, (figure,), (place,))]
    return refuse_to_find(t, figure)


def _wall_stands(t: Position, here: str, place: str) -> bool:
    b = board(t)
    edges = [edge for side in range(4) for edge in b.edges(here, side)[1] if edge.place == place]
    return any("wall" in content(t).bars[bar].tags for edge in edges for bar in b.standing_on(edge))


def _take(t: Position, page: Turn, option: Option) -> Flow:
    figure = option.piece
    pay(t, page, figure)
    place = sconces(t)[t.pieces[figure].place]
    torch, marker = in_stock(t, STOCK)[0], left_of(t, EMPTY)[0]
    t.emit(Found(page.seat, figure, torch, marker, place, "DT-TERR-SCONCE-1"))
    return settled(page, None)


VERBS = {"Turn": (Verb("take torch", _near, _refuse, _take, takes=("piece",)),)}
