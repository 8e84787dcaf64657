"""At every size of text and interface the board keeps its room, and numbers hide nothing on it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from engine.games import GAMES, game
from game.layout.game_layout import GameLayout
from game.pieces.flat_pictures import TileFace, disc_of_tile
from game.scenes.settings.box import open_settings
from game.scenes.table.ahead import table_regions
from game.ui import theme
from game.ui.theme import Scale
from tests.game.driver import Person
from tests.game.scenes.conftest import dealt
from tests.game.table.conftest import Hands

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1366, 768), (1920, 1200)]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_its_room_at_every_size_of_text_and_interface(key: str, size: tuple[int, int]) -> None:
    layout = GameLayout.read(game(key).folder)
    aspect = layout.layout.size[0] / layout.layout.size[1]
    scales = [(text, interface) for text in theme.TEXT_SCALES for interface in theme.TEXT_SCALES]
    for text, interface in [*random.Random(str(size)).sample(scales, 12), (1.5, 1.0), (1.0, 1.5), (1.5, 1.5)]:
        areas = table_regions(layout, size, Scale.of(size, text, False, interface))
        seen = min(areas.board.width, areas.board.height * aspect)
        if layout.layout.follow is not None:  # only a part of the board is seen, and it may have any shape
            seen = areas.board.width
            lowest = 0.5 if max(text, interface) < 1.5 else 0.4
            assert areas.board.height >= lowest * size[1], (text, interface, areas.board.height / size[1])
        least = 0.599 if max(text, interface) <= 1.5 else 0.5
        assert seen >= least * size[0], (text, interface, seen / size[0])
        apart = [areas.menu, areas.prompt, areas.tools, areas.seats, areas.board, areas.hand]
        apart += [] if areas.drawer else [areas.column, areas.tray]
        for number, one in enumerate(apart):
            assert pygame.Rect(0, 0, *size).contains(one), (text, interface, one)
            assert one.collidelist(apart[number + 1 :]) < 0, (text, interface, one)
        if areas.drawer:
            assert areas.board.contains(areas.column.union(areas.tray)), (text, interface)


@pytest.mark.parametrize("side", [28, 34, 48, 70, 120])
@pytest.mark.parametrize("badge", [17, 21, 30, 60])
def test_a_disc_leaves_its_monster_to_be_seen(side: int, badge: int) -> None:
    style = Scale(1080).style(theme.STRONG)
    picture = disc_of_tile(TileFace("", disc="23"), side, badge, style)
    pad = max(3, side // 4)
    tile = pygame.Rect(pad, pad, side, side)
    covered = pygame.mask.from_surface(picture.subsurface(tile), 127).count()
    assert 0 < covered < 0.3 * side * side


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_mark_of_risk_leaves_its_monster_to_be_seen(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    session = dealt(3, decisions=30)
    hands = shown(session, humans=(session.waiting()[0],), size=size, text=1.5, interface=1.5, speed=0.0)
    hands.wait(0.05)
    view, sprites = hands.scene.view, hands.scene.view.sprites
    assert view.risks
    for key, risk in view.risks.items():
        lying = view.arrangement.by_id[key]
        look = view.layout.look(lying.piece.kind)
        mark = sprites.disc_alone(lying.piece, view.camera.baked, risk)
        assert mark is not None
        assert look is not None
        side = round(look.size * view.camera.baked)
        box = pygame.Rect(mark.x - side // 2, mark.y - side // 2, side, side)  # the tile, in the mark's px
        covered = box.clip(mark.surface.get_rect())
        assert 0 < covered.width * covered.height < 0.15 * side * side
        assert mark.surface.get_width() < side


def test_the_settings_stay_under_the_pointer_while_they_change_their_own_size() -> None:
    person = Person((1600, 900))
    try:
        person.open(person.program.menu_scene())
        box = open_settings(person.app)
        person.rest()
        stepper = box.named("interface")
        before, more = stepper.rect.copy(), (stepper.rect.right - stepper.scale.hit // 2, stepper.rect.centery)
        for size in (1.15, 1.3, 1.5):
            person.click(more)
            person.rest()
            assert person.app.settings.interface == size
            assert person.app.scale.text == size  # the text grows with the interface
            assert stepper.rect == before
        person.post((pygame.MOUSEMOTION, {"pos": box.rect.move(0, 4).midtop, "rel": (0, 0), "buttons": (0, 0, 0)}))
        person.rest()
        assert stepper.rect.width > before.width
    finally:
        person.close()


@pytest.mark.parametrize("interface", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_menu_keeps_its_saved_tables(interface: float, size: tuple[int, int]) -> None:
    person = Person(size, interface=interface)
    try:
        kept = person.program.saved_tables.library
        assert kept is not None
        kept.create(dealt(2, decisions=9), person.program.now())
        person.open(person.program.menu_scene())
        assert person.page.named("saved tables").visible
        assert person.page.named("open").visible
    finally:
        person.close()
