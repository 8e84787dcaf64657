"""Saves what can be read of a damaged library. The damaged file is renamed and never written to.

It keeps its name until the new one is whole, so that a salvage that was cut short is begun again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.flow import Header
from engine.flow.records import chained
from engine.said import Said, joined, said
from engine.store.codecs import UNREADABLE
from engine.store.database import connected, records_kept
from engine.store.entries import decoded
from engine.store.errors import StoreError
from engine.store.schema import fault_sentence, migrate
from engine.store.windows import Ends

#: Ids up to this one are tried also if the damage hides them.
LOW_IDS = 2_000
#: What belongs to a table, to a campaign or to a person, and the column that names it.
_OF_TABLE = {"records": "tbl", "pages": "tbl", "bookmarks": "tbl", "leases": "tbl", "seats": "tbl"}
_OF_CAMPAIGN = {"steps": "campaign"}
_OF_PERSON = {"aliases": "person"}
#: The row of a table if nothing but its records can be read.
_UNKNOWN = {"game": "", "title": "", "names": b"", "players": b"", "header": b"", "updated": 0.0}


class _Saved(NamedTuple):
    """What came of one table: how many of its records are whole, and whether others are not."""

    key: int
    whole: int
    damaged: bool


def salvage(path: Path, ends: Ends) -> Said:
    """Rename a damaged library and put a new one with everything that can be read in its place. Returns sentences
    that say so, and how far the tables came back whose last choices (`ends`) are lost.

    Raises StoreError if the file cannot be renamed or the new one cannot be written.
    """
    new = path.with_name(f"{path.name}-new")
    try:
        _remove(new)
        with closing(connected(new)) as target:
            migrate(target)
            tables = _copy(path, target)
            names = {key: _name(target, key) for key in ends}
        aside = _set_aside(path)
        new.rename(path)  # if the program is killed before this line, `finish` does it
    except sqlite3.Error as error:
        _remove(new)
        raise StoreError(fault_sentence(error, path.name)) from error
    except OSError:
        words = said("{file} is damaged, and its folder does not let it be set aside.", file=path.name)
        raise StoreError(words) from None
    words = said(
        "{file} was damaged and is kept as {aside}; {saved:table|tables} could be saved from it.",
        file=path.name, aside=aside.name, saved=sum(table.whole > 0 for table in tables),
    )  # fmt: skip
    return joined((words, *_losses(tables, ends, names)), " ")


def finish(path: Path) -> None:
    """Put the new library of a salvage in its place, if that was cut short after the damaged one was set aside."""
    new = path.with_name(f"{path.name}-new")
    aside = path.with_name(f"{path.stem}-damaged-1{path.suffix}")
    if new.exists() and aside.exists() and not path.exists():
        new.rename(path)


def _losses(tables: list[_Saved], ends: Ends, names: Mapping[int, str]) -> Iterator[Said]:
    """What is damaged, and how far each table came back."""
    broken = sum(table.damaged for table in tables)
    if broken:
        yield said("Damaged and listed with the reason: {broken:table|tables}.", broken=broken)
    reached = {table.key: table.whole - 1 for table in tables}
    for key, end in ends.items():
        if key not in reached:
            yield said("A table with {n:choice|choices} is lost.", n=end.n)
        elif reached[key] < end.n:
            yield said("{who}: back to choice {n} of {most}.", who=names[key], n=reached[key], most=end.n)


def _set_aside(path: Path) -> Path:
    """Rename the database and its log; the new name of the database."""
    names = (path.with_name(f"{path.stem}-damaged-{n}{path.suffix}") for n in count(1))
    aside = next(name for name in names if not name.exists() and not name.with_name(f"{name.name}-wal").exists())
    for tail in ("-wal", "-shm", ""):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + tail))
    return aside


def _remove(new: Path) -> None:
    """Remove what a salvage that was cut short has left."""
    for tail in ("-journal", ""):
        new.with_name(new.name + tail).unlink(missing_ok=True)


def _copy(damaged: Path, target: sqlite3.Connection) -> list[_Saved]:
    """Copy every row that can be read; what came of each table."""
    if not damaged.exists() or not damaged.stat().st_size:  # only its log is there
        return []
    with closing(connected(damaged, "ro")) as source:
        list(_readable(source, "PRAGMA writable_schema = ON"))  # else a file that was cut short cannot be read
        target.execute("BEGIN")
        keys = _keys(source, ("tables", "id"), ("records", "tbl"))
        tables = [saved for key in keys if (saved := _copy_table(source, target, key))]
        for owners, parts in (("campaigns", _OF_CAMPAIGN), ("people", _OF_PERSON)):
            for key in _keys(source, (owners, "id")):
                if _copy_rows(source, target, owners, "id", key):
                    _copy_parts(source, target, parts, key)
        target.execute("COMMIT")
    return tables


def _keys(source: sqlite3.Connection, *columns: tuple[str, str]) -> list[int]:
    """The ids that these columns can hold, in order: those that can be read from either end, and the low ones,
    which damage may hide."""
    queries = [f"SELECT {column} FROM {name}" for name, column in columns]
    ends = [f"{query} ORDER BY 1 {order}" for query in queries for order in ("ASC", "DESC")]
    found = {row[0] for query in ends for row in _readable(source, query) if isinstance(row[0], int)}
    return sorted(found.union(range(1, 1 + LOW_IDS)))


def _copy_table(source: sqlite3.Connection, target: sqlite3.Connection, key: int) -> _Saved | None:
    """Copy a table with all that belongs to it; None if nothing of it can be read."""
    known = _copy_rows(source, target, "tables", "id", key)
    if not known:
        if not any(_readable(source, "SELECT 1 FROM records WHERE tbl = ? LIMIT 1", key)):
            return None
        columns, marks = ", ".join(_UNKNOWN), ", ".join("?" * len(_UNKNOWN))
        target.execute(f"INSERT INTO tables (id, {columns}) VALUES (?, {marks})", (key, *_UNKNOWN.values()))
    _copy_parts(source, target, _OF_TABLE, key)
    whole, rows = _whole_records(target, key)
    return _Saved(key, whole, not whole or whole < max(rows, records_kept(target, key)))


def _copy_parts(
    source: sqlite3.Connection, target: sqlite3.Connection, parts: Mapping[str, str], key: int
) -> None:
    for name, column in parts.items():
        _copy_rows(source, target, name, column, key)


def _copy_rows(source: sqlite3.Connection, target: sqlite3.Connection, name: str, column: str, key: int) -> int:
    """Copy the rows of one database table whose `column` is `key`, as they are; how many there were. Columns that
    an older version lacks get their default."""
    there = {row[1] for row in _readable(source, f"PRAGMA table_info({name})")}
    columns = [row[1] for row in target.execute(f"PRAGMA table_info({name})") if row[1] in there]
    if column not in columns:
        return 0
    listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
    copied = 0
    for row in _readable(source, f"SELECT {listed} FROM {name} WHERE {column} = ?", key):
        copied += target.execute(f"INSERT OR IGNORE INTO {name} ({listed}) VALUES ({marks})", row).rowcount
    return copied


def _whole_records(target: sqlite3.Connection, key: int) -> tuple[int, int]:
    """How many records of a table follow from its header without a fault, and how many there are."""
    (header,) = target.execute("SELECT header FROM tables WHERE id = ?", (key,)).fetchone()
    rows = target.execute("SELECT text, hash FROM records WHERE tbl = ? ORDER BY n", (key,)).fetchall()
    if not _is_header(header):
        return 0, len(rows)
    before = chained("", header)
    for n, (text, digest) in enumerate(rows):
        if not isinstance(text, bytes) or chained(before, text) != digest:
            return n, len(rows)
        before = digest
    return len(rows), len(rows)


def _is_header(text: object) -> bool:
    if not isinstance(text, bytes):
        return False
    try:
        msgspec.json.decode(text, type=Header)
    except UNREADABLE:
        return False
    return True


def _name(target: sqlite3.Connection, key: int) -> str:
    """What a table is called: its title, else its players, else its number."""
    for title, names in target.execute("SELECT title, names FROM tables WHERE id = ?", (key,)).fetchall():
        try:
            return decoded(title, str) or joined(decoded(names, dict[str, str]).values())
        except UNREADABLE:
            break
    return said("Table {number}", number=key)


def _readable(source: sqlite3.Connection, query: str, *values: object) -> Iterator[tuple[Any, ...]]:
    """The rows of a query up to the first fault of the database."""
    try:
        yield from source.execute(query, values)
    except sqlite3.Error:
        return
