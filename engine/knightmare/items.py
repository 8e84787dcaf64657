"""Items (KM-ITEM): who carries what, and how it changes hands."""

from __future__ import annotations

from engine.flow import Position, Reason
from engine.knightmare.board import on, place
from engine.knightmare.components import BAG, BOX, ORDINARY, QUESTS
from engine.knightmare.events.items import ItemLeft, ItemTaken
from engine.table import Table

BOOK = "spell_book"
VALE = "vale"


def carried(t: Table, seat: str) -> tuple[str, ...]:
    """What a Dungeoneer carries (KM-ITEM-02)."""
    return t.contents[BAG[seat]]


def has(t: Table, seat: str, item: str) -> bool:
    """Whether a Dungeoneer carries an item."""
    return t.pieces[item].place == BAG[seat]


def lying(t: Table, chamber: str) -> tuple[str, ...]:
    """The items in a place; in a chamber with a resident they are that character's (KM-ITEM-03)."""
    return tuple([key for key in t.contents[chamber] if key in BOX.items])


def quests(t: Table, seat: str) -> tuple[str, ...]:
    """The Quest Objects that a Dungeoneer carries."""
    return tuple([item for item in QUESTS if has(t, seat, item)])


def ordinary(t: Table, seat: str) -> tuple[str, ...]:
    """The ordinary items that a Dungeoneer carries."""
    return tuple([item for item in ORDINARY if has(t, seat, item)])


def weapons(t: Table, seat: str) -> tuple[str, ...]:
    """A Dungeoneer's weapons, in the order in which a loser gives them up (KM-FIGHT-24)."""
    return tuple([item for item in BOX.weapons if has(t, seat, item)])


def book_refuses(t: Table, seat: str, item: str) -> list[Reason]:
    """The bearer of the spell-book picks up no weapon (KM-ITEM-16); only a won one can replace it (KM-ITEM-21)."""
    if item in BOX.weapons and on(t, "magic") and has(t, seat, BOOK):
        return [Reason("KM-ITEM-16", {"item": item}, (BOOK,)), Reason("KM-ITEM-21", {}, (BOOK,))]
    return []


def take(t: Position, seat: str, item: str, chamber: str, clause: str) -> None:
    """A Dungeoneer takes an item. Book and weapons part at once: what cannot stay is left in `chamber`."""
    t.emit(ItemTaken(seat, item, clause))
    if not on(t, "magic"):
        return
    if item == BOOK:
        for weapon in weapons(t, seat):
            t.emit(ItemLeft(seat, weapon, chamber, "KM-ITEM-17"))
    elif item in BOX.weapons and has(t, seat, BOOK):
        t.emit(ItemLeft(seat, BOOK, chamber, "KM-ITEM-18" if chamber == place(t, seat) else "KM-ITEM-20"))


def send_home(t: Position, seat: str, item: str, clause: str) -> None:
    """An item returns to its starting chamber."""
    t.emit(ItemLeft(seat, item, BOX.items[item].home, clause))


def all_to_the_vale(t: Position, seat: str, clause: str) -> None:
    """Failed magic sends all items, Quest Objects among them, to the Necromancer (KM-PACT-21)."""
    for item in carried(t, seat):
        t.emit(ItemLeft(seat, item, VALE, clause))
