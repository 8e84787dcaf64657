"""Several windows at one library: one plays at a table at a time, and none overwrites what another has kept."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine.flow import Session
from engine.store import Library, StoreError
from engine.store.windows import Window
from tests.engine import playing, toy
from tests.engine.playing import choose
from tests.soak_size import soak_seeds

OTHER = "Another window plays at this table."
KEPT = "The library holds other choices of this table, and they are not overwritten."
#: A window that takes table 1 and says so, then waits to be killed.
PLAYER = """
import sys
from pathlib import Path
from engine.store import Library
from tests.engine import toy
library = Library(Path(sys.argv[1]), toy.GAMES)
print(library.take(1), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def first(path: Path) -> Iterator[Library]:
    with Library(path, toy.GAMES) as opened:
        yield opened


@pytest.fixture
def second(first: Library, path: Path) -> Iterator[Library]:
    with Library(path, toy.GAMES) as opened:
        yield opened


def begun(library: Library) -> tuple[int, Session]:
    session = playing.scripted()
    choose(session, "amber throw")
    return library.create(session, 1.0), session


def test_a_table_is_played_in_one_window_at_a_time(first: Library, second: Library) -> None:
    table, _ = begun(first)
    assert first.take(table)
    assert first.take(table)  # it has it already
    assert not second.take(table)
    assert [each.elsewhere for each in (*first.tables(), *second.tables())] == [False, True]
    again = second.resume(table).session
    for act in (lambda: second.commit(table, again, 2.0), lambda: second.delete(table)):
        with pytest.raises(StoreError, match=OTHER):
            act()
    first.release(table)
    assert second.take(table)
    choose(again, "amber walk S1")
    second.commit(table, again, 3.0)
    assert first.resume(table).session.hashes() == again.hashes()


def test_what_another_window_has_kept_is_not_overwritten(first: Library, second: Library) -> None:
    table, session = begun(first)
    again = second.resume(table).session
    choose(session, "amber walk S1", "amber walk S2")
    first.commit(table, session, 2.0)
    choose(again, "amber end")
    with pytest.raises(StoreError, match=KEPT):
        second.commit(table, again, 3.0)
    assert first.resume(table).session.hashes() == session.hashes()
    assert second.resume(table).whole
    second.commit(table, session, 4.0)


def test_a_table_that_this_window_never_opened_takes_no_choice(first: Library, second: Library) -> None:
    table, session = begun(first)
    with pytest.raises(StoreError, match=KEPT):
        second.commit(table, session, 2.0)


def test_a_window_that_is_killed_gives_its_tables_back(first: Library, path: Path) -> None:
    table, _ = begun(first)
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not first.take(table)
        os.kill(other.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    assert first.take(table)


def test_no_files_of_ended_windows_remain(path: Path) -> None:
    path.with_name("library.db-window-left").touch()  # as after a crash
    with Library(path, toy.GAMES), Library(path, toy.GAMES):
        assert len(list(path.parent.glob("*-window-*"))) == 2
    assert [file.name for file in path.parent.iterdir()] == ["library.db"]


def test_the_bin_is_kept_for_the_other_window(first: Library, second: Library) -> None:
    table, _ = begun(first)
    first.delete(table)
    second.empty_bin()
    first.restore(table)
    assert [each.id for each in first.tables()] == [table]


class Play:
    """Windows that do anything at random with the tables of one library, and what these must hold."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.chance = random.Random(seed)
        self.windows: list[Library] = []
        self.sessions: dict[tuple[Library, int], Session] = {}
        self.kept: dict[int, list[str]] = {}

    def step(self) -> None:
        """Let one window do something."""
        if not self.windows or (len(self.windows) < 3 and self.chance.random() < 0.1):
            self.windows.append(Library(self.path, toy.GAMES))
        window = self.chance.choice(self.windows)
        if not self.kept or self.chance.random() < 0.05:
            session = playing.scripted(die=(4,) * 200)
            self._hold(window, window.create(session, 1.0), session)
        table = self.chance.choice(list(self.kept))
        acts = [self._play, self._play, self._play, self._resume, self._take, self._look, self._close]
        self.chance.choice(acts)(window, table)

    def _hold(self, window: Library, table: int, session: Session) -> None:
        self.sessions[window, table] = session
        self.kept[table] = session.hashes()[:]

    def _play(self, window: Library, table: int) -> None:
        """Make choices or take some back, and commit; what the library accepts continues what it held."""
        session = self.sessions.get((window, table))
        if session is None or session.over:
            return
        before, opened = session.hashes()[:], self.kept[table]
        for _ in range(self.chance.randint(1, 4)):
            seat = session.position.seats[0] if session.over else self.chance.choice(session.waiting())
            if not session.barrier(seat) and self.chance.random() < 0.3:
                session.undo(seat)
            elif not session.over:
                session.choose(seat, self.chance.choice(session.options(seat)))
        with suppress(StoreError):
            window.commit(table, session, 2.0)
            assert before == opened
            self.kept[table] = session.hashes()[:]
            return
        del self.sessions[window, table]

    def _resume(self, window: Library, table: int) -> None:
        found = window.resume(table)
        assert found.whole
        assert found.session.hashes() == self.kept[table]
        self.sessions[window, table] = found.session

    def _take(self, window: Library, table: int) -> None:
        if window.take(table):
            others = [other for other in self.windows if other is not window]
            assert not any(other.take(table) for other in others)
            if self.chance.random() < 0.5:
                window.release(table)

    def _look(self, window: Library, table: int) -> None:
        assert {each.id for each in window.tables()} == set(self.kept)

    def _close(self, window: Library, table: int) -> None:
        if self.chance.random() < 0.3:
            self.windows.remove(window)
            self.sessions = {key: session for key, session in self.sessions.items() if key[0] is not window}
            window.close()

    def end(self) -> None:
        """Close the windows; a new one finds every table as the last accepted commit left it."""
        for window in self.windows:
            window.close()
        with Library(self.path, toy.GAMES) as window:
            for table, hashes in self.kept.items():
                assert window.resume(table).session.hashes() == hashes


@pytest.mark.parametrize("seeds", [range(4), pytest.param(soak_seeds(4, 200), marks=pytest.mark.soak)])
def test_no_window_loses_a_choice_of_another(tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        play = Play(tmp_path / str(seed) / "library.db", seed)
        for _ in range(60):
            play.step()
        play.end()


def test_a_window_killed_while_it_takes_choices_back_has_lost_none(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(path, toy.GAMES)
    table, session = begun(library)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Window, "keep_end", killed)
    with pytest.raises(KeyboardInterrupt):
        library.commit(table, session.branch(0), 2.0)
    left = tmp_path / "left"
    left.mkdir()
    for file in tmp_path.glob(f"{path.name}*"):
        shutil.copy(file, left)
    library.close()
    with Library(left / path.name, toy.GAMES) as again:
        assert again.notice == ""
        assert again.tables()[0].records == 1


@pytest.mark.parametrize("junk", [b"x", b"x" * 4096, b"SQLite format 3\0" + bytes(84)])
def test_a_damaged_file_of_a_window_hinders_no_start(path: Path, junk: bytes) -> None:
    path.with_name(f"{path.name}-window-0123456789abcdef").write_bytes(junk)
    with Library(path, toy.GAMES) as library:
        begun(library)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
