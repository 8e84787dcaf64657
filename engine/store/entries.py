"""What the library gives of a saved table: its entry in the list, its branches, its bookmarks, and its records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from engine.flow import Event, Frame, Game, Header, Record
from engine.said import Said, joined, said
from engine.store.codecs import UNREADABLE, Pages

#: Longest name of a player, title of a table and note of a bookmark, in characters.
LONGEST_NAME, LONGEST_TITLE, LONGEST_NOTE = 60, 80, 400
#: The latest time of a saved table, in seconds: everywhere it is still the year 9999.
LATEST = 253_402_200_000.0
#: The games that this program has, by id.
Games = Mapping[str, Game]


class TableEntry(NamedTuple):
    """One table in the list of saved tables. `turn` counts from 1, `updated` is in seconds.

    `players` are the kinds of player now. A branch has a `parent`, and shares with it the records up to number
    `parted`. `proven`: the rules have given every record, as far as that was tried. `elsewhere`: another window
    plays at this table. `fault` is a sentence if this entry is damaged; `Library.fault` also checks the records.
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
    proven: bool = True
    elsewhere: bool = False
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

    `pages` are the saved pages by record number. `lost` counts the records at the end that are
    damaged or missing. `lacking` names what this version of the game does not have.
    """

    game: Game
    header: Header
    records: tuple[Record[Event], ...]
    pages: dict[int, Pages[Frame]]
    lost: int
    lacking: tuple[str, ...] = ()

    @property
    def fault(self) -> str:
        """A sentence that says how many records are damaged or missing; empty if none is."""
        if not self.lost:
            return ""
        return said("Damaged or missing at the end of this table: {lost:record|records}.", lost=self.lost)


def bookmark(n: int, note: object) -> Bookmark:
    """The bookmark of a database row; a damaged note says so."""
    whole = isinstance(note, str) and len(note) <= LONGEST_NOTE
    return Bookmark(n, str(note) if whole else said("This note is damaged."))


class _Field(NamedTuple):
    """A column that `entry` reads: what a sentence calls it, its form, and what stands for a damaged one."""

    what: Said
    form: Any
    empty: Any
    column: str = ""


_Word = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Number = Annotated[int, Meta(ge=0, le=1 << 31)]
_FIELDS = {
    "game": _Field(said("the game"), _Word, ""),
    "title": _Field(said("the title"), Annotated[str, Meta(max_length=LONGEST_TITLE)], ""),
    "names": _Field(said("the names"), dict[_Word, _Word], {}),
    "players": _Field(said("the kinds of player"), dict[_Word, _Word], {}),
    "records": _Field(
        said("the number of choices"), _Number | None, 0, "(SELECT max(n) + 1 FROM records WHERE tbl = id)"
    ),
    "turn": _Field(said("the turn"), _Number, 0),
    "waiting": _Field(said("whose turn it is"), tuple[_Word, ...], ()),
    "over": _Field(said("whether the game is over"), Annotated[int, Meta(ge=0, le=1)], 0),
    "proven": _Field(said("whether it is proven"), Annotated[int, Meta(ge=0, le=1)], 0),
    "updated": _Field(said("the time"), Annotated[float, Meta(ge=0, le=LATEST)], 0.0),
}
#: The columns that `entry` reads.
COLUMNS = ", ".join(["id", *(field.column or name for name, field in _FIELDS.items())])


def entry(row: tuple[Any, ...], parents: tuple[int | None, int], games: Games, elsewhere: bool) -> TableEntry:
    """The entry of a database row with these COLUMNS. Damaged parts are left empty, and `fault` names them."""
    found: dict[str, Any] = {}
    wrong: list[Said] = []
    for (name, field), value in zip(_FIELDS.items(), row[1:], strict=True):
        try:
            found[name] = decoded(value, field.form)
        except UNREADABLE:
            found[name] = field.empty
            wrong.append(field.what)
    seats = set(found["names"])
    known = games[found["game"]].colours if found["game"] in games else seats
    if not (seats == set(found["players"]) and {*found["waiting"]} <= seats <= set(known)):
        found.update(names={}, players={}, waiting=())
        wrong = wrong or [said("the seats")]
    fault: str = "" if found["records"] else said("This table holds no record.")
    if found["game"] not in games:
        fault = said("This program has no game called {game}.", game=found["game"])
    if wrong:
        fault = said("The entry of this table in the list is damaged: {what}.", what=joined(wrong))
    found |= {"records": found["records"] or 0, "over": bool(found["over"]), "proven": bool(found["proven"])}
    return TableEntry(row[0], **found, parent=parents[0], parted=parents[1], elsewhere=elsewhere, fault=fault)


def storable(now: float) -> float:
    """The time of a clock as it can be read again: a clock may be far from the truth."""
    return min(max(now, 0.0), LATEST)


def decoded(value: object, form: Any) -> Any:
    """A stored value in a form; bytes are JSON. Raises one of UNREADABLE."""
    return msgspec.json.decode(value, type=form) if isinstance(value, bytes) else msgspec.convert(value, form)
