"""Saves what can be read of a damaged library. The damaged file is renamed and never written to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from engine.flow import Header
from engine.flow.records import chained
from engine.said import Said, said
from engine.store.errors import StoreError
from engine.store.schema import migrate

#: How many ids are tried if the damage hides how many there are.
MOST_TABLES = 10_000

_COLUMNS = "id, game, title, names, players, header, turn, waiting, over, updated"
_FORMS = (int, str, str, bytes, bytes, bytes, int, bytes, int, float)


def salvage(path: Path) -> Said:
    """Rename a damaged library and begin a new one with its readable tables. Returns a sentence that says so.

    Raises StoreError if the file cannot be renamed or the new one cannot be written.
    """
    try:
        aside = _set_aside(path)
    except OSError:
        words = said("{file} is damaged, and its folder does not let it be set aside.", file=path.name)
        raise StoreError(words) from None
    saved = _copy(aside, path)
    return said(
        "{file} was damaged and is kept as {aside}; {saved:table|tables} could be saved from it.",
        file=path.name, aside=aside.name, saved=saved,
    )  # fmt: skip


def _set_aside(path: Path) -> Path:
    names = (path.with_name(f"{path.stem}-damaged-{n}{path.suffix}") for n in count(1))
    aside = next(name for name in names if not name.exists())
    path.rename(aside)
    for tail in ("-wal", "-shm"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + tail))
    return aside


def _copy(old: Path, new: Path) -> int:
    """Copy the readable tables and campaigns; the number of tables copied."""
    source = sqlite3.connect(f"{old.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    target = sqlite3.connect(new, isolation_level=None)
    try:
        source.execute("PRAGMA writable_schema = ON")  # else a file that was cut short cannot be read at all
        migrate(target)
        target.execute("BEGIN")
        saved = sum([_copy_table(source, target, key) for key in _keys(source)])
        _copy_campaigns(source, target)
        target.execute("COMMIT")
    except sqlite3.Error as error:
        words = said(
            "{file} is damaged and kept as {aside}; no new one can be written.", file=new.name, aside=old.name
        )
        raise StoreError(words) from error
    finally:
        source.close()
        target.close()
    return saved


def _keys(source: sqlite3.Connection) -> range:
    """The ids that tables of the damaged library can have."""
    rows = _readable(source, "SELECT max(id) FROM tables", ())
    last = next(rows, (None,))[0]
    return range(1, 1 + (last if isinstance(last, int) else MOST_TABLES))


def _copy_table(source: sqlite3.Connection, target: sqlite3.Connection, key: int) -> bool:
    """Copy one table with its records up to the first damaged one; whether there was anything to copy."""
    row = next(_readable(source, f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (key,)), ())
    if tuple(map(type, row)) != _FORMS or not _is_header(row[5]):
        return False
    before, n = chained("", row[5]), 0
    for text, digest in _readable(source, "SELECT text, hash FROM records WHERE tbl = ? ORDER BY n", (key,)):
        if not isinstance(text, bytes) or chained(before, text) != digest:
            break
        if not n:
            target.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        target.execute("INSERT INTO records VALUES (?, ?, ?, ?)", (key, n, text, digest))
        before, n = digest, n + 1
    for at, text in _readable(source, "SELECT n, text FROM pages WHERE tbl = ?", (key,)):
        if isinstance(at, int) and at < n and isinstance(text, bytes):
            target.execute("INSERT OR IGNORE INTO pages VALUES (?, ?, ?)", (key, at, text))
    if n:
        _copy_place(source, target, key)
        _copy_bookmarks(source, target, key, n)
    return n > 0


def _copy_place(source: sqlite3.Connection, target: sqlite3.Connection, key: int) -> None:
    """Copy the parent of a branch, and whether it lies in the bin. A library of version 1 has neither."""
    query = "SELECT parent, parted, binned FROM tables WHERE id = ?"
    parent, parted, binned = next(_readable(source, query, (key,)), (None, 0, 0))
    there = isinstance(parent, int) and target.execute("SELECT 1 FROM tables WHERE id = ?", (parent,)).fetchone()
    if there and isinstance(parted, int) and parent < key:
        target.execute("UPDATE tables SET parent = ?, parted = ? WHERE id = ?", (parent, parted, key))
    target.execute("UPDATE tables SET binned = ? WHERE id = ?", (int(binned == 1), key))


def _copy_bookmarks(source: sqlite3.Connection, target: sqlite3.Connection, key: int, records: int) -> None:
    for n, note in _readable(source, "SELECT n, note FROM bookmarks WHERE tbl = ?", (key,)):
        if isinstance(n, int) and 0 <= n < records and isinstance(note, str):
            target.execute("INSERT OR IGNORE INTO bookmarks VALUES (?, ?, ?)", (key, n, note))


def _copy_campaigns(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy the undamaged campaigns, and their steps up to the first damaged one."""
    for row in _readable(source, "SELECT id, game, name, key, begun FROM campaigns", ()):
        if tuple(map(type, row)) != (int, str, str, str, int):
            continue
        target.execute("INSERT OR IGNORE INTO campaigns (id, game, name, key, begun) VALUES (?, ?, ?, ?, ?)", row)
        steps = "SELECT number, winners, verdict, kept, at FROM steps WHERE campaign = ? ORDER BY n"
        for n, step in enumerate(_readable(source, steps, row[:1])):
            if tuple(map(type, step[1:])) != (bytes, str, bytes, float):
                break
            target.execute("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", (row[0], n, *step))


def _is_header(text: bytes) -> bool:
    try:
        msgspec.json.decode(text, type=Header)
    except msgspec.MsgspecError:
        return False
    return True


def _readable(source: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The rows of a query up to the first fault of the database."""
    try:
        yield from source.execute(query, values)
    except sqlite3.Error:
        return
