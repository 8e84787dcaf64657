"""What the library gives of a saved table: its entry in the list, its branches, its bookmarks, and its records."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engine.flow import Event, Frame, Game, Header, Record
from engine.said import said
from engine.store.codecs import Pages

_words = msgspec.json.Decoder(dict[str, str])
_seats = msgspec.json.Decoder(tuple[str, ...])


class TableEntry(NamedTuple):
    """One table in the list of saved tables. `turn` counts from 1, `updated` is in seconds.

    `players` are the kinds of player now. A branch has a `parent`, and shares with it the records up to number
    `parted`. `fault` is a sentence if this entry is damaged; `Library.fault` also checks the records.
    """

    id: int
    game: str
    title: str
    names: dict[str, str]
    players: dict[str, str]
    records: int
    turn: int
    waiting: tuple[str, ...]
    over: bool
    updated: float
    parent: int | None = None
    parted: int = 0
    fault: str = ""


class Branch(NamedTuple):
    """A table with the branches that left it, the earliest first."""

    table: TableEntry
    branches: tuple[Branch, ...]


class Bookmark(NamedTuple):
    """A record that somebody has marked, with a note."""

    n: int
    note: str


class Loaded(NamedTuple):
    """A table as stored: checked, but not run again.

    `pages` are the saved pages by record number. `lost` counts the damaged records at the end.
    """

    game: Game
    header: Header
    records: tuple[Record[Event], ...]
    pages: dict[int, Pages[Frame]]
    lost: int

    @property
    def fault(self) -> str:
        """A sentence that says how many records are damaged; empty if none is."""
        if not self.lost:
            return ""
        return said("Damaged and left out at the end of this table: {lost:record|records}.", lost=self.lost)


def entry(row: tuple[Any, ...], parents: tuple[int | None, int]) -> TableEntry:
    """The entry of a database row. Damaged parts are left empty, and `fault` says so."""
    key, game, title, names, players, records, turn, waiting, over, updated = row
    fault: str = "" if records else said("This table holds no record.")
    try:
        who = _words.decode(names), _words.decode(players)
        asked = _seats.decode(waiting)
    except msgspec.MsgspecError:
        who, asked, fault = ({}, {}), (), said("The entry of this table in the list is damaged.")
    return TableEntry(key, game, title, *who, records or 0, turn, asked, bool(over), updated, *parents, fault)
