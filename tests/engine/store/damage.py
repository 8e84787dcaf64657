"""Damage for tests: one stored value, or some bytes of a file, replaced by something that should not be there."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

#: Every saved table is hurt.
ALL = -1
DEEP = b"[" * 100_000
#: Values of every kind and size; a text of bad UTF-8 is made by SQLite itself.
VALUES: tuple[object, ...] = (
    None, -1, 0, 1, 7, 2**31, 2**63 - 1, -(2**63), 1.5, -1e308, 1e308, float("inf"), 253_402_300_800.0,
    "", "x", "0", "amber", "x" * 10_000, "\x00", "\U0001f600",
    b"", b"\x00", b"{", b"\xff\xfe", DEEP, b"[1]", b"{}", b"[]", b"null", b'"x"', b'{"amber":5}',
    b'{"nobody":"x"}', b'["nobody"]', b'{"amber":"\xff"}', b'{"game":"toy","version":1}', b"1" * 400,
)  # fmt: skip
BAD_TEXT = "CAST(x'ff4142fe' AS TEXT)"


def fields(path: Path) -> list[tuple[str, str]]:
    """Every column of every table of a library, but the ids that name the rows."""
    with closing(sqlite3.connect(path)) as db:
        tables = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        ]
        found = [(table, row[1]) for table in tables for row in db.execute(f"PRAGMA table_info({table})")]
    return [(table, column) for table, column in found if column != "id"]


def damage_field(path: Path, field: tuple[str, str], chance: random.Random) -> tuple[str, int]:
    """Put a wrong value into a column, in one row or in all; what was done, and the id of the saved table that it
    belongs to (0: none, ALL: every one)."""
    table, column = field
    value = chance.choice([*VALUES, BAD_TEXT])
    owner = {"tables": "id", "campaigns": "0", "steps": "0", "people": "0", "aliases": "0"}.get(table, "tbl")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        key = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[5]]
        rows = db.execute(f"SELECT {owner}, {', '.join(key)} FROM {table}").fetchall()
        where, hurt = "", ALL
        if rows and chance.random() < 0.8:
            hurt, *ids = chance.choice(rows)
            where = " WHERE " + " AND ".join(f"{name} = {id!r}" for name, id in zip(key, ids, strict=True))
        text, values = (BAD_TEXT, ()) if value == BAD_TEXT else ("?", (value,))
        with suppress(sqlite3.IntegrityError):  # a column that SQLite itself guards
            db.execute(f"UPDATE OR IGNORE {table} SET {column} = {text}{where}", values)
    return f"{table}.{column} = {str(value)[:40]!r}{where}", hurt


def damage_bytes(path: Path, chance: random.Random) -> str:
    """Spoil a file: cut it, or overwrite some bytes; what was done."""
    whole = bytearray(path.read_bytes())
    at = chance.randrange(len(whole))
    kind = chance.choice(["cut", "flip", "flip", "zeros", "noise"])
    if kind == "cut":
        del whole[at:]
    elif kind == "flip":
        whole[at] ^= 1 << chance.randrange(8)
    else:
        long = min(chance.choice([4, 100, 4096, 20_000]), len(whole) - at)
        whole[at : at + long] = bytes(long) if kind == "zeros" else chance.randbytes(long)
    path.write_bytes(whole)
    return f"{kind} at {at} of {path.name}"
