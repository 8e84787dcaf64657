"""Whole games for two at one flat table, from the menu to the scores, with nothing but the mouse or a
finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.dungeon_twister import GAME as TWISTER
from engine.flow import Session
from engine.games import GAMES
from game.scenes.end.scene import EndScene, headline
from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.settings_form import GroupLine
from game.scenes.table.scene import TableScene
from tests.game.driver import SHORT_GAMES, Mouse, Person, seeded, whole_games

PERSON = 0  # among the kinds of players


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setattr("engine.table.LiveDealer", seeded(7))
    person = Person(flat_table=True)
    yield person
    person.close()


@pytest.mark.soak
@pytest.mark.parametrize("key", SHORT_GAMES)
def test_a_whole_game_by_touch_alone(person: Person, key: str) -> None:
    person.finger = True
    play_from_the_menu_to_the_scores(person, key)


@pytest.mark.parametrize("key", whole_games(0))
def test_a_whole_game_by_mouse_alone(person: Person, key: str) -> None:
    play_from_the_menu_to_the_scores(person, key)


@pytest.mark.soak
def test_a_whole_game_of_all_boxes_by_mouse_alone(person: Person) -> None:
    """Chance draws rooms and a team from every box of Dungeon Twister."""

    def all_boxes(setup: SetupScene) -> None:
        person.click_option("setting mode", [value for value, _ in TWISTER.settings[0].choices].index("surprise"))
        (pills,) = [line.pills for line in setup.lines if isinstance(line, GroupLine)]
        for number in set(range(len(pills.options))) - pills.on:
            person.click(pills.area(number).center)
        assert len(pills.on) == len(pills.options)

    play_from_the_menu_to_the_scores(person, "dungeon-twister", all_boxes)


def play_from_the_menu_to_the_scores(
    person: Person, key: str, agree: Callable[[SetupScene], None] = lambda setup: None
) -> None:
    person.open(person.program.menu_scene())
    person.click(person.scene(MenuScene).boxes[list(GAMES).index(key)].rect.center)
    person.rest()
    person.seat_two(person.click_on)
    person.click_option("kind 2", PERSON)
    setup = person.scene(SetupScene)
    assert setup.seating.people(setup.seats) == 2
    agree(setup)
    person.click_on("start")
    person.rest()

    session = person.scene(TableScene).session
    assert tuple(session.header.names.values()) == ("Player 1", "Player 2")
    Mouse(person, 9).play()
    person.rest()
    person.click_on("finish")
    person.rest()

    end = person.scene(EndScene)
    outcome = session.game.outcome(session.position)
    winner = session.header.names[outcome.winners[0]] if outcome.winners else str(outcome.verdict)
    assert headline(outcome, dict(session.header.names)).startswith(winner)
    assert [row.total for row in end.scores.rows] == [score.total for score in outcome.scores]
    assert Session.replayed(session.game, session.header, session.records()).hashes() == session.hashes()
    kept = person.program.saved_tables.tables()
    assert [(table.over, table.records) for table in kept] == [(True, len(session.entries))]
    person.click_on("menu")
    assert isinstance(person.app.scene, MenuScene)
