"""Large text folds the right-hand column into a drawer, which has a button and a key of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.table.scene import TableScene

from ..driver import Person
from ..scenes.conftest import sat_down


@pytest.fixture
def person() -> Iterator[Person]:
    """A person who reads large text."""
    found = Person(text=1.5)
    yield found
    found.close()


@pytest.fixture
def table(person: Person) -> TableScene:
    found = sat_down(person)
    assert found.panels.areas is not None
    assert found.panels.areas.drawer
    return found


def pixels(person: Person, area: pygame.Rect) -> bytes:
    person.app.frame()
    return pygame.image.tobytes(person.app.surface.subsurface(area), "RGB")


def test_a_click_and_a_key_open_and_shut_it(person: Person, table: TableScene) -> None:
    column = table.panels.column
    person.post((pygame.MOUSEMOTION, {"pos": (1, 1), "rel": (0, 0), "buttons": (0, 0, 0)}))
    shut = pixels(person, column.drawer.rect)
    assert not column.breakdown.visible
    person.click_on("drawer")
    assert table.toolbar.drawer.on
    assert column.breakdown.visible  # what the battle on offer would bring
    assert column.drawer.rect.contains(column.breakdown.rect)
    assert pixels(person, column.drawer.rect) != shut
    person.key(pygame.K_d)
    assert not table.toolbar.drawer.on
    person.post((pygame.MOUSEMOTION, {"pos": (1, 1), "rel": (0, 0), "buttons": (0, 0, 0)}))
    assert pixels(person, column.drawer.rect) == shut


def test_it_is_reached_by_tab_and_shut_by_escape(person: Person, table: TableScene) -> None:
    button = person.tab_to("drawer")
    assert "(D)" in button.told
    person.key(pygame.K_RETURN)
    assert table.panels.column.open
    person.key(pygame.K_ESCAPE)
    assert not table.panels.column.open


def test_what_lies_below_the_open_drawer_hears_no_press(person: Person, table: TableScene) -> None:
    person.click_on("drawer")
    ground = table.panels.column.drawer
    x, y = ground.rect.x + 3, ground.rect.centery
    assert table.page.at((x, y)) is ground
    person.post((pygame.MOUSEBUTTONDOWN, {"pos": (x, y), "button": 1}))
    assert table.dragging.press is None
    person.post((pygame.MOUSEBUTTONUP, {"pos": (x, y), "button": 1}))
    person.app.change(text=1.0)  # where there is no drawer, its ground is not in the way
    person.rest()
    assert not ground.visible
    assert not table.toolbar.drawer.visible
    person.app.change(text=1.5)
    person.rest()
    assert table.panels.column.open


def test_a_column_beside_the_board_has_no_button() -> None:
    person = Person()
    try:
        table = sat_down(person)
        assert not table.toolbar.drawer.visible
        person.key(pygame.K_d)
        assert not table.panels.column.open
        assert not table.panels.column.shut
    finally:
        person.close()
