"""Names that were typed once are offered at the set-up, with their colours."""

from __future__ import annotations

import pygame
import pytest

from engine.flow import HUMAN, Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.app.letter_box import LetterBox
from game.scenes.menu.scene import MenuScene
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seating import Chair, Seating
from game.scenes.table.scene import TableScene
from game.services.shortcuts import NAMES_OFFERED
from tests.game.driver import Person
from tests.game.gamepad import Pads


@pytest.fixture
def scene(person: Person) -> SetupScene:
    """The set-up, after Mira has played yellow, Jonas blue with a bot, and somebody without a name."""
    library = person.program.saved_tables.library
    assert library is not None
    evenings = (
        {"yellow": "Mira", "red": "Ada"}, {"blue": "Jonas", "red": "Falk"}, {"red": "Player 1", "blue": "Mirko"},
    )  # fmt: skip
    for ago, names in enumerate(evenings):
        players = {seat: "greedy" if name in ("Ada", "Falk") else HUMAN for seat, name in names.items()}
        session = Session.new(GAME, list(names), LiveDealer(1), names=names, players=players)
        library.create(session, person.program.now() - 100 * ago)
    chairs = (Chair("red", "Player 1", HUMAN), Chair("blue", "Ada", "greedy"), Chair("green", "Bruno", "greedy"))
    person.program.show_setup(GAME.id, Seating(GAME.id, chairs))
    person.rest()
    return person.scene(SetupScene)


def offered(scene: SetupScene) -> list[str]:
    return [row.name for row in scene.names.rows] if scene.names.visible else []


def seats(scene: SetupScene) -> dict[str, tuple[str, str]]:
    return {chair.seat: (chair.name, chair.kind) for chair in scene.seating.chairs}


def test_a_click_on_a_name_seats_the_person_in_the_colour_of_last_time(person: Person, scene: SetupScene) -> None:
    assert offered(scene) == []
    person.click_on("name 1")
    person.rest()
    assert offered(scene) == ["Mira", "Jonas", "Mirko"]  # who played last first, without usual names and bots
    assert [row.colour for row in scene.names.rows][:2] == ["lemon", "tide"]
    person.click(scene.names.row_area(0).center)
    person.rest()
    assert seats(scene)["yellow"] == ("Mira", HUMAN)
    assert offered(scene) == []
    person.click_on("start")
    assert person.scene(TableScene).session.header.names["yellow"] == "Mira"


def test_keys_choose_a_name_that_begins_with_what_is_typed(person: Person, scene: SetupScene) -> None:
    person.tab_to("name 2")
    for _ in "Ada":
        person.key(pygame.K_BACKSPACE)
    person.type("mi")
    person.rest()
    assert offered(scene) == ["Mira", "Mirko"]
    person.key(pygame.K_DOWN)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    person.rest()
    assert seats(scene)["blue"] == ("Mirko", HUMAN)  # a bot's seat is a person's now
    assert scene.page.focus is scene.rows[1].field


def test_the_sheet_of_keys_names_those_of_the_names_while_they_are_offered(
    person: Person, scene: SetupScene
) -> None:
    assert scene.names.shortcuts == ()
    person.tab_to("name 1")
    person.rest()
    assert "take" not in [each.name for each in scene.shortcuts[0]]  # Enter begins the game
    person.key(pygame.K_DOWN)
    assert scene.shortcuts[0] is NAMES_OFFERED
    person.key(pygame.K_UP)
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN):
        person.key(key)
    assert "Mira" in [chair.name for chair in scene.seating.chairs]


def test_nobody_is_offered_twice_and_nobody_loses_a_colour_to_a_name(person: Person, scene: SetupScene) -> None:
    person.click_on("name 1")
    person.rest()
    person.click(scene.names.row_area(1).center)  # Jonas takes blue, which was a bot's
    person.rest()
    assert seats(scene)["blue"] == ("Jonas", HUMAN)
    person.click_on("name 3")
    person.rest()
    assert offered(scene) == ["Mira", "Mirko"]
    person.click(scene.names.row_area(1).center)  # Mirko had blue last time, but Jonas sits there
    person.rest()
    assert seats(scene)["blue"] == ("Jonas", HUMAN)
    assert seats(scene)["green"] == ("Mirko", HUMAN)


def test_escape_closes_the_names_and_then_leaves(person: Person, scene: SetupScene) -> None:
    person.click_on("name 1")
    person.rest()
    person.key(pygame.K_ESCAPE)
    person.rest()
    assert offered(scene) == []
    assert person.app.scene is scene
    person.key(pygame.K_ESCAPE)
    person.rest()
    person.scene(MenuScene)


def test_a_forgotten_person_is_not_offered(person: Person, scene: SetupScene) -> None:
    mira = next(each.id for each in person.program.saved_tables.people() if each.name == "Mira")
    person.program.saved_tables.forget_person(mira)
    person.program.show_setup(GAME.id)
    person.rest()
    again = person.scene(SetupScene)
    person.click_on("name 2")
    person.rest()
    assert "Mira" not in offered(again)
    assert "Jonas" in offered(again)


def test_a_gamepad_takes_an_offered_name_or_writes_another(
    person: Person, scene: SetupScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pads(person, monkeypatch).plug_in()
    person.steer_to(person.page.named("name 1"))
    person.rest()
    person.press(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(person.page, LetterBox)
    person.press(pygame.CONTROLLER_BUTTON_B)
    assert offered(scene)[0] == "Mira"
    person.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    person.press(pygame.CONTROLLER_BUTTON_A)
    assert seats(scene)["yellow"] == ("Mira", HUMAN)
