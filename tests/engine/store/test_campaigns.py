"""Campaigns: what finished tables keep for the next one, in the library and in the header of its log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.flow import Option, Session
from engine.store import BadLog, Library, StoreError, read, verify, write
from engine.store.salvage import salvage
from engine.table import LiveDealer
from tests.conformance.forgeries import read_log, sealed
from tests.engine import riddles
from tests.engine.playing import FRIENDLY_TABLE
from tests.engine.riddles import GAME, right

GAMES = riddles.GAMES


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with Library(path, GAMES) as opened:
        opened.begin_campaign("riddles", "Thebes", 1.0)
        yield opened


def begun(library: Library, seed: int = 1, name: str = "Thebes", way: str = "band") -> tuple[int, Session]:
    campaign = library.next_table("riddles", name)
    session = Session.new(
        GAME, 1 if way == "band" else 2, LiveDealer(seed), options={"way": way, **FRIENDLY_TABLE},
        campaign=campaign, names={"amber": "Mira"},
    )  # fmt: skip
    return library.create(session, 2.0), session


def play_on(library: Library, table: int, session: Session, now: float, wins: bool = True) -> None:
    """Answer all riddles, rightly or not, each choice kept."""
    while not session.over:
        seat = session.waiting()[0]
        session.choose(seat, right(session.position) if wins else Option("pass"))
        library.commit(table, session, now)


def finished(library: Library, now: float, wins: bool = True) -> Session:
    table, session = begun(library)
    play_on(library, table, session, now, wins)
    return session


def kept(library: Library, name: str = "Thebes") -> dict[str, int]:
    return next(story.kept for story in library.campaigns("riddles") if story.name == name)


def asked(session: Session) -> set[str]:
    counters = session.position.counters
    return {name for name in counters if name.startswith("asked-") and counters[name]}


def test_a_finished_table_changes_what_the_next_one_begins_with(library: Library) -> None:
    assert kept(library) == {}
    first = finished(library, 5.0)
    assert first.header.campaign is not None
    assert (first.header.campaign.number, first.header.campaign.kept) == (1, {})
    assert kept(library)["strength"] == 2
    _, second = begun(library)
    assert second.position.counters["strength"] == 2
    assert second.header.campaign is not None
    assert second.header.campaign.number == 2
    assert asked(first) < asked(second)  # RD-CAMP-02: none of them is asked again yet
    (story,) = library.campaigns("riddles")
    assert (story.name, story.finished) == ("Thebes", 1)
    assert [(step.number, step.winners, step.verdict, step.when) for step in story.steps] == [
        (1, ("Mira",), "The Seekers win", 5.0)
    ]


def test_a_lost_table_is_told_in_words(library: Library) -> None:
    finished(library, 5.0, wins=False)
    (story,) = library.campaigns("riddles")
    assert (story.steps[0].winners, story.steps[0].verdict) == ((), "The Sphinx wins")
    assert kept(library)["strength"] == 1


def test_the_game_says_which_tables_leave_the_campaign_as_it_was(library: Library) -> None:
    table, session = begun(library, way="rivals")
    play_on(library, table, session, 3.0)
    assert kept(library) == {}
    assert library.campaigns("riddles")[0].finished == 1


def test_what_a_table_leaves_depends_on_what_is_kept_when_it_ends(library: Library) -> None:
    """KM-CAMP-14: tables may end in another order than they began."""
    early, session = begun(library)
    finished(library, 3.0)
    play_on(library, early, session, 4.0)
    assert kept(library)["strength"] == 3
    assert [step.number for step in library.campaigns("riddles")[0].steps] == [2, 1]


def test_a_table_counts_once_however_often_it_is_finished(library: Library, tmp_path: Path) -> None:
    table, session = begun(library)
    unfinished = session.branch(0, LiveDealer(9))
    file = tmp_path / "thebes.torchlit"
    write(file, unfinished)
    play_on(library, table, session, 3.0)
    before = library.campaigns("riddles")
    branch = library.create(unfinished, 4.0, "", table, 0)
    play_on(library, branch, unfinished, 4.0, wins=False)
    session.undo("amber", ("amber",))
    library.commit(table, session, 5.0)
    play_on(library, table, session, 5.0, wins=False)
    copy = library.import_file(file, 6.0)
    play_on(library, copy, library.resume(copy).session, 7.0)
    assert library.campaigns("riddles") == before


def test_a_table_of_another_library_changes_no_campaign_here(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "away.torchlit"
    with Library(tmp_path / "other.db", GAMES) as other:
        other.begin_campaign("riddles", "Thebes", 77.0)
        write(file, begun(other)[1])
    table = library.import_file(file, 3.0)
    play_on(library, table, library.resume(table).session, 4.0)
    assert library.campaigns("riddles")[0].steps == ()


def test_several_campaigns_know_nothing_of_each_other(library: Library) -> None:
    library.begin_campaign("riddles", "Delphi", 2.0)
    finished(library, 3.0)
    assert kept(library, "Delphi") == {}
    assert [story.name for story in library.campaigns("riddles")] == ["Delphi", "Thebes"]
    assert library.campaigns("chess") == ()


def test_a_reset_lets_the_campaign_begin_anew_and_keeps_its_history(library: Library) -> None:
    table, session = begun(library)
    finished(library, 3.0)
    library.reset_campaign("riddles", "Thebes", 4.0)
    assert kept(library) == {}
    assert library.campaigns("riddles")[0].finished == 0
    play_on(library, table, session, 5.0)
    assert library.campaigns("riddles")[0].finished == 1
    assert kept(library)["strength"] == 2
    steps = library.campaigns("riddles")[0].steps
    assert [(step.number, step.when) for step in steps] == [(2, 3.0), (None, 4.0), (1, 5.0)]


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "line\nbreak"])
def test_a_name_that_cannot_be_shown_is_none(library: Library, name: str) -> None:
    with pytest.raises(StoreError, match="1 to 40 signs"):
        library.begin_campaign("riddles", name, 2.0)


def test_a_name_is_given_once_and_an_unknown_one_is_told(library: Library) -> None:
    with pytest.raises(StoreError, match="There is a campaign called Thebes already"):
        library.begin_campaign("riddles", "Thebes", 2.0)
    with pytest.raises(StoreError, match="There is no campaign called Troy"):
        library.next_table("riddles", "Troy")
    with pytest.raises(StoreError, match="There is no campaign called Troy"):
        library.reset_campaign("riddles", "Troy", 1.0)


def test_a_log_carries_its_campaign_and_is_proven_without_the_library(library: Library, tmp_path: Path) -> None:
    finished(library, 3.0)
    second = finished(library, 4.0)
    file = tmp_path / "second.torchlit"
    write(file, second)
    assert verify(file, GAMES) == len(second.entries)
    assert read(file, GAMES).header.campaign == second.header.campaign


def test_a_header_whose_campaign_does_not_fit_the_table_is_told(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "second.torchlit"
    write(file, begun(library)[1])
    rows = read_log(file)
    for numbers in ({"strength": 5}, {"gold": 1}):
        rows[0]["header"]["campaign"]["kept"] = numbers
        sealed(file, rows)
        with pytest.raises(BadLog, match="The table is not laid"):
            verify(file, GAMES)


def test_numbers_that_the_rules_no_longer_know_are_left_out(library: Library) -> None:
    finished(library, 3.0)
    with sqlite3.connect(library.path) as db:
        db.execute("UPDATE steps SET kept = ?", (b'{"strength":4,"forgotten":1}',))
    _, session = begun(library)
    assert session.header.campaign is not None
    assert session.header.campaign.kept == {"strength": 4}
    assert session.position.counters["strength"] == 4


def test_a_damaged_step_says_so_and_hinders_no_table(library: Library) -> None:
    finished(library, 3.0)
    with sqlite3.connect(library.path) as db:
        db.execute("UPDATE steps SET kept = ?", (b'{"strength":"many"}',))
    finished(library, 4.0)
    first, second = library.campaigns("riddles")[0].steps
    assert (first.verdict, first.kept, second.when) == ("This step is damaged.", {}, 4.0)
    assert kept(library)["strength"] == 2
    assert len(library.tables()) == 2


def test_campaigns_are_saved_from_a_damaged_library(path: Path) -> None:
    with Library(path, GAMES) as library:
        library.begin_campaign("riddles", "Thebes", 1.0)
        finished(library, 3.0)
        before = library.campaigns("riddles")
        number = library.next_table("riddles", "Thebes").number
    salvage(path, {})
    with Library(path, GAMES) as saved:
        assert saved.campaigns("riddles") == before
        assert saved.next_table("riddles", "Thebes").number == number + 1
        assert len(saved.tables()) == 1


@pytest.mark.parametrize("now", [-1e12, -5.0, 253_402_300_800.0, 1e18])
def test_a_clock_that_is_wrong_costs_no_step_and_no_entry(library: Library, now: float) -> None:
    finished(library, now)
    assert [table.fault for table in library.tables()] == [""]
    assert [story.finished for story in library.campaigns("riddles")] == [1]
