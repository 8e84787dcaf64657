"""Where no table can be saved, the window does not say that every choice is saved."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.library.scene import LibraryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.saved_tables import FILE
from game.scenes.table.scene import TableScene
from tests.game.driver import Person


@pytest.fixture
def person() -> Iterator[Person]:
    """Somebody in whose folder no library can be opened."""
    person = Person()
    (person.program.saved_tables.folder / FILE).mkdir(parents=True)
    person.open(person.program.menu_scene())
    yield person
    person.close()


def words(person: Person) -> str:
    """Everything on the page, or in the box that is open."""
    shown = person.app.modals[-1] if person.app.modals else person.page
    return " ".join([str(getattr(widget, "words", "")) for widget in shown.widgets])


def test_menu_and_library_say_that_nothing_can_be_saved(person: Person) -> None:
    assert "No table can be saved now." in words(person)
    assert "Every choice is saved" not in words(person)
    person.open(person.program.library_scene())
    assert person.scene(LibraryScene).list.empty == "No table can be saved now."


def test_whoever_leaves_a_table_that_is_not_saved_is_asked_once_more(person: Person) -> None:
    person.open(person.program.new_table_for("knightmare", ("human", "human"), 5))
    person.key(pygame.K_F10)
    assert "This table cannot be saved." in words(person)
    person.click_on("leave table")
    assert "What was played is lost" in words(person)
    person.key(pygame.K_ESCAPE)
    person.scene(TableScene)
    person.key(pygame.K_F10)
    person.click_on("leave table")
    person.click(person.app.modals[-1].buttons[-1].rect.center)
    person.rest()
    person.scene(MenuScene)


def test_whoever_closes_the_window_over_a_table_that_is_not_saved_is_asked_once(person: Person) -> None:
    person.open(person.program.new_table_for("knightmare", ("human", "human"), 5))
    close = (pygame.QUIT, {})
    person.post((pygame.WINDOWCLOSE, {}), close)  # as the system sends them
    assert person.app.running
    assert "What was played is lost" in words(person)
    person.key(pygame.K_ESCAPE)
    assert not person.app.modals
    person.scene(TableScene)
    person.app.visit(person.program.library_scene())  # the table waits below
    person.post(close)
    assert "What was played is lost" in words(person)
    person.post(close)
    assert not person.app.running


def test_nobody_is_asked_where_nothing_is_lost(person: Person) -> None:
    person.post((pygame.QUIT, {}))
    assert not person.app.running
