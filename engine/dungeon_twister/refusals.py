"""The reasons against options that the open page does not know."""

from __future__ import annotations

from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.preparing import Drafting, Handicap, Laying, Starting, lacking
from engine.dungeon_twister.rooms import SettingOut
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.turn import DrawOffer, Turn
from engine.flow import Frame, Option, Position, Reason
from engine.table import first_part


def otherwise(t: Position, seat: str, option: Option) -> Reason:
    """The reason against an option that the open page does not know."""
    if t.ask is None:
        return Reason("DT-END-03")
    if option.verb == "look":
        return Reason("DT-CARD-11" if first_part(option.to) == "spent" else "DT-SETUP-10")
    page = t.pages[-1]
    if isinstance(page, Fight):
        return Reason("DT-COMBAT-06")
    if seat not in t.ask.seats():
        return Reason("DT-TURN-07", {"player": t.ask.seats()[0]})
    if isinstance(page, Move):
        loads = option.verb in ("take", "set down", "swap")
        return Reason("DT-CARRY-07") if loads else Reason("DT-TURN-05", {"figure": page.figure}, (page.figure,))
    if isinstance(page, Turn):
        return _no_action(t, page, option)
    return Reason(_ASKS_ONLY.get(type(page), t.ask.clause), lacking(t, seat))


#: The clause of what a page asks for, and nothing else. Other pages say it in their question.
_ASKS_ONLY: dict[type[Frame], str] = {
    Drafting: "DT-MODE-01",
    Handicap: "DT-MODE-13",
    Starting: "DT-SETUP-06",
    Laying: "DT-SETUP-07",
    SettingOut: "DT-REVEAL-07",
    DrawOffer: "DT-END-07",
}


def _no_action(t: Position, page: Turn, option: Option) -> Reason:
    """Loads change hands only in a move (DT-CARRY-07), and never on the way out (DT-EXIT-06)."""
    if option.verb not in ("take", "swap"):
        return Reason("DT-ACT-01")
    piece = t.pieces.get(option.piece)
    on_the_way_out = piece is not None and LINE_OF.get(piece.place, page.seat) != page.seat
    return Reason("DT-EXIT-06" if on_the_way_out else "DT-CARRY-07")
