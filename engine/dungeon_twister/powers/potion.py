"""Speed Potion: four actions more for the drinker (DT-OBJ-POTION)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_use, unlisted
from engine.dungeon_twister.components import SEAT
from engine.dungeon_twister.events import Drunk
from engine.dungeon_twister.tokens import standing, thing
from engine.flow import Flow, Goto, Hook, Option, Position, Power, Reason, Verb

if TYPE_CHECKING:
    from engine.dungeon_twister.turn import Turn

EXTRA = 4


def _bearers(t: Position, potion: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[potion].place)
    own = bool(bearer) and SEAT[bearer] == page.seat
    return [Option("drink", bearer)] if own else []


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    against = refuse_to_use(t, page, option.piece, "potion")
    if against:
        return against
    held = thing(t, t.pieces[option.piece].place)
    return [] if held and t.pieces[held].kind == "potion" else [Reason("DT-OBJ-POTION-1")]


def _drink(t: Position, page: Turn, option: Option) -> Flow:
    """For 1 AP; the potion leaves before the first extra action (DT-ACT-05)."""
    pay(t, page, option.piece)
    t.emit(Drunk(page.seat, option.piece, thing(t, t.pieces[option.piece].place), EXTRA))
    return Goto(replace(page, step="settle"))


DEEDS = (Verb("drink", unlisted, _refuse, _drink, takes=("piece",)),)
POWER = Power("potion", (Hook("offer", "Turn", "DT-OBJ-POTION-1", _bearers),))
