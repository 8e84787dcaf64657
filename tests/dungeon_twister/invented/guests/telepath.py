"""Telepath: in a duel he may demand a card, or sees the hand (DT-CHAR-TELEPATH)."""

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner, side
from engine.dungeon_twister.windows import TermsStated
from engine.flow import Ask, Done, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Show

VALUES = sorted(set(COMBAT.values()) - {0})
LET_BE = Option("let be")
#: The tag of powers that read a mind.
MIND = "mind"


class Demanded(Event, tag="demanded", frozen=True, gc=False):
    seat: str
    number: int
    clause: str = "DT-CHAR-TELEPATH-2"


class HandShown(Event, tag="hand shown", frozen=True, gc=False):
    """The enemy does not hold the card, and shows what he holds to the Telepath's side."""

    seat: str
    to: str
    clause: str = "DT-CHAR-TELEPATH-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Show(card, (self.to,)) for card in t.contents[f"combat-{self.seat}"]])


class Demanding(Frame, frozen=True, gc=False, tag="demanding"):
    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The time of the turn runs, whoever is asked."""
        limits = turn_limit(t, self.seat, LET_BE)
        return Ask(((self.seat, self.offer(t)),), "demand", "DT-CHAR-TELEPATH-2", limits=limits)


def _demands(t: Position, page: Demanding) -> list[Option]:
    return [Option("demand", amount=number) for number in VALUES]


def _refuse(t: Position, page: Demanding, option: Option) -> list[Reason]:
    return [] if option.amount in VALUES else [Reason("DT-CHAR-TELEPATH-2")]


def _demand(t: Position, page: Demanding, option: Option) -> Flow:
    foe = OTHER[page.seat]
    t.emit(Demanded(page.seat, option.amount))
    if option.amount in [COMBAT.get(card) for card in t.contents[f"combat-{foe}"]]:
        return Done(("dictated", foe, str(option.amount)))
    t.emit(HandShown(foe, page.seat))
    return Done()


Demanding.verbs = verbs(
    Verb("demand", _demands, _refuse, _demand, sure=True, takes=("amount",)),
    Verb("let be", lambda t, page: [LET_BE], lambda t, page, option: [], lambda t, page, option: Done(), takes=()),
)


def _duel(telepath: str, subject: tuple[TermsStated, ...]) -> tuple[str, ...]:
    """The two who fight one against one, the Telepath among them; nobody if it is no such fight."""
    fighters = tuple([key for window in subject for key in (*window.attackers, *window.defenders)])
    return fighters if len(fighters) == 2 and telepath in fighters else ()


def _reads(t: Position, telepath: str, window: TermsStated) -> Frame | None:
    """After all other announcements, and before any card is chosen (DT-CHAR-TELEPATH-8)."""
    return Demanding(owner(t, telepath)) if _duel(telepath, (window,)) else None


def _cancels(t: Position, telepath: str, piece: str, hook: Hook, *subject: TermsStated) -> Reason | None:
    """An unwounded Telepath cancels another in a duel."""
    fought = piece != telepath and telepath in _duel(piece, subject)
    return Reason("DT-CHAR-TELEPATH-5", {}, (telepath,)) if fought else None


def _controlled(t: Position, telepath: str, piece: str, hook: Hook, *subject: TermsStated) -> Reason | None:
    """His own mind, or that of the other."""
    led = [key for key in _duel(piece, subject) or (piece,) if side(t, key) != owner(t, key)]
    return Reason("DT-CHAR-TELEPATH-7", {}, tuple(led)) if piece == telepath and led else None


def _dictates(t: Position, telepath: str, page: Fight, seat: str, card: str) -> list[Reason]:
    """The first card that the enemy lays."""
    wanted = [int(term[2]) for term in page.terms if term[:2] == ("dictated", seat)]
    bound = telepath in (*page.attackers, *page.defenders) and not page.laying
    return [Reason("DT-CHAR-TELEPATH-2")] if bound and wanted and COMBAT.get(card) not in wanted else []


PAGES, EVENTS = (Demanding,), (Demanded, HandShown)
POWER = Power(
    "telepath",
    (
        Hook("react", "TermsStated", "DT-CHAR-TELEPATH-8", _reads, (MIND,)),
        Hook("forbid", "combat card", "DT-CHAR-TELEPATH-2", _dictates),
        Hook("silence", MIND, "DT-CHAR-TELEPATH-5", _cancels),
        Hook("silence", MIND, "DT-CHAR-TELEPATH-7", _controlled),
    ),
)
