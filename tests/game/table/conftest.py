"""Tables for the screen's tests: real sessions, drawn on surfaces without any display."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

import pygame
import pytest

from engine.bots.bot import Bot
from engine.bots.kinds import make
from engine.flow import Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.app.window import App
from game.bots.bot_runner import WindowBotRunner
from game.scenes.table.scene import TableScene
from game.services.settings import Settings


class Hands:
    """What a player's hands do to a window: real events, and time."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.scene = scene

    def move(self, at: tuple[int, int], held: bool = False) -> None:
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(int(held), 0, 0)))

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))

    def release(self, at: tuple[int, int], button: int = 1) -> None:
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        self.move(at)
        self.press(at, button)
        self.release(at, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.press(start)
        self.move((start[0] + 9, start[1] + 5), held=True)
        self.move(end, held=True)
        self.release(end)

    def key(self, key: int, mod: int = 0) -> None:
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.app.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def wait(self, seconds: float) -> None:
        """Let time pass, drawing now and then."""
        for frame in range(round(seconds * 60)):
            self.app.update(1 / 60)
            if frame % 20 == 0:
                self.app.frame()

    def settle(self) -> None:
        """Wait until the stage is idle. Fails if it never is."""
        for _ in range(4000):
            if not self.scene.stage.busy:
                return
            self.app.update(1 / 60)
        raise AssertionError("the stage never came to rest")

    def piece(self, piece: str) -> tuple[int, int]:
        """Where a piece is on the screen, at a point that its neighbours do not hide."""
        lying = self.scene.view.arrangement.by_id[piece]
        x, y = self.scene.view.camera.to_screen(lying.at)
        return round(x), round(y - (12 if lying.layer == "figure" else 0))

    def place(self, place: str) -> tuple[int, int]:
        spot, _ = self.scene.view.ground.handle(place)
        x, y = self.scene.view.camera.to_screen(spot)
        return round(x), round(y)


def dealt(
    seats: int = 3,
    seed: int = 5,
    decisions: int = 0,
    players: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Session:
    """A session after some random decisions, walking and fighting by preference."""
    session = Session.new(GAME, seats, LiveDealer(seed), players=players, options=options)
    chance = random.Random(seed)
    for _ in range(decisions):
        if session.over:
            break
        seat = session.waiting()[0]
        options = session.options(seat)
        fights = [option for option in options if option.verb in ("battle", "take", "pay")]
        session.choose(seat, chance.choice(fights or options))
    return session


def random_bot(seed: int = 1) -> Bot:
    """A bot that chooses anything."""
    return make("random", seed)


@pytest.fixture
def shown() -> Iterator[Callable[..., Hands]]:
    """Opens a session in a window-less app and gives the hands to play it with."""
    scenes: list[TableScene] = []

    def show(
        session: Session,
        humans: tuple[str, ...] | None = None,
        size: tuple[int, int] = (1280, 720),
        **settings: object,
    ) -> Hands:
        people = humans if humans is not None else session.header.seats
        bots = {seat: random_bot(n) for n, seat in enumerate(session.header.seats) if seat not in people}
        app = App(Settings(**settings), size, window=False)  # type: ignore[arg-type]
        scene = TableScene(session, WindowBotRunner(bots))
        app.show(scene, fade=False)
        app.frame()
        scenes.append(scene)
        return Hands(app, scene)

    yield show
    for scene in scenes:
        scene.leave()
