"""Casting spells in a turn, and the deck of the box."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.flow import Flow, Option, Position, Power, Reason, Verb
from engine.formidable_foes.components import BOX, HAND
from engine.formidable_foes.spells.cards import about, drawn_now, hand, put_down, refuse_card
from engine.formidable_foes.spells.deck import Deck, deck
from engine.formidable_foes.spells.dungeon import GREEN
from engine.formidable_foes.spells.monsters import RED
from engine.formidable_foes.spells.players import BLUE
from engine.formidable_foes.turn_state import TurnState, closed

DECK = Deck(BOX.spells, {kind.id: kind for kind in (*BLUE, *RED, *GREEN)})


def powers(cards: Deck) -> tuple[Power, ...]:
    """The hooks of the kinds of spell, which work while a card lies beside the board."""
    return tuple([Power(kind.id, kind.hooks) for kind in cards.kinds.values() if kind.hooks])


def _castable(t: Position, page: TurnState) -> Sequence[Option]:
    if not t.contents[HAND[page.seat]]:
        return ()
    castable: list[Option] = []
    for spell in hand(t, page.seat):
        castable += _legal_uses(t, page, spell)
    return castable


def _legal_uses(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    """The legal ways to cast a card; most kinds are judged once for all numbers."""
    if drawn_now(t, spell):
        return ()
    kind = deck(t).kind(spell)
    uses = kind.uses(t, page, spell)
    if kind.each:
        return [option for option in uses if not kind.refuse(t, page, option)]
    return uses if not kind.refuse(t, page, uses[0]) else ()


def _refuse_cast(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """The reasons against a card: any number may be cast, with a movement action and before the battle."""
    against = refuse_card(t, page.seat, option)
    if page.over or not page.entered:
        against += closed(t, page, "cast")
    if against:
        return against
    kind = deck(t).kind(option.piece)
    if not kind.each and option not in kind.uses(t, page, option.piece):
        return [about("FF-SPELL-05", t, option)]
    return kind.refuse(t, page, option)


def _cast(t: Position, page: TurnState, option: Option) -> Flow:
    put_down(t, page.seat, option)
    begun = page if page.cast else replace(page, cast=True, begun=True)
    return deck(t).kind(option.piece).cast(t, begun, option)


CASTING = (Verb("cast", _castable, _refuse_cast, _cast, sure=True),)
