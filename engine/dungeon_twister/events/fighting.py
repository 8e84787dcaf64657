"""Fights, from the means that are used to the cards that are put away."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT
from engine.flow import Event, Part, Position
from engine.table import Change, Mark, Move


class MeansUsed(Event, tag="means used", frozen=True, gc=False):
    """An attack uses a means: a weapon, a shot or a power, for so many AP more or less. It is used this turn."""

    seat: str
    figure: str
    piece: str
    amount: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.piece, "used", t.counters["turn"]),)


class FightBegan(Event, tag="fight began", frozen=True, gc=False):
    """A figure attacks another; the groups are gathered."""

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    clause: str = "DT-COMBAT-05"


class Shot(Event, tag="shot", frozen=True, gc=False):
    """A figure takes part in an attack by a shot. A mark counts how often its weapon has shot this turn."""

    seat: str
    figure: str
    weapon: str
    target: str
    clause: str = "DT-RULE-RANGED-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.weapon, "shots", t.pieces[self.weapon].mark("shots") + 1),)


class CardLaid(Event, tag="card laid", frozen=True, gc=False):
    """A side lays a combat card face down."""

    seat: str
    card: str
    clause: str = "DT-COMBAT-06"
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, f"laid-{self.seat}"),)


class CardsShown(Event, tag="cards shown", frozen=True, gc=False):
    """The cards that were laid are shown together; each with the seat that laid it."""

    cards: tuple[tuple[str, str], ...]
    clause: str = "DT-COMBAT-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(card, f"shown-{seat}") for seat, card in self.cards])


class FightDecided(Event, tag="fight decided", frozen=True, gc=False):
    """The totals are compared; `winner` is "" in a tie."""

    seat: str
    attack: int
    defence: int
    winner: str
    attack_parts: tuple[Part, ...]
    defence_parts: tuple[Part, ...]
    clause: str


class CardsPutAway(Event, tag="cards put away", frozen=True, gc=False):
    """The cards of a fight leave the game, face down; a 0 goes back to its owner's hand (DT-CARD-10)."""

    clause: str = "DT-CARD-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple(
            [
                Move(card, f"spent-{seat}" if COMBAT[card] else f"combat-{seat}")
                for seat in t.seats
                for card in t.contents[f"shown-{seat}"]
            ]
        )
