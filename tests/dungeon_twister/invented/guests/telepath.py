"""Telepath: in a duel he demands a card, or sees the hand (DT-CHAR-TELEPATH)."""

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.tokens import owner, side
from engine.dungeon_twister.windows import CardsDue
from engine.flow import Ask, Done, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.flow.hooks import Heard
from engine.table import Change, Show

VALUES = sorted(set(COMBAT.values()) - {0})


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
        return Ask(((self.seat, self.offer(t)),), "demand", "DT-CHAR-TELEPATH-2")


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


Demanding.verbs = verbs(Verb("demand", _demands, _refuse, _demand, sure=True, takes=("amount",)))


def _reads(t: Position, telepath: str, window: CardsDue) -> Frame | None:
    """One against one, with both minds free (DT-CHAR-TELEPATH-7), and no other Telepath (DT-CHAR-TELEPATH-5)."""
    fighters = (*window.attackers, *window.defenders)
    if telepath not in fighters or len(fighters) != 2 or any(side(t, key) != owner(t, key) for key in fighters):
        return None
    (other,) = [key for key in fighters if key != telepath]
    return None if "telepath" in t.bears(other) else Demanding(owner(t, telepath))


def _dictates(t: Position, telepath: str, page: Fight, seat: str, card: str) -> list[Reason]:
    wanted = [int(term[2]) for term in page.terms if term[:2] == ("dictated", seat)]
    alone = telepath in (*page.attackers, *page.defenders) and not page.laying
    return [Reason("DT-CHAR-TELEPATH-2")] if alone and wanted and COMBAT.get(card) not in wanted else []


PAGES, EVENTS = (Demanding,), (Demanded, HandShown)
POWER = Power(
    "telepath",
    (
        Hook("react", "CardsDue", "DT-CHAR-TELEPATH-2", _reads),
        Hook("forbid", "combat card", "DT-CHAR-TELEPATH-2", _dictates),
    ),
    order=Heard.LAST,  # DT-CHAR-TELEPATH-8
)
