"""Opens the library's database, and brings it up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.said import said
from engine.store.errors import StoreError, reason
from engine.store.schema import APPLICATION, VERSION, Damaged, migrate


def opened(path: Path) -> sqlite3.Connection:
    """The open database, with this program's layout.

    Raises StoreError if its folder cannot be made, or the file is another program's or a newer version's. Raises
    sqlite3.DatabaseError if the file is damaged.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = said("The folder of {file} cannot be made: {why}.", file=path.name, why=reason(error))
        raise StoreError(words) from error
    db = sqlite3.connect(path, timeout=1.0, isolation_level=None)
    try:
        _prepare(db, path.name)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, name: str) -> None:
    (version,), (application,) = (
        db.execute(f"PRAGMA {key}").fetchone() for key in ("user_version", "application_id")
    )
    empty = not db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    if not empty and application != APPLICATION:
        raise StoreError(said("{file} is a database of another program.", file=name))
    if version > VERSION:
        words = said(
            "{file} has version {version}, and this program reads up to {known}: get a newer one.",
            file=name, version=version, known=VERSION,
        )  # fmt: skip
        raise StoreError(words)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA wal_autocheckpoint = 4000")
    wrong = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if wrong != "ok":
        raise Damaged(wrong)
    migrate(db)
