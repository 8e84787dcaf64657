"""The library: tables kept, taken up again, and saved from faults."""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.flow import Session
from engine.store import Library, StoreTrouble, verify
from engine.store.library import KEEP_EVERY
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
    session = playing.scripted()
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
    }


def test_tables_are_renamed_and_thrown_away(library: Library) -> None:
    table, session = begun(library, "amber throw")
    other, _ = begun(library)
    library.rename(table, "N" * 200)
    assert {row.title for row in library.tables()} == {"N" * 80, "Evening"}
    library.delete(table)
    assert [row.id for row in library.tables()] == [other]
    for act in (lambda: library.load(table), lambda: library.commit(table, session, 1.0)):
        with pytest.raises(StoreTrouble, match=r"^This table is no longer in the library\.$"):
            act()


def test_export_and_import(library: Library, tmp_path: Path) -> None:
    session = playing.at_random(2)
    file = tmp_path / "walk.torchlit"
    library.export(library.create(session, 1.0), file)
    assert verify(file, toy.GAMES) == len(session.entries)
    table = library.import_file(file, 5.0)
    assert library.resume(table).session.hashes() == session.hashes()
    assert library.tables()[0].title == "walk"


def test_a_faulty_file_is_not_taken_in(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "walk.torchlit"
    library.export(begun(library, "amber throw")[0], file)
    file.write_bytes(file.read_bytes()[:-5])
    with pytest.raises(StoreTrouble, match=r"walk\.torchlit, line 3: the file ends"):
        library.import_file(file, 5.0)
    assert len(library.tables()) == 1


def test_open_pages_are_kept_now_and_then_and_at_the_end(library: Library) -> None:
    row = toy.Power(
        "", (toy.Hook("value", "steps", "TL-POWER-01", lambda t, bearer: [toy.Part(500, "TL-POWER-01")]),)
    )
    session = playing.scripted(game=toy.game(row))
    table = library.create(session, 1.0)
    choose(session, "amber throw")
    for _ in range(KEEP_EVERY):
        choose(session, "amber walk S1", "amber walk S0")
        library.commit(table, session, 1.0)
    last = len(session.entries) - 1
    assert sorted(library.load(table).pages) == [0, KEEP_EVERY, 2 * KEEP_EVERY, last]


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
        assert again.notice == "The rules have changed since this table was saved; it goes on as it lies."
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
    with Library(path, {}) as bare, pytest.raises(StoreTrouble, match=words):
        bare.load(table)


def fill_up(library: Library) -> None:
    for _ in range(50):
        library.create(playing.scripted(), 2.0)


def test_a_full_disk_keeps_what_was_saved(library: Library, path: Path) -> None:
    table, session = begun(library, "amber throw")
    pages = library._db.execute("PRAGMA page_count").fetchone()[0]
    library._db.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(StoreTrouble, match=r"^The disk is full, and library\.db could not be written"):
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
    with pytest.raises(StoreTrouble, match=r"^library\.db is in use by another program"):
        library.commit(table, session, 2.0)
    other.close()
    library.commit(table, session, 2.0)
    assert len(library.load(table).records) == 2


def test_a_read_only_library_is_named(library: Library) -> None:
    table, _ = begun(library)
    library._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreTrouble, match=r"^library\.db cannot be written: .* read-only\.$"):
        library.rename(table, "Other")
    assert library.tables()[0].title == "Evening"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    with pytest.raises(StoreTrouble, match=r"^The folder of library\.db cannot be made: "):
        Library(tmp_path / "data" / "library.db", toy.GAMES)


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "library.db").mkdir()
    with pytest.raises(StoreTrouble, match=r"^library\.db cannot be opened"):
        Library(tmp_path / "library.db", toy.GAMES)


def test_a_newer_library_is_left_alone(library: Library, path: Path) -> None:
    library._db.execute("PRAGMA user_version = 9")
    with pytest.raises(StoreTrouble, match=r"library\.db has version 9, and this program reads up to 1"):
        Library(path, toy.GAMES)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match=r"library\.db is a database of another program"):
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


def test_a_damaged_record_costs_only_what_follows_it(library: Library) -> None:
    table, session = begun(library, "amber throw", *STEPS)
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE tbl = ? AND n = 3", (table,))
    again = library.resume(table)
    assert again.notice == "The last 1 records of this table are damaged and left out."
    assert again.session.hashes() == session.hashes()[:3]
    choose(again.session, "amber walk S2")
    library.commit(table, again.session, 3.0)
    assert library.resume(table).session.hashes() == session.hashes()


def test_a_table_of_which_nothing_can_be_read_is_named(library: Library) -> None:
    table, _ = begun(library, "amber throw")
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE n = 0")
    with pytest.raises(StoreTrouble, match=r"^Table 1 of library\.db: the hash of record 0"):
        library.resume(table)
    library._db.execute("UPDATE tables SET header = x'7b'")
    with pytest.raises(StoreTrouble, match=r"^Table 1 of library\.db"):
        library.resume(table)
