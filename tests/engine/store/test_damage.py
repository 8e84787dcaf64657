"""Damaged libraries: every start shows what can be read, names what cannot, and keeps it byte for byte."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.said import Said
from engine.store import Library, StoreError, salvage
from engine.store.windows import End, Window
from tests.engine import playing, riddles, toy
from tests.engine.playing import choose
from tests.engine.store.damage import ALL, damage_bytes, damage_field, fields
from tests.soak_size import soak_seeds

GAMES = {**toy.GAMES, **riddles.GAMES}
FEW = 40
SEEDS = [range(FEW), pytest.param(soak_seeds(FEW, 500), marks=pytest.mark.soak)]
Hashes = dict[int, list[str]]


class Saved(NamedTuple):
    """A library, and the hashes of every table in it."""

    path: Path
    hashes: Hashes


def filled(path: Path) -> Hashes:
    """A library with tables of two games, a branch, a finished table, bookmarks and a campaign."""
    with Library(path, GAMES) as library:
        hashes = {}
        for seed in range(3):
            session = playing.at_random(seed, 4)
            hashes[library.create(session, 1.0 + seed, f"Evening {seed}")] = session.hashes()[:]
        session = playing.scripted()
        choose(session, "amber throw", "amber walk S1")
        first = library.create(session, 5.0)
        hashes[first] = session.hashes()[:]
        library.bookmark(first, 1, "Here")
        branch = session.branch(1)
        hashes[library.create(branch, 6.0, parent=first, parted=1)] = branch.hashes()[:]
        library.take(first)
        library.begin_campaign("riddles", "Thebes", 7.0)
        library.reset_campaign("riddles", "Thebes", 8.0)
    return hashes


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    path = tmp_path_factory.mktemp("whole") / "library.db"
    return Saved(path, filled(path))


@pytest.fixture(scope="module")
def unwritten(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    """A library whose window was killed: most of it is still in the log beside it."""
    path = tmp_path_factory.mktemp("unwritten") / "library.db"
    with Library(path, GAMES) as library:
        played = playing.at_random(1)
        session = played.branch(0)
        table = library.create(session, 1.0)
        library.checkpoint()
        for n in range(1, len(played.entries)):
            session = played.branch(n)
            library.commit(table, session, 1.0 + n)
        killed = path.parent / "killed"
        killed.mkdir()
        for file in path.parent.glob("library.db*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, killed)
    return Saved(killed / "library.db", {table: session.hashes()[:]})


def copied(path: Path, to: Path) -> Path:
    to.mkdir()
    for file in path.parent.glob("library.db*"):
        shutil.copy(file, to)
    return to / path.name


def examined(path: Path) -> tuple[Hashes, dict[int, str], Said | str]:
    """Everything that can be asked of a library: the hashes of each table that resumes, what is wrong with each
    table, and the notice at the start. Nothing but StoreError may come."""
    found: Hashes = {}
    faults: dict[int, str] = {}
    with Library(path, GAMES) as library:
        library.empty_bin()
        for each in library.tables():
            faults[each.id] = each.fault or library.fault(each.id)
            library.bookmarks(each.id)
            library.tree(each.id)
            library.options_of(each.id)
            with suppress(StoreError):
                found[each.id] = library.resume(each.id).session.hashes()
        assert all(isinstance(person.name, str) for person in library.people())
        assert all(isinstance(table.names, dict) for table in library.played())
        for game in GAMES:
            for story in library.campaigns(game):
                assert isinstance(story.kept, dict)
        return found, faults, library.notice


@pytest.mark.parametrize("seeds", SEEDS)
def test_a_damaged_field_hides_nothing_else(whole: Saved, tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        path, chance = copied(whole.path, tmp_path / str(seed)), random.Random(seed)
        done, table = damage_field(path, chance.choice(fields(path)), chance)
        found, faults, _ = examined(path)
        for key, chain in whole.hashes.items():
            hurt, in_bin = table in (key, ALL), "binned = '1'" in done
            assert found.get(key) == chain or (hurt and (in_bin or faults.get(key))), f"{seed}: {done}"
        shutil.rmtree(path.parent)


@pytest.mark.parametrize("seeds", SEEDS)
def test_what_spoilt_bytes_cost_is_said(whole: Saved, tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        path = copied(whole.path, tmp_path / str(seed))
        expect_told(path, whole.hashes, f"{seed}: {damage_bytes(path, random.Random(seed))}")


@pytest.mark.parametrize("seeds", SEEDS)
def test_what_a_spoilt_log_costs_is_said(unwritten: Saved, tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        path = copied(unwritten.path, tmp_path / str(seed))
        done = damage_bytes(path.with_name("library.db-wal"), random.Random(seed))
        expect_told(path, unwritten.hashes, f"{seed}: {done}")


@pytest.mark.parametrize("fault", [sqlite3.OperationalError("the disk is full"), KeyboardInterrupt()])
@pytest.mark.parametrize("moment", ["migrate", "_copy_table", "_name", "_set_aside"])
def test_a_salvage_that_was_cut_short_is_begun_again(
    whole: Saved, tmp_path: Path, moment: str, fault: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copied(whole.path, tmp_path / "cut")
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 77")
    spoilt = path.read_bytes()

    def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(salvage, moment, fail)
    monkeypatch.setattr(Window, "clear", lambda _: {1: End(99, "")})  # so that a table must be named
    with pytest.raises((StoreError, KeyboardInterrupt)):
        Library(path, GAMES)
    assert path.read_bytes() == spoilt
    monkeypatch.undo()
    hashes, _, notice = examined(path)
    assert hashes == whole.hashes
    assert "damaged" in notice
    assert path.with_name("library-damaged-1.db").read_bytes() == spoilt
    assert not list(path.parent.glob("*-new*"))


def expect_told(path: Path, hashes: Hashes, done: str) -> None:
    """Either every choice is there, or the start or the list says what is not; a file that is set aside is kept as
    it was found."""
    before = {tail: _read(path.with_name(path.name + tail)) for tail in ("", "-wal")}
    found, faults, notice = examined(path)
    for key, chain in hashes.items():
        assert found.get(key) == chain or notice or faults.get(key), f"table {key} lost a choice unsaid: {done}"
    if notice:
        aside = path.with_name("library-damaged-1.db")
        assert {tail: _read(aside.with_name(aside.name + tail)) for tail in before} == before, done
    shutil.rmtree(path.parent)


def _read(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""
