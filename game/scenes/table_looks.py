"""What the saved tables show, found out in small pieces of work, so that no frame waits for them. What was found
is kept until a table changes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from engine.flow import Mismatch, Session
from engine.said import sentence
from engine.store import StoreError
from game.scenes.table_glance import TableGlance

if TYPE_CHECKING:
    from engine.store import Library, TableEntry
    from engine.store.entries import Loaded

MOST = 200  # looks that are kept


class Look(NamedTuple):
    """What a table shows, and what is wrong with it in a sentence; no glance if it cannot be opened."""

    glance: TableGlance | None
    fault: str


class TableLooks:
    """The looks at the tables of a library, the ones asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], Look | Loaded] = OrderedDict()

    def at(self, table: TableEntry) -> Look | None:
        """What is known of a table."""
        found = self._kept.get(_state(table))
        return found if isinstance(found, Look) else None

    def go_on(self, library: Library, table: TableEntry) -> None:
        """Do the next piece of work for a table that is not known yet: load its records, or fold them."""
        state = _state(table)
        found = self._kept.get(state)
        try:
            if found is None:
                self._kept[state] = library.load(table.id)
            elif not isinstance(found, Look):
                session = Session.restored(found.game, found.header, found.records)
                self._kept[state] = Look(TableGlance.at(table.id, session), found.fault)
        except (StoreError, Mismatch) as trouble:
            self._kept[state] = Look(None, sentence(trouble))
        self._kept.move_to_end(state)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)


def _state(table: TableEntry) -> tuple[object, ...]:
    """What changes whenever a table shows something else."""
    return table.id, table.records, table.updated
