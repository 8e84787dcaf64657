"""What scrolls by wheel follows a finger too, and a swipe is no click."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.explain.teach_from_here import TEACH
from game.scenes.rulebook.clause_page import ClausePage
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.scene import TableScene
from game.ui.listing import ListBox, Row
from game.ui.page import Page
from game.ui.theme import Scale

from .driver import Person, Point
from .scenes.conftest import dealt


@pytest.fixture
def person() -> Iterator[Person]:
    found = Person((1280, 640), text=2.0)
    yield found
    found.close()


def swipe(person: Person, start: Point, by: int) -> None:
    """Move a finger up (negative) or down."""
    facts: dict[str, object] = {"button": 1, "touch": True, "buttons": (1, 0, 0), "rel": (0, by // 4)}
    person.post((pygame.MOUSEBUTTONDOWN, {**facts, "pos": start}))
    for part in range(1, 5):
        person.post((pygame.MOUSEMOTION, {**facts, "pos": (start[0], start[1] + by * part // 4)}))
    person.post((pygame.MOUSEBUTTONUP, {**facts, "pos": (start[0], start[1] + by)}))


def test_a_page_of_the_rulebook(person: Person) -> None:
    program = person.program
    clauses = program.games["dungeon-twister"].rulebook.clauses
    longest = max(clauses, key=lambda key: len(clauses[key].text))
    program.show_rules("dungeon-twister", longest)
    person.rest()
    scene = person.scene(RulebookScene)
    page = next(widget for widget in scene.page.shown if widget.name == "clause page")
    assert isinstance(page, ClausePage)
    assert page.overflow > 100
    shown = scene.page.widgets[:]
    swipe(person, page.rect.center, -100)
    assert page.top == 100
    swipe(person, page.rect.center, 60)
    assert page.top == 40
    assert person.app.scene is scene
    assert scene.page.widgets == shown


def test_the_explainer(person: Person) -> None:
    person.open(person.program.table_scene(dealt(2, decisions=4), None))
    table = person.scene(TableScene)
    table.explain(TEACH)
    person.rest()
    panel, before = table.teaching.panel, len(table.session.entries)
    assert panel.overflow > 30
    swipe(person, panel.rect.center, -30)
    assert panel.top == 30
    assert (len(table.session.entries), person.app.modals) == (before, [])


def test_a_list_keeps_its_choice_and_opens_nothing() -> None:
    opened: list[Row] = []
    rows = [Row(str(n), (f"Row {n}",)) for n in range(60)]
    box = ListBox((), rows, opened=opened.append)
    box.place(pygame.Rect(0, 0, 300, 200), Scale(720))
    page = Page([box])

    def event(kind: int, y: int) -> None:
        page.handle(pygame.event.Event(kind, pos=(50, y), button=1, rel=(0, 0), buttons=(1, 0, 0)))

    for _ in range(2):  # twice in quick succession
        event(pygame.MOUSEBUTTONDOWN, 150)
        event(pygame.MOUSEMOTION, 120)
        event(pygame.MOUSEMOTION, 60)
        event(pygame.MOUSEBUTTONUP, 60)
    assert box.top == 180
    assert opened == []
