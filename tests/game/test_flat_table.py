"""A flat table: the picture turns towards whoever is in turn, and mouse and fingers hit what is seen there."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.facing import turned_arrow
from game.play.live_table import LiveTable
from game.scenes.settings.box import FLAT, open_settings
from game.scenes.table.scene import TableScene

from .driver import Person
from .scenes.conftest import sat_down
from .table.test_curtain_and_secrets import with_cards

SIZE = (1280, 720)


@pytest.fixture(params=(False, True), ids=("near", "far"))
def person(request: pytest.FixtureRequest) -> Iterator[Person]:
    """A person before a flat table, at the near or at the far side."""
    found = Person(SIZE, flat_table=True, far_seats=tuple(range(1, 7)) if request.param else ())
    yield found
    found.close()


def touched(person: Person, kind: int, at: tuple[int, int], finger: bool = True) -> tuple[int, dict[str, object]]:
    facts = {"pos": person.on_display(at), "rel": (0, 0), "buttons": (1, 0, 0), "button": 1, "touch": finger}
    return kind, facts


def finger(person: Person, kind: int, number: int, at: tuple[int, int]) -> tuple[int, dict[str, object]]:
    x, y = person.on_display(at)
    return kind, {"touch_id": 7, "finger_id": number, "x": x / SIZE[0], "y": y / SIZE[1], "dx": 0.0, "dy": 0.0}


def first_down(person: Person, at: tuple[int, int]) -> None:
    """The first finger comes down; the system tells it as the mouse before."""
    person.post(touched(person, pygame.MOUSEBUTTONDOWN, at), finger(person, pygame.FINGERDOWN, 1, at))


def first_moves(person: Person, at: tuple[int, int]) -> None:
    person.post(touched(person, pygame.MOUSEMOTION, at), finger(person, pygame.FINGERMOTION, 1, at))


def first_up(person: Person, at: tuple[int, int]) -> None:
    person.post(touched(person, pygame.MOUSEBUTTONUP, at), finger(person, pygame.FINGERUP, 1, at))


def second(person: Person, kind: int, at: tuple[int, int]) -> None:
    """The second finger does something; of that the system makes no mouse."""
    person.post(finger(person, kind, 2, at))


def leadable(table: TableScene) -> tuple[str, tuple[int, int], tuple[int, int]]:
    """A figure that can be led, where it stands, and a place where it may go."""
    choices = table.choices
    assert choices is not None
    for piece in sorted(choices.pieces):
        if piece in table.view.arrangement.by_id and (reach := choices.reach(piece)):
            return piece, table.cursor.piece_rect(piece).center, table.cursor.place_rect(min(reach)).center
    raise AssertionError("no figure can be led")


def test_the_display_shows_the_picture_to_its_side(person: Person) -> None:
    sat_down(person)
    person.app.frame()
    far = person.app.facing.far
    assert far == bool(person.app.settings.far_seats)
    upright = person.app.surface if far else person.app.display
    shown = pygame.transform.flip(person.app.display, far, far)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(upright, "RGB")


@pytest.mark.parametrize("touch", [False, True])
def test_a_tap_hits_what_is_seen_there(person: Person, touch: bool) -> None:
    table = sat_down(person)
    piece, at, _ = leadable(table)
    person.post(
        touched(person, pygame.MOUSEMOTION, at, touch),
        touched(person, pygame.MOUSEBUTTONDOWN, at, touch),
        touched(person, pygame.MOUSEBUTTONUP, at, touch),
    )
    assert table.dragging.selected == piece
    assert table.dragging.pointer == at


@pytest.mark.parametrize("touch", [False, True])
def test_a_figure_follows_the_finger_and_goes_where_it_is_put(person: Person, touch: bool) -> None:
    table = sat_down(person)
    piece, start, end = leadable(table)
    before = len(table.session.entries)
    near = (start[0] + 20, start[1] + 20)
    person.post(
        touched(person, pygame.MOUSEMOTION, start, touch),
        touched(person, pygame.MOUSEBUTTONDOWN, start, touch),
        touched(person, pygame.MOUSEMOTION, near, touch),
        touched(person, pygame.MOUSEMOTION, end, touch),
    )
    assert table.dragging.held == piece
    assert table.view.marks.held is not None
    assert table.view.marks.held.at == end
    person.post(touched(person, pygame.MOUSEBUTTONUP, end, touch))
    assert len(table.session.entries) > before


def test_the_board_follows_a_drag(person: Person) -> None:
    table = sat_down(person)
    camera = table.view.camera
    camera.notch(4, camera.view.center, glide=False)
    empty = next(
        (x, y)
        for x in range(camera.view.left + 9, camera.view.right, 7)
        for y in range(camera.view.top + 9, camera.view.bottom, 7)
        if not table.view.piece_at((x, y)) and table.page.at((x, y)) is None
    )
    there = camera.to_board(empty)
    moved = (empty[0] + 40, empty[1] + 24)
    person.post(
        touched(person, pygame.MOUSEBUTTONDOWN, empty, False),
        touched(person, pygame.MOUSEMOTION, (empty[0] + 8, empty[1]), False),
        touched(person, pygame.MOUSEMOTION, moved, False),
    )
    x, y = camera.to_board((moved[0] - 8, moved[1]))
    assert (x, y) == pytest.approx(there, abs=1)


def test_two_fingers_zoom_and_pan_and_choose_nothing(person: Person) -> None:
    table = sat_down(person)
    camera = table.view.camera
    before = len(table.session.entries)
    x, y = camera.view.center
    held = camera.to_board((x, y))
    first_down(person, (x - 50, y))
    second(person, pygame.FINGERDOWN, (x + 50, y))
    first_moves(person, (x - 100, y))
    second(person, pygame.FINGERMOTION, (x + 100, y))
    assert camera.zoom == pytest.approx(2, rel=0.02)
    first_moves(person, (x - 70, y + 10))
    second(person, pygame.FINGERMOTION, (x + 130, y + 10))
    assert camera.to_board((x + 30, y + 10)) == pytest.approx(held, abs=4)
    first_up(person, (x - 70, y + 10))
    second(person, pygame.FINGERUP, (x + 130, y + 10))
    person.rest()
    assert not camera.gliding
    assert len(table.session.entries) == before
    assert (table.dragging.selected, table.dragging.held, person.app.modals) == ("", "", [])


def test_a_finger_lifted_while_two_zoom_drops_nothing(person: Person) -> None:
    table = sat_down(person)
    piece, start, end = leadable(table)
    before = len(table.session.entries)
    first_down(person, start)
    first_moves(person, (start[0] + 20, start[1] + 20))
    first_moves(person, end)
    assert table.dragging.held == piece
    second(person, pygame.FINGERDOWN, (end[0] + 90, end[1]))
    assert not table.dragging.held
    first_up(person, end)
    second(person, pygame.FINGERMOTION, (end[0] + 120, end[1]))
    second(person, pygame.FINGERUP, (end[0] + 120, end[1]))
    assert len(table.session.entries) == before
    assert table.stage.table.place_of(piece) == table.session.position.place_of(piece)
    first_down(person, start)  # afterwards one finger is the mouse again
    first_up(person, start)
    assert table.dragging.selected == piece


def test_a_second_finger_lets_go_of_a_button(person: Person) -> None:
    table = sat_down(person)
    at = table.toolbar.menu.rect.center
    first_down(person, at)
    second(person, pygame.FINGERDOWN, (at[0] + 200, at[1] + 200))
    first_up(person, at)
    second(person, pygame.FINGERUP, (at[0] + 200, at[1] + 200))
    assert not person.app.modals
    first_down(person, at)
    first_up(person, at)
    assert person.app.modals


def test_fingers_on_a_pad_beside_the_keys_are_none_of_the_screen(person: Person) -> None:
    table = sat_down(person)
    x, y = table.view.camera.view.center
    person.post(finger(person, pygame.FINGERDOWN, 1, (x, y)), finger(person, pygame.FINGERDOWN, 2, (x + 50, y)))
    person.post(finger(person, pygame.FINGERMOTION, 2, (x + 150, y)))
    assert table.view.camera.zoom == 1
    piece, at, _ = leadable(table)
    person.click(at)
    assert table.dragging.selected == piece


# The turn


@pytest.fixture
def turned() -> Iterator[Person]:
    """A person before a flat table whose first seat is near and whose second is far, at usual speed."""
    found = Person(SIZE, flat_table=True, speed=1.0)
    yield found
    found.close()


def asked(table: TableScene, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Let somebody else be asked."""
    seat = table.session.header.seats[number - 1] if number else ""
    monkeypatch.setattr(LiveTable, "seat", property(lambda play: seat))
    monkeypatch.setattr(LiveTable, "private", property(lambda play: False))


@pytest.fixture
def table(turned: Person, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    turned.app.change(speed=0.0)
    found = sat_down(turned)
    asked(found, monkeypatch, 1)
    turned.rest()
    turned.app.change(speed=1.0)
    return found


def test_the_picture_turns_to_whoever_is_asked(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not turned.app.facing.far
    asked(table, monkeypatch, 2)
    turned.app.step(0.02)
    assert turned.app.facing.far
    assert turned.app.facing.turning
    for _ in range(40):
        turned.app.step(0.02)
    assert not turned.app.facing.turning
    asked(table, monkeypatch, 0)  # a bot
    turned.app.step(0.02)
    assert turned.app.facing.far


def test_nothing_is_pressed_while_it_turns(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table.toolbar.menu.rect.center
    asked(table, monkeypatch, 2)
    turned.app.step(0.02)
    turned.click(at)
    turned.click((SIZE[0] - 1 - at[0], SIZE[1] - 1 - at[1]))
    for _ in range(40):
        turned.app.step(0.02)
    assert not turned.app.modals
    turned.click(at)
    assert turned.app.modals


def test_what_lies_below_the_resting_mouse_is_found_anew(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table.toolbar.menu.rect.center
    opposite = (SIZE[0] - 1 - at[0], SIZE[1] - 1 - at[1])
    turned.post((pygame.MOUSEMOTION, {"pos": opposite, "rel": (0, 0), "buttons": (0, 0, 0)}))
    asked(table, monkeypatch, 2)
    for _ in range(40):
        turned.app.step(0.02)
    assert table.page.hovered is table.toolbar.menu


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": 0.0}])
def test_without_motion_it_turns_at_once(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch, settings: dict[str, object]
) -> None:
    turned.app.change(**settings)
    asked(table, monkeypatch, 2)
    turned.app.step(0.02)
    assert turned.app.facing.far
    assert not turned.app.facing.turning


def test_it_never_turns_in_the_middle_of_a_gesture_or_below_a_box(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table.view.camera.view.center
    turned.post(touched(turned, pygame.MOUSEBUTTONDOWN, at))
    asked(table, monkeypatch, 2)
    turned.app.step(0.02)
    assert not turned.app.facing.far
    turned.post(touched(turned, pygame.MOUSEBUTTONUP, at))
    assert turned.app.facing.far
    for _ in range(40):
        turned.app.step(0.02)
    table.leave_dialog.open()
    asked(table, monkeypatch, 1)
    turned.app.step(0.02)
    assert turned.app.facing.far
    turned.app.modals[-1].close()
    turned.app.step(0.02)
    assert not turned.app.facing.far


def test_the_arrow_of_the_mouse_turns_along(
    turned: Person, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(pygame.mouse, "set_cursor", shown.append)
    asked(table, monkeypatch, 2)
    turned.app.step(0.02)
    assert shown[-1] is turned_arrow()
    asked(table, monkeypatch, 1)
    turned.app.step(0.02)
    assert shown[-1] == pygame.SYSTEM_CURSOR_ARROW


def test_the_curtain_asks_the_next_seat_from_its_side() -> None:
    person = Person(SIZE, flat_table=True, speed=1.0, reduced_motion=False)
    try:
        session, seat = with_cards()
        person.app.show(person.program.table_scene(session, None), fade=False)
        table = person.scene(TableScene)
        far = (table.session.header.seats.index(seat) + 1,)
        person.app.change(far_seats=far)
        person.app.step(0.02)
        assert table.curtain.covers
        assert person.app.facing.far
        assert not person.app.facing.turning  # in the dark nobody sees it turn
        for _ in range(60):
            person.app.step(0.02)
        person.click(table.curtain.button.rect.center)
        for _ in range(60):
            person.app.step(0.02)
        assert table.play.viewer == seat
        assert person.app.facing.far
    finally:
        person.close()


def test_the_settings_say_who_sits_where() -> None:
    person = Person(SIZE)
    try:
        table = sat_down(person)
        box = open_settings(person.app, FLAT)
        person.rest()
        words = [line.words.words for line in box.lines if line.words is not None]
        assert [name in told for name, told in zip(table.seat_names, words, strict=True)] == [True, True]
        person.click_on("flat_table")
        number = table.asked_seat
        assert number is not None
        person.click_option(f"side-{number}", 1)
        assert number in person.app.settings.far_seats
        box.close()
        person.rest()
        assert person.app.facing.far
        open_settings(person.app, FLAT)
        person.rest()
        person.click_option(f"side-{number}", 0)
        assert number not in person.app.settings.far_seats
        person.click_on("flat_table")
        person.rest()
        assert not person.app.facing.far  # the setting is off: at once, below the box too
    finally:
        person.close()
