"""Leases: which window plays at which table. A lease counts only as long as its window runs.

All functions take an open database; those that write must be called within a transaction.
"""

from __future__ import annotations

import sqlite3

from engine.store.windows import Window


def take(db: sqlite3.Connection, window: Window, table: int) -> bool:
    """Take the lease of a table for a window; whether no other running window has it."""
    if is_elsewhere(db, window, table):
        return False
    db.execute("INSERT OR REPLACE INTO leases VALUES (?, ?)", (table, window.name))
    return True


def release(db: sqlite3.Connection, window: Window, table: int) -> None:
    """Give back the lease of a table, if the window has it."""
    db.execute("DELETE FROM leases WHERE tbl = ? AND window = ?", (table, window.name))


def is_elsewhere(db: sqlite3.Connection, window: Window, table: int) -> bool:
    """Whether another running window plays at a table."""
    found = db.execute("SELECT window FROM leases WHERE tbl = ?", (table,)).fetchone()
    return bool(found and found[0] != window.name and window.runs(str(found[0])))


def elsewhere(db: sqlite3.Connection, window: Window) -> frozenset[int]:
    """The tables at which other running windows play."""
    rows = db.execute("SELECT tbl, window FROM leases").fetchall()
    return frozenset(table for table, name in rows if name != window.name and window.runs(str(name)))
