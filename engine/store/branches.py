"""Which table is a branch of which, and the tree of a table with all its branches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from engine.said import said
from engine.store.entries import Branch, TableEntry
from engine.store.errors import StoreError

#: Branch -> its nearest ancestor outside the bin (None: there is none) and the last record that both share.
Parents = dict[int, tuple[int | None, int]]


def parents_of(db: sqlite3.Connection) -> Parents:
    """The parents of all branches in an open database."""
    rows = db.execute(
        "SELECT id, parent, parted FROM tables WHERE parent < id AND parent IN (SELECT id FROM tables)"
        " AND typeof(parted) = 'integer' ORDER BY id"
    )
    parents: Parents = {}
    binned = {key for (key,) in db.execute("SELECT id FROM tables WHERE binned IS 1")}
    for key, parent, parted in rows:
        above, before = parents.get(parent, (None, 0))  # parents come before their branches
        parents[key] = (parent, parted) if parent not in binned else (above, min(parted, before))
    return parents


def tree_of(table: int, tables: Iterable[TableEntry]) -> Branch:
    """The first ancestor of a table, with all its branches. Raises StoreError if the table is not one of
    `tables`."""
    listed = {each.id: each for each in tables}
    if table not in listed:
        raise StoreError(said("This table is no longer in the library."))
    trees: dict[int, Branch] = {}
    hanging: dict[int | None, list[Branch]] = {}
    for key in sorted(listed, reverse=True):  # a branch has a higher id than its parent, so it comes first
        own = sorted(hanging.pop(key, []), key=lambda branch: (branch.table.parted, branch.table.id))
        trees[key] = Branch(listed[key], tuple(own))
        hanging.setdefault(listed[key].parent, []).append(trees[key])
    root = table
    while (parent := listed[root].parent) is not None:
        root = parent
    return trees[root]
