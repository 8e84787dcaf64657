"""Whole two-player games through the window: one with the mouse only, one with keys only."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Option, Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer, view
from game.app.window import App
from game.input.cursor_targets import CursorTarget
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.ui.widget import Widget

MOST_TURNS = 6000


class Seat:
    """Plays by events alone, and chooses so that the game comes to its end."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        self.app = app
        self.scene = scene
        self.chance = random.Random(seed)

    def post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))

    def gesture_done(self) -> None:
        self.app.step(0.02)

    def wish(self) -> Option | None:
        """What to do next: fights before walks, walks before ending the turn."""
        choices = self.scene.choices
        if choices is None:
            return None
        options = list(choices.options)
        for verbs in (("battle", "take", "pay", "study", "follow"), ("walk", "enter", "retreat", "cast", "chips")):
            found = [option for option in options if option.verb in verbs]
            if found and self.chance.random() < 0.85:
                return self.chance.choice(found)
        return self.chance.choice(options)

    def play(self) -> None:
        """Play to the end of the game."""
        session = self.scene.session
        for _ in range(MOST_TURNS):
            if session.over:
                return
            if self.scene.curtain.closed:
                self.open_curtain()
            elif self.app.modals:
                self.answer_box()
            elif self.scene.tile_turning.handles is not None:
                self.answer_arrows(self.chance.choice(self.scene.tile_turning.handles.buttons)[0])
            elif self.scene.stage.busy:
                self.app.step(0.1)
            else:
                option = self.wish()
                if option is None:
                    self.app.step(0.05)
                else:
                    self.do(option)
        raise AssertionError("the game did not end")

    def open_curtain(self) -> None:
        raise AssertionError

    def answer_box(self) -> None:
        raise AssertionError

    def answer_arrows(self, arrow: Widget) -> None:
        raise AssertionError

    def do(self, option: Option) -> None:
        raise AssertionError

    def button(self, option: Option) -> Widget | None:
        words = self.scene.play.sentences.option(option)
        for button in self.scene.panels.prompt.buttons:
            if button.words == words:
                return button
        return next((button for button in self.scene.panels.prompt.buttons if button.name == "more"), None)


class Mouse(Seat):
    """Only the mouse."""

    def click(self, at: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
        self.gesture_done()

    def open_curtain(self) -> None:
        self.app.step(0.05)
        if self.scene.curtain.covers:
            self.app.frame()
            self.click(self.scene.curtain.button.rect.center)

    def answer_box(self) -> None:
        self.click(self.chance.choice(self.app.modals[-1].buttons).rect.center)

    def answer_arrows(self, arrow: Widget) -> None:
        self.click(arrow.rect.center)

    def do(self, option: Option) -> None:
        scene = self.scene
        if option.piece and option.to:
            reach = scene.play.choices.reach(option.piece) if scene.play.choices else {}
            place = self.chance.choice(list(reach))
            held = scene.panels.hand.holds(option.piece)
            start = (
                scene.panels.hand.rect_of(option.piece) if held else scene.cursor.piece_rect(option.piece)
            ).center
            end = scene.cursor.place_rect(place).center
            self.post(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
            self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
            self.post(pygame.MOUSEMOTION, pos=(start[0] + 9, start[1] + 9), rel=(9, 9), buttons=(1, 0, 0))
            self.post(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0))
            self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
            self.gesture_done()
            return
        if any(card.id == option.piece for card, _ in scene.panels.hand.cards):
            rect = scene.panels.hand.rect_of(option.piece)
            self.click((rect.x + 8, rect.centery))
            return
        button = self.button(option)
        self.click(button.rect.center if button else scene.cursor.piece_rect(option.piece).center)


class Keys(Seat):
    """Only keys."""

    def press(self, key: int) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.post(pygame.KEYUP, key=key, mod=0)
        self.gesture_done()

    def open_curtain(self) -> None:
        self.app.step(0.05)
        if self.scene.curtain.covers:
            self.press(pygame.K_RETURN)

    def answer_box(self) -> None:
        self.tab_to(self.app.modals[-1], self.chance.choice(self.app.modals[-1].buttons).name)
        self.press(pygame.K_RETURN)

    def answer_arrows(self, arrow: Widget) -> None:
        self.tab_to(self.scene.page, arrow.name)
        self.press(pygame.K_RETURN)

    def tab_to(self, page: object, name: str) -> None:
        """Walk the focus to a widget by Tab alone."""
        for _ in range(200):
            focus = getattr(page, "focus", None)
            if focus is not None and focus.name == name:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {name}")

    def do(self, option: Option) -> None:
        scene = self.scene
        if not option.piece or (not option.to and self.button(option)):
            button = self.button(option)
            assert button is not None
            self.press(getattr(pygame, f"K_{scene.panels.prompt.buttons.index(button) + 1}"))
            return
        sort = "card" if scene.panels.hand.holds(option.piece) else "piece"
        self.tab_to(scene.page, f"{sort}:{option.piece}")
        self.press(pygame.K_RETURN)
        if option.to and scene.dragging.selected:
            places = [
                target.name
                for target in scene.cursor.targets
                if isinstance(target, CursorTarget) and target.sort == "place"
            ]
            self.tab_to(scene.page, self.chance.choice(places[:6]))
            self.press(pygame.K_RETURN)


@pytest.fixture
def window() -> Iterator[App]:
    app = App(Settings(speed=0), (960, 600), keep=False)
    yield app
    if app.window:
        app.window.destroy()


@pytest.mark.parametrize("sort", [Mouse, Keys])
def test_a_whole_two_player_game(window: App, sort: type[Seat]) -> None:
    session = Session.new(GAME, 2, LiveDealer(21), names={"red": "Mira", "blue": "Jonas"})
    scene = TableScene(session)
    window.show(scene, fade=False)
    window.step(0.0)
    sort(window, scene, 8).play()
    assert session.over
    assert session.position.counters["over"] == 1
    scene.stage.finish()
    assert scene.stage.table.snapshot() == view(session.position, scene.play.viewer).snapshot()
    replayed = Session.replayed(GAME, session.header, session.records())
    assert replayed.hashes() == session.hashes()
