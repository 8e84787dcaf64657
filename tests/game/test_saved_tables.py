"""Saved tables: tables and branches as the window keeps them, deleted and restored; every fault is a notice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store import Bookmark
from game.scenes.saved_tables import SavedTables
from tests.engine import playing, toy

told: list[str] = []


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[SavedTables]:
    told.clear()
    opened = SavedTables(tmp_path, toy.GAMES, told.append, lambda: 7.0)
    yield opened
    opened.close()


def begun(shelf: SavedTables) -> int:
    session = playing.scripted()
    playing.choose(session, "amber throw", "amber walk S1")
    table = shelf.begin(session)
    assert table is not None
    return table


def test_a_table_is_renamed_and_listed(shelf: SavedTables) -> None:
    table = begun(shelf)
    shelf.rename(table, "Friday")
    assert [(each.title, each.records) for each in shelf.tables()] == [("Friday", 3)]
    assert shelf.fault(table) == ""


def test_a_table_thrown_away_can_be_had_back_until_the_next_start(shelf: SavedTables) -> None:
    table, other = begun(shelf), begun(shelf)
    shelf.delete(table)
    assert [each.id for each in shelf.tables()] == [other]
    shelf.restore(table)
    assert {each.id for each in shelf.tables()} == {table, other}
    shelf.delete(table)
    shelf.close()
    again = SavedTables(shelf.folder, toy.GAMES, told.append, lambda: 8.0)
    again.restore(table)
    assert told == ["This table is no longer in the library."]
    assert [each.id for each in again.tables()] == [other]
    again.close()


def log_size(shelf: SavedTables) -> int:
    """The bytes in the log beside the library."""
    return (shelf.folder / "tables.db-wal").stat().st_size


def test_the_log_beside_the_library_is_written_down_at_the_end_of_a_turn(shelf: SavedTables) -> None:
    session = playing.scripted()
    table = shelf.begin(session)
    for step, empty in (("amber throw", False), ("amber walk S1", False), ("amber end", True)):
        playing.choose(session, step)
        shelf.keep(table, session)
        assert (log_size(shelf) == 0) is empty, step


def test_a_branch_hangs_from_where_it_was_begun(shelf: SavedTables) -> None:
    table = begun(shelf)
    session = shelf.read(table)
    assert session is not None
    branch = shelf.begin(session.branch(1), table)
    tree = shelf.tree(table)
    assert tree is not None
    assert [(each.table.id, each.table.parted) for each in tree.branches] == [(branch, 1)]


def test_bookmarks_are_laid_and_taken_away(shelf: SavedTables) -> None:
    table = begun(shelf)
    shelf.bookmark(table, 2, "Here it begins")
    shelf.bookmark(table, 9, "Too late")
    assert told == ["This table has no record 9 in the library."]
    assert shelf.bookmarks(table) == (Bookmark(2, "Here it begins"),)
    shelf.remove_bookmark(table, 2)
    assert shelf.bookmarks(table) == ()
