"""Gamepads: every page and the table are reached, used and left by their buttons, sticks and triggers."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from game.app.cheat_sheet import Entry
from game.app.letter_box import ACROSS, SIGNS, LetterBox, LetterGrid
from game.input.gamepads import BUTTONS
from game.scenes.history.scene import HistoryScene
from game.scenes.menu.scene import MenuScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from game.services.shortcut_names import called
from game.services.shortcuts import GO_ON
from game.ui.field import TextField
from game.ui.label import Label
from tests.game.driver import Person
from tests.game.gamepad import Pads
from tests.game.scenes.conftest import dealt

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
X, Y = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN
START, VIEW = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK
LEFT_Y = pygame.CONTROLLER_AXIS_LEFTY


@pytest.fixture
def person() -> Iterator[Person]:
    someone = Person()
    yield someone
    someone.close()


@pytest.fixture
def pads(person: Person, monkeypatch: pytest.MonkeyPatch) -> Pads:
    return Pads(person, monkeypatch)


def at_the_table(person: Person) -> TableScene:
    """A table for two people, with the first one's turn."""
    person.open(person.program.table_scene(dealt(2, decisions=8), None))
    scene = person.scene(TableScene)
    scene.play.look_as(scene.play.seat)
    person.rest()
    return scene


def test_every_page_of_the_menu_is_reached_and_left(person: Person, pads: Pads) -> None:
    program = person.program
    game = next(iter(program.games))
    program.saved_tables.begin(dealt(3, decisions=20))
    pads.plug_in()
    for scene in (
        program.library_scene(), program.people_scene(), program.setup_scene(game, None),
        program.courses.page(game),
    ):  # fmt: skip
        person.open(scene)
        person.press(DOWN)
        assert person.page.focus is not None
        assert person.page.keys
        for _ in range(3):
            if person.app.scene is scene:
                person.press(B)
        person.rest()
        assert person.app.scene is not scene


def test_looking_back_by_its_buttons(person: Person, pads: Pads) -> None:
    session = dealt(2, decisions=20)
    person.open(person.program.history_scene(session, person.program.saved_tables.begin(session), 5))
    scene = person.scene(HistoryScene)
    pads.plug_in()
    person.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.at == 6
    person.press(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    assert scene.at < 6
    person.press(X)
    assert scene.playing
    person.press(X)
    person.press(B)
    assert person.app.scene is not scene


def test_the_rulebook_is_read_and_closed(person: Person, pads: Pads) -> None:
    at_the_table(person)
    pads.plug_in()
    person.push(person.page.named("rules"))
    book = person.scene(RulebookScene)
    person.press(Y)
    assert isinstance(book.page.focus, TextField)
    person.press(A)
    write(person, "B")
    person.press(START)
    assert book.page.focus.words == "B"
    for _ in range(3):
        if person.app.scene is book:
            person.press(B)
    person.scene(TableScene)


def test_a_game_goes_on_when_the_gamepad_is_changed_in_the_middle(person: Person, pads: Pads) -> None:
    table = at_the_table(person)
    pads.plug_in()
    before = len(table.session.entries)
    person.push(next(target for target in table.cursor.targets if target.sort == "piece"))
    held = table.dragging.selected
    assert held
    pads.plug_out()
    assert table.dragging.selected == held
    pads.plug_in("Joy-Con (L/R)")
    person.press(DOWN, pad=2)
    assert table.page.keys
    person.press(B, pad=2)
    assert not table.dragging.selected
    assert len(table.session.entries) == before


def test_the_table_by_its_buttons(person: Person, pads: Pads) -> None:
    table = at_the_table(person)
    pads.plug_in()
    person.press(DOWN)
    assert person.page.focus is table.cursor.targets[0] or person.page.focus in table.panels.prompt.buttons
    person.press(X)
    assert table.teaching.topic
    person.press(B)
    assert not table.teaching.on
    zoom = table.view.camera.scale
    person.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    person.rest()
    assert table.view.camera.scale > zoom
    person.press(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    person.rest()
    assert table.view.camera.scale == pytest.approx(zoom)
    person.press(START)
    assert len(person.app.modals) == 1
    person.press(B)
    assert person.app.modals == []


def test_the_lens_stays_at_a_press_and_goes_after_a_hold(person: Person, pads: Pads) -> None:
    table = at_the_table(person)
    pads.plug_in()
    person.press(Y)
    assert table.lens_tool.on
    person.press(Y)
    assert not table.lens_tool.on
    person.post((pygame.CONTROLLERBUTTONDOWN, {"instance_id": 1, "button": Y}))
    for _ in range(10):
        person.app.step(0.1)
    assert table.lens_tool.on
    person.post((pygame.CONTROLLERBUTTONUP, {"instance_id": 1, "button": Y}))
    assert not table.lens_tool.on


def test_a_stick_steps_once_and_again_while_it_is_held(person: Person, pads: Pads) -> None:
    person.open(person.program.menu_scene())
    pads.plug_in()
    begun = person.page.focus
    person.lean(LEFT_Y, 0.3)
    assert person.page.focus is begun
    person.lean(LEFT_Y, 0.9)
    first = person.page.focus
    assert first is not begun
    person.lean(LEFT_Y, 0.5)  # trembles
    person.lean(LEFT_Y, 0.9)
    assert person.page.focus is first
    for _ in range(8):
        person.app.step(0.1)
    assert person.page.focus is not first
    person.lean(LEFT_Y, 0.0)
    last = person.page.focus
    for _ in range(8):
        person.app.step(0.1)
    assert person.page.focus is last


def test_a_gamepad_that_is_unplugged_lets_go(person: Person, pads: Pads) -> None:
    person.open(person.program.menu_scene())
    device = pads.plug_in("DualSense Wireless Controller")
    person.lean(LEFT_Y, 1.0)
    first = person.page.focus
    pads.plug_out()
    assert not device.open
    for _ in range(8):
        person.app.step(0.1)
    assert person.page.focus is first
    person.press(A)  # comes late
    assert isinstance(person.app.scene, MenuScene)
    assert person.app.gamepads.in_use is None
    pads.plug_in()
    assert [pad.number for pad in person.app.gamepads.pads.all] == [1]
    person.press(DOWN, pad=2)
    assert person.page.focus is not first


def test_a_box_hears_the_gamepad_before_the_scene_does(person: Person, pads: Pads) -> None:
    person.open(person.program.setup_scene(next(iter(person.program.games)), None))
    pads.plug_in()
    person.press(VIEW)
    assert len(person.app.modals) == 1
    person.press(B)
    assert person.app.modals == []
    assert isinstance(person.app.scene, SetupScene)


@pytest.mark.parametrize(
    ("name", "lens", "zoom"),
    [
        ("Xbox Series Controller", "Y", "RB"),
        ("DualSense Wireless Controller", "{icon:pad-triangle}", "R1"),
        ("Nintendo Switch Pro Controller", "Y", "R"),
        ("Some Pad", "Y", "RB"),
    ],
)
def test_the_sheet_shows_the_signs_of_the_gamepad_in_use(
    person: Person, pads: Pads, name: str, lens: str, zoom: str
) -> None:
    at_the_table(person)
    pads.plug_in(name)
    person.press(VIEW)
    told = shown_strokes(person)
    assert (told["lens"], told["nearer"]) == (lens, zoom)
    assert [each for each in ("move", "card", "number", "undo", "confirm", "pan", "menu") if not told[each]] == []
    person.press(B)
    person.key(pygame.K_F1)
    assert shown_strokes(person)["lens"] == "L"


def shown_strokes(person: Person) -> dict[str, str]:
    """The middle column of the sheet, by the names of the shortcuts."""
    entries = [line.control for line in person.app.modals[-1].lines if isinstance(line.control, Entry)]
    return {entry.explained.name: str(entry.strokes) for entry in entries}


@pytest.mark.parametrize(
    ("name", "lens", "use"),
    [("Xbox Series Controller", "Y", "A"), ("DualSense", "{icon:pad-triangle}", "{icon:pad-cross}"),
     ("Nintendo Switch Pro Controller", "Y", "A")],
)  # fmt: skip
def test_tips_and_hints_name_the_signs_of_what_was_used_last(
    person: Person, pads: Pads, name: str, lens: str, use: str
) -> None:
    scene = at_the_table(person)
    tool, undo = scene.toolbar.lens, scene.page.named("undo")
    assert tool is not None
    assert tool.told.endswith("(L)")
    assert undo.told.endswith("(U)")
    pads.plug_in(name)
    person.press(DOWN)
    assert tool.told.endswith(f"({lens})")
    assert undo.told == "Take back"  # a gamepad goes to it
    assert called(GO_ON) == use
    person.key(pygame.K_TAB)
    assert tool.told.endswith("(L)")
    person.open(person.program.library_scene())
    foot = person.page.named("keys")
    assert isinstance(foot, Label)
    assert foot.words.startswith("Enter opens")
    person.press(DOWN)
    assert foot.words.startswith(f"{use}: ")
    person.click_on("search")
    assert foot.words.startswith("Enter opens")


def test_only_the_gamepad_of_the_seat_in_turn_is_heard(person: Person, pads: Pads) -> None:
    table = at_the_table(person)
    person.app.change(gamepad_seats=True)
    pads.plug_in()
    pads.plug_in()
    own = table.play.people.index(table.play.seat) + 1
    other = 3 - own
    names = table.session.header.names
    person.press(START, pad=other)
    assert person.app.modals == []
    assert f"It is the turn of {names[table.play.seat]}." in person.notices[-1]
    person.press(START, pad=own)
    assert len(person.app.modals) == 1
    person.press(B, pad=own)
    pads.plug_out(own)
    person.press(START, pad=other)  # the only one left plays for all
    assert len(person.app.modals) == 1


def test_gamepads_rumble_only_if_that_is_set(person: Person, pads: Pads) -> None:
    person.open(person.program.menu_scene())
    held, idle = pads.plug_in(), pads.plug_in()
    person.press(DOWN)
    person.app.play("your_turn")
    assert held.shaken == []
    person.app.change(rumble=True)
    person.app.play("your_turn")
    person.app.play("card")
    assert len(held.shaken) == 1
    assert idle.shaken == []


def test_a_name_is_written_with_the_letters(person: Person, pads: Pads) -> None:
    person.open(person.program.setup_scene(next(iter(person.program.games)), None))
    pads.plug_in()
    field = person.page.named("name 1")
    assert isinstance(field, TextField)
    person.push(field)
    for _ in field.words:
        person.press(X)
    for letter in "AL":
        write(person, letter)
    person.press(Y)
    write(person, "B")
    person.press(START)
    assert person.app.modals == []
    assert person.scene(SetupScene).seating.chairs[0].name == "Al B"


def write(person: Person, letter: str) -> None:
    """Go to a letter by the cross, and press A."""
    assert isinstance(person.page, LetterBox)
    grid = person.page.grid
    assert isinstance(grid, LetterGrid)
    across, along = (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_LEFT), (
        DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP,
    )  # fmt: skip
    (row, column), (goal_row, goal_column) = divmod(grid.at, ACROSS), divmod(SIGNS.index(letter), ACROSS)
    for (more, less), steps in ((across, goal_column - column), (along, goal_row - row)):
        for _ in range(abs(steps)):
            person.press(more if steps > 0 else less)
    person.press(A)


def test_any_buttons_at_any_time_do_no_harm(person: Person, pads: Pads) -> None:
    """Two gamepads pressed at random, and plugged out and in: each scene goes on, and keys work afterwards."""
    chance = random.Random(1)
    person.open(person.program.menu_scene())
    numbers = [len(pads.made) for _ in range(2) if pads.plug_in()]
    for _ in range(250):
        pad = chance.choice(numbers)
        match chance.randrange(20):
            case 0:
                pads.plug_out(pad)
                pads.plug_in()
                numbers[numbers.index(pad)] = len(pads.made)
            case 1 | 2 | 3:
                person.lean(chance.randrange(6), chance.uniform(-1, 1), pad)
            case _:
                person.press(chance.choice((A, A, A, *BUTTONS)), pad)
        assert {gamepad.number for gamepad in person.app.gamepads.pads.all} == {1, 2}
    while person.app.modals:
        person.key(pygame.K_ESCAPE)
    person.open(person.program.menu_scene())
    person.key(pygame.K_F3)
    assert person.app.gamepads.in_use is None
    assert not isinstance(person.app.scene, MenuScene)
