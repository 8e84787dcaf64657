"""Events of Wizards and spells."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.table import Change, Count, Forget, Mark, Move, Show, shuffled
from engine.wizards.components import (
    BENEATH,
    FIGURE,
    SECRETS,
    SHOWN,
    STORE,
    WIZARD_CARDS,
    WIZARD_DECK,
    WIZARDS,
)


class WizardMet(Event, tag="wizard met", frozen=True, gc=False):
    """A player meets a High Wizard."""

    seat: str
    wizard: str
    clause: str


class Contacted(Event, tag="contacted", frozen=True, gc=False):
    """A player speaks from afar with the Mentor who lives in a place."""

    seat: str
    place: str
    clause: str = "WZ-RANK-24"


class CardShown(Event, tag="card shown", frozen=True, gc=False):
    """A Wizard Card is drawn and shown to all (WZ-WIZ-14)."""

    seat: str
    card: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, "shown"),)


class WizardProduced(Event, tag="wizard produced", frozen=True, gc=False):
    """A High Wizard lies face up in a space, the cards drawn before him face down beneath (WZ-WIZ-09)."""

    seat: str
    wizard: str
    place: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.wizard, self.place), *[Move(key, BENEATH[self.wizard]) for key in t.contents["aside"]])


class CardRevealed(Event, tag="card revealed", frozen=True, gc=False):
    """A card that lay beneath a Wizard is shown to all (WZ-WIZ-10)."""

    card: str
    clause: str = "WZ-WIZ-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, SHOWN),)


class CardSetAside(Event, tag="card set aside", frozen=True, gc=False):
    """A Wizard Card is drawn while a High Wizard is sought: unseen (WZ-WIZ-18), or known to a whole team."""

    card: str
    clause: str = "WZ-WIZ-18"
    told: tuple[str, ...] = ()
    private: ClassVar[tuple[str, ...]] = ("card",)

    def told_to(self, seat: str | None) -> bool:
        return seat in self.told

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, "aside"), *([Show(self.card, self.told)] if self.told else []))


class SecretProduced(Event, tag="secret produced", frozen=True, gc=False):
    """A Secret Wizard lies face down in a space; only the seats in `told` learn who it is (WZ-WIZ-11)."""

    seat: str
    wizard: str
    token: str
    place: str
    told: tuple[str, ...]
    clause: str
    private: ClassVar[tuple[str, ...]] = ("wizard",)

    def told_to(self, seat: str | None) -> bool:
        return seat in self.told

    def changes(self, t: Position) -> tuple[Change, ...]:
        beneath = [Move(key, f"beneath-{self.token}") for key in t.contents["aside"]]
        shown = (Show(self.wizard, self.told),) if self.told else ()
        return (Move(self.token, self.place), Move(self.wizard, f"card-{self.token}"), *shown, *beneath)


class WizardLeft(Event, tag="wizard left", frozen=True, gc=False):
    """A High Wizard leaves the map; he and the cards beneath go back to the deck, which is shuffled
    (WZ-WIZ-08, WZ-WIZ-10)."""

    wizard: str
    clause: str = "WZ-WIZ-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        homes = (BENEATH.get(self.wizard, ""), f"beneath-{self.wizard}", f"card-{self.wizard}")
        back = [key for home in homes if home in t.places for key in t.contents[home]]
        back += [key for key in t.contents[SHOWN] if self.wizard in SECRETS and key in WIZARDS]
        own: list[Change] = [Move(self.wizard, STORE if self.wizard in SECRETS else WIZARD_DECK)]
        known = [Forget(key) for key in (*back, self.wizard) if t.pieces[key].known]
        return (*known, *shuffled(t, WIZARD_DECK), *own, *[Move(key, WIZARD_DECK) for key in back])


class CardsReturned(Event, tag="cards returned", frozen=True, gc=False):
    """Wizard Cards that were drawn go back to the deck, which is shuffled."""

    clause: str = "WZ-WIZ-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        drawn = [key for where in ("shown", "aside") for key in t.contents[where] if key in WIZARD_CARDS]
        known = [Forget(key) for key in drawn if t.pieces[key].known]
        return (*known, *shuffled(t, WIZARD_DECK), *[Move(key, WIZARD_DECK) for key in drawn])


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is tried; each is tried once a turn (WZ-SPELL-03)."""

    seat: str
    spell: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"tried-{self.spell}", 1),)


class SpellFailed(Event, tag="spell failed", frozen=True, gc=False):
    """A spell does not work."""

    seat: str
    spell: str
    clause: str = "WZ-SPELL-02"


class Quickened(Event, tag="quickened", frozen=True, gc=False):
    """Swiftness works in a terrain, or in Common Lands, for the rest of the turn."""

    seat: str
    terrain: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"swift-{self.terrain}", 1),)


class HelpCalled(Event, tag="help called", frozen=True, gc=False):
    """A player Calls For Help and reads the higher of two dice."""

    seat: str
    number: int
    clause: str = "WZ-HELP-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class HelpFailed(Event, tag="help failed", frozen=True, gc=False):
    """Nobody comes."""

    seat: str
    clause: str = "WZ-HELP-11"


class TransportEscaped(Event, tag="transport escaped", frozen=True, gc=False):
    """A player escapes a Trap or a Transport."""

    seat: str
    clause: str
