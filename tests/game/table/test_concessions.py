"""Giving up and offering a draw: in the table's menu, behind a confirmation, and nowhere in the prompt."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.flow import Session
from engine.games import game
from engine.table import LiveDealer
from game.app.window import App
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from tests.game import duel
from tests.game.table.conftest import Hands


def box(hands: Hands) -> list[str]:
    return [button.name for button in hands.app.modals[-1].buttons]


def press(hands: Hands, name: str) -> None:
    hands.app.frame()
    hands.click(hands.app.modals[-1].named(name).rect.center)


def test_the_prompt_offers_neither(shown: Callable[..., Hands]) -> None:
    hands = shown(duel.acting(), humans=("west",), speed=0.0)
    assert [button.name for button in hands.scene.panels.prompt.buttons] == ["option-duel", "option-end"]


def test_the_menu_offers_both_and_asks_once_more(shown: Callable[..., Hands]) -> None:
    session = duel.acting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.click(hands.scene.toolbar.menu.rect.center)
    assert box(hands) == ["give up", "offer draw", "play on"]
    press(hands, "give up")
    assert not session.over
    hands.app.frame()
    hands.click(hands.app.modals[-1].buttons[0].rect.center)  # better not
    assert not session.over
    hands.click(hands.scene.toolbar.menu.rect.center)
    press(hands, "give up")
    hands.app.frame()
    hands.click(hands.app.modals[-1].buttons[1].rect.center)
    assert session.over
    assert session.game.outcome(session.position).winners == ("east",)


def test_a_draw_is_offered_and_answered_by_buttons(shown: Callable[..., Hands]) -> None:
    session = duel.acting()
    hands = shown(session, speed=0.0)
    hands.scene.shared_screen.lift()
    hands.wait(0.1)
    hands.key(pygame.K_F10)  # no key of the table
    hands.click(hands.scene.toolbar.menu.rect.center)
    press(hands, "offer draw")
    hands.key(pygame.K_RETURN)
    hands.wait(0.1)
    assert session.waiting() == ("east",)
    assert [button.name for button in hands.scene.panels.prompt.buttons] == ["option-agree", "option-decline"]
    hands.click(hands.scene.panels.prompt.buttons[0].rect.center)
    assert session.over


@pytest.mark.parametrize(("key", "offer"), [("dungeon-twister", "offer draw"), ("knightmare", "end together")])
def test_who_is_asked_to_end_the_game_has_a_button_for_either_answer(
    shown: Callable[..., Hands], key: str, offer: str
) -> None:
    session = Session.new(game(key), 2, LiveDealer(3))
    seat = session.waiting()[0]
    while offer not in {option.verb for option in session.options(seat)}:
        session.choose(seat, session.options(seat)[0])
        seat = session.waiting()[0]
    duel.do(session, offer)
    hands = shown(session, humans=tuple(session.header.seats), speed=0.0)
    hands.scene.shared_screen.lift()
    hands.wait(0.1)
    names = [button.name for button in hands.scene.panels.prompt.buttons]
    assert (len(names), names[1]) == (2, "option-agree")  # Enter plays on


def test_who_is_not_asked_goes_straight_to_the_menu() -> None:
    left: list[Session] = []
    session = duel.acting()
    app = App(Settings(speed=0.0), (1280, 720), window=False)
    scene = TableScene(session, leave_table=lambda: left.append(session))
    app.show(scene, fade=False)
    hands = Hands(app, scene)
    hands.wait(0.1)
    scene.shared_screen.lift()
    hands.wait(0.1)
    hands.click(scene.toolbar.menu.rect.center)
    assert box(hands) == ["leave table", "give up", "offer draw", "play on"]
    press(hands, "leave table")
    assert left == [session]
    duel.do(session, "give up")
    hands.wait(0.1)
    hands.click(scene.toolbar.menu.rect.center)
    assert left == [session, session]
    scene.leave()
