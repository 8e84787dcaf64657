"""Casting (KM-MAGIC-01 to 03): where a spell comes from, the reasons against it, and what it costs."""

from __future__ import annotations

from engine.flow import Option, Position, Reason
from engine.knightmare.board import in_level_three, in_prison, on
from engine.knightmare.components import BOX, CARDS, HAND
from engine.knightmare.events.spells import SpellCast
from engine.knightmare.items import BOOK, has
from engine.knightmare.tokens import refuse_magic, spend
from engine.knightmare.turn_state import TurnState
from engine.table import Table

BALL, RING = "crystal_ball", "magic_ring"
#: Magic item -> the clause by which a use costs a token.
COST = {BALL: "KM-ITEM-13", RING: "KM-ITEM-11", BOOK: "KM-ITEM-15"}
#: Magic item -> the spells that it casts beside those of the book.
OWN = {BALL: "foresight", RING: "resistance"}
#: The spells of the book (KM-ITEM-14).
BOOK_SPELLS = frozenset([spell for spell, row in BOX.spells.items() if row.book])
#: Spells that can be cast from Level Three (KM-MAGIC-28).
IN_LEVEL_THREE = ("protection", "resistance", "destruction")


def cards(t: Table, seat: str, spell: str) -> tuple[str, ...]:
    """The kept cards of a spell, and the dark spell itself."""
    kinds = (f"spell_{spell}", spell)
    return tuple([card for card in t.contents[HAND[seat]] if t.pieces[card].kind in kinds])


def magic_items(t: Table, seat: str, spell: str) -> tuple[str, ...]:
    """The magic items in a seat's hands that cast a spell (KM-ITEM-09, KM-ITEM-10, KM-ITEM-12, KM-ITEM-14)."""
    if not on(t, "magic"):
        return ()
    row = BOX.spells[spell]
    wanted = [item for item, own in OWN.items() if own == spell] + ([BOOK] if row.book else [])
    return tuple([item for item in wanted if has(t, seat, item)])


def sources(t: Table, seat: str, spell: str) -> tuple[str, ...]:
    """The pieces by which a seat can cast a spell, paid for or not."""
    return (*cards(t, seat, spell)[:1], *magic_items(t, seat, spell))


def castable(t: Table, seat: str) -> set[str]:
    """The spells for which a seat has a card or a magic item, paid for or not."""
    found = {t.pieces[card].kind.removeprefix("spell_") for card in t.contents[HAND[seat]]}
    if on(t, "magic"):
        found |= {own for item, own in OWN.items() if has(t, seat, item)}
        found |= BOOK_SPELLS if has(t, seat, BOOK) else set()
    return found


def refuse_source(t: Position, page: TurnState, spell: str, option: Option) -> list[Reason]:
    """The reasons against casting a spell from a piece in this turn."""
    seat = page.seat
    if option.piece == BOOK and on(t, "magic") and has(t, seat, BOOK) and not BOX.spells[spell].book:
        return [Reason("KM-ITEM-14", {"spell": spell}, (BOOK,))]
    if option.piece not in (*cards(t, seat, spell), *magic_items(t, seat, spell)):
        return [t.game.default_reason(t, seat, option)]
    if page.cast:
        return [Reason("KM-MAGIC-01")]
    return _refuse_here(t, seat, spell) or (refuse_magic(t, seat, option.piece) if option.piece in COST else [])


def _refuse_here(t: Position, seat: str, spell: str) -> list[Reason]:
    """In the prison only Release (KM-MAGIC-26, KM-MAGIC-27), in Level Three only three spells (KM-MAGIC-28)."""
    if spell in ("dragon_ride", "glory") and (in_prison(t, seat) or in_level_three(t, seat)):
        return [Reason("KM-PACT-08", {"spell": spell})]
    if in_prison(t, seat):
        return [] if spell == "release" else [Reason("KM-MAGIC-27")]
    if spell == "release":
        return [Reason("KM-MAGIC-26")]
    if in_level_three(t, seat) and spell not in IN_LEVEL_THREE:
        return [Reason("KM-MAGIC-28", {"spell": spell})]
    return []


def cast(t: Position, seat: str, spell: str, source: str) -> None:
    """A spell is cast: a card is discarded (KM-MAGIC-03), a magic item costs a token."""
    if source in COST:
        spend(t, seat, 1, COST[source])
    t.emit(SpellCast(seat, spell, source, "KM-MAGIC-03" if source in CARDS else BOX.spells[spell].clauses[0]))
