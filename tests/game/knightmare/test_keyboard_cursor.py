"""The keys come only to what can be seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.input.cursor_targets import CursorTarget
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.knightmare.scene import Scene


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def targets(person: Person) -> list[CursorTarget]:
    return [widget for widget in person.page.focusables if isinstance(widget, CursorTarget)]


@pytest.mark.parametrize("roll", [(6, 2)])
def test_no_target_of_the_keys_is_invisible_where_a_pact_is_offered(person: Person, roll: tuple[int, int]) -> None:
    scene = Scene(2).at(ember="mirror_hall").roll(*roll)
    person.open(person.program.table_scene(scene.session, None))
    for wanted in ("roll", "vale"):
        option = next(each for each in scene.session.options("ember") if wanted in (each.verb, each.to))
        person.scene(TableScene).choosing.do(option)
        person.rest()
    assert "pledge" in {option.verb for option in scene.session.options("ember")}
    assert [target.name for target in targets(person) if not target.rect.width] == []
