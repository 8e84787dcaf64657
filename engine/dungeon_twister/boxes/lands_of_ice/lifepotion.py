"""Potion of Life: its wounded bearer gets up, once (DT-OBJ-LIFEPOTION)."""

from __future__ import annotations

from engine.dungeon_twister.actions import at_hand, fizzles, refuse_to_rise, settled
from engine.dungeon_twister.events.losses import Healed, Lost
from engine.dungeon_twister.tokens import fallen, is_figure, on_board, side, standing, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Hook, Option, Position, Power, Reason, Verb, unlisted

KIND, CLAUSE = "lifepotion", "DT-OBJ-LIFEPOTION-1"


def _offer(t: Position, potion: str, page: Turn) -> list[Option]:
    """To the owner of the wounded figure that lies on it, in its turn."""
    square = t.pieces[potion].place
    drinker = "" if standing(t, square) else fallen(t, square)
    return [Option("quaff", drinker)] if drinker and side(t, drinker) == page.seat else []


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """For no action, also in the turn of the wound."""
    figure = option.piece
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    if not is_figure(t, figure) or not on_board(t, figure) or not at_hand(t, figure, KIND):
        return [Reason(CLAUSE)]
    if side(t, figure) != page.seat:
        return [Reason(CLAUSE, {}, (figure,)), Reason("DT-ACT-03", {"figure": figure}, (figure,))]
    if not wounded(t, figure):
        return [Reason("DT-OBJ-LIFEPOTION-4", {"figure": figure}, (figure,))]
    return t.forbidden("drink", figure) or t.forbidden("use magic", figure) or refuse_to_rise(t, figure)


def _quaff(t: Position, page: Turn, option: Option) -> Flow:
    """It may act at once, also in groups (DT-OBJ-LIFEPOTION-2), and the potion is gone."""
    figure = option.piece
    potion = at_hand(t, figure, KIND)
    if not fizzles(t, page, figure, "", potion):
        t.emit(Lost(potion, "DT-OBJ-LIFEPOTION-3"))
        t.emit(Healed(page.seat, figure, "revived", CLAUSE))
    return settled(page, None)


VERBS = {"Turn": (Verb("quaff", unlisted, _refuse, _quaff, takes=("piece",)),)}
PASSING = ("revived",)
POWER = Power(KIND, (Hook("offer", "Turn", CLAUSE, _offer),))
