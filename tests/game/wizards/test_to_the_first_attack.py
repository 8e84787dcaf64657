"""Two people begin at the menu, lay the map and play to the first attack of Evil: by mouse and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Session
from engine.games import GAMES
from engine.wizards.components import LAND_PIECE
from game.scenes.menu.scene import MenuScene
from game.scenes.table.scene import TableScene
from tests.game.driver import Keys, Mouse, Person, seeded
from tests.wizards.scene import proves

KEY = "wizards"
HUMAN = 0  # among the kinds of players
#: Games in which boats are summoned, a land is picked on the map, and spells are cast.
SEEDS = (5, 7)


@pytest.fixture
def person(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, bare_board: None) -> Iterator[Person]:
    monkeypatch.setattr("engine.table.LiveDealer", seeded(request.param))
    person = Person()
    yield person
    person.close()


def attacked(session: Session) -> bool:
    """Whether Evil has attacked, and all that was asked during the attack is answered."""
    return session.position.counters["fortnight"] == 2


def expect_an_attack(person: Person) -> None:
    """The map was laid, each land by one of the two, and Evil attacked at the end of Day 14."""
    person.rest()
    shown = person.scene(TableScene)
    session = shown.session
    made = [entry.record.choice for entry in session.entries if entry.record.choice is not None]
    assert sorted(choice.piece for choice in made if choice.verb == "lay") == sorted(LAND_PIECE.values())
    assert sum(choice.verb == "begin" for choice in made) == 2
    assert {seat for entry in session.entries if (seat := entry.record.seat)} == set(session.header.seats)
    assert shown.panels.calendar.shown is not None
    counters = session.position.counters
    assert (shown.panels.calendar.shown.day, counters["fortnight"]) == (counters["day"], 2)
    assert Session.replayed(session.game, session.header, session.records()).hashes() == session.hashes()
    kept = person.program.saved_tables.tables()
    assert [(table.over, table.records) for table in kept] == [(False, len(session.entries))]


@proves("WZ-SETUP-05", "WZ-SETUP-14", "WZ-EVIL-01")
@pytest.mark.parametrize("person", SEEDS, indirect=True)
def test_by_mouse_alone(person: Person) -> None:
    person.open(person.program.menu_scene())
    person.click(person.scene(MenuScene).boxes[list(GAMES).index(KEY)].rect.center)
    person.rest()
    person.seat_two(person.click_on)
    person.click_option("kind 2", HUMAN)
    person.click_on("start")
    person.rest()
    Mouse(person, 9).play(attacked)
    expect_an_attack(person)


@proves("WZ-SETUP-05", "WZ-SETUP-14", "WZ-EVIL-01")
@pytest.mark.parametrize("person", SEEDS, indirect=True)
def test_by_keys_alone(person: Person) -> None:
    person.open(person.program.menu_scene())
    person.enter_on(KEY)
    person.rest()
    person.seat_two(person.enter_on)
    person.tab_to("kind 2")
    for _ in range(2):
        person.key(pygame.K_LEFT)
    person.enter_on("start")
    person.rest()
    Keys(person, 9).play(attacked)
    expect_an_attack(person)
