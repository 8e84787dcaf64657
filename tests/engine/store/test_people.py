"""People: who has played at the tables of a library, and how it ended for them."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.flow import Session
from engine.flow.luck import Die, luck_summary, throws
from engine.store import Library, Person, StoreError
from engine.store.salvage import salvage
from engine.table import LiveDealer
from tests.engine import toy

DICE = (Die("die", "die", (1, 2, 3, 4, 5, 6)),)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with Library(path, toy.GAMES) as opened:
        yield opened


def dealt(*names: str, seed: int = 1) -> Session:
    """A new table; a name in lower case is a bot's."""
    seats = toy.GAME.colours[: len(names)]
    players = {seat: "human" if name[0].isupper() else "random" for seat, name in zip(seats, names, strict=True)}
    called = dict(zip(seats, names, strict=True))
    return Session.new(toy.GAME, len(names), LiveDealer(seed), names=called, players=players)


def finished(library: Library, *names: str, seed: int = 1, now: float = 1.0) -> int:
    """A table that has begun in the library, was played to its end there, and counts."""
    session, chance = dealt(*names, seed=seed), random.Random(seed)
    table = library.create(session, now)
    while not session.over:
        seat = chance.choice(session.waiting())
        session.choose(seat, chance.choice(session.options(seat)))
    library.commit(table, session, now)
    library.count(table, session, DICE)
    return table


def person(library: Library, name: str) -> Person:
    return next(each for each in library.people() if each.name == name)


def tables_of(library: Library, name: str) -> list[int]:
    key = person(library, name).id
    return [table.id for table in library.played() if key in [sitting.person for sitting in table.sittings]]


def test_whoever_sits_down_is_known_with_the_last_seat_and_bots_are_not_people(library: Library) -> None:
    library.create(dealt("Mira", "edda", "Jonas"), 1.0)
    library.create(dealt("Jonas", "edda"), 2.0)
    assert [(each.name, each.seats) for each in library.people()] == [
        ("Jonas", {"toy": "amber"}), ("Mira", {"toy": "amber"}),
    ]  # fmt: skip
    library.create(dealt("Ida", "MIRA"), 3.0)
    assert person(library, "Mira").seats == {"toy": "beryl"}
    assert person(library, "Mira").last == 3.0


def test_a_finished_table_tells_scores_winners_and_luck(library: Library) -> None:
    table = finished(library, "Mira", "Jonas", "edda", now=7.0)
    (played,) = library.played()
    session = library.resume(table).session
    assert (played.id, played.game, played.ended) == (table, "toy", 7.0)
    assert {sitting.seat: sitting.score for sitting in played.sittings} == {
        score.seat: score.total for score in session.outcome.scores
    }
    assert {sitting.seat for sitting in played.sittings if sitting.won} == set(session.outcome.winners)
    thrown = throws(session.records(), DICE)
    assert thrown
    for sitting in played.sittings:
        assert sitting.luck == luck_summary(row for row in thrown if row.seat == sitting.seat)
    people = {each.id: each.name for each in library.people()}
    assert [people.get(sitting.person or 0) for sitting in played.sittings] == ["Mira", "Jonas", None]


def test_tables_that_go_on_branches_copies_and_unproven_ones_do_not_count(
    library: Library, tmp_path: Path
) -> None:
    first = finished(library, "Mira", "Jonas")
    library.create(dealt("Mira", "Jonas"), 2.0)
    session = library.resume(first).session
    branch = library.create(session, 3.0, "", first, len(session.entries) - 1)
    library.count(branch, session, DICE)
    library.export(first, tmp_path / "copy.torchlit")
    copy = library.import_file(tmp_path / "copy.torchlit", 4.0)
    library.count_stored(copy, lambda game: DICE)
    assert [table.id for table in library.played()] == [first]
    library.delete(first)
    assert [table.id for table in library.played()] == [copy]
    library._db.execute("UPDATE tables SET proven = 0 WHERE id = ?", (copy,))
    assert not library.played()


def test_a_branch_stays_one_when_its_parent_is_gone(library: Library, path: Path) -> None:
    first = finished(library, "Mira", "Jonas")
    session = library.resume(first).session
    library.create(session, 3.0, "", first, 2)
    library.delete(first)
    library.empty_bin()
    assert [table.parent for table in library.tables()] == [None]
    assert not library.uncounted()
    assert not library.played()


def test_deleted_tables_count_again_when_they_are_restored(library: Library) -> None:
    table = finished(library, "Mira", "Jonas")
    library.rename(table, "Thursday")
    assert [each.title for each in library.played()] == ["Thursday"]
    library.delete(table)
    assert not library.played()
    library.restore(table)
    assert tables_of(library, "Mira") == [table]


def test_an_end_that_is_taken_back_does_not_count_and_the_next_end_does(library: Library) -> None:
    table = finished(library, "Mira", "Jonas")
    session = library.resume(table).session
    library.commit(table, session.branch(len(session.entries) - 2), 2.0)
    assert not library.played()
    library.commit(table, session, 3.0)
    assert library.uncounted() == (table,)
    assert not library.played()
    library.count_stored(table, lambda game: DICE)
    assert tables_of(library, "Jonas") == [table]


def test_who_left_the_seat_to_a_bot_has_not_played_to_the_end(library: Library) -> None:
    session, chance = dealt("Mira", "Jonas"), random.Random(1)
    table = library.create(session, 1.0)
    session.hand_over("amber", "random")
    while not session.over:
        seat = chance.choice(session.waiting())
        session.choose(seat, chance.choice(session.options(seat)))
    library.commit(table, session, 1.0)
    library.count(table, session, DICE)
    assert tables_of(library, "Jonas") == [table]
    assert tables_of(library, "Mira") == []


def test_a_renamed_person_keeps_the_tables_and_the_old_name_leads_there(library: Library) -> None:
    first = finished(library, "Marta", "Jonas")
    library.rename_person(person(library, "Marta").id, "  Martha ")
    second = finished(library, "marta".upper(), "Ida", seed=2, now=2.0)
    assert tables_of(library, "Martha") == [first, second]
    assert person(library, "Martha").also == ("Marta",)
    assert [table.names["amber"] for table in library.tables()] == ["MARTA", "Marta"]
    with pytest.raises(StoreError, match="Somebody else is called jonas"):
        library.rename_person(person(library, "Martha").id, "jonas")
    for wrong in ("", " ", "x" * 61, "a\x00b"):
        with pytest.raises(StoreError, match="A name has 1 to 60 signs"):
            library.rename_person(person(library, "Martha").id, wrong)


def test_merged_people_are_one(library: Library) -> None:
    first = finished(library, "Marta", "Jonas")
    second = finished(library, "Ida", "Martha", seed=2, now=2.0)
    library.merge_people(person(library, "Marta").id, person(library, "Martha").id)
    assert [each.name for each in library.people()] == ["Ida", "Jonas", "Martha"]
    assert tables_of(library, "Martha") == [first, second]
    third = finished(library, "Marta", "Ida", seed=3, now=3.0)
    assert tables_of(library, "Martha") == [first, second, third]


def test_a_forgotten_person_leaves_no_row_and_the_tables_keep_the_name(library: Library, path: Path) -> None:
    table = finished(library, "Mira", "Jonas")
    going_on = dealt("Mira", "Jonas", seed=2)
    other = library.create(going_on, 2.0)
    key = person(library, "Mira").id
    library.rename_person(key, "Mirabella")
    library.forget_person(key)
    with sqlite3.connect(path) as db:
        for query in ("SELECT 1 FROM people WHERE id = ?", "SELECT 1 FROM aliases WHERE person = ?",
                      "SELECT 1 FROM seats WHERE person = ?"):  # fmt: skip
            assert not db.execute(query, (key,)).fetchall()
    assert [each.name for each in library.people()] == ["Jonas"]
    assert [[sitting.seat for sitting in each.sittings] for each in library.played()] == [["beryl"]]
    assert library.resume(table).session.header.names["amber"] == "Mira"
    chance = random.Random(2)
    while not going_on.over:  # she is not known again when a table ends that had begun before
        seat = chance.choice(going_on.waiting())
        going_on.choose(seat, chance.choice(going_on.options(seat)))
    library.commit(other, going_on, 3.0)
    library.count(other, going_on, DICE)
    assert [each.name for each in library.people()] == ["Jonas"]
    finished(library, "Mira", "Jonas", seed=3, now=4.0)
    assert len(tables_of(library, "Mira")) == 1


def test_an_older_library_learns_who_has_played(library: Library) -> None:
    table = finished(library, "Mira", "Jonas")
    for rows in ("seats", "aliases", "people"):
        library._db.execute(f"DELETE FROM {rows}")
    library._db.execute("UPDATE tables SET seated = 0")
    assert [each.name for each in library.people()] == ["Jonas", "Mira"]
    assert library.uncounted() == (table,)
    library.count_stored(table, lambda game: DICE)
    assert tables_of(library, "Mira") == [table]
    assert not library.uncounted()


def test_a_table_that_cannot_be_read_is_passed_over(library: Library) -> None:
    table = finished(library, "Mira", "Jonas")
    library._db.execute("UPDATE tables SET seated = 1")
    library._db.execute("UPDATE seats SET score = NULL")
    library._db.execute("UPDATE records SET text = x'7b7d' WHERE n = 3")
    library.count_stored(table, lambda game: DICE)
    assert not library.uncounted()
    assert not library.played()


def test_damaged_rows_are_left_out(library: Library) -> None:
    first = finished(library, "Mira", "Jonas")
    second = finished(library, "Mira", "Ida", seed=2, now=2.0)
    library._db.execute("UPDATE seats SET score = 'x' WHERE tbl = ? AND seat = 'amber'", (first,))
    library._db.execute("UPDATE people SET name = x'ff' WHERE name = 'Ida'")
    library._db.execute("UPDATE seats SET luck = 9e999 WHERE tbl = ? AND seat = 'beryl'", (second,))
    assert [each.name for each in library.people()] == ["Jonas", "Mira"]
    assert {table.id: len(table.sittings) for table in library.played()} == {first: 1, second: 1}


def test_people_are_saved_from_a_damaged_library(path: Path) -> None:
    with Library(path, toy.GAMES) as library:
        table = finished(library, "Marta", "Jonas")
        library.rename_person(person(library, "Marta").id, "Martha")
        library.forget_person(person(library, "Jonas").id)
    salvage(path, {})
    with Library(path, toy.GAMES) as library:
        assert [(each.name, each.also) for each in library.people()] == [("Martha", ("Marta",))]
        assert tables_of(library, "Martha") == [table]
