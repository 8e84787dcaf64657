"""The areas of the window: nothing overlaps, nothing leaves the window, at any size and shape."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.layout.regions import Demands, regions
from game.ui import theme
from game.ui.text import watch_clipping
from game.ui.theme import Scale
from tests.game.table.conftest import Hands, dealt

SIZES = [
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (1920, 1200),
    (1024, 768),
    (1600, 1200),
    (2560, 1080),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_areas_lie_apart_and_inside(size: tuple[int, int], text: float) -> None:
    areas = regions(size, Scale.of(size, text), Demands(1600 / 1048))
    window = pygame.Rect(0, 0, *size)
    apart = [areas.prompt, areas.seats, areas.board, areas.hand]
    if not areas.drawer:
        apart += [areas.column, areas.tray]
    for number, one in enumerate(apart):
        assert window.contains(one), one
        for other in apart[number + 1 :]:
            assert not one.colliderect(other), (one, other)
    assert areas.board.width >= 0.4 * size[0]
    assert areas.board.height >= 0.5 * size[1]


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)])
def test_a_broad_board_gets_the_width_with_few_seats_below_it(size: tuple[int, int]) -> None:
    areas = regions(size, Scale.of(size, 1.0), Demands(1386 / 638, dice=False, seats_below=True))
    assert areas.board.width >= 0.79 * size[0]
    assert areas.seats.y > areas.board.bottom
    apart = [areas.prompt, areas.seats, areas.board, areas.hand, areas.column, areas.log]
    for number, one in enumerate(apart):
        assert pygame.Rect(0, 0, *size).contains(one), one
        assert one.collidelist(apart[number + 1 :]) < 0, one


@pytest.mark.parametrize("size", [(1024, 768), (960, 600), theme.SMALLEST_WINDOW])
def test_the_largest_text_in_a_small_window_leaves_room_for_cards_and_lens(size: tuple[int, int]) -> None:
    areas = regions(size, Scale.of(size, 2.0, interface=2.0), Demands(1600 / 1048, tools=8))
    assert min(areas.column.height, areas.tray.height) > 0
    assert areas.board.contains(areas.column.union(areas.tray))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_nothing_essential_is_cut_short(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    session = dealt(4, seed=3, decisions=120)
    with watch_clipping() as clipped:
        hands = shown(session, humans=(session.waiting()[0],), size=size)
        hands.wait(0.3)
        hands.app.frame()
    assert clipped == []


def test_the_card_does_not_cover_the_refused_place(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5)
    hands = shown(session, humans=(session.waiting()[0],), size=(1024, 768))
    panels = hands.scene.panels
    for place in ("C14", "C05"):
        panels._clear_of(place)
        assert not panels.card.column.collidepoint(hands.place(place))
