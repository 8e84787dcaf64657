"""Castle cards."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.knightmare.components import DECK, DISCARDS, HAND, PLAYED
from engine.table import Change, Forget, Move, Show, shuffled


class CardDrawn(Event, tag="card drawn", frozen=True, gc=False):
    """The top castle card is turned up for all."""

    seat: str
    card: str
    clause: str = "KM-CARD-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        known = (Forget(self.card),) if t.pieces[self.card].known else ()
        return (Move(self.card, PLAYED), *known)


class CardKept(Event, tag="card kept", frozen=True, gc=False):
    """A card stays with the one who drew it."""

    seat: str
    card: str
    clause: str = "KM-CARD-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, HAND[self.seat]),)


class CardDiscarded(Event, tag="card discarded", frozen=True, gc=False):
    """A card goes to the discard pile."""

    seat: str
    card: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, DISCARDS),)


class DeckShuffled(Event, tag="deck shuffled", frozen=True, gc=False):
    """The discards are shuffled into the deck."""

    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*shuffled(t, DECK), *[Move(card, DECK) for card in t.contents[DISCARDS]])


class CardForeseen(Event, tag="card foreseen", frozen=True, gc=False):
    """The chest shows the top card of the deck to one player, who lays it back."""

    seat: str
    card: str
    clause: str = "KM-MAGIC-44"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, DECK), Show(self.card, (self.seat,)))
