"""Dungeon Twister: a duel of perfect timing on rotating rooms."""

from __future__ import annotations

from engine.dungeon_twister.board import LINE_OF
from engine.dungeon_twister.components import BOX, FOLDER, SEAT
from engine.dungeon_twister.ending import outcome
from engine.dungeon_twister.events import EVENTS
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.imagining import imagine
from engine.dungeon_twister.lens import lens
from engine.dungeon_twister.moving import Move
from engine.dungeon_twister.naming import NAMES, facts
from engine.dungeon_twister.powers import POWERS
from engine.dungeon_twister.preparing import Drafting, Handicap, Laying, Preparing, Starting, laid
from engine.dungeon_twister.reckoning import NUMBERS, reckon
from engine.dungeon_twister.rooms import SettingOut
from engine.dungeon_twister.setup import SETTINGS, lay
from engine.dungeon_twister.showing import contest, prospect
from engine.dungeon_twister.taste import evaluate
from engine.dungeon_twister.tokens import WOUNDS, bearers
from engine.dungeon_twister.turn import DrawOffer, Round, Turn
from engine.flow import Frame, Game, Option, Position, Powers, Reason
from engine.said import said


def _otherwise(t: Position, seat: str, option: Option) -> Reason:
    """The reason against what the open page knows nothing of."""
    if t.ask is None:
        return Reason("DT-END-03")
    if option.verb == "look":
        return Reason("DT-CARD-11" if option.to.startswith("spent-") else "DT-SETUP-10")
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
    return Reason(_ASKS_ONLY[type(page)], {"n": laid(t, seat)})


#: The clause of what a page asks for, and nothing else.
_ASKS_ONLY: dict[type[Frame], str] = {
    Drafting: "DT-MODE-01",
    Handicap: "DT-MODE-13",
    Starting: "DT-SETUP-06",
    Laying: "DT-SETUP-07",
    SettingOut: "DT-REVEAL-07",
    DrawOffer: "DT-END-07",
}


def _no_action(t: Position, page: Turn, option: Option) -> Reason:
    """Loads change hands in moves only (DT-CARRY-07), and nothing does on the way out (DT-EXIT-06)."""
    if option.verb not in ("take", "swap"):
        return Reason("DT-ACT-01")
    piece = t.pieces.get(option.piece)
    on_the_way_out = piece is not None and LINE_OF.get(piece.place, page.seat) != page.seat
    return Reason("DT-EXIT-06" if on_the_way_out else "DT-CARRY-07")


GAME = Game(
    id="dungeon-twister",
    name=said("Dungeon Twister"),
    version=1,
    folder=FOLDER,
    colours=BOX.seats,
    fewest=2,
    most=2,
    events=EVENTS,
    pages=(Round, Preparing, Drafting, Handicap, Starting, Laying, Turn, Move, SettingOut, Fight, DrawOffer),
    powers=Powers(
        (WOUNDS, *POWERS),
        bearers,
        active=lambda t: next((page.seat for page in t.pages if isinstance(page, Turn)), ""),
        side=lambda t, token: SEAT[token],
    ),
    lay=lay,
    opening=Round,
    outcome=outcome,
    evaluate=evaluate,
    imagine=imagine,
    otherwise=_otherwise,
    seats_clause="DT-SETUP-01",
    names=NAMES,
    facts=facts,
    prospect=prospect,
    contest=contest,
    lens=lens,
    numbers=NUMBERS,
    reckon=reckon,
    settings=SETTINGS,
    concessions=frozenset({"give up", "offer draw", "agree", "time up"}),
    passing=frozenset({"end", "stop"}),
)
