"""Armory: a weapon by chance for who searches it, once in a game (DT-TERR-ARMORY)."""

from __future__ import annotations

from engine.dungeon_twister.actions import able, pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.finding import Found, refuse_full
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb, drag

ARMORY, BROKEN, STOCK = "armory", "brokenarmory", "white-armory"


def _beside(t: Position, figure: str) -> list[str]:
    """The armories beside a figure."""
    terrain = content(t).tiles.terrain
    return [to for to in board(t).touching(t.pieces[figure].place) if terrain.get(to) == ARMORY]


def _searches(t: Position, page: Turn) -> list[Option]:
    if ARMORY not in in_play(t).ground:
        return []
    return [drag("search", figure, to) for figure in able(t, page.seat) for to in _beside(t, figure)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Once each (DT-TERR-ARMORY-4), with a free hand (DT-TERR-ARMORY-5)."""
    figure, to = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    if to not in _beside(t, figure):
        return [Reason("DT-TERR-ARMORY-2", {}, (figure,))]
    if t.contents[content(t).tiles.marked[to]] or not t.contents[STOCK]:
        return [Reason("DT-TERR-ARMORY-4", {}, (), (to,))]
    return refuse_full(t, figure, "DT-TERR-ARMORY-5")


def _search(t: Position, page: Turn, option: Option) -> Flow:
    """All see the draw; what was drawn never comes back (DT-TERR-ARMORY-6)."""
    pay(t, page, option.piece)
    token = str(t.draw("weapon", t.contents[STOCK]))
    marker = next(key for key in in_play(t).pools[BROKEN] if t.pieces[key].place == "markers")
    laid = content(t).tiles.marked[option.to]
    t.emit(Found(page.seat, option.piece, token, marker, laid, "DT-TERR-ARMORY-2"))
    return settled(page, None)


VERBS = {"Turn": (Verb("search", _searches, _refuse, _search, takes=("piece", "to")),)}
