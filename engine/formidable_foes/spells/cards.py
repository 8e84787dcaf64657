"""Rules of every spell card: whose it is, when it may be cast, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.flow import Option, Position, Reason, drag
from engine.formidable_foes.components import FIGURE, HAND
from engine.formidable_foes.events.power_chips import ChipsConjured
from engine.formidable_foes.events.spells import SpellCast
from engine.formidable_foes.spells.deck import deck
from engine.formidable_foes.turn_state import TurnState


def hand(t: Position, seat: str) -> list[str]:
    """The cards in a seat's hand whose faces are known."""
    cards = deck(t).cards
    return [spell for spell in t.contents[HAND[seat]] if spell in cards]


def drawn_now(t: Position, spell: str) -> bool:
    """Whether a card was drawn this turn (FF-LOOT-04)."""
    return t.pieces[spell].mark("drawn") == t.counters["turn"]


def refuse_card(t: Position, seat: str, option: Option) -> list[Reason]:
    """The reasons against casting this card at all: it must be one's own and not drawn this turn (FF-LOOT-04)."""
    if option.piece not in deck(t).cards or option.piece not in t.contents[HAND[seat]]:
        return [Reason("FF-SPELL-01", {}, (option.piece,) if option.piece in t.pieces else ())]
    if drawn_now(t, option.piece):
        return [about("FF-TWO-13" if len(t.seats) == 2 else "FF-LOOT-04", t, option)]
    return []


def about(clause: str, t: Position, option: Option, **facts: str | int) -> Reason:
    """A reason that names and shows the card of an option."""
    return Reason(clause, {"spell": deck(t).title(option.piece), **facts}, (option.piece,))


def no_effect(t: Position, option: Option) -> list[Reason]:
    """The reason against a card that would change nothing."""
    return [about("FF-SPELL-09", t, option)]


def too_late(t: Position, page: TurnState, option: Option, clause: str) -> list[Reason]:
    """The reason against a card that comes before the first step: of the turn, also with two walks (FF-TWO-09)."""
    if not page.moved:
        return []
    return [about("FF-TWO-09" if page.second else clause, t, option, steps=t.counters["steps"])]


def once(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    """A card that is cast without a choice."""
    return (drag("cast", spell),)


def up_to(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    """A card of whose number its caster may use less (FF-SPELL-05)."""
    return numbered(spell, 1, deck(t).value(spell))


@cache
def numbered(spell: str, lowest: int, highest: int) -> tuple[Option, ...]:
    """A card with each number in a range but 0."""
    return tuple([drag("cast", spell, "", number) for number in range(lowest, highest + 1) if number])


def put_down(t: Position, seat: str, option: Option) -> None:
    """The card is used up (FF-SPELL-04)."""
    t.emit(SpellCast(seat, option.piece, option.amount, deck(t).kind(option.piece).clause))


def refuse_chips(t: Position, option: Option) -> list[Reason]:
    """The reason against conjuring chips: the reserve has none."""
    return [] if t.contents["reserve"] else [Reason("FF-SPELL-15", {}, (option.piece,))]


def conjure(t: Position, seat: str, number: int) -> None:
    """Chips out of the reserve, as many as it has (FF-SPELL-13, FF-SPELL-15)."""
    t.emit(ChipsConjured(seat, min(number, len(t.contents["reserve"]))))


def settling(t: Position, page: TurnState) -> TurnState:
    """The turn as it goes on after a spell's own page; the spell may have carried the caster off (FF-SPELL-36)."""
    return replace(page, stood=t.place_of(FIGURE[page.seat]), step="settle")
