"""Fountain of Youth: the wounded drink and get up (DT-TERR-FOUNTAIN)."""

from __future__ import annotations

from engine.dungeon_twister.actions import fizzles, pay, refuse_to_pay, refuse_to_rise, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.magic import failing
from engine.dungeon_twister.tokens import carrier, is_figure, led, on_board, side, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Hook, Option, Position, Power, Reason, Verb


def _beside(t: Position, house: str, figure: str) -> bool:
    """Whether a figure lies beside a fountain."""
    return bool(_fountains(t, figure))


def _fountains(t: Position, figure: str) -> list[str]:
    """The fountains beside a figure."""
    terrain = content(t).tiles.terrain
    return [to for to in board(t).touching(t.pieces[figure].place) if terrain.get(to) == "fountain"]


def _thirsty(t: Position, page: Turn) -> list[Option]:
    if "fountain" not in in_play(t).ground:
        return []
    lying = [key for key in led(t, page.seat) if wounded(t, key)]
    return [Option("refresh", key) for key in lying if _beside(t, "", key)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Its player pays in his own turn (DT-TERR-FOUNTAIN-6), also in that of the wound (DT-TERR-FOUNTAIN-7)."""
    figure = option.piece
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    if not is_figure(t, figure) or not on_board(t, figure) or not wounded(t, figure):
        return [Reason("DT-TERR-FOUNTAIN-2")]
    if side(t, figure) != page.seat:
        clauses = ("DT-TERR-FOUNTAIN-6", "DT-ACT-03")
        return [Reason(clause, {"figure": figure}, (figure,)) for clause in clauses]
    if not _beside(t, "", figure):
        return [Reason("DT-TERR-FOUNTAIN-2", {}, (figure,))]
    unable = t.forbidden("drink", figure)
    if unable:
        return unable
    bearer = carrier(t, figure)
    if bearer:
        facts: dict[str, str | int] = {"figure": figure, "other": bearer}
        return [Reason("DT-TERR-FOUNTAIN-4", facts, (bearer,)), *refuse_to_rise(t, figure)]
    return refuse_to_rise(t, figure) or refuse_to_pay(t, figure)


def _drink(t: Position, page: Turn, option: Option) -> Flow:
    """It may act at once (DT-TERR-FOUNTAIN-3). One fountain is enough whose magic works (DT-TERR-FOUNTAIN-5)."""
    pay(t, page, option.piece)
    beside = _fountains(t, option.piece)
    working = [square for square in beside if not failing(t, option.piece, square)]
    if not working and fizzles(t, page, option.piece, beside[0]):
        return settled(page, None)
    t.emit(Healed(page.seat, option.piece, "refreshed", "DT-TERR-FOUNTAIN-2"))
    return settled(page, None)


VERBS = {"Turn": (Verb("refresh", _thirsty, _refuse, _drink, takes=("piece",)),)}
PASSING = ("refreshed",)
POWER = Power("", (Hook("permit", "recover", "DT-TERR-FOUNTAIN-2", _beside),))
