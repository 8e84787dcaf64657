"""Orb of Peace: no close combat until the enemy's turn ends (DT-OBJ-ORB). It is no magic (DT-OBJ-ORB-4)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import unconfined
from engine.dungeon_twister.attacks import STRIKE_AFAR, targets
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import in_play
from engine.dungeon_twister.events.turn import Played
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import alive, side, standing
from engine.dungeon_twister.windows import ActionEnded
from engine.flow import DONE, Ask, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Mark, Move

KIND, MARK = "orb", "peace"
PEACE, WHEN = "DT-OBJ-ORB-1", "DT-OBJ-ORB-2"


class PeaceMade(Event, tag="peace made", frozen=True, gc=False):
    """An Orb is used: it leaves the game (DT-OBJ-ORB-3), and there is peace until the turn ends."""

    seat: str
    figure: str
    orb: str
    clause: str = PEACE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.orb, "gone"), Mark(self.orb, MARK, 1))


class Pacifying(Frame, frozen=True, gc=False, tag="pacifying"):
    """The bearer of an Orb may forbid close combat, between two actions of the enemy."""

    seat: str
    figure: str
    orb: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Ask, if somebody could be attacked now: earlier it would give nothing more."""
        limits = turn_limit(t, self.seat, Option("keep orb", self.figure))
        return Ask(((self.seat, self.offer(t)),), "use orb", WHEN, limits=limits)


def _uses(t: Position, page: Pacifying) -> list[Option]:
    return [Option("use orb", page.figure)]


def _keeps(t: Position, page: Pacifying) -> list[Option]:
    return [Option("keep orb", page.figure)]


def _refuse(t: Position, page: Pacifying, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason(PEACE)]


def _use(t: Position, page: Pacifying, option: Option) -> Flow:
    t.emit(PeaceMade(page.seat, page.figure, page.orb))
    return DONE


Pacifying.verbs = verbs(
    Verb("use orb", _uses, _refuse, _use, takes=("piece",)),
    Verb("keep orb", _keeps, _refuse, lambda t, page, option: DONE, takes=("piece",)),
)


def _offered(t: Position, orb: str, event: Played | ActionEnded) -> Frame | None:
    """Its bearer stands, and it is the enemy's turn (DT-WOUND-06)."""
    bearer = standing(t, t.pieces[orb].place)
    if not bearer or side(t, bearer) == event.seat or _at_peace(t):
        return None
    b = board(t)
    fighters = (*unconfined(t, event.seat), *alive(t, event.seat))
    if not any(targets(t, b, key) for key in fighters) and not t.permitted(STRIKE_AFAR, event.seat):
        return None
    return Pacifying(side(t, bearer), bearer, orb)


def _at_peace(t: Position) -> list[str]:
    """The Orbs that make peace now."""
    orbs = [key for key, kind in in_play(t).tokens.items() if kind == KIND and key in t.pieces]
    return [key for key in orbs if t.pieces[key].mark(MARK)]


def _no_close_combat(t: Position, house: str, figure: str, enemy: str) -> list[Reason]:
    """Shots and fire go on (DT-OBJ-ORB-5)."""
    orbs = _at_peace(t)
    return [Reason("DT-OBJ-ORB-6", {}, tuple(orbs))] if orbs else []


def _nobody_strikes(t: Position, house: str) -> list[Reason]:
    """As long as there is peace."""
    orbs = _at_peace(t)
    return [Reason(PEACE, {}, tuple(orbs))] if orbs else []


PAGES, EVENTS, PASSING = (Pacifying,), (PeaceMade,), (MARK,)
POWER = Power(KIND, (Hook("react", "Played", WHEN, _offered), Hook("react", "ActionEnded", WHEN, _offered)))
HOUSE = Power(
    "",
    (
        Hook("forbid", "target", "DT-OBJ-ORB-6", _no_close_combat),
        Hook("forbid", "close combat", PEACE, _nobody_strikes),
    ),
)
