"""The dial of a room: its stops by pointer, wheel, drag, keys and gamepad."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.bots.bot_runner import WindowBotRunner
from game.input.turning_dial import TurningDial
from game.scenes.table.scene import TableScene
from game.ui import theme
from game.ui.text import watch_words
from tests.dungeon_twister.scene import Scene
from tests.game.driver import OneGamepad, Person
from tests.game.gamepad import Pads
from tests.game.table.conftest import Hands

ROOMS = "N1=1D N2=1G@1 N3=3D S1=2G S2=4D@2 S3=2D"
ACTIONS = 2


@pytest.fixture
def hands(shown: Callable[..., Hands]) -> Hands:
    """Yellow's Goblin stands on the gear of room 1 and has two actions left."""
    return shown(two_actions("N1:22 GO, N1:01 th, N1:34 Ro").session, humans=("yellow",), size=(1600, 900))


def two_actions(tokens: str) -> Scene:
    scene = Scene(ROOMS, tokens)
    scene.session.position.counters["ap"] = ACTIONS
    return scene


def dial(hands: Hands) -> TurningDial:
    return hands.scene.turning_dial


def at(hands: Hands, name: str) -> tuple[int, int]:
    x, y = hands.scene.page.named(name).rect.center
    return x, y


def opened(hands: Hands, room: str = "1D") -> None:
    hands.click(at(hands, f"turn {room}"))
    hands.app.update(1 / 60)


def quarters(hands: Hands, room: str = "1D") -> int:
    return hands.scene.session.position.pieces[room].turn


def chosen(hands: Hands) -> list[str]:
    return [entry.record.choice.verb for entry in hands.scene.session.entries if entry.record.choice]


# -- the stops -------------------------------------------------------------------------------------------


def test_the_dial_has_a_stop_for_each_turn_with_its_price(hands: Hands) -> None:
    opened(hands)
    stops = dial(hands).buttons
    assert [each.stop.turns for each in stops] == [0, 1, 2, 3]
    assert [each.label for each in stops] == ["now", "1 {icon:bolt}", "2 {icon:bolt}", "3"]
    assert dial(hands).stop.turns == 1
    with watch_words() as heard:
        hands.app.frame()
    assert {"Yellow: turn Room 1?", "Turn once", "Leave it", "now"} <= set(heard)


def test_what_is_too_dear_says_why_and_turns_nothing(hands: Hands) -> None:
    opened(hands)
    dear = dial(hands).buttons[3]
    assert dear.reason.startswith("After 2 turns: ")
    hands.click(dear.rect.center)
    assert not chosen(hands)
    assert dial(hands).stop.turns == 1


def test_a_press_on_a_stop_turns_so_often_and_is_taken_back_as_one(hands: Hands) -> None:
    opened(hands)
    hands.click(at(hands, "turn-2"))
    hands.settle()
    assert chosen(hands) == ["rotate", "rotate"]
    assert (quarters(hands), dial(hands).piece) == (2, "")
    hands.key(pygame.K_u)
    assert quarters(hands) == 0


def test_pointing_at_a_stop_shows_the_room_as_it_would_lie(hands: Hands) -> None:
    opened(hands)
    hands.move(at(hands, "turn-2"))
    hands.app.update(1 / 60)
    assert hands.scene.view.marks.ghost == ("1D", 2)
    told = hands.scene.panels.breakdown.shown
    assert told is not None
    assert told.title == "After 2 turns"
    hands.move(at(hands, "turn-0"))
    hands.app.update(1 / 60)
    assert hands.scene.view.marks.ghost is None
    assert hands.scene.panels.breakdown.shown is None
    hands.click(at(hands, "turn-0"))
    assert (chosen(hands), dial(hands).piece) == ([], "")


def test_rings_show_where_those_stand_now_that_turn_along(hands: Hands) -> None:
    ring = pygame.Rect(0, 0, 30, 30)
    ring.center = hands.place("1D-34")  # where the rope lies
    opened(hands)

    def hinted() -> bool:
        hands.app.update(1 / 60)
        hands.app.frame()
        part = hands.app.surface.subsurface(ring)
        return pygame.mask.from_threshold(part, theme.HINT, (12, 12, 12, 255)).count() > 20

    assert hinted()
    hands.move(at(hands, "turn-0"))
    assert not hinted()


def test_the_bar_offers_to_turn_the_room_and_to_leave_it(hands: Hands) -> None:
    opened(hands)
    hands.key(pygame.K_r)
    assert [each.words for each in hands.scene.panels.prompt.buttons] == ["Leave it", "Turn twice"]
    hands.key(pygame.K_1)
    assert dial(hands).piece == ""
    assert "Leave it" not in [each.words for each in hands.scene.panels.prompt.buttons]
    opened(hands)
    hands.key(pygame.K_2)
    assert chosen(hands) == ["rotate"]


def test_the_dial_lies_at_its_room_and_goes_with_the_camera(hands: Hands) -> None:
    opened(hands)
    chip, first = hands.scene.tile_chips.chips["1D"], dial(hands).buttons[0]
    assert first.rect.left >= chip.rect.right
    assert abs(first.rect.centery - chip.tile.top) < first.rect.height
    side = chip.tile.width
    hands.scene.view.camera.notch(2, hands.place("1D-22"), glide=False)
    hands.wait(0.1)
    assert chip.tile.width > side
    assert hands.scene.page.named("dial").rect == chip.tile


# -- the wheel and the rim -------------------------------------------------------------------------------


def wheel(hands: Hands, notches: int) -> None:
    hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))


def test_the_wheel_over_a_chip_opens_its_dial_and_goes_through_the_stops(hands: Hands) -> None:
    zoom = hands.scene.view.camera.scale
    hands.move(at(hands, "turn 1D"))
    shown = []
    for notches in (1, 1, 1, -1, -1, -1):
        wheel(hands, notches)
        shown.append(dial(hands).stop.turns)
    assert shown == [1, 2, 2, 1, 0, 0]
    hands.move(hands.place("1D-33"))
    wheel(hands, 1)
    assert dial(hands).stop.turns == 1
    assert hands.scene.view.camera.scale == zoom
    hands.move(hands.place("3D-22"))
    wheel(hands, 1)
    hands.wait(0.2)
    assert hands.scene.view.camera.scale > zoom


def test_the_rim_is_dragged_like_a_dial(hands: Hands) -> None:
    opened(hands)
    room = hands.scene.tile_chips.chips["1D"].tile
    hands.press((room.right - 9, room.centery))
    hands.move((room.right - 60, room.bottom - 12), held=True)
    hands.move((room.centerx, room.bottom - 9), held=True)
    assert dial(hands).stop.turns == 2  # it was shown at 1
    assert not chosen(hands)
    hands.release((room.centerx, room.bottom - 9))
    hands.settle()
    assert quarters(hands) == 2


def test_a_drag_back_to_where_the_room_lies_turns_nothing(hands: Hands) -> None:
    opened(hands)
    room = hands.scene.tile_chips.chips["1D"].tile
    hands.drag((room.centerx, room.bottom - 9), (room.right - 9, room.centery))
    assert dial(hands).stop.turns == 0
    assert (chosen(hands), dial(hands).piece) == ([], "1D")
    hands.click(hands.place("1D-33"))
    assert (chosen(hands), dial(hands).piece) == ([], "")


def test_a_drag_that_is_called_off_turns_nothing(hands: Hands) -> None:
    opened(hands)
    room = hands.scene.tile_chips.chips["1D"].tile
    hands.press((room.right - 9, room.centery))
    hands.move((room.centerx, room.bottom - 9), held=True)
    hands.scene.cancel_press()
    assert not chosen(hands)


# -- keys ------------------------------------------------------------------------------------------------


def test_r_opens_a_dial_and_goes_through_its_stops(hands: Hands) -> None:
    hands.key(pygame.K_r)
    assert dial(hands).piece == "1D"
    shown = []
    for mod in (0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_SHIFT):
        hands.key(pygame.K_r, mod)
        shown.append(dial(hands).stop.turns)
    assert shown == [2, 0, 1, 0, 2]  # what is too dear is left out
    hands.key(pygame.K_LEFT)
    hands.app.update(1 / 60)
    assert dial(hands).stop.turns == 1
    hands.key(pygame.K_RETURN)
    hands.settle()
    assert (chosen(hands), quarters(hands)) == (["rotate"], 1)


def test_after_a_turn_by_keys_the_room_is_seen_as_it_lies(hands: Hands) -> None:
    chips, page = hands.scene.tile_chips, hands.scene.page
    hands.key(pygame.K_r)
    hands.app.update(1 / 60)
    hands.key(pygame.K_RETURN)
    hands.settle()
    hands.wait(0.5)
    assert quarters(hands) == 1
    assert page.focus is chips.chips["1D"]
    assert chips.chips["1D"].options
    assert (chips.preview(), hands.scene.view.marks.ghost) == (None, None)
    hands.key(pygame.K_TAB)
    hands.app.frame()
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    hands.app.frame()
    assert page.focus is chips.chips["1D"]
    assert chips.preview() is not None


def test_escape_shuts_the_dial_and_leads_back_to_the_chip(hands: Hands) -> None:
    hands.key(pygame.K_r)
    hands.key(pygame.K_ESCAPE)
    assert (chosen(hands), dial(hands).piece) == ([], "")
    assert hands.scene.page.focus is hands.scene.tile_chips.chips["1D"]


def test_tab_goes_from_chip_to_chip_and_shows_what_each_would_bring(hands: Hands) -> None:
    chips, seen = hands.scene.tile_chips.chips, {}
    for _ in range(40):
        hands.key(pygame.K_TAB)
        hands.app.update(1 / 60)
        focus = hands.scene.page.focus
        if focus in chips.values():
            seen[focus.name] = hands.scene.view.marks.ghost
    assert seen == {"turn 1D": ("1D", 1), "turn 1G": ("1G", -1)}


def test_keys_that_go_elsewhere_shut_the_dial(hands: Hands) -> None:
    hands.key(pygame.K_r)
    for _ in range(6):
        hands.key(pygame.K_TAB)
        hands.app.update(1 / 60)
    assert dial(hands).piece == ""
    assert hands.scene.page.focus is not None


def test_a_gamepad_turns_a_room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person()
    request.addfinalizer(person.close)
    Pads(person, monkeypatch).plug_in()
    session = two_actions("N1:22 GO, N1:01 th").session
    person.open(TableScene(session, WindowBotRunner()))
    player = OneGamepad(person, 1)
    player.lift_curtain()
    person.rest()
    player.use("turn 1D")
    player.use("turn-2")
    person.rest()
    assert session.position.pieces["1D"].turn == 2


# -- where it belongs ------------------------------------------------------------------------------------


def test_without_a_tile_to_turn_r_does_nothing(shown: Callable[..., Hands]) -> None:
    hands = shown(Scene(ROOMS, "N1:33 TH, N1:01 wa").session, humans=("yellow",), size=(1600, 900))
    hands.key(pygame.K_r)
    assert dial(hands).piece == ""


def test_the_dial_is_shut_by_whatever_else_is_done(hands: Hands) -> None:
    opened(hands)
    hands.drag(hands.piece("goblin-yellow"), hands.place("N2"))
    assert not chosen(hands)  # the room under the dial is turned, not what stands on it
    hands.key(pygame.K_ESCAPE)
    opened(hands)
    hands.scene.play.submit("yellow", (hands.scene.play.session.options("yellow")[0],))
    hands.settle()
    hands.app.update(1 / 60)
    assert dial(hands).piece == ""
    assert hands.scene.panels.prompt.instead is None
