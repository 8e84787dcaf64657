"""Tab reaches everything in every scene, and the focus can be seen in all colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.app.window import Scene
from game.program import Program
from game.scenes.settings.box import LOOK, PLAY, SOUND, open_settings
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui.page import Page
from game.ui.widget import Widget

from .driver import Person
from .scenes.conftest import dealt

LEAST = 40  # pixels that a ring changes


def menu(program: Program) -> Scene:
    return program.menu_scene()


def setup(program: Program) -> Scene:
    return program.setup_scene("formidable-foes", None)


def library(program: Program) -> Scene:
    return program.library_scene()


def table(program: Program) -> Scene:
    return program.table_scene(dealt(2, decisions=8), None)


def watch(program: Program) -> Scene:
    return program.history_scene(dealt(2, decisions=20), None, 8)


def rules(program: Program) -> Scene:
    return program.rulebook_scene("formidable-foes", "FF-MOVE-04", "the table")


def lessons(program: Program) -> Scene:
    return program.courses.page("formidable-foes")


def end(program: Program) -> Scene:
    return program.end_scene(dealt(2), None)


SCENES = (menu, setup, library, table, watch, rules, lessons, end)


@pytest.fixture
def person(request: pytest.FixtureRequest) -> Iterator[Person]:
    someone = Person(**getattr(request, "param", {}))
    someone.program.saved_tables.begin(dealt(3, decisions=12))
    yield someone
    someone.close()


def opened(person: Person, scene: Callable[[Program], Scene]) -> Page:
    person.open(scene(person.program))
    shown = person.app.scene
    if isinstance(shown, TableScene):
        shown.play.look_as(shown.play.seat or None)
        person.rest()
    return person.page


def tab(person: Person) -> Widget | None:
    person.key(pygame.K_TAB)
    return person.page.focus


def walked(person: Person) -> list[Widget]:
    """The widgets that Tab reaches, in order, until it comes round."""
    found: list[Widget] = []
    for _ in range(200):
        widget = tab(person)
        if widget is None or widget in found:
            break
        found.append(widget)
    return found


def ring(person: Person, widget: Widget) -> int:
    """How many pixels around a widget show that it has the focus."""
    pictures = []
    for focus in (widget, None):
        person.page.set_focus(focus, keys=True)
        person.app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_F15, mod=0))  # a table follows its cursor
        person.app.frame()
        pictures.append(person.app.surface.copy())
    person.page.set_focus(widget, keys=True)
    around = widget.rect.inflate(40, 40).clip(person.app.surface.get_rect())
    seen, unseen = (picture.subsurface(around) for picture in pictures)
    mask = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), unseen)
    mask.invert()
    return mask.count()


@pytest.mark.parametrize("scene", SCENES)
def test_tab_reaches_everything_and_comes_round(person: Person, scene: Callable[[Program], Scene]) -> None:
    page = opened(person, scene)
    found = walked(person)
    assert set(page.focusables) <= set(found)
    assert len(found) >= 3


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("person", [{}, {"contrast": True, "palette": "red-green"}], indirect=True)
def test_what_has_the_focus_is_seen(person: Person, scene: Callable[[Program], Scene]) -> None:
    opened(person, scene)
    unseen = []
    for _ in range(24):
        widget = tab(person)
        assert widget is not None
        assert widget.focused
        if ring(person, widget) < LEAST:
            unseen.append(widget.name or type(widget).__name__)
    assert unseen == []


@pytest.mark.parametrize("page", [LOOK, PLAY, SOUND])
@pytest.mark.parametrize("size", [1.0, 2.0])
def test_the_settings_are_reached_and_seen(person: Person, page: int, size: float) -> None:
    opened(person, menu)
    person.app.change(text=size, interface=size)
    person.rest()
    box = open_settings(person.app, page)
    box.settle()
    reached = []
    for widget in walked(person):
        reached.append(widget)
        assert ring(person, widget) >= LEAST, widget.name
        if widget in box.scrolled:
            assert box.view.inflate(0, 2 * box.scale.u).contains(widget.rect)
    assert set(reached) >= set(box.focusables)


@pytest.mark.parametrize("palette", ["usual", "red-green", "blue-yellow"])
def test_the_ring_is_light_and_dark_so_that_every_ground_shows_it(palette: str) -> None:
    person = Person(palette=palette)
    try:
        opened(person, menu)
        widget = next(w for w in walked(person) if w.name == "settings")
        person.page.set_focus(widget, keys=True)
        person.app.frame()
        around = widget.rect.inflate(24, 24)
        beside = [(x, widget.rect.centery) for x in range(around.x, widget.rect.x)]
        light = [sum(tuple(person.app.surface.get_at(at))[:3]) for at in beside]
        assert max(light) > 600
        assert min(light) < 120
    finally:
        person.close()


def test_settings_leave_the_focus_where_it_was() -> None:
    person = Person()
    try:
        opened(person, menu)
        before = person.page.focus
        open_settings(person.app)
        person.key(pygame.K_ESCAPE)
        assert person.page.focus is before
        assert person.app.settings == Settings(speed=0.0)
    finally:
        person.close()
