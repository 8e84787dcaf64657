"""Formidable Foes: race through the fortress, fight monsters 1 to 50, grow wise."""

from __future__ import annotations

from engine.flow import Game, Option, Position, Powers, Reason
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.components import BOX, FOLDER
from engine.formidable_foes.ending import outcome
from engine.formidable_foes.events import EVENTS
from engine.formidable_foes.lens import lens
from engine.formidable_foes.naming import NAMES, facts
from engine.formidable_foes.prospect import prospect
from engine.formidable_foes.reckoning import NUMBERS, reckon
from engine.formidable_foes.setup import lay
from engine.formidable_foes.spells import POWERS, Exchanging, Leading, Rotating
from engine.formidable_foes.study import Following, Study
from engine.formidable_foes.taste import evaluate, imagine
from engine.formidable_foes.turn import Round, Turn
from engine.formidable_foes.wandering import Lead
from engine.formidable_foes.wisdom import DUMBEST_TILE
from engine.said import said


def _otherwise(t: Position, seat: str, option: Option) -> Reason:
    """The reason against what the open page knows nothing of."""
    if t.ask is None:
        return Reason("FF-END-04")
    turn = next((page for page in t.pages if isinstance(page, Turn)), None)
    if turn is None:
        return Reason("FF-TURN-17")
    if option.verb == "follow" and seat != turn.seat:
        return _not_following(t, turn, seat)
    if seat != turn.seat:
        return Reason("FF-SPELL-01") if option.verb == "cast" else Reason("FF-TURN-01", {"player": turn.seat})
    return Reason("FF-TURN-17")


def _not_following(t: Position, turn: Turn, seat: str) -> Reason:
    """Why a seat that is not asked to follow cannot: its own fault if it has one, else the moment's."""
    page = next((page for page in t.pages if isinstance(page, Following)), None)
    against = (page or Following(turn.seat, turn.met)).refuse_to(t, seat)
    return against[0] if against else Reason("FF-STUDY-19" if page else "FF-STUDY-10")


GAME = Game(
    id="formidable-foes",
    name=said("Formidable Foes"),
    version=1,
    folder=FOLDER,
    colours=BOX.seats,
    fewest=BOX.fewest,
    most=len(BOX.seats),
    events=EVENTS,
    pages=(Round, Turn, Following, Study, Battle, Lead, Leading, Exchanging, Rotating),
    powers=Powers(
        (DUMBEST_TILE, *POWERS),
        bearers=lambda t: t.contents["played"],
        active=lambda t: next((page.seat for page in t.pages if isinstance(page, Turn)), ""),
    ),
    lay=lay,
    opening=Round,
    outcome=outcome,
    evaluate=evaluate,
    imagine=imagine,
    otherwise=_otherwise,
    seats_clause="FF-SETUP-01",
    names=NAMES,
    facts=facts,
    prospect=prospect,
    lens=lens,
    numbers=NUMBERS,
    reckon=reckon,
    passing=frozenset({"end", "stop", "stay", "enough", "give up"}),
)
