"""Dungeon Twister: a duel of perfect timing on rotating rooms."""

from __future__ import annotations

from engine.dungeon_twister.components import BOX, FOLDER
from engine.dungeon_twister.ending import outcome
from engine.dungeon_twister.events import EVENTS
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.moving import Move
from engine.dungeon_twister.naming import NAMES, facts
from engine.dungeon_twister.powers import POWERS
from engine.dungeon_twister.preparing import Drafting, Handicap, Laying, Preparing, Starting
from engine.dungeon_twister.rooms import SettingOut
from engine.dungeon_twister.setup import SETTINGS, lay
from engine.dungeon_twister.taste import evaluate, imagine
from engine.dungeon_twister.tokens import in_force
from engine.dungeon_twister.turn import DrawOffer, Round, Turn
from engine.flow import Game, Option, Position, Powers, Reason


def _otherwise(t: Position, seat: str, option: Option) -> Reason:
    """The reason against what the open page knows nothing of."""
    if t.ask is None:
        return Reason("DT-END-03")
    page = t.pages[-1]
    if isinstance(page, Fight):
        return Reason("DT-COMBAT-06")
    if seat not in t.ask.seats():
        return Reason("DT-TURN-07", {"player": t.ask.seats()[0]})
    if isinstance(page, Move):
        loads = option.verb in ("take", "set down", "swap")
        return Reason("DT-CARRY-07") if loads else Reason("DT-TURN-05", {"figure": page.figure}, (page.figure,))
    if isinstance(page, Turn):
        return Reason("DT-CARRY-07") if option.verb in ("take", "swap") else Reason("DT-ACT-01")
    if option.verb in ("look", "peek"):
        return Reason("DT-SETUP-10")
    return Reason("DT-TURN-07", {"player": seat})


GAME = Game(
    id="dungeon-twister",
    name="Dungeon Twister",
    version=1,
    folder=FOLDER,
    colours=BOX.seats,
    fewest=2,
    most=2,
    events=EVENTS,
    pages=(Round, Preparing, Drafting, Handicap, Starting, Laying, Turn, Move, SettingOut, Fight, DrawOffer),
    powers=Powers(POWERS, in_force=in_force),
    lay=lay,
    opening=Round,
    outcome=outcome,
    evaluate=evaluate,
    imagine=imagine,
    otherwise=_otherwise,
    seats_clause="DT-SETUP-01",
    names=NAMES,
    facts=facts,
    settings=SETTINGS,
    concessions=frozenset({"give up", "offer draw", "agree", "time up"}),
)
