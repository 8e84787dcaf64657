"""The library: tables kept, taken up again, and saved from faults."""

from __future__ import annotations

import dataclasses
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType

import pytest

from engine.flow import Session
from engine.store import Bookmark, Branch, Library, StoreError, schema, verify
from engine.store.library import SAVE_PAGES_EVERY
from engine.store.salvage import salvage
from engine.table import LiveDealer
from tests.engine import playing, toy
from tests.engine.playing import choose

STEPS = ("amber walk S1", "amber walk S2")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "library.db"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with Library(path, toy.GAMES) as opened:
        yield opened


def begun(library: Library, *steps: str) -> tuple[int, Session]:
    session = playing.scripted(friendly=True)
    table = library.create(session, 1.0, "Evening")
    for step in steps:
        choose(session, step)
        library.commit(table, session, 2.0)
    return table, session


def test_every_choice_is_safe_once_committed(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw", "amber walk S1")
    with Library(path, toy.GAMES) as other:
        again = other.resume(table)
    assert again.notice == ""
    assert again.session.hashes() == session.hashes()
    assert again.session.position.snapshot() == session.position.snapshot()


def test_a_table_can_be_played_on_where_it_was_left(library: Library) -> None:
    table, _ = begun(library, "amber throw", "amber duel", "beryl lay card-5")
    session = library.resume(table, LiveDealer(1)).session
    assert session.waiting() == ("amber",)
    choose(session, "amber lay card-1", "amber end")
    library.commit(table, session, 3.0)
    assert library.resume(table).session.hashes() == session.hashes()


def test_undo_and_another_choice_replace_what_was_kept(library: Library) -> None:
    table, session = begun(library, "amber throw", *STEPS)
    session.undo("amber")
    library.commit(table, session, 3.0)
    assert len(library.load(table).records) == 3
    session.undo("amber")
    choose(session, "amber end", "beryl throw")
    library.commit(table, session, 4.0)
    assert library.resume(table).session.hashes() == session.hashes()


def test_the_list_tells_the_tables_apart(library: Library) -> None:
    first, session = begun(library, "amber throw", "amber end")
    second = library.create(playing.at_random(1), 9.0, "Finished")
    rows = library.tables()
    assert [row.id for row in rows] == [second, first]
    assert (rows[0].title, rows[0].over, rows[0].waiting) == ("Finished", True, ())
    assert rows[1]._asdict() == {
        "id": first,
        "game": "toy",
        "title": "Evening",
        "names": {"amber": "Amber", "beryl": "Beryl"},
        "players": {"amber": "human", "beryl": "human"},
        "records": len(session.entries),
        "turn": 1,
        "waiting": ("beryl",),
        "over": False,
        "updated": 2.0,
        "parent": None,
        "parted": 0,
        "proven": True,
        "elsewhere": False,
        "fault": "",
    }


def test_tables_are_renamed_and_thrown_away(library: Library) -> None:
    table, session = begun(library, "amber throw")
    other, _ = begun(library)
    library.rename(table, "N" * 200)
    assert {row.title for row in library.tables()} == {"N" * 80, "Evening"}
    library.delete(table)
    assert [row.id for row in library.tables()] == [other]
    library.empty_bin()
    for act in (lambda: library.load(table), lambda: library.commit(table, session, 1.0)):
        with pytest.raises(StoreError, match=r"^This table is no longer in the library\.$"):
            act()


def test_a_table_in_the_bin_can_be_had_back_until_it_is_emptied(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw")
    library.delete(table)
    with Library(path, toy.GAMES) as again:
        assert again.tables() == ()
        again.restore(table)
    assert [row.title for row in library.tables()] == ["Evening"]
    assert library.resume(table).session.hashes() == session.hashes()
    library.delete(table)
    library.empty_bin()
    for act in (library.restore, library.delete):
        with pytest.raises(StoreError, match=r"^This table is no longer in the library\.$"):
            act(table)
    assert library._db.execute("SELECT count(*) FROM records").fetchone() == (0,)


def branched(library: Library, table: int, session: Session, n: int) -> tuple[int, Session]:
    """A branch that goes its own way after record `n`."""
    branch = session.branch(n, LiveDealer(1))
    return library.create(branch, 3.0, f"From {n}", table, n), branch


def shape(branch: Branch) -> tuple[object, ...]:
    """A tree as nested tuples of ids."""
    return (branch.table.id, *map(shape, branch.branches))


def test_branches_remember_where_they_came_from(library: Library) -> None:
    first, session = begun(library, "amber throw", *STEPS)
    late, _ = branched(library, first, session, 3)
    early, other = branched(library, first, session, 1)
    choose(other, "amber walk S1", "amber walk S0")
    library.commit(early, other, 4.0)
    twig, _ = branched(library, early, other, 3)
    alone, _ = begun(library)
    rows = {row.id: (row.parent, row.parted) for row in library.tables()}
    assert rows == {
        first: (None, 0), late: (first, 3), early: (first, 1), twig: (early, 3), alone: (None, 0),
    }  # fmt: skip
    for table in (first, late, early, twig):
        assert shape(library.tree(table)) == (first, (early, (twig,)), (late,))
    assert shape(library.tree(alone)) == (alone,)
    assert library.resume(early).session.hashes()[:2] == session.hashes()[:2]


def test_branches_of_a_table_that_is_thrown_away_hang_from_its_parent(library: Library) -> None:
    first, session = begun(library, "amber throw", *STEPS)
    middle, other = branched(library, first, session, 1)
    choose(other, "amber walk S1")
    library.commit(middle, other, 4.0)
    twig, _ = branched(library, middle, other, 2)
    library.delete(middle)
    assert shape(library.tree(twig)) == (first, (twig,))
    assert library.tree(twig).branches[0].table.parted == 1
    with pytest.raises(StoreError, match="no longer in the library"):
        library.tree(middle)
    library.restore(middle)
    assert shape(library.tree(twig)) == (first, (middle, (twig,)))
    for table in (middle, first):
        library.delete(table)
        library.empty_bin()
    assert shape(library.tree(twig)) == (twig,)
    assert library.tables()[0].parent is None


def test_a_branch_of_a_table_that_is_gone_is_kept_all_the_same(library: Library) -> None:
    first, session = begun(library, "amber throw")
    library.delete(first)
    library.empty_bin()
    branch, _ = branched(library, 99, session, 1)
    assert library.tree(branch).table.parent is None


def test_bookmarks_lie_at_records_and_go_with_them(library: Library) -> None:
    table, session = begun(library, "amber throw", *STEPS)
    library.bookmark(table, 3, "Here it went wrong")
    library.bookmark(table, 1)
    library.bookmark(table, 1, "n" * 500)
    assert library.bookmarks(table) == (Bookmark(1, "n" * 400), Bookmark(3, "Here it went wrong"))
    with pytest.raises(StoreError, match=r"^This table has no record 4 in the library\.$"):
        library.bookmark(table, 4, "Later")
    session.undo("amber")
    library.commit(table, session, 3.0)
    assert [mark.n for mark in library.bookmarks(table)] == [1]
    library.remove_bookmark(table, 1)
    assert library.bookmarks(table) == ()


def test_who_plays_now_is_kept_and_travels_with_the_file(library: Library, tmp_path: Path) -> None:
    table, session = begun(library, "amber throw")
    session.hand_over("beryl", "greedy")
    library.commit(table, session, 2.0)
    assert library.tables()[0].players == {"amber": "human", "beryl": "greedy"}
    assert library.resume(table).session.players["beryl"] == "greedy"
    session.undo("amber", ("amber",))
    library.commit(table, session, 3.0)
    file = tmp_path / "walk.torchlit"
    library.export(table, file)
    assert verify(file, toy.GAMES) == len(session.entries) == 3
    taken = library.import_file(file, 5.0)
    assert library.resume(taken).session.hashes() == session.hashes()
    assert next(row.players for row in library.tables() if row.id == taken)["beryl"] == "greedy"


def test_what_older_rules_noted_is_known_when_the_table_goes_on(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw", *STEPS, "amber walk S3", "amber stay", "amber duel")
    session.hand_over("beryl", "greedy")
    library.commit(table, session, 2.0)
    with Library(path, {"toy": NEWER}) as newer:
        again = newer.resume(table)
    assert "goes on as it lies" in again.notice
    assert again.session.players["beryl"] == "greedy"
    assert again.session.waiting() == ("amber", "beryl")


def test_a_damaged_entry_hurts_no_other(library: Library) -> None:
    table, _ = begun(library, "amber throw")
    other, _ = begun(library)
    library._db.execute("UPDATE tables SET names = x'7b' WHERE id = ?", (table,))
    rows = {row.id: row for row in library.tables()}
    assert (rows[table].fault, rows[table].title) == (
        "The entry of this table in the list is damaged: the names.",
        "Evening",
    )
    assert (rows[other].fault, rows[other].names["beryl"]) == ("", "Beryl")
    library._db.execute("DELETE FROM records WHERE tbl = ?", (other,))
    assert next(row.fault for row in library.tables() if row.id == other) == "This table holds no record."


def test_what_is_wrong_with_a_table_is_said_without_opening_it(library: Library) -> None:
    table, _ = begun(library, "amber throw", *STEPS)
    assert library.fault(table) == ""
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE n = 3")
    assert library.fault(table) == "Damaged or missing at the end of this table: 1 record."
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE n = 0")
    assert library.fault(table).startswith("Table 1 of library.db: the hash of record 0")


OLD = Path(__file__).parent / "library-1.sql"


def laid_down(path: Path) -> None:
    """Write a library as version 1 of the program left it."""
    path.parent.mkdir()
    with sqlite3.connect(path) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
    old.close()


def test_a_library_of_version_1_is_brought_up_and_nothing_is_lost(path: Path) -> None:
    laid_down(path)
    for _ in range(2):  # the second time there is nothing left to do
        with Library(path, toy.GAMES) as library:
            rows = library.tables()
            assert library.notice == ""
            assert [(row.id, row.title, row.records, row.updated) for row in rows] == [
                (2, "Finished", 13, 9.0), (1, "Evening", 5, 2.0),
            ]  # fmt: skip
            session = library.resume(1).session
            assert library.resume(1).notice == ""
            assert session.waiting() == ("amber",)
            assert library.resume(2).session.over
    with Library(path, toy.GAMES) as library:
        session = library.resume(1).session
        choose(session, "amber lay card-1")
        library.commit(1, session, 10.0)
        branch, _ = branched(library, 1, session, 2)
        assert shape(library.tree(1)) == (1, (branch,))
        assert [person.name for person in library.people()] == ["Amber", "Beryl"]
        assert library.uncounted() == (2,)
        library.begin_campaign("toy", "Thebes", 11.0)
        assert [story.name for story in library.campaigns("toy")] == ["Thebes"]


def test_a_step_that_fails_leaves_an_old_library_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid_down(path)
    *before, last = schema.STEPS
    monkeypatch.setattr(schema, "STEPS", (*before, (*last, "CREATE TABLE tables (again INTEGER)")))
    with pytest.raises(StoreError, match=r"^library\.db could not be used: table tables already exists"):
        Library(path, toy.GAMES)
    monkeypatch.undo()
    with Library(path, toy.GAMES) as library:
        assert [row.title for row in library.tables()] == ["Finished", "Evening"]


def test_a_damaged_library_of_version_1_is_saved_too(path: Path) -> None:
    laid_down(path)
    assert salvage(path, {}).endswith("2 tables could be saved from it.")
    with Library(path, toy.GAMES) as library:
        assert library.resume(1).session.waiting() == ("amber",)


def test_branches_bookmarks_and_bin_are_saved_from_a_damaged_library(path: Path) -> None:
    with Library(path, toy.GAMES) as library:
        first, session = begun(library, "amber throw", *STEPS)
        branch, _ = branched(library, first, session, 2)
        library.bookmark(first, 2, "Here")
        binned, _ = begun(library)
        library.delete(binned)
    assert salvage(path, {}).endswith("3 tables could be saved from it.")
    with Library(path, toy.GAMES) as library:
        assert shape(library.tree(branch)) == (first, (branch,))
        assert library.tree(branch).branches[0].table.parted == 2
        assert library.bookmarks(first) == (Bookmark(2, "Here"),)
        library.restore(binned)
        assert len(library.tables()) == 3


def test_export_and_import(library: Library, tmp_path: Path) -> None:
    session = playing.at_random(2)
    file = tmp_path / "walk.torchlit"
    library.export(library.create(session, 1.0), file)
    assert verify(file, toy.GAMES) == len(session.entries)
    table = library.import_file(file, 5.0)
    assert library.resume(table).session.hashes() == session.hashes()
    assert library.tables()[0].title == "walk"


def lines_run(act: Callable[[], object]) -> int:
    """How many lines of Python run in an act."""
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> Callable[..., object]:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def long_table(library: Library, records: int) -> tuple[int, Session]:
    """A table with so many records, most of which are notes, and some pages kept now and then."""
    session = playing.scripted()
    while len(session.entries) < records:
        session.hand_over("beryl", "greedy" if len(session.entries) % 2 else "human")
    return library.create(session, 1.0), session


def test_the_cost_of_a_table_grows_no_faster_than_its_length(library: Library) -> None:
    few, many = (long_table(library, records) for records in (200, 1600))
    resumed = [lines_run(partial(library.resume, table)) for table, _ in (few, many)]
    assert resumed[1] < 9 * resumed[0]
    for _, session in (few, many):
        session.hand_over("beryl", "human")
    acts = [partial(library.commit, table, session, 2.0) for table, session in (few, many)]
    kept = [lines_run(act) for act in acts]
    assert kept[1] < 1.2 * kept[0]
    for _, session in (few, many):
        choose(session, "amber throw")
    undone = [lines_run(partial(session.undo_barrier, "amber")) for _, session in (few, many)]
    assert undone[1] < 1.2 * undone[0] + 20 * 128  # a moment is at most 127 records from a copy


@pytest.mark.skipif(os.name == "nt", reason="Windows names files by text alone")
def test_a_name_of_a_file_that_is_no_text_becomes_a_title_all_the_same(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "walk-\udcff.torchlit"
    library.export(begun(library)[0], file)
    table = library.import_file(file, 5.0)
    library.rename(table, "\ud800")
    library.bookmark(table, 0, "\ud800")
    assert [row.title for row in library.tables()] == ["?", "Evening"]


def test_a_faulty_file_is_not_taken_in(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "walk.torchlit"
    library.export(begun(library, "amber throw")[0], file)
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(StoreError, match=r"walk\.torchlit, line 3: the file ends"):
        library.import_file(file, 5.0)
    assert len(library.tables()) == 1


def test_open_pages_are_kept_now_and_then_and_at_the_end(library: Library) -> None:
    row = toy.Power(
        "", (toy.Hook("value", "steps", "TL-POWER-01", lambda t, bearer: [toy.Part(500, "TL-POWER-01")]),)
    )
    session = playing.scripted(game=toy.game(row))
    table = library.create(session, 1.0)
    choose(session, "amber throw")
    for _ in range(SAVE_PAGES_EVERY):
        choose(session, "amber walk S1", "amber walk S0")
        library.commit(table, session, 1.0)
    last = len(session.entries) - 1
    assert sorted(library.load(table).pages) == [0, SAVE_PAGES_EVERY, 2 * SAVE_PAGES_EVERY, last]


def test_open_pages_are_kept_also_after_the_last_choice_was_taken_back(library: Library) -> None:
    table, session = begun(library, "amber throw", "amber walk S1", "amber walk S2")
    session.undo("amber")
    library.commit(table, session, 2.0)
    last = len(session.entries) - 1
    assert library.load(table).pages[last].pages == session.position.pages
    assert library.resume(table).session.hashes() == session.hashes()


NEWER = dataclasses.replace(toy.GAME, version=2, powers=toy.Powers((), lambda t: ()))


def test_a_table_of_older_rules_goes_on_as_it_lies(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw", *STEPS, "amber walk S3", "amber stay", "amber duel")
    with Library(path, {"toy": NEWER}) as newer:
        again = newer.resume(table)
        assert again.notice == (
            "The rules have changed since this table was saved, so it is not proven; it goes on as it lies."
        )
        assert again.session.position.ask == session.position.ask
        choose(again.session, "amber lay card-1", "beryl lay card-5")
        newer.commit(table, again.session, 3.0)
        assert newer.resume(table).session.position.counters["gold-beryl"] == 3


def test_a_finished_table_of_older_rules_can_be_looked_at(library: Library, path: Path) -> None:
    session = playing.at_random(2)
    while not any(isinstance(row.event, toy.Held) for entry in session.entries for row in entry.record.happened):
        session = playing.at_random(len(session.entries))
    table = library.create(session, 1.0)
    with Library(path, {"toy": NEWER}) as newer:
        again = newer.resume(table)
    assert "it can be looked at" in again.notice
    assert again.session.position.snapshot() == session.position.snapshot()


def test_pages_that_are_no_longer_known_are_left_out(library: Library, path: Path) -> None:
    table, _ = begun(library, "amber throw", *STEPS, "amber walk S3", "amber stay", "amber duel")
    fewer = dataclasses.replace(NEWER, pages=(toy.Setup, toy.Turn))
    with Library(path, {"toy": fewer}) as newer:
        again = newer.resume(table)
    assert again.notice.endswith("it goes on as it lies. Without the last 6 choices.")
    assert len(again.session.entries) == 1


def test_an_unknown_game_is_named(library: Library, path: Path) -> None:
    table, _ = begun(library)
    words = r"^Table 1 of library\.db: there is no game called 'toy'; "
    with Library(path, {}) as bare, pytest.raises(StoreError, match=words):
        bare.load(table)


def fill_up(library: Library) -> None:
    for _ in range(50):
        library.create(playing.scripted(), 2.0)


def test_a_full_disk_keeps_what_was_saved(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw")
    pages = library._db.execute("PRAGMA page_count").fetchone()[0]
    library._db.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(StoreError, match=r"^The disk is full, and library\.db could not be written"):
        fill_up(library)
    choose(session, "amber walk S1")
    library._db.execute("PRAGMA max_page_count = 100000")
    library.commit(table, session, 3.0)
    assert library.resume(table).session.hashes() == session.hashes()


def test_a_locked_library_is_named(library: Library, path: Path) -> None:
    table, session = begun(library)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    library._db.execute("PRAGMA busy_timeout = 0")
    choose(session, "amber throw")
    with pytest.raises(StoreError, match=r"^library\.db is in use by another program"):
        library.commit(table, session, 2.0)
    other.close()
    library.commit(table, session, 2.0)
    assert len(library.load(table).records) == 2


def test_a_read_only_library_is_named(library: Library) -> None:
    table, _ = begun(library)
    library._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match=r"^library\.db cannot be written: .* read-only\.$"):
        library.rename(table, "Other")
    assert library.tables()[0].title == "Evening"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    with pytest.raises(StoreError, match=r"^The folder of library\.db cannot be made: "):
        Library(tmp_path / "data" / "library.db", toy.GAMES)


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "library.db").mkdir()
    with pytest.raises(StoreError, match=r"^library\.db cannot be opened"):
        Library(tmp_path / "library.db", toy.GAMES)


def test_a_newer_library_is_left_alone(library: Library, path: Path) -> None:
    library._db.execute("PRAGMA user_version = 9")
    library._db.execute("CREATE TABLE maps (id INTEGER)")
    with pytest.raises(StoreError, match=r"library\.db has version 9, and this program reads up to 5"):
        Library(path, toy.GAMES)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"library\.db is a database of another program"):
        Library(path, toy.GAMES)
    assert path.read_bytes() == before


def filled(path: Path, number: int) -> list[list[str]]:
    with Library(path, toy.GAMES) as library:
        sessions = [playing.at_random(seed, 4) for seed in range(number)]
        for session in sessions:
            library.create(session, 1.0)
    return [session.hashes()[:] for session in sessions]


@pytest.mark.parametrize("part", [0.98, 0.9, 0.5, 0.1, 0.01])
def test_a_truncated_library_is_set_aside_and_saved_in_part(path: Path, part: float) -> None:
    chains = filled(path, 8)
    spoilt = path.read_bytes()[: int(path.stat().st_size * part)]
    path.write_bytes(spoilt)
    with Library(path, toy.GAMES) as library:
        rows = library.tables()
        assert library.notice.startswith("library.db was damaged and is kept as library-damaged-1.db; ")
        for row in rows:
            if not library.fault(row.id):
                session = library.resume(row.id).session
                assert session.hashes() == chains[row.id - 1][: row.records]
        table, session = begun(library, "amber throw")
        assert library.resume(table).session.hashes() == session.hashes()
    assert (path.parent / "library-damaged-1.db").read_bytes() == spoilt


def test_a_spoilt_page_costs_only_what_lay_there(path: Path) -> None:
    chains = filled(path, 8)
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\xa5" * 4096
    path.write_bytes(whole)
    with Library(path, toy.GAMES) as library:
        rows = library.tables()
        assert "was damaged" in library.notice
        complete = [row.id for row in rows if row.records == len(chains[row.id - 1])]
        assert len(complete) >= 4


def test_a_salvage_that_was_killed_between_its_renames_is_finished(path: Path) -> None:
    chains = filled(path, 2)
    path.rename(path.with_name("library.db-new"))
    path.with_name("library-damaged-1.db").write_bytes(b"as it was found")
    with Library(path, toy.GAMES) as library:
        assert [library.resume(n + 1).session.hashes() for n in range(2)] == chains


def test_a_library_that_is_not_to_be_salvaged_stays_as_it_is(path: Path) -> None:
    filled(path, 1)
    path.write_bytes(path.read_bytes()[:3000])
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"library\.db is damaged"):
        Library(path, toy.GAMES, salvages=False)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("not a database at all, but long enough to be looked at as one" * 20)
    path.with_name("library-damaged-1.db").write_text("an older one")
    with Library(path, toy.GAMES) as library:
        assert "kept as library-damaged-2.db; 0 tables" in library.notice
        begun(library, "amber throw")
    assert path.with_name("library-damaged-2.db").read_text().startswith("not a database")


def test_what_a_lost_process_committed_is_there(path: Path) -> None:
    library = Library(path, toy.GAMES)
    table, session = begun(library, "amber throw")
    copy = path.with_name("copy.db")
    for tail in ("", "-wal"):
        copy.with_name(copy.name + tail).write_bytes(path.with_name(path.name + tail).read_bytes())
    with Library(copy, toy.GAMES) as other:
        assert other.resume(table).session.hashes() == session.hashes()
    library.close()


@pytest.mark.parametrize("change", ["DELETE FROM records WHERE n = 3", "UPDATE records SET tbl = 9 WHERE n = 3"])
def test_a_last_record_that_is_missing_is_named(library: Library, change: str) -> None:
    table, session = begun(library, "amber throw", *STEPS)
    library._db.execute("PRAGMA foreign_keys = OFF")
    library._db.execute(change)
    again = library.resume(table)
    assert again.notice == library.fault(table) == "Damaged or missing at the end of this table: 1 record."
    assert again.session.hashes() == session.hashes()[:3]


def test_a_damaged_record_costs_only_what_follows_it(library: Library) -> None:
    table, session = begun(library, "amber throw", *STEPS)
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE tbl = ? AND n = 3", (table,))
    again = library.resume(table)
    assert again.notice == "Damaged or missing at the end of this table: 1 record."
    assert again.session.hashes() == session.hashes()[:3]
    choose(again.session, "amber walk S2")
    with pytest.raises(StoreError, match="other choices of this table, and they are not overwritten"):
        library.commit(table, again.session, 3.0)
    branch = library.create(again.session, 3.0, parent=table, parted=2)
    assert library.resume(branch).session.hashes() == session.hashes()


def test_a_table_of_which_nothing_can_be_read_is_named(library: Library) -> None:
    table, _ = begun(library, "amber throw")
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE n = 0")
    with pytest.raises(StoreError, match=r"^Table 1 of library\.db: the hash of record 0"):
        library.resume(table)
    library._db.execute("UPDATE tables SET header = x'7b'")
    with pytest.raises(StoreError, match=r"^Table 1 of library\.db"):
        library.resume(table)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps an open file in its place")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_choice_does_not_go_into_a_file_that_is_gone(path: Path, replaced: bool) -> None:
    with Library(path, toy.GAMES) as library:
        session = playing.scripted()
        table = library.create(session, 1.0)
        library.checkpoint()
        path.rename(path.with_name("moved.db"))
        if replaced:
            shutil.copy(path.with_name("moved.db"), path)
        choose(session, "amber throw")
        with pytest.raises(StoreError, match="removed or replaced"):
            library.commit(table, session, 2.0)
        path.with_name("moved.db").replace(path)
        library.commit(table, session, 2.0)
    with Library(path, toy.GAMES) as library:
        assert library.resume(table).session.hashes() == session.hashes()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes in folders")
def test_a_pipe_is_not_imported(path: Path) -> None:
    pipe = path.with_name("pipe.torchlit")
    with Library(path, toy.GAMES) as library:
        os.mkfifo(pipe)
        with pytest.raises(StoreError, match="no ordinary file"):
            library.import_file(pipe, 1.0)
