"""Telepath: in a duel he demands a card, or sees the hand (DT-CHAR-TELEPATH)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.fighting import Fight, going_on, one_on_one
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner, side
from engine.dungeon_twister.windows import BLIND, SEES, CardsDue, TermsStated
from engine.flow import Ask, Done, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Show

VALUES = sorted(set(COMBAT.values()) - {0})
#: The tag of powers that read a mind, and the word of the fight's terms by which a side is bound to a number.
MIND, DICTATED = "mind", "dictated"
#: A window before cards are chosen: it names both groups.
Due = CardsDue | TermsStated


class Demanded(Event, tag="demanded", frozen=True, gc=False):
    """A Telepath demands a card from the other side."""

    seat: str
    number: int
    clause: str = "DT-CHAR-TELEPATH-2"


class HandShown(Event, tag="hand shown", frozen=True, gc=False):
    """A side does not hold the card, and shows what it holds to the side of the Telepath."""

    seat: str
    to: str
    clause: str = "DT-CHAR-TELEPATH-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Show(card, (self.to,)) for card in t.contents[f"combat-{self.seat}"]])


class Demanding(Frame, frozen=True, gc=False, tag="demanding"):
    """The side of a Telepath names a number, or demands nothing."""

    seat: str
    telepath: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The time of the turn runs, whoever is asked."""
        limits = turn_limit(t, self.seat, Option("let be", self.telepath))
        return Ask(((self.seat, self.offer(t)),), "demand", "DT-CHAR-TELEPATH-2", limits=limits)


def _demands(t: Position, page: Demanding) -> list[Option]:
    return [Option("demand", page.telepath, amount=number) for number in VALUES]


def _refuse(t: Position, page: Demanding, option: Option) -> list[Reason]:
    named = option.piece == page.telepath and option.amount in VALUES
    return [] if named else [Reason("DT-CHAR-TELEPATH-2")]


def _lets_be(t: Position, page: Demanding) -> list[Option]:
    return [Option("let be", page.telepath)]


def _refuse_to_let_be(t: Position, page: Demanding, option: Option) -> list[Reason]:
    return [] if option.piece == page.telepath else [Reason("DT-CHAR-TELEPATH-2")]


def _demand(t: Position, page: Demanding, option: Option) -> Flow:
    """Who holds the card but may not lay it is neither bound nor shows the hand."""
    foe, fight = OTHER[page.seat], going_on(t)
    t.emit(Demanded(page.seat, option.amount))
    held = [card for card in t.contents[f"combat-{foe}"] if COMBAT.get(card) == option.amount]
    if not held:
        t.emit(HandShown(foe, page.seat))
    elif fight is not None and any(not t.forbidden("combat card", fight, foe, card) for card in held):
        return Done((DICTATED, foe, str(option.amount)))
    return Done()


Demanding.verbs = verbs(
    Verb("demand", _demands, _refuse, _demand, sure=True, takes=("piece", "amount")),
    Verb("let be", _lets_be, _refuse_to_let_be, lambda t, page, option: Done(), takes=("piece",)),
)


def _duel(telepath: str, subject: tuple[Due, ...]) -> tuple[str, ...]:
    """The two who fight one against one, the Telepath among them; nobody if it is no such fight."""
    for window in subject:
        fighters = one_on_one(window.attackers, window.defenders)
        if telepath in fighters:
            return fighters
    return ()


def _reads(t: Position, telepath: str, window: TermsStated) -> Frame | None:
    """After all other announcements, and before any card is chosen (DT-CHAR-TELEPATH-8, DT-RULE-ONEONE-2)."""
    return Demanding(owner(t, telepath), telepath) if _duel(telepath, (window,)) else None


def _cancels(t: Position, telepath: str, piece: str, hook: Hook, *subject: TermsStated) -> Reason | None:
    """An unwounded Telepath cancels another in a duel."""
    fought = piece != telepath and telepath in _duel(piece, subject)
    return Reason("DT-CHAR-TELEPATH-5", {}, (telepath,)) if fought else None


def _controlled(t: Position, telepath: str, piece: str, hook: Hook, *subject: TermsStated) -> Reason | None:
    """His own mind, or that of the other, by somebody who leads it or by chance."""
    led = [key for key in _duel(piece, subject) or (piece,) if side(t, key) != owner(t, key)]
    confused = any(term[0] == BLIND for window in subject for term in window.terms)
    return Reason("DT-CHAR-TELEPATH-7", {}, tuple(led)) if piece == telepath and (led or confused) else None


def _blinds(t: Position, telepath: str, piece: str, hook: Hook, *subject: CardsDue) -> Reason | None:
    """In a duel with him nobody sees a card before it is chosen, and of two cards he dictates the first."""
    fighters = _duel(telepath, subject)
    if piece not in fighters or any(side(t, key) != owner(t, key) for key in fighters):
        return None
    return Reason("DT-CHAR-TELEPATH-6", {}, (telepath,))


def _dictates(t: Position, telepath: str, page: Fight, seat: str, card: str) -> list[Reason]:
    """The first card that the other side lays."""
    wanted = [int(term[2]) for term in page.terms if term[:2] == (DICTATED, seat)]
    bound = telepath in (*page.attackers, *page.defenders) and not page.laying
    if not bound or not wanted or COMBAT.get(card) in wanted:
        return []
    return [Reason("DT-CHAR-TELEPATH-2", {}, (telepath,))]


PAGES, EVENTS = (Demanding,), (Demanded, HandShown)
POWER = Power(
    "telepath",
    (
        Hook("react", "TermsStated", "DT-CHAR-TELEPATH-8", _reads, (MIND, MELEE)),
        Hook("forbid", "combat card", "DT-CHAR-TELEPATH-2", _dictates),
        Hook("silence", MIND, "DT-CHAR-TELEPATH-5", _cancels),
        Hook("silence", MIND, "DT-CHAR-TELEPATH-7", _controlled),
        Hook("silence", SEES, "DT-CHAR-TELEPATH-6", _blinds),
    ),
)
