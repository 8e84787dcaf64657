"""Lessons, course page, rulebook and explainer have room for their words: large, and as long as German ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from engine.games import GAMES, game
from engine.teach import lessons
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.scenes.lesson.scene import LessonScene
from game.scenes.table.scene import TableScene
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt

SIZES = ((1024, 768), (1280, 720))
#: What is no word in a template: placeholders, links, and the marks of bold type.
SIGNS = re.compile(r"(\{[^}]*\}|\[[^\]]*\](?:\([^)]*\))?|\*\*|\s+)")
FOES = "formidable-foes"


def longer(template: str) -> str:
    """The same with every word longer by two fifths, as German is."""
    parts = SIGNS.split(template)
    return "".join(part if number % 2 else part + part[: len(part) * 2 // 5] for number, part in enumerate(parts))


@pytest.fixture(params=[False, True], ids=["english", "longer"])
def long_words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param:
        monkeypatch.setattr("game.services.language._translate", longer)


@pytest.fixture(params=[1.0, 2.0])
def text(request: pytest.FixtureRequest) -> float:
    found: float = request.param
    return found


@pytest.fixture(params=SIZES, ids=str)
def person(request: pytest.FixtureRequest, text: float, long_words: None) -> Iterator[Person]:
    person = Person(request.param, text=text)
    yield person
    person.close()


def clipped(person: Person) -> list[str]:
    """What is cut off in the scene as it is drawn."""
    with watch_clipping() as found:
        person.app.frame()
    return found


@pytest.mark.parametrize("key", GAMES)
def test_on_the_course_page(person: Person, key: str) -> None:
    person.program.courses.open(key)
    person.rest()
    assert clipped(person) == []


@pytest.mark.parametrize("key", GAMES)
def test_in_the_rulebook(person: Person, key: str) -> None:
    rulebook = game(key).rulebook.clauses
    taught = [clause for lesson in lessons(game(key)) for clause in lesson.clauses]
    for clause in (max(rulebook, key=lambda clause: len(rulebook[clause].text)), taught[0]):
        person.open(person.program.rulebook_scene(key, clause, "Back"))
        assert clipped(person) == []


@pytest.mark.parametrize("key", GAMES)
def test_on_the_coachs_sheet(person: Person, key: str) -> None:
    for lesson in person.program.courses.lessons(key)[::5]:
        person.program.courses.learn(lesson)
        person.rest()
        scene = person.scene(LessonScene)
        for _ in lesson.beats:
            coach = scene.coach
            assert [part.name for part in coach.widgets if part.visible and part.clipped] == []
            assert coach.sheet.rect.contains(coach.say.rect)
            assert not coach.say.rect.colliderect(coach.clauses.rect)
            assert not coach.sheet.rect.colliderect(scene.view.camera.view)
            person.app.frame()
            told = scene.panels.breakdown
            assert not (told.visible and told.rect.colliderect(coach.sheet.rect))
            scene.show_me()


@pytest.mark.parametrize("topic", [TEACH, WHY_NOT])
def test_the_explainer_lies_beside_the_board_and_the_hand(person: Person, topic: str) -> None:
    person.open(person.program.table_scene(dealt(2, decisions=12), None, 1))
    scene = person.scene(TableScene)
    before = scene.view.camera.view.copy()
    scene.explain(topic)
    person.rest()
    panel, areas = scene.teaching.panel, scene.panels.areas
    assert areas is not None
    assert scene.teaching.on
    assert not panel.rect.colliderect(areas.board)
    assert not panel.rect.colliderect(areas.hand)
    assert pygame.Rect((0, 0), person.app.surface.get_size()).contains(panel.rect)
    with watch_clipping() as found:
        panel.draw(person.app.surface)
    assert found == []
    assert not panel.switch.visible or not panel.switch.clipped
    scene.explain(topic)
    person.rest()
    assert not scene.teaching.on
    assert scene.view.camera.view == before


def test_in_a_lesson_the_explainer_stands_beside_the_coach_or_takes_its_place(person: Person) -> None:
    person.program.courses.learn(person.program.courses.lessons(FOES)[1])
    person.rest()
    scene = person.scene(LessonScene)
    scene.explain(TEACH)
    person.rest()
    panel, areas = scene.teaching.panel, scene.panels.areas
    assert areas is not None
    assert not panel.rect.colliderect(areas.board)
    coach = scene.coach.sheet.rect
    assert panel.rect.contains(coach) or not panel.rect.colliderect(coach)
