"""The menu at the table is the same box in every game: look back, leave, or play on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.games import GAMES
from game.scenes.history.scene import HistoryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Person


@pytest.fixture(params=GAMES)
def person(request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody at a table with one choice made."""
    person = Person()
    person.open(person.program.new_table_for(request.param, ("human", "human"), 5))
    play = person.scene(TableScene).play
    seat = play.session.waiting()[0]
    play.choose(seat, play.session.options(seat)[0])
    person.rest()
    curtain = person.scene(TableScene).curtain
    if curtain.closed:
        person.click(curtain.button.rect.center)
        person.rest()
    yield person
    person.close()


def opened(person: Person) -> list[str]:
    """Open the menu; the names of its buttons."""
    person.click_on("menu")
    return [button.name for button in person.app.modals[-1].buttons]


def test_it_offers_every_way(person: Person) -> None:
    assert [name for name in opened(person) if name not in ("surrender", "offer draw", "give up")][:2] == [
        "look back", "leave table",
    ]  # fmt: skip
    person.click_on("leave table")
    person.rest()
    person.scene(MenuScene)


def test_whoever_looks_back_comes_back_to_the_same_table(person: Person) -> None:
    table = person.scene(TableScene)
    opened(person)
    person.click_on("look back")
    person.rest()
    history = person.scene(HistoryScene)
    assert history.at == len(table.session.entries) - 1
    person.key(pygame.K_HOME)
    person.rest()
    person.key(pygame.K_ESCAPE)
    person.rest()
    assert person.app.scene is table
    seat = table.session.waiting()[0]
    table.play.choose(seat, table.session.options(seat)[0])
    assert person.program.saved_tables.tables()[0].records == len(table.session.entries)
    assert person.notices == []
