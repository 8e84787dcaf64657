"""The lens: a key and a tool; words in a panel, squares and lines on the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from engine.flow import Game, Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.ui import theme
from tests.game import duel
from tests.game.table.conftest import Hands, dealt


def looking(shown: Callable[..., Hands], size: tuple[int, int] = (1280, 720)) -> Hands:
    hands = shown(duel.acting(), humans=("west",), size=size, speed=0.0)
    hands.key(pygame.K_l)
    hands.move(hands.piece("knight-west"))
    hands.app.frame()
    return hands


def test_the_key_turns_it_on_and_off_again(shown: Callable[..., Hands]) -> None:
    hands = looking(shown)
    scene = hands.scene
    assert scene.panels.lens.on
    assert scene.toolbar.lens is not None
    assert scene.toolbar.lens.on
    assert scene.page.tooltip_after == 0
    hands.key(pygame.K_l)
    assert not scene.panels.lens.on
    assert scene.panels.sight_lines.lens is None
    assert scene.page.tooltip_after == theme.TOOLTIP_AFTER


def test_the_tool_and_the_panels_button_do_the_same(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",), speed=0.0)
    hands.click(hands.scene.page.named("lens").rect.center)
    assert hands.scene.panels.lens.on
    hands.app.frame()
    hands.click(hands.scene.page.named("turn lens off").rect.center)
    assert not hands.scene.panels.lens.on
    assert hands.scene.toolbar.lens is not None
    assert not hands.scene.toolbar.lens.on


def test_the_piece_pointed_at_is_looked_at_and_stays_so_until_another_is(shown: Callable[..., Hands]) -> None:
    hands = looking(shown)
    lens = hands.scene.panels.lens
    assert lens.shown is not None
    assert lens.shown.title == "Line of sight"
    first = lens.shown.sees[0]
    assert hands.scene.panels.sight_lines.lens == lens.shown
    hands.move((5, 5))
    assert lens.shown is not None
    assert lens.shown.sees[0] == first
    hands.move(hands.piece("squire-east"))
    assert lens.shown is not None
    assert lens.shown.sees[0] != first


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_its_panel_hides_no_other_and_holds_its_button(shown: Callable[..., Hands], size: tuple[int, int]) -> None:
    hands = looking(shown, size)
    panels = hands.scene.panels
    assert panels.lens.rect.contains(panels.lens.button.rect)
    assert not panels.lens.rect.colliderect(panels.log_panel.rect) or not panels.log_panel.visible
    assert all(not panels.lens.rect.colliderect(card.rect) for card in panels.seat_rail.cards)


def test_squares_and_lines_are_drawn_on_the_board(shown: Callable[..., Hands]) -> None:
    hands = looking(shown)
    lit = pygame.image.tobytes(hands.app.surface.subsurface(hands.scene.view.camera.view), "RGB")
    hands.key(pygame.K_l)
    hands.app.frame()
    assert lit != pygame.image.tobytes(hands.app.surface.subsurface(hands.scene.view.camera.view), "RGB")


def test_a_row_leads_to_its_clause(shown: Callable[..., Hands]) -> None:
    hands = looking(shown)
    area = hands.scene.panels.lens.areas[0][0]
    hands.click(area.center)
    assert hands.scene.panels.card.shown is not None
    assert hands.scene.panels.card.shown.clause == "DU-TURN-01"


def test_a_game_without_a_lens_has_neither_tool_nor_key(shown: Callable[..., Hands]) -> None:
    plain = replace(GAME, lens=Game.lens)
    hands = shown(Session.new(plain, 2, LiveDealer(5)), speed=0.0)
    assert hands.scene.toolbar.lens is None
    hands.key(pygame.K_l)
    assert not hands.scene.panels.lens.on


def foes(shown: Callable[..., Hands], text: float = 1.0, size: tuple[int, int] = (1920, 1080)) -> Hands:
    """A table of a game with dice, places and cards, the lens on."""
    session = dealt(3, decisions=30)
    hands = shown(session, humans=(session.waiting()[0],), size=size, speed=0.0, text=text)
    hands.key(pygame.K_l)
    return hands


def looked_at(hands: Hands, at: tuple[int, int]) -> str:
    """The title of what the lens shows with the pointer there."""
    hands.move(at)
    hands.app.update(1 / 60)
    lens = hands.scene.panels.lens
    assert lens.shown is not None
    return lens.shown.title


def test_pieces_places_and_tracks_can_be_looked_at(shown: Callable[..., Hands]) -> None:
    hands = foes(shown)
    scene = hands.scene
    assert looked_at(hands, hands.piece("figure-blue")) == "Blue: reach and company"
    assert looked_at(hands, hands.place("P001")) == "Path"
    track = scene.view.layout.cells["wisdom-40"]
    x, y = scene.view.camera.to_screen(track[0].at(track[1]))
    assert looked_at(hands, (round(x), round(y))) == "Wisdom"
    assert scene.panels.sight_lines.lens == scene.panels.lens.shown


def test_players_are_named_and_no_seat_is(shown: Callable[..., Hands]) -> None:
    hands = foes(shown)
    looked_at(hands, hands.place("P001"))
    lens = hands.scene.panels.lens.shown
    assert lens is not None
    labels = [str(row.label) for row in lens.rows]
    assert set(hands.scene.session.header.names.values()) <= set(labels)


def test_held_down_the_key_has_the_lens_on_as_long_as_it_is_held(shown: Callable[..., Hands]) -> None:
    hands = shown(dealt(2), speed=0.0)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l")
    for _ in range(3):  # the key repeats
        hands.app.handle(down)
        assert hands.scene.panels.lens.on
    hands.app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_l, mod=0))
    assert not hands.scene.panels.lens.on


def test_what_is_too_long_for_the_panel_scrolls(shown: Callable[..., Hands]) -> None:
    hands = foes(shown, text=2.0, size=(1280, 720))
    looked_at(hands, hands.piece("figure-blue"))
    lens = hands.scene.panels.lens
    hands.move(lens.rect.center)
    hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    hands.app.frame()
    assert lens.top > 0
    assert lens.rect.contains(lens.button.rect)
    assert lens.shown is not None
    assert lens.shown.title == "Blue: reach and company"


def test_how_far_it_is_stands_on_the_board(shown: Callable[..., Hands]) -> None:
    hands = foes(shown)
    looked_at(hands, hands.piece("figure-blue"))
    lens = hands.scene.panels.lens.shown
    assert lens is not None
    far = next(place for place, steps in lens.reach if steps > 1 and place.startswith("P"))
    spot = pygame.Rect(0, 0, 9, 9)
    spot.center = hands.place(far)
    hands.app.frame()
    lit = pygame.image.tobytes(hands.app.surface.subsurface(spot), "RGB")
    hands.key(pygame.K_l)
    hands.app.frame()
    assert lit != pygame.image.tobytes(hands.app.surface.subsurface(spot), "RGB")
