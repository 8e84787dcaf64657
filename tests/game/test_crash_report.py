"""Crash reports: what they say, what they leave out, and the note for the next start."""

from __future__ import annotations

import getpass
import logging
from pathlib import Path

import pytest

from engine import games
from engine.store import Library
from game import crash_report
from game.scenes.saved_tables import FILE
from tests.engine import playing, riddles, toy
from tests.engine.playing import Session, choose


def fault(words: str = "the candle fell over") -> BaseException:
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        return error


def test_a_report_tells_versions_fault_and_last_records(tmp_path: Path) -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber walk S1")
    path = crash_report.write_report(fault(), session, tmp_path)
    assert path == tmp_path / "report-1.txt"
    text = path.read_text(encoding="utf-8")
    assert text.startswith("This report holds no names of players, and nothing that was hidden at the table.\n")
    assert "\nTorchlit 0." in text
    assert "pygame-ce 2." in text
    assert "\nRuntimeError\n" in text
    assert "test_crash_report.py:" in text
    assert "toy, rules version 1, human,human, 3 records" in text
    assert '"choice":{"verb":"walk","piece":"figure-amber","to":"S1","amount":0}' in text


def test_a_report_keeps_private_things_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "mathilda")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/mathilda"))
    players = {"amber": "Aunt Rosa's cousin", "beryl": "human"}
    session = Session.new(toy.GAME, 2, names={"amber": "Aunt Rosa"}, players=players)
    path = crash_report.write_report(fault("Rosa has no room in /home/mathilda/games"), session, tmp_path)
    assert path
    text = path.read_text(encoding="utf-8")
    for private in ("mathilda", "Rosa", "/home", str(tmp_path), str(Path(__file__).parent)):
        assert private not in text
    assert "toy, rules version 1, ?,human, 1 records" in text


def test_a_report_tells_nothing_that_was_hidden(tmp_path: Path) -> None:
    session = playing.scripted()
    choose(session, "amber throw", "amber duel", "beryl lay card-5")
    secret = next(piece for piece in session.position.pieces if not session.position.knows(None, piece))
    path = crash_report.write_report(KeyError(f"{secret} of Amber"), session, tmp_path)
    assert path
    text = path.read_text(encoding="utf-8")
    assert "KeyError" in text
    assert '"choice":{},' in text
    assert "card-" not in text


def test_a_report_tells_nothing_that_somebody_typed(tmp_path: Path) -> None:
    session = Session.new(riddles.GAME, 2)
    session.choose("amber", riddles.answer("Mathilda"))
    path = crash_report.write_report(fault(), session, tmp_path)
    assert path
    text = path.read_text(encoding="utf-8")
    assert '"answered":{"seat":"amber","right":false' in text
    assert "Mathilda" not in text


def test_what_a_fence_holds_back_is_reported_once(tmp_path: Path) -> None:
    reporter = crash_report.FaultReporter(tmp_path)
    for _ in range(2):
        try:
            raise RuntimeError("card-7")
        except RuntimeError as error:
            facts = (type(error), error, error.__traceback__)
            reporter.emit(logging.LogRecord("fence", logging.ERROR, "", 0, "", (), facts))
    assert [path.name for path in tmp_path.iterdir()] == ["report-1.txt"]
    assert "card-7" not in (tmp_path / "report-1.txt").read_text(encoding="utf-8")
    assert crash_report.pending_report(tmp_path) is None


def test_reports_are_numbered_and_only_some_are_kept(tmp_path: Path) -> None:
    for _ in range(crash_report.REPORTS + 3):
        crash_report.write_report(fault(), None, tmp_path)
    names = {path.name for path in tmp_path.glob("report-*.txt")}
    assert len(names) == crash_report.REPORTS
    assert crash_report.pending_report(tmp_path) == tmp_path / f"report-{crash_report.REPORTS + 3}.txt"


def test_the_next_start_knows_until_it_is_dismissed(tmp_path: Path) -> None:
    assert crash_report.pending_report(tmp_path) is None
    path = crash_report.write_report(fault(), None, tmp_path)
    assert crash_report.pending_report(tmp_path) == path
    crash_report.dismiss(tmp_path)
    assert crash_report.pending_report(tmp_path) is None
    assert path
    assert path.is_file()
    crash_report.dismiss(tmp_path)


def test_a_note_that_means_nothing_is_no_report(tmp_path: Path) -> None:
    (tmp_path / crash_report.NOTE).write_text("../../etc/passwd")
    assert crash_report.pending_report(tmp_path) is None
    (tmp_path / crash_report.NOTE).write_bytes(b"\xff\xfe")
    assert crash_report.pending_report(tmp_path) is None


def test_a_folder_that_cannot_be_written_takes_no_report(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    assert crash_report.write_report(fault(), None, tmp_path / "data") is None


def test_the_last_table_is_found_as_it_was_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "toy", "tests.engine.toy")
    assert crash_report.last_session(tmp_path) is None
    with Library(tmp_path / FILE, toy.GAMES) as library:
        library.create(playing.at_random(1), 1.0)
        session = playing.scripted()
        table = library.create(session, 2.0)
        choose(session, "amber throw")
        library.commit(table, session, 3.0)
    found = crash_report.last_session(tmp_path)
    assert found
    assert found.hashes() == session.hashes()


def test_the_table_of_another_window_is_not_taken_for_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, "toy", "tests.engine.toy")
    with Library(tmp_path / FILE, toy.GAMES) as library:
        session = playing.at_random(1)
        library.create(session, 1.0)
        library.take(library.create(playing.at_random(2), 2.0))
        found = crash_report.last_session(tmp_path)
    assert found
    assert found.hashes() == session.hashes()


def test_a_library_that_cannot_be_read_costs_only_the_records(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no database, and nothing that could be saved from it")
    assert crash_report.last_session(tmp_path) is None


def test_a_fault_that_comes_again_while_it_is_reported_costs_only_the_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("the rules stumble over this table")

    with Library(tmp_path / FILE, toy.GAMES) as library:
        library.create(playing.scripted(), 1.0)
    monkeypatch.setattr(Library, "resume", fail)
    assert crash_report.last_session(tmp_path) is None
