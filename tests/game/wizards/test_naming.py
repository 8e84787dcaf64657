"""A High Wizard is named for a Task: the window offers the persons, who are no pieces on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.wizards.components import WIZARDS
from game.scenes.table.scene import TableScene
from game.services.language import tell
from tests.game.driver import Person
from tests.game.wizards.test_walking import table
from tests.wizards.scene import Scene


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def naming() -> Scene:
    """Zegoral gives Red the Task for which a High Wizard is named."""
    scene = Scene().at(red="TOR-05").wizard("zegoral", "TOR-00").draws(30)
    return scene.walk("red", 1, "TOR-00", stop=False).do("red", "receive task")


def box(person: Person) -> list[str]:
    """What the box with all choices says."""
    buttons = person.scene(TableScene).panels.prompt.buttons
    assert buttons[-1].name == "more"
    person.click(buttons[-1].rect.center)
    return [tell(button.words) for button in person.app.modals[-1].buttons]


@pytest.mark.parametrize(("language", "words"), [("en", "Name {}"), ("de", "Benennen: {}")])
def test_every_high_wizard_has_a_button(person: Person, language: str, words: str) -> None:
    person.app.change(language=language)
    scene = naming()
    table(person, scene)
    assert box(person) == [words.format(wizard.capitalize()) for wizard in WIZARDS]
    person.click(person.app.modals[-1].buttons[3].rect.center)
    person.rest()
    assert [event.wizard for event in scene.every("wizard named")] == [f"person-{WIZARDS[3]}"]


def test_everybody_may_read_why_a_bot_named_one(person: Person) -> None:
    play = table(person, naming()).play
    play.hand_over("red", "greedy")
    while not play.reasons.why("red"):
        person.app.step(0.02)
    choice = next(entry.record.choice for entry in play.session.entries[::-1] if entry.record.seat == "red")
    assert choice is not None
    assert choice.verb == "name"
    assert "give away" not in play.reasons.why("red")
