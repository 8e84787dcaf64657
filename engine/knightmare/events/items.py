"""Items."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import BAG
from engine.table import Change, Mark, Move, Table

CUP = "cup_that_heals"


def item_moved(t: Table, item: str, to: str) -> tuple[Change, ...]:
    """An item goes somewhere. The Cup counts anew each time it changes hands (KM-QUEST-05)."""
    if item == CUP and t.pieces[CUP].mark("turns"):
        return (Move(item, to), Mark(item, "turns", 0))
    return (Move(item, to),)


class ItemTaken(Event, tag="item taken", frozen=True, gc=False):
    """A Dungeoneer takes an item."""

    seat: str
    item: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return item_moved(t, self.item, BAG[self.seat])


class ItemLeft(Event, tag="item left", frozen=True, gc=False):
    """An item of a Dungeoneer comes to lie in a chamber; a resident there has it now (KM-ITEM-05)."""

    seat: str
    item: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return item_moved(t, self.item, self.to)
