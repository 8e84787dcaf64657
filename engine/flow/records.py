"""The records of a log: the header, one record for each choice or note, and the hashes that chain them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Generic

import msgspec
from msgspec import Struct

from engine.flow.events import E, Event, Happening
from engine.flow.frames import Frame
from engine.flow.notes import Note
from engine.flow.options import Ask, Option
from engine.said import bounded, said
from engine.table import Draw, Snapshot, Table, apply


class Campaign(Struct, frozen=True):
    """The campaign that a table belongs to.

    `key` tells it from other campaigns of the same `name`. `number` is the number of the table in it, from 1.
    `kept` are the counters that the tables before have left.
    """

    name: str
    key: str
    number: int
    kept: dict[str, int]


class Header(Struct, frozen=True, omit_defaults=True):
    """What a saved table begins with.

    `game` and `version` name the game and the version of its rules. `names` and `players` give for each seat the
    player's name and kind (human, or a kind of bot) at the beginning. `options` are the settings, `start` is the
    table before the set-up.
    """

    game: str
    version: int
    seats: tuple[str, ...]
    names: dict[str, str]
    players: dict[str, str]
    options: dict[str, str]
    start: Snapshot
    campaign: Campaign | None = None


class Record(Struct, Generic[E], frozen=True, gc=False, omit_defaults=True):
    """One choice (None for the set-up) with its draws and events; or a note, and nothing else."""

    n: int
    seat: str | None
    choice: Option | None
    draws: tuple[Draw, ...]
    happened: tuple[Happening[E], ...]
    note: Note | None = None


class Entry(Struct, frozen=True, gc=False):
    """A record with the open pages, the question and the answers given to it so far, as they are after it."""

    record: Record[Event]
    pages: tuple[Frame, ...]
    ask: Ask | None
    chosen: tuple[tuple[str, Option], ...]


class Mismatch(ValueError):
    """A log is not what the rules give; the text is one short sentence that names the record."""

    def __init__(self, words: str) -> None:
        super().__init__(bounded(words))


def check_form(record: Record[Event], n: int, seats: Collection[str]) -> None:
    """Raise Mismatch unless record `n` has the form of a record at a table with these seats: the choice of a seat,
    or a note and nothing else; the first one is the set-up."""
    of_seat = record.seat is not None and record.choice is not None
    bare = record.seat is None and record.choice is None
    if record.n != n:
        raise Mismatch(said("This is record {there}, and record {n} is due.", there=record.n, n=n))
    if record.seat is not None and record.seat not in seats:
        raise Mismatch(said("Record {n} is of a seat that is not at this table.", n=n))
    if record.note is not None and not (n and bare and not record.draws and not record.happened):
        raise Mismatch(said("Record {n} is a note and something else.", n=n))
    if record.note is None and not (of_seat if n else bare):
        raise Mismatch(said("Record {n} has no choice.", n=n))


def fold(table: Table, record: Record[Event]) -> None:
    """Apply the changes of one record to the table as it was before."""
    for happening in record.happened:
        for change in happening.changes:
            apply(table, change)


def digest(before: str, value: Header | Record[Event]) -> str:
    """The hash of a header or record, chained to the hash before it ("" for a header)."""
    return chained(before, msgspec.json.encode(value))


def chained(before: str, line: bytes) -> str:
    """The hash of an encoded header or record, chained to the hash before it."""
    return hashlib.sha256(before.encode() + line).hexdigest()
