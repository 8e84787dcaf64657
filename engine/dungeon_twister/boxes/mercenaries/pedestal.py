"""Pedestal: a neutral Speed Potion for who stands on it, once in a game (DT-TERR-PEDESTAL-1)."""

from __future__ import annotations

from engine.dungeon_twister.actions import able, pay, refuse_to_act, settled
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.finding import Found, refuse_full
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb

PEDESTAL, STOCK = "pedestal", "white-pedestal"


def _is_there(t: Position, figure: str) -> bool:
    return content(t).tiles.terrain.get(t.pieces[figure].place) == PEDESTAL


def _takers(t: Position, page: Turn) -> list[Option]:
    if PEDESTAL not in in_play(t).ground:
        return []
    return [Option("fetch", figure) for figure in able(t, page.seat) if _is_there(t, figure)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure = option.piece
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    if not _is_there(t, figure) or not t.contents[STOCK]:
        return [Reason("DT-TERR-PEDESTAL-1", {}, (figure,))]
    return refuse_full(t, figure, "DT-TERR-PEDESTAL-1")


def _fetch(t: Position, page: Turn, option: Option) -> Flow:
    pay(t, page, option.piece)
    t.emit(Found(page.seat, option.piece, t.contents[STOCK][0], "", "", "DT-TERR-PEDESTAL-1"))
    return settled(page, None)


VERBS = {"Turn": (Verb("fetch", _takers, _refuse, _fetch, takes=("piece",)),)}
