"""Wizard Cards (WZ-WIZ): the deck, cards that are met, and High Wizards that are produced on the map."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Call, Done, Flow, Frame, Goto, Position, Verb
from engine.table import Table, pool
from engine.wizards.components import BENEATH, GATES, RUKTAL, SECRETS, SHOWN, STORE, WIZARD_DECK, WIZARDS
from engine.wizards.events.days import Nothing
from engine.wizards.events.wizards import (
    CardRevealed,
    CardSetAside,
    CardShown,
    CardsReturned,
    SecretProduced,
    WizardLeft,
    WizardMet,
    WizardProduced,
)
from engine.wizards.randomness import landing_place
from engine.wizards.ranks import MentorMeeting
from engine.wizards.transport import Transport
from engine.wizards.world import clockwise, is_team, standing


class WizardMeeting(Frame, frozen=True, gc=False, tag="wizard meeting"):
    """Some players meet a High Wizard, one by one; then he and the cards beneath go back (WZ-WIZ-08). `clause`
    says why they meet. `token` is the piece on the map, "" for a card that was drawn."""

    seats: tuple[str, ...]
    wizard: str
    clause: str = "WZ-ENC-03"
    token: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next player meets him. A Secret Wizard is turned up when he is met (WZ-WIZ-11)."""
        if not self.seats:
            return Goto(replace(self, step="back"))
        seat = self.seats[0]
        if self.token in SECRETS and t.pieces[self.wizard].place != SHOWN:
            t.emit(CardShown(seat, self.wizard, "WZ-WIZ-11"))
        t.emit(WizardMet(seat, self.wizard, self.clause))
        page = MentorMeeting(seat, "high_wizard", self.wizard)
        return Call(page, replace(self, seats=self.seats[1:]))

    def back(self, t: Position) -> Flow:
        """He goes back to the deck."""
        if self.token:
            wizard_leaves(t, self.token)
        return DONE


def wizard_leaves(t: Position, token: str, clause: str = "WZ-WIZ-10") -> None:
    """A Wizard leaves the map; the cards beneath are shown to all before they go back (WZ-WIZ-10)."""
    beneath = t.contents[BENEATH.get(token, f"beneath-{token}")]
    for card in beneath:
        t.emit(CardRevealed(card))
    t.emit(WizardLeft(token, clause))
    if beneath:
        t.emit(CardsReturned("WZ-WIZ-10"))


def card_of(t: Table, token: str) -> str:
    """The High Wizard whom a piece on the map stands for."""
    return token if token in WIZARDS else t.contents[f"card-{token}"][0]


class CardMeeting(Frame, frozen=True, gc=False, tag="card meeting"):
    """A player meets one Wizard Card, drawn from the deck (WZ-WIZ-05). From an empty deck none is met
    (WZ-WIZ-17)."""

    seat: str
    clause: str = "WZ-RAND-12"

    def start(self, t: Position) -> Flow:
        """The card is drawn and shown to all (WZ-WIZ-14)."""
        if not t.contents[WIZARD_DECK]:
            return DONE
        card = draw_card(t, self.seat, "WZ-WIZ-05")
        return Call(met_card((self.seat,), card, self.clause), replace(self, step="back"))

    def back(self, t: Position) -> Flow:
        """The card goes back, and the deck is shuffled (WZ-WIZ-08)."""
        t.emit(CardsReturned())
        return DONE


class CardMet(Frame, frozen=True, gc=False, tag="card met"):
    """Some players meet a card that lies open: a High Wizard, a Phantasm (WZ-WIZ-06) or a Transport
    (WZ-WIZ-07)."""

    seats: tuple[str, ...]
    card: str

    def start(self, t: Position) -> Flow:
        """The next player; a Phantasm is nobody."""
        if not self.seats:
            return DONE
        if self.card not in GATES:
            t.emit(Nothing(self.seats[0], "phantasm", "WZ-WIZ-06"))
            return DONE
        page = Transport(self.seats[0], GATES[self.card], "WZ-WIZ-07", trap=True)
        return Call(page, replace(self, seats=self.seats[1:]))


def met_card(seats: tuple[str, ...], card: str, clause: str) -> Frame:
    """The page on which players meet a card; `clause` says why."""
    return WizardMeeting(seats, card, clause) if card in WIZARDS else CardMet(seats, card)


def draw_card(t: Position, seat: str, clause: str) -> str:
    """A card of the Wizard deck, shown to all who play, Traps and Phantasms too (WZ-WIZ-14)."""
    card = str(t.draw("wizard card", pool(t, WIZARD_DECK), t.seats))
    t.emit(CardShown(seat, card, clause if card in WIZARDS else "WZ-WIZ-14"))
    return card


class Producing(Frame, frozen=True, gc=False, tag="producing"):
    """A High Wizard appears in a space. With `secret` he lies face down, and those seats learn who he is
    (WZ-WIZ-11); in the cooperative game he lies face up (WZ-COOP-14)."""

    seat: str
    place: str
    clause: str
    secret: tuple[str, ...] | None = None

    def start(self, t: Position) -> Flow:
        """Cards are drawn until a High Wizard comes (WZ-WIZ-09). Without one in the deck they go back
        (WZ-WIZ-17)."""
        to = landing_place(t, self.place)
        while t.contents[WIZARD_DECK]:
            card = str(t.draw("wizard produced", pool(t, WIZARD_DECK), ()))  # the events tell who may know it
            if card in WIZARDS:
                return self._laid(t, card, to)
            t.emit(CardSetAside(card, "WZ-COOP-15", t.seats) if is_team(t) else CardSetAside(card))
        t.emit(CardsReturned("WZ-WIZ-17"))
        return DONE

    def _laid(self, t: Position, card: str, to: str) -> Flow:
        if self.secret is None or is_team(t):
            t.emit(WizardProduced(self.seat, card, to, "WZ-WIZ-09" if self.secret is None else "WZ-COOP-14"))
            token = card
        else:
            token = next(key for key in SECRETS if t.pieces[key].place == STORE)
            t.emit(SecretProduced(self.seat, card, token, to, self.secret, self.clause))
        met = clockwise(t, standing(t, to), self.seat)
        if met and to != RUKTAL:  # WZ-WIZ-15, WZ-WIZ-16
            return Call(WizardMeeting(met, card, "WZ-WIZ-16", token), replace(self, step="over"))
        return DONE

    def over(self, t: Position) -> Flow:
        """Whoever was there has met him."""
        return DONE


class TwoWizards(Frame, frozen=True, gc=False, tag="two wizards"):
    """The Star Crest: cards are drawn until two High Wizards are found; others have no effect (WZ-ENC-36). If the
    deck ends before, the encounter is over (WZ-WIZ-13)."""

    seat: str
    left: int = 2

    def start(self, t: Position) -> Flow:
        """The next card."""
        if not self.left or not t.contents[WIZARD_DECK]:
            t.emit(CardsReturned("WZ-WIZ-13" if self.left else "WZ-WIZ-08"))
            return Done()
        card = draw_card(t, self.seat, "WZ-ENC-36")
        if card not in WIZARDS:
            return Goto(replace(self))
        return Call(WizardMeeting((self.seat,), card, "WZ-WIZ-12"), replace(self, left=self.left - 1))
