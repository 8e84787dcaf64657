"""The layout of the database, and its faults in words."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from engine.said import Said

#: Marks the file as Torchlit's ("trch").
APPLICATION = 0x74726368

#: The statements that each version of the layout adds to the version before; `migrate` runs those that are
#: missing. Each version has tables or columns that the one before lacks, so a layout tells its version. A branch
#: left its `parent` after record `parted`. A `binned` table lies in the bin. A step of a campaign has the `number`
#: of a table in it, or NULL for a reset. `begun` is the number of the campaign's last table. A table is
#: `proven` if its rules have given every record. A lease names the `window` that plays at a table. A table that
#: began as a branch is `branched`, also when its parent is gone. `people.py` tells of people, aliases and seats.
STEPS = (
    (
        """CREATE TABLE tables (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, names BLOB NOT NULL, players BLOB NOT NULL,
    header BLOB NOT NULL, turn INTEGER NOT NULL DEFAULT 0, waiting BLOB NOT NULL DEFAULT '[]',
    over INTEGER NOT NULL DEFAULT 0, updated REAL NOT NULL
)""",
        """CREATE TABLE records (
    tbl INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, text BLOB NOT NULL,
    hash TEXT NOT NULL, PRIMARY KEY (tbl, n)
) WITHOUT ROWID""",
        """CREATE TABLE pages (
    tbl INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, text BLOB NOT NULL,
    PRIMARY KEY (tbl, n)
) WITHOUT ROWID""",
        f"PRAGMA application_id = {APPLICATION}",
    ),
    (
        "ALTER TABLE tables ADD COLUMN parent INTEGER REFERENCES tables ON DELETE SET NULL",
        "ALTER TABLE tables ADD COLUMN parted INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN binned INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE bookmarks (
    tbl INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, note TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, key TEXT NOT NULL,
    begun INTEGER NOT NULL DEFAULT 0, UNIQUE (game, name)
)""",
        """CREATE TABLE steps (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE, n INTEGER NOT NULL, number INTEGER,
    winners BLOB NOT NULL, verdict TEXT NOT NULL, kept BLOB NOT NULL, at REAL NOT NULL, PRIMARY KEY (campaign, n)
) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN proven INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE leases (
    tbl INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, window TEXT NOT NULL
)""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN branched INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN seated INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET branched = 1 WHERE parent IS NOT NULL",
        "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
        """CREATE TABLE aliases (
    key TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE
)""",
        """CREATE TABLE seats (
    tbl INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat TEXT NOT NULL,
    person INTEGER REFERENCES people ON DELETE CASCADE, kind TEXT NOT NULL, score INTEGER,
    won INTEGER NOT NULL DEFAULT 0, thrown INTEGER NOT NULL DEFAULT 0, luck REAL NOT NULL DEFAULT 0,
    spread REAL NOT NULL DEFAULT 0, PRIMARY KEY (tbl, seat)
)""",
        "CREATE INDEX seats_of_person ON seats (person)",
    ),
)
VERSION = len(STEPS)
#: The columns of each table of a database.
Layout = dict[str, tuple[str, ...]]


def layout(db: sqlite3.Connection) -> Layout:
    """The layout of a database."""
    rows = db.execute(
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c"
        " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY m.name, c.cid"
    )
    found: Layout = {}
    for table, column in rows:
        found[table] = (*found.get(table, ()), column)
    return found


def version_of(found: Layout) -> int:
    """The version that has this layout; 0 if none has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for version, step in enumerate(STEPS, 1):
            for statement in step:
                db.execute(statement)
            if layout(db) == found:
                return version
    return 0


def migrate(db: sqlite3.Connection) -> None:
    """Bring a database (in autocommit mode) to this program's layout: run all steps that it lacks, or none."""
    if _version(db) == VERSION:
        return
    db.execute("BEGIN IMMEDIATE")
    for step in STEPS[_version(db) :]:  # read again: another program may have migrated meanwhile
        for statement in step:
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


_WORDS = {
    sqlite3.SQLITE_FULL: Said("The disk is full, and {name} could not be written; make room and go on."),
    sqlite3.SQLITE_READONLY: Said("{name} cannot be written: the file or its folder is read-only."),
    sqlite3.SQLITE_PERM: Said("{name} cannot be written: the file or its folder is read-only."),
    sqlite3.SQLITE_CANTOPEN: Said("{name} cannot be opened: its folder is missing or read-only."),
    sqlite3.SQLITE_BUSY: Said("{name} is in use by another program; close that and try again."),
    sqlite3.SQLITE_LOCKED: Said("{name} is in use by another program; close that and try again."),
    sqlite3.SQLITE_IOERR: Said("{name} could not be read or written: the disk reports a fault."),
    sqlite3.SQLITE_CORRUPT: Said("{name} is damaged; start the program again to save what can be read."),
    sqlite3.SQLITE_NOTADB: Said("{name} is damaged; start the program again to save what can be read."),
}


class Damaged(sqlite3.DatabaseError):
    """The database opens, but its own check finds a fault."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def fault_sentence(error: sqlite3.Error, name: str) -> Said:
    """What went wrong with the database called `name`, in a sentence."""
    words = _WORDS.get(_code(error), Said("{name} could not be used: {error}."))
    return Said(words, {"name": name, "error": str(error)})


def is_damaged(error: sqlite3.Error) -> bool:
    """Whether the file itself is damaged."""
    return _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _code(error: sqlite3.Error) -> int:
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
