"""Troll: gets up by himself (DT-CHAR-TROLL). A fireball leaves nothing to regenerate (DT-CHAR-TROLL-5)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_pay, refuse_to_rise
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.tokens import is_figure, led, on_board, side, tagged, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Goto, Option, Position, Reason, Verb


def _lying(t: Position, page: Turn) -> list[Option]:
    lying = [key for key in led(t, page.seat) if t.pieces[key].face]
    return [Option("regenerate", key) for key in lying if tagged(t, key, "regenerates")]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """In a later turn than the wound (DT-CHAR-TROLL-3), for 1 AP, and never under a carrier (DT-WOUND-09)."""
    troll = option.piece
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    if not is_figure(t, troll) or not on_board(t, troll) or not tagged(t, troll, "regenerates"):
        return [Reason("DT-CHAR-TROLL-2")]
    if side(t, troll) != page.seat:
        return [Reason("DT-ACT-03", {"figure": troll}, (troll,))]
    if not wounded(t, troll):
        return [Reason("DT-CHAR-TROLL-2")]
    if t.pieces[troll].mark("hurt") == t.counters["turn"]:
        return [Reason("DT-CHAR-TROLL-3", {"figure": troll}, (troll,))]
    scarred = t.forbidden("regenerate", troll) or t.forbidden("stir", troll)
    return scarred or refuse_to_rise(t, troll) or refuse_to_pay(t, troll)


def _regenerate(t: Position, page: Turn, option: Option) -> Flow:
    """He rests (DT-CHAR-TROLL-4)."""
    pay(t, page, option.piece)
    t.emit(Healed(page.seat, option.piece, "regenerated", "DT-CHAR-TROLL-2"))
    return Goto(replace(page, step="settle"))


VERBS = {"Turn": (Verb("regenerate", _lying, _refuse, _regenerate, takes=("piece",)),)}
RESTS = {"regenerated": "DT-CHAR-TROLL-4"}
