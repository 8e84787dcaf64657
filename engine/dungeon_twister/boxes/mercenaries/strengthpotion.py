"""Potion of Strength: three more in combat, for no action, in the enemy's turn too (DT-OBJ-STRENGTHPOTION)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import at_hand, refuse_to_use
from engine.dungeon_twister.boxes.mercenaries.strong import Strengthened
from engine.dungeon_twister.fighting import gather
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import side, standing
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import ActionBegins, ActionEnded, FightDeclared
from engine.flow import (
    DONE,
    Ask,
    Event,
    Flow,
    Frame,
    Goto,
    Hook,
    Option,
    Position,
    Power,
    Reason,
    Verb,
    unlisted,
    verbs,
)
from engine.table import Change, Mark

KIND = "strengthpotion"


class KeptBack(Event, tag="kept back", frozen=True, gc=False):
    """A potion is not asked about any more when actions end in this turn."""

    seat: str
    potion: str
    clause: str = "DT-OBJ-STRENGTHPOTION-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.potion, "kept back", 1),)


class Thirst(Frame, frozen=True, gc=False, tag="thirst"):
    """Whether a bearer drinks now: when a fight is declared, when it is about to be robbed, or when an action of
    the enemy has ended (`late`)."""

    seat: str
    potion: str
    late: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The time of the turn runs, whoever is asked."""
        if not _bearer(t, self.potion):
            return DONE
        limits = turn_limit(t, self.seat, Option("not now", self.potion))
        return Ask(((self.seat, self.offer(t)),), "thirst", "DT-OBJ-STRENGTHPOTION-2", limits=limits)


def _bearer(t: Position, potion: str) -> str:
    """The unwounded figure that carries a potion and uses magic; empty if nobody does."""
    bearer = standing(t, t.pieces[potion].place)
    return "" if bearer and t.forbidden("use magic", bearer) else bearer


def _gulps(t: Position, page: Thirst) -> list[Option]:
    return [Option("gulp", _bearer(t, page.potion))]


def _refuse_gulp(t: Position, page: Thirst, option: Option) -> list[Reason]:
    return [] if option in _gulps(t, page) else [Reason("DT-OBJ-STRENGTHPOTION-1")]


def _gulp(t: Position, page: Thirst, option: Option) -> Flow:
    t.emit(Strengthened(page.seat, option.piece, page.potion))
    return DONE


def _waits(t: Position, page: Thirst) -> list[Option]:
    return [Option("not now", page.potion)]


def _refuse_wait(t: Position, page: Thirst, option: Option) -> list[Reason]:
    return [] if option.piece == page.potion else [Reason("DT-OBJ-STRENGTHPOTION-2")]


def _silences(t: Position, page: Thirst) -> list[Option]:
    return [Option("not this turn", page.potion)]


def _refuse_silence(t: Position, page: Thirst, option: Option) -> list[Reason]:
    return [] if page.late and option.piece == page.potion else [Reason("DT-OBJ-STRENGTHPOTION-2")]


def _keep_back(t: Position, page: Thirst, option: Option) -> Flow:
    t.emit(KeptBack(page.seat, page.potion))
    return DONE


Thirst.verbs = verbs(
    Verb("gulp", _gulps, _refuse_gulp, _gulp, takes=("piece",)),
    Verb("not now", _waits, _refuse_wait, lambda t, page, option: DONE, takes=("piece",)),
    Verb("not this turn", _silences, _refuse_silence, _keep_back, takes=("piece",)),
)


# -- when it is asked about ------------------------------------------------------------------------------


def _in_a_fight(t: Position, potion: str, window: FightDeclared) -> Frame | None:
    """Of either side, if it will take part."""
    bearer = _bearer(t, potion)
    groups = gather(t, window.attacker, window.target)
    return Thirst(side(t, bearer), potion) if bearer and any(bearer in group for group in groups) else None


def _before_theft(t: Position, potion: str, window: ActionBegins) -> Frame | None:
    """The victim of a Pickpocket may drink before it loses the potion; then no action is spent
    (DT-CHAR-PICKPOCKET-6, DT-CHAR-PICKPOCKET-7)."""
    stolen = window.option.verb == "steal" and window.option.to == t.pieces[potion].place
    return Thirst(side(t, _bearer(t, potion)), potion) if stolen and _bearer(t, potion) else None


def _after_an_action(t: Position, potion: str, window: ActionEnded) -> Frame | None:
    """In the enemy's turn, as long as actions may come."""
    bearer = _bearer(t, potion)
    idle = not bearer or side(t, bearer) == window.seat or t.pieces[potion].mark("kept back")
    return None if idle or not t.counters["ap"] else Thirst(side(t, bearer), potion, late=True)


# -- in the own turn -------------------------------------------------------------------------------------


def _offer(t: Position, potion: str, page: Turn) -> list[Option]:
    bearer = _bearer(t, potion)
    return [Option("gulp", bearer)] if bearer and side(t, bearer) == page.seat else []


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    against = refuse_to_use(t, page, option.piece, KIND, cost=0)
    if against:
        return against
    if not at_hand(t, option.piece, KIND):
        return [Reason("DT-OBJ-STRENGTHPOTION-1")]
    return t.forbidden("use magic", option.piece)


def _drink(t: Position, page: Turn, option: Option) -> Flow:
    """For no action."""
    t.emit(Strengthened(page.seat, option.piece, at_hand(t, option.piece, KIND)))
    return Goto(replace(page, step="act"))


VERBS = {"Turn": (Verb("gulp", unlisted, _refuse, _drink, takes=("piece",)),)}
PAGES, EVENTS, PASSING = (Thirst,), (KeptBack,), ("kept back",)
POWER = Power(
    KIND,
    (
        Hook("offer", "Turn", "DT-OBJ-STRENGTHPOTION-1", _offer, ("magic",)),
        Hook("react", "FightDeclared", "DT-OBJ-STRENGTHPOTION-2", _in_a_fight, ("magic",)),
        Hook("react", "ActionBegins", "DT-OBJ-STRENGTHPOTION-2", _before_theft, ("magic",)),
        Hook("react", "ActionEnded", "DT-OBJ-STRENGTHPOTION-2", _after_an_action, ("magic",)),
    ),
)
