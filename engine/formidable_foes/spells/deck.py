"""The deck of a game: its spell cards, and the kinds of spell as rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.flow import Flow, Hook, Option, Position, ProspectRow, Reason
from engine.formidable_foes.components import Spell
from engine.formidable_foes.turn_state import TurnState
from engine.said import Said


@dataclass(frozen=True)
class Kind:
    """One kind of spell, whole: nothing else lists it.

    `id` is the kind that a card of the deck names, `clause` the rule that the card is about; `title` may name
    the card's number as {value}. `uses` lists the ways to cast a card, `refuse` the reasons against one of them,
    `cast` carries one out when the card lies beside the board. `each` says that `refuse` judges every way for
    itself; without it all ways of `uses` are legal if the first is, and there are no others. `hooks` work while
    the card lies beside the board: to the end of the turn, or of the walk with `one_walk`. `conjures` says that
    its number is chips to pay with (FF-SPELL-14, FF-END-09); `sways` says what else it may change in a battle for
    its caster's good: that seat's wisdom or the monster's strength. `tells` gives the lens further rows.
    """

    id: str
    title: Said
    clause: str
    uses: Callable[[Position, TurnState, str], Sequence[Option]]
    refuse: Callable[[Position, TurnState, Option], list[Reason]]
    cast: Callable[[Position, TurnState, Option], Flow]
    each: bool = False
    hooks: tuple[Hook, ...] = ()
    one_walk: bool = False
    conjures: bool = False
    sways: Literal["", "wisdom", "strength"] = ""
    tells: Callable[[Position, str, str], Sequence[ProspectRow]] = lambda t, seat, card: ()


@dataclass(frozen=True)
class Deck:
    """The cards by their ids, and the kinds by theirs."""

    cards: Mapping[str, Spell]
    kinds: Mapping[str, Kind]

    def kind(self, card: str) -> Kind:
        """The kind of a card."""
        return self.kinds[self.cards[card].kind]

    def value(self, card: str) -> int:
        """The number on a card, 0 if it has none."""
        return self.cards[card].value

    def title(self, card: str) -> Said:
        """What a card is called in sentences."""
        return Said(self.kind(card).title.template, {"value": self.value(card)})


def deck(t: Position) -> Deck:
    """The deck that is played with: the content of the game."""
    found: Deck = t.game.content
    return found
