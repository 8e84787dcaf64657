"""A table whose records the rules do not give: it is marked wherever it is shown, looked back on, and branched."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.flow import Session
from engine.flow.records import digest
from game.scenes.history.scene import HistoryScene
from game.scenes.library.scene import LibraryScene
from game.scenes.saved_tables import FILE
from game.scenes.table.scene import TableScene
from tests.game.driver import Person

CHOICES, FORGED = 12, 8


@pytest.fixture
def person(home: Path) -> Iterator[Person]:
    """Somebody with one saved table, a record of which was altered, with every hash computed anew."""
    first = Person()
    first.open(first.program.new_table_for("formidable-foes", ("human", "human"), 5))
    play = first.scene(TableScene).play
    while len(play.session.entries) <= CHOICES:
        seat = play.session.waiting()[0]
        play.choose(seat, play.session.options(seat)[0])
    session = play.session
    first.close()
    forge(home / FILE, session)
    second = Person()
    second.open(second.program.library_scene())
    yield second
    second.close()


def forge(path: Path, session: Session) -> None:
    """Take the events out of a record."""
    before = digest("", session.header)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for record in session.records():
            forged = replace(record, happened=()) if record.n == FORGED else record
            before = digest(before, forged)
            row = (msgspec.json.encode(forged), before, record.n)
            db.execute("UPDATE records SET text = ?, hash = ? WHERE tbl = 1 AND n = ?", row)


def test_it_is_looked_back_on_and_marked(person: Person) -> None:
    person.click_on("continue")
    person.rest()
    history = person.scene(HistoryScene)
    assert "Record 8 differs from what the rules give" in person.notices[0]
    assert "not proven" in history.play.log.lines[0].words
    assert "not proven" in history.panels.prompt.how
    assert [each for each in history.page.widgets if each.name == "scores"] == []
    person.open(person.program.library_scene(1))
    assert "Not proven" in person.scene(LibraryScene).state.words


def test_a_branch_goes_on_from_what_the_rules_give(person: Person) -> None:
    person.click_on("branch")
    person.rest()
    session = person.scene(TableScene).session
    assert session.proven
    assert len(session.entries) == FORGED
    assert {row.id: row.proven for row in person.program.saved_tables.tables()} == {1: False, 2: True}
