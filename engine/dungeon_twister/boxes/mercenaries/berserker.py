"""Berserker: two cards in an attack one against one (DT-CHAR-BERSERKER)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner, square_of
from engine.dungeon_twister.windows import AGAIN, CardsDue
from engine.flow import Ask, Done, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Mark


class TwoCards(Event, tag="two cards", frozen=True, gc=False):
    """A Berserker's side announces a second card, before the defender chooses (DT-CHAR-BERSERKER-3)."""

    seat: str
    figure: str
    clause: str = "DT-CHAR-BERSERKER-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "rages", t.counters["turn"]),)


class Raging(Frame, frozen=True, gc=False, tag="raging"):
    """The owner says whether two cards are played, also of a charmed Berserker (DT-CHAR-BERSERKER-8)."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One card, or two."""
        limits = turn_limit(t, self.seat, Option("one card", self.figure))
        return Ask(((self.seat, self.offer(t)),), "rage", "DT-CHAR-BERSERKER-3", limits=limits)


def _one_card(t: Position, page: Raging) -> list[Option]:
    return [Option("one card", page.figure)]


def _two_cards(t: Position, page: Raging) -> list[Option]:
    return [Option("two cards", page.figure)]


def _allowed(t: Position, page: Raging, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason("DT-CHAR-BERSERKER-3")]


def _two(t: Position, page: Raging, option: Option) -> Flow:
    t.emit(TwoCards(page.seat, page.figure))
    return Done((AGAIN, page.seat))


Raging.verbs = verbs(
    Verb("one card", _one_card, _allowed, lambda t, page, option: Done(), takes=("piece",)),
    Verb("two cards", _two_cards, _allowed, _two, takes=("piece",)),
)


def _rages(t: Position, berserker: str, window: CardsDue) -> Frame | None:
    """Only against one enemy and with nobody else (DT-CHAR-BERSERKER-4), with two cards at least in hand. A living
    tree in whose branches she stands is nobody else (DT-CHAR-BERSERKER-5)."""
    here = t.pieces[berserker].place
    others = [key for key in window.attackers if key != berserker and square_of(t, key) != here]
    alone = berserker in window.attackers and not others and len(window.defenders) == 1
    seat = owner(t, berserker)
    held = [card for card in t.contents[f"combat-{seat}"] if card in COMBAT]
    return Raging(seat, berserker) if alone and len(held) > 1 else None


PAGES, EVENTS, PASSING = (Raging,), (TwoCards,), ("rages",)
POWER = Power(
    "berserker",
    (
        Hook("react", "CardsDue", "DT-CHAR-BERSERKER-2", _rages, (MELEE,)),
        Hook("permit", "fearless", "DT-CHAR-BERSERKER-1", lambda t, berserker, figure: figure == berserker),
    ),
)
