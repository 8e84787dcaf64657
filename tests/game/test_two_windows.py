"""Two windows of the program at one library: a table is played in one, the other offers to look or to branch."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.history.scene import HistoryScene
from game.scenes.library.scene import LibraryScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Person

BOX = "Open in another window"


@pytest.fixture
def windows() -> Iterator[tuple[Person, Person]]:
    """Two windows; the first plays at a table, the second shows the menu."""
    first, second = Person(), Person()
    first.open(first.program.new_table_for("formidable-foes", ("human", "human"), 5))
    second.open(second.program.menu_scene())
    yield first, second
    for person in (first, second):
        person.close()


def play(person: Person) -> list[str]:
    """Make a choice; the hashes of the table then."""
    table = person.scene(TableScene).play
    seat = table.session.waiting()[0]
    table.choose(seat, table.session.options(seat)[0])
    return table.session.hashes()[:]


def asked(person: Person) -> str:
    """The title of the box that is open."""
    return person.app.modals[-1].title.words if person.app.modals else ""


def test_the_second_window_looks_and_loses_nothing(windows: tuple[Person, Person]) -> None:
    first, second = windows
    second.click_on("continue")
    second.rest()
    assert asked(second) == BOX
    second.click_on("look back")
    second.rest()
    second.scene(HistoryScene)
    left = play(first)
    assert second.program.saved_tables.tables()[0].records == len(left)
    assert first.notices == []


def test_the_second_window_goes_on_at_a_branch(windows: tuple[Person, Person]) -> None:
    first, second = windows
    second.click_on("continue")
    second.rest()
    second.click_on("branch")
    second.rest()
    one, other = play(first), play(second)
    library = second.program.saved_tables.library
    assert library is not None
    assert {row.parent: library.resume(row.id).session.hashes() for row in library.tables()} == {
        None: one,
        1: other,
    }


def test_a_table_is_free_once_the_first_window_leaves_it(windows: tuple[Person, Person]) -> None:
    first, second = windows
    left = play(first)
    first.open(first.program.menu_scene())
    second.click_on("continue")
    second.rest()
    assert second.scene(TableScene).session.hashes() == left
    first.rest()
    first.click_on("continue")
    assert asked(first) == BOX


def test_the_library_says_which_table_another_window_plays(windows: tuple[Person, Person]) -> None:
    _, second = windows
    second.open(second.program.library_scene())
    library = second.scene(LibraryScene)
    assert "Another window plays at this table." in library.state.words
    assert library.delete.reason
    second.key(pygame.K_DELETE)
    second.rest()
    assert len(second.program.saved_tables.tables()) == 1


def test_a_table_that_is_played_is_not_in_the_bin_of_another_window(windows: tuple[Person, Person]) -> None:
    first, second = windows
    first.open(first.program.library_scene())
    assert first.program.saved_tables.delete(1)
    second.click_on("continue")  # its menu still shows the table
    second.rest()
    second.scene(TableScene)
    assert [row.id for row in first.program.saved_tables.tables()] == [1]
