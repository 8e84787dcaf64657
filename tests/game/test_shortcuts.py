"""The cheat sheet shows the tables that the scenes obey, in every scene, by key and by click."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import game
from game.app.cheat_sheet import Entry
from game.scenes.table.scene import TableScene
from game.services import shortcuts
from game.services.shortcuts import Shortcuts, Stroke
from game.ui.field import TextField
from game.ui.text import watch_clipping

from .driver import Person
from .scenes.conftest import dealt

SCENES = Path(game.__file__).parent / "scenes"
#: Which scene obeys which table.
OBEYED = {
    "menu": shortcuts.MENU, "library": shortcuts.LIBRARY, "rulebook": shortcuts.RULES, "table": shortcuts.TABLE,
    "history": shortcuts.WATCH, "review": shortcuts.REVIEW, "people": shortcuts.PEOPLE,
}  # fmt: skip


def press(key: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)


@pytest.fixture
def person() -> Iterator[Person]:
    someone = Person()
    yield someone
    someone.close()


def strings(path: Path) -> set[str]:
    """The strings that a module compares in `case` or looks up by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.MatchValue | ast.Compare | ast.Dict | ast.Subscript):
            found |= {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return found


@pytest.mark.parametrize("scene", OBEYED)
def test_a_scene_obeys_every_line_of_its_table(scene: str) -> None:
    named = {each.name for each in OBEYED[scene] if each.strokes} - {shortcuts.CLEAR.name}
    assert named <= set().union(*[strings(path) for path in (SCENES / scene).glob("*.py")])


def test_no_scene_knows_a_key_that_stands_in_no_table() -> None:
    widgets = {"setup/seat_row.py", "review/chart.py", "rulebook/clause_page.py"}  # arrows within their controls
    guilty = [
        f"{path.name}: {line.strip()}"
        for path in SCENES.rglob("*.py")
        if path.relative_to(SCENES).as_posix() not in widgets
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"event\.key (==|in)", line)
    ]
    assert guilty == []


@pytest.mark.parametrize("table", [*OBEYED.values(), shortcuts.WINDOW, shortcuts.BACK])
def test_no_stroke_stands_for_two_things(table: Shortcuts) -> None:
    strokes = [stroke for each in table for stroke in each.strokes if each is not shortcuts.CLEAR]
    for one in strokes:
        alike = [other for other in strokes if other.key == one.key and other.ctrl == one.ctrl and not other.sign]
        shifts = [other.shift for other in alike]
        assert len(alike) <= 1 or (len(set(shifts)) == len(shifts) and None not in shifts)


def test_a_stroke_is_told_by_what_is_held() -> None:
    z = Stroke(pygame.K_z, ctrl=True, shift=False)
    assert z.fits(press(pygame.K_z, pygame.KMOD_LCTRL))
    assert z.fits(press(pygame.K_z, pygame.KMOD_LMETA))
    assert not z.fits(press(pygame.K_z))
    assert not z.fits(press(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT))
    assert not z.fits(press(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LALT))
    assert z.words == "Ctrl+Z"
    assert Stroke(sign="?").fits(press(pygame.K_MINUS, pygame.KMOD_LSHIFT, "?"))  # as on a German keyboard


def sheet(person: Person) -> list[str]:
    """The actions on the sheet with their keys."""
    box = person.app.modals[-1]
    entries = [line.control.explained for line in box.lines if isinstance(line.control, Entry)]
    return [f"{entry.does}: {entry.keys}" for entry in entries]


def scenes(person: Person) -> Iterator[tuple[str, int]]:
    """Every scene that a person may come to, with the number of lines of its own."""
    program = person.program
    session = dealt(3, decisions=20)
    table = program.saved_tables.begin(session)
    for name, scene in (
        ("menu", program.menu_scene()), ("library", program.library_scene()),
        ("people", program.people_scene()), ("setup", program.setup_scene(session.game.id, None)),
        ("rulebook", program.rulebook_scene(session.game.id, "", "the table")),
        ("table", program.table_scene(session, table)),
        ("history", program.history_scene(session, table, 5)), ("lessons", program.courses.page(session.game.id)),
    ):  # fmt: skip
        person.open(scene)
        yield name, len(shortcuts.chain(scene.shortcuts))


def test_f1_opens_the_sheet_in_every_scene_and_closes_it(person: Person) -> None:
    seen = set()
    for name, own in scenes(person):
        seen.add(name)
        person.key(pygame.K_F1)
        told = sheet(person)
        assert len(told) >= own + 6
        assert "This sheet: F1, ?" in told
        if name in OBEYED:
            assert own >= len(OBEYED[name].all) - 1  # two tables may have the same key
            assert f"{next(iter(OBEYED[name])).does}: {next(iter(OBEYED[name])).keys}" in told
        assert person.app.modals[-1].clipped == []
        person.key(pygame.K_F1)
        assert person.app.modals == []
    assert seen >= set(OBEYED) - {"review"}


@pytest.mark.parametrize("interface", [1.0, 2.0])
def test_the_sheet_finds_room_for_large_german_words(person: Person, interface: float) -> None:
    person.app.change(language="de", text=2.0, interface=interface)
    for _ in scenes(person):
        person.key(pygame.K_F1)
        box = person.app.modals[-1]
        with watch_clipping() as cut:
            for top in range(0, box.whole, max(1, box.view.height)):
                box.scroll(top)
                box.draw(person.app.surface)
        assert cut == []
        assert box.clipped == []
        assert person.app.surface.get_rect().contains(box.rect)
        person.key(pygame.K_ESCAPE)


def test_looking_back_lists_what_its_own_keys_leave_of_the_tables(person: Person) -> None:
    session = dealt(2, decisions=20)
    person.open(person.program.history_scene(session, None, 5))
    person.key(pygame.K_F1)
    told = sheet(person)
    assert "Play, or pause: Space" in told
    assert "See the whole board: F" in told  # Home leads to the beginning here
    assert not any(line.startswith("Take back") for line in told)


def test_a_question_mark_opens_it_too_unless_one_is_typing(person: Person) -> None:
    person.open(person.program.library_scene())
    person.post((pygame.KEYDOWN, {"key": pygame.K_SLASH, "mod": pygame.KMOD_LSHIFT, "unicode": "?"}))
    assert len(person.app.modals) == 1
    person.key(pygame.K_ESCAPE)
    assert person.app.modals == []
    person.key(pygame.K_f, pygame.KMOD_LCTRL)
    field = person.page.focus
    assert isinstance(field, TextField)
    person.type("?")
    assert field.words == "?"
    assert person.app.modals == []


def test_the_sheet_is_reached_by_mouse_through_the_settings(person: Person) -> None:
    person.open(person.program.menu_scene())
    person.click_on("settings")
    person.app.modals[-1].settle()
    person.app.step(0.3)
    person.click_on("keys")
    assert "All saved tables: F3" in sheet(person)


def test_keys_at_the_table_do_what_the_sheet_says(person: Person) -> None:
    session = dealt(2, decisions=8)
    person.open(person.program.table_scene(session, None))
    scene = person.scene(TableScene)
    scene.play.look_as(scene.play.seat)
    person.key(pygame.K_t)
    assert scene.teaching.on
    person.key(pygame.K_ESCAPE)
    assert not scene.teaching.on
    zoom = scene.view.camera.scale
    person.key(pygame.K_PLUS)
    person.rest()
    assert scene.view.camera.scale > zoom
    person.key(pygame.K_f)
    person.rest()
    assert scene.view.camera.scale == pytest.approx(zoom)
