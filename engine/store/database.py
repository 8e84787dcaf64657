"""Opens the library's database: looks for damage without writing to it, and brings it up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.said import said
from engine.store.errors import StoreError, reason
from engine.store.schema import APPLICATION, VERSION, Damaged, is_damaged, layout, migrate, version_of
from engine.store.windows import Ends


def make_folder(path: Path) -> None:
    """Make the folder of a library. Raises StoreError if that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = said("The folder of {file} cannot be made: {why}.", file=path.name, why=reason(error))
        raise StoreError(words) from error


def connected(path: Path, mode: str = "rwc") -> sqlite3.Connection:
    """A connection to a database, to read (`ro`), or to write and create (`rwc`). It gives texts that are not
    UTF-8 as bytes, so that one bad row does not hide the others."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=1.0, isolation_level=None)
    db.text_factory = _text
    return db


def opened(path: Path, ends: Ends) -> sqlite3.Connection:
    """The open database, with this program's layout. `ends` are the last choices that it must hold: SQLite drops
    the end of a damaged log without a word.

    Raises StoreError if the file is another program's or a newer version's. Raises sqlite3.DatabaseError if it is
    damaged; then nothing was written to it.
    """
    _look_for_damage(path, ends)
    db = connected(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA wal_autocheckpoint = 4000")
        migrate(db)
    except BaseException:
        close_untouched(db, path)
        raise
    return db


def records_kept(db: sqlite3.Connection, table: int) -> int:
    """How many records a table had when it was kept last: the open pages after its last record are always there.
    An absurd number is no number of records."""
    last = "SELECT ifnull(max(n), -1) FROM pages WHERE tbl = ? AND n BETWEEN 0 AND 1 << 31"
    return 1 + int(db.execute(last, (table,)).fetchone()[0])


def close_untouched(db: sqlite3.Connection, path: Path) -> None:
    """Close a damaged database and leave its file and its log as they are: SQLite writes the log into the file
    only when the last connection closes, and one that only reads cannot write."""
    try:
        with closing(connected(path, "ro")) as reader:
            reader.execute("SELECT 1 FROM sqlite_master").fetchall()
            db.close()
    except sqlite3.Error:
        db.close()


def _text(stored: bytes) -> str | bytes:
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _look_for_damage(path: Path, ends: Ends) -> None:
    """Raise sqlite3.DatabaseError if a database is damaged, StoreError if it cannot be this program's."""
    log = path.with_name(path.name + "-wal")
    if not path.exists() or not path.stat().st_size:
        if log.exists() and log.stat().st_size:  # SQLite would delete the log
            raise Damaged("the file is empty and its log is not")
        return
    try:
        with closing(connected(path, "ro")) as db:
            _check_layout(db, path.name)
            wrong = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if wrong != "ok":
                raise Damaged(wrong)
            for table, end in ends.items():
                query = "SELECT 1 FROM records WHERE (tbl, n, hash) = (?, ?, ?)"
                if not db.execute(query, (table, *end)).fetchone():
                    raise Damaged("the end of the log is lost")
    except sqlite3.DatabaseError as error:
        if is_damaged(error):
            raise
        # it cannot be opened to read; opening it to write tells why


def _check_layout(db: sqlite3.Connection, name: str) -> None:
    """Raise Damaged if the marks of the file do not fit its tables, StoreError if the tables are not ours."""
    (version,), (application,) = (
        db.execute(f"PRAGMA {key}").fetchone() for key in ("user_version", "application_id")
    )
    found = layout(db)
    known = version_of(found)
    if known:
        if (version, application) != (known, APPLICATION):
            raise Damaged("the marks of the file do not fit its tables")
    elif found and application != APPLICATION:
        raise StoreError(said("{file} is a database of another program.", file=name))
    elif version > VERSION:
        words = said(
            "{file} has version {version}, and this program reads up to {known}: get a newer one.",
            file=name, version=version, known=VERSION,
        )  # fmt: skip
        raise StoreError(words)
    elif found:
        raise Damaged("a part of the tables is missing")
