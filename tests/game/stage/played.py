"""A scene of a game on the real board: choices are made, and what the stage shows of them is noted."""

from __future__ import annotations

from typing import Any

import pygame

from engine.flow import Option
from game.board.table_view import TableView
from game.bots.bot_runner import WindowBotRunner
from game.layout.game_layout import GameLayout
from game.play.live_table import LiveTable
from game.stage.visuals import Visual
from game.ui.theme import Scale

BOARD = pygame.Rect(0, 0, 1264, 784)
BESIDE = 1300.0, 400.0  # where pieces go that leave the board


class Played:
    """A scene, its stage and the visuals that were shown, in the order in which they began."""

    def __init__(self, scene: Any, reduced: bool = False, speed: float = 1.0) -> None:
        self.scene, session = scene, scene.session
        layout = GameLayout.read(session.game.folder).on(session.position.places)
        self.play = LiveTable(session, layout, WindowBotRunner())
        self.play.look_as(None)
        self.stage = self.play.stage
        self.stage.speed = speed
        self.view = TableView(layout, self.stage, lambda piece: BESIDE)
        self.view.place(BOARD, Scale(1080))
        self.view.settle()
        self.play.present(self.view.spots, reduced)
        self.heard: list[str] = []
        self.stage.sounded.connect(self.heard.append)
        self.shown: list[Visual] = []

    def do(self, seat: str, verb: str, piece: str = "", to: str = "", amount: int = 0, text: str = "") -> None:
        """Make a choice by short names; the stage has not begun to show it."""
        self.play.choose(seat, self.scene.option(verb, piece, to, amount, text))

    def choose(self, seat: str, option: Option) -> None:
        """Make a choice."""
        self.play.choose(seat, option)

    def step(self, seconds: float) -> None:
        """Let time pass, and note what begins."""
        self.stage.update(seconds)
        self.shown += [visual for visual in self.stage.visuals if visual not in self.shown]

    def until(self, kind: type[Visual], part: float = 0.0) -> Visual:
        """Let time pass until such a visual has come so far."""
        for _ in range(2000):
            found = next((visual for visual in self.stage.visuals if isinstance(visual, kind)), None)
            if found is not None and found.part >= part:
                return found
            self.step(0.01)
        raise AssertionError(f"no {kind.__name__} is shown")

    def run(self) -> float:
        """Let the stage come to rest; how many seconds that took."""
        passed = 0.0
        while self.stage.busy:
            self.step(0.01)
            passed += 0.01
            assert passed < 60
        return passed

    def of(self, kind: type[Visual]) -> list[Visual]:
        """What was shown of a kind."""
        return [visual for visual in self.shown if isinstance(visual, kind)]

    def is_settled(self) -> bool:
        """Whether the stage shows the table as the rules have it."""
        return not self.stage.busy and self.stage.table.snapshot() == self.play.seen().snapshot()

    def picture(self) -> pygame.Surface:
        """The board as it is drawn now."""
        canvas = pygame.Surface(BOARD.size, 0, 32)
        self.view.draw(canvas)
        self.view.draw_moving(canvas)
        return canvas
