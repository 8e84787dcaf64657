"""Speed Potion: four actions more for the drinker (DT-OBJ-POTION)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_use, unlisted
from engine.dungeon_twister.tokens import side, standing, thing
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Goto, Hook, Option, Position, Power, Reason, Verb
from engine.table import Change, Count, Mark, Move

EXTRA = 4


class Drunk(Event, tag="drunk", frozen=True, gc=False):
    """A figure drinks a Speed Potion: the potion is gone, and it has 4 AP of its own."""

    seat: str
    figure: str
    potion: str
    amount: int
    clause: str = "DT-OBJ-POTION-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        more = t.pieces[self.figure].mark("extra") + self.amount
        drunk = Count("drunk", t.counters["drunk"] + 1)
        return (Move(self.potion, "gone"), Mark(self.figure, "extra", more), drunk)


def _bearers(t: Position, potion: str, page: Turn) -> list[Option]:
    bearer = standing(t, t.pieces[potion].place)
    own = bool(bearer) and side(t, bearer) == page.seat
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


VERBS = {"Turn": (Verb("drink", unlisted, _refuse, _drink, takes=("piece",)),)}
EVENTS = (Drunk,)
POWER = Power("potion", (Hook("offer", "Turn", "DT-OBJ-POTION-1", _bearers),))
