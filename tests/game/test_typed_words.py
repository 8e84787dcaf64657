"""Names, titles and notes are shown as they were typed, in every scene and every box that shows them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.games import GAMES
from engine.said import Said
from game.scenes.history.scene import HistoryScene
from game.scenes.setup.seating import Chair, Seating
from game.scenes.table.scene import TableScene
from game.ui.text import watch_words
from tests.game.driver import Person
from tests.game.restless import HOSTILE
from tests.game.test_every_size import session

#: Such as the library takes for a name; anything else never comes from a field, and is refused in a file.
TYPABLE = sorted({"".join(filter(str.isprintable, each))[:50].strip() or "Mira" for each in HOSTILE})


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person((1280, 720))
    yield person
    person.close()


def typed_in(words: list[str]) -> set[str]:
    """Every plain text in words, at any depth: what somebody typed."""
    found: set[str] = set()
    for each in words:
        values = (each.values or {}).values() if isinstance(each, Said) else (each,)
        found |= typed_in([value for value in values if isinstance(value, Said)])
        found |= {str(value) for value in values if isinstance(value, str) and not isinstance(value, Said)}
    return found


def walk(person: Person, key: str, typed: str) -> Iterator[str]:
    """Go through every scene at whose tables, titles and notes are `typed`; after each its name."""
    program, app = person.program, person.app
    table = session(key, 2, 40, typed)
    number = program.saved_tables.begin(table)
    assert number is not None
    program.saved_tables.rename(number, typed)
    program.saved_tables.bookmark(number, 3, typed)
    person.open(program.menu_scene())
    yield "menu"
    person.open(program.library_scene(number))
    yield "library"
    for name in ("rename", "delete"):
        person.click_on(name)
        yield name
        person.key(pygame.K_ESCAPE)
    chairs = tuple([Chair(seat, typed + str(n), "human") for n, seat in enumerate(table.header.seats)])
    person.open(program.setup_scene(key, Seating(key, chairs, options=table.header.options)))
    yield "setup"
    person.open(program.table_scene(table.branch(len(table.entries) - 1), None, 1))
    scene = person.scene(TableScene)
    yield "table"
    for ask in (pygame.K_t, pygame.K_w, pygame.K_l):
        person.key(ask)
        person.rest()
    scene.player_dialog.open(table.header.seats[0])
    app.frame()
    yield "player"
    person.open(program.history_scene(table, number, 3))
    yield "history"
    for ask in (pygame.K_m, pygame.K_t, pygame.K_e):
        person.key(ask)
        app.frame()
        while app.modals:
            app.close(app.modals[-1])
    person.scene(HistoryScene).slider.words(3)
    yield "moments"
    ended = session(key, 2, None, typed)
    person.open(program.end_scene(ended, None))
    yield "end"
    person.open(program.review_scene(ended, None))
    for _ in range(6):
        person.key(pygame.K_DOWN)
        app.frame()
    yield "review"


#: Where neither a name nor a title need be seen.
BARE = {"delete", "review", "moments"}


def shown_as_typed(person: Person, key: str, typed: str) -> None:
    with watch_words() as words:
        for scene in walk(person, key, typed):
            person.app.frame()
            assert scene in BARE or any(typed in each for each in typed_in(words)), scene
            words.clear()


@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize("typed", ["{icon:nosuch}{mark:x}**[x](y)", "W" * 50])
def test_what_was_typed_is_shown_everywhere(person: Person, typed: str) -> None:
    shown_as_typed(person, next(iter(GAMES)), typed)


@pytest.mark.soak
@pytest.mark.usefixtures("bare_board")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("typed", TYPABLE, ids=ascii)
def test_whatever_was_typed_is_shown_everywhere(person: Person, key: str, typed: str) -> None:
    shown_as_typed(person, key, typed)
