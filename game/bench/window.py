"""The window in figures: frames, start, memory, and the cost of doing nothing.

The start is measured as a player starts the program: for the second time, when the byte code of all modules is
kept.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator

import pygame

from engine.bots import make
from engine.flow import Game, Session
from engine.flow.reach import reach
from engine.games import GAMES, game
from engine.table import LiveDealer
from game.app.window import App
from game.bench.figure import Figure, at_most, clock, unmeasured
from game.bench.process import Failed, most_memory, run
from game.bots.bot_runner import WindowBotRunner
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from game.stage.visuals import Moving, Spot

SIZE = (1920, 1080)
MOVING = 60  # pieces on their way
FRAMES = 240
STARTS = 7
SETTLING, IDLE = 2.0, 3.0  # seconds
MIDDLE = 120  # records after which a game is in its middle
GRIP = 12  # px above a figure's foot, where the hand takes it
PLACES = 12  # that the figure can be led to
SEATS = 3
A_START = 2  # times that of a bare window

_BARE = """
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("black")
window.flip()
"""
_START = """
import os
from game.app.window import App
frame = App.frame
def first(self):
    frame(self)
    os._exit(0)
App.frame = first
from game.cli import main
main([])
raise SystemExit("no frame was drawn")
"""
_IDLE = "from game.bench.window import idle; idle()"


def figures(played: Game) -> Iterator[Figure]:
    """What the window costs. The program itself is measured from source only."""
    yield from _frames(played)
    if getattr(sys, "frozen", False):
        why = "Measured from source only."
        yield unmeasured("start beside a bare window", "times", A_START, why)
        yield unmeasured("memory at a table", "MB", 250, why)
        yield unmeasured("idle use of a core", "%", 1, why)
        return
    with tempfile.TemporaryDirectory() as home:
        yield _start(home)
        yield from _rest(home)


# -- frames ----------------------------------------------------------------------------------------------


def _frames(played: Game) -> Iterator[Figure]:
    """Frames of a table with a figure in the hand, its places lit, and many pieces moving."""
    app, scene, figure = _table(played)
    foot = scene.view.camera.to_screen(scene.view.arrangement.by_id[figure].at)
    start = (foot[0], foot[1] - GRIP)
    _mouse(app, pygame.MOUSEBUTTONDOWN, start)
    _mouse(app, pygame.MOUSEMOTION, (start[0] + 12, start[1] + 12))
    lit = scene.view.marks.legal
    moving = _set_out(scene)
    spent = []
    for n in range(FRAMES):
        begun = clock()
        _mouse(app, pygame.MOUSEMOTION, (start[0] + 5 * (n % 40), start[1] + 3 * (n % 30)))
        app.update(1 / 60)
        scene.view.marks.legal = lit  # the scene puts the lights out while pieces move, but they cost the most
        app.frame()
        spent.append((clock() - begun) * 1000)
    held = scene.held == figure and bool(lit)
    scene.leave()
    name = "frame of the table"
    if not held or moving < MOVING:
        why = f"{moving} pieces moved and the hand was {'full' if held else 'empty'}."
        yield unmeasured(f"{name}, median", "ms", 8, why)
        yield unmeasured(f"{name}, 99th percentile", "ms", 16, why)
        return
    yield at_most(f"{name}, median", statistics.median(spent), "ms", 8)
    yield at_most(f"{name}, 99th percentile", sorted(spent)[int(FRAMES * 0.99)], "ms", 16)


def _table(played: Game) -> tuple[App, TableScene, str]:
    """A table at rest, drawn without a display, where one person may move a figure."""
    scene, figure = _scene(played)
    app = App(Settings(), SIZE, window=False)
    app.show(scene, fade=False)
    app.frame()
    while app.update(1 / 60) and scene.stage.busy:
        app.frame()
    app.frame()
    return app, scene, figure


def _scene(played: Game) -> tuple[TableScene, str]:
    session, seat, figure = _walkable(played)
    bots = {other: make("random", 0) for other in session.header.seats if other != seat}
    return TableScene(session, WindowBotRunner(bots)), figure


def _walkable(played: Game) -> tuple[Session, str, str]:
    """A game in its middle, the seat to move, and a figure of it that can go to many places."""
    for seed in range(1, 100):
        chance = random.Random(seed)
        session = Session.new(played, SEATS, LiveDealer(seed))
        while not session.over:
            seat = session.waiting()[0]
            options = session.options(seat)
            dragged = sorted({option.piece for option in options if option.to})
            for piece in dragged if len(session.entries) > MIDDLE else ():
                if len(reach(session.position.seen_by(seat), seat, piece)) >= PLACES:
                    return session, seat, piece
            session.choose(seat, chance.choice(options))
    raise ValueError(f"no piece of {played.name} can be led to {PLACES} places")


def _set_out(scene: TableScene) -> int:
    """Let pieces of the board move slowly to where they lie; how many do."""
    lying = scene.view.arrangement.lying[:MOVING]
    for each in lying:
        spot = Spot(*each.at)
        start = Spot(spot.x - 200, spot.y - 120)
        moving = Moving(each.piece, start, (), lambda spot=spot: spot, FRAMES / 30, 20, _evenly)  # type: ignore[misc]
        scene.stage.add_visual(moving)
    return len(lying)


def _evenly(part: float) -> float:
    return part


def _mouse(app: App, kind: int, at: tuple[float, float]) -> None:
    where = (round(at[0]), round(at[1]))
    app.handle(pygame.event.Event(kind, pos=where, rel=(1, 1), button=1, buttons=(1, 0, 0)))


# -- the program -----------------------------------------------------------------------------------------


def _start(home: str) -> Figure:
    """From starting the program to the first frame of the menu, beside a bare window, in turns."""
    name = "start beside a bare window"
    bare, ours = [], []
    try:
        for _ in range(1 + STARTS):
            bare.append(run(_BARE, home)[0])
            ours.append(run(_START, home)[0])
    except Failed as failed:
        return unmeasured(name, "times", A_START, str(failed))
    return at_most(name, statistics.median(ours[1:]) / statistics.median(bare[1:]), "times", A_START)


def _rest(home: str) -> Iterator[Figure]:
    """The cost of a table that nobody touches, in a process of its own."""
    try:
        share, memory = map(float, run(_IDLE, home)[1].split())
    except Failed as failed:
        yield unmeasured("memory at a table", "MB", 250, str(failed))
        yield unmeasured("idle use of a core", "%", 1, str(failed))
        return
    if memory:
        yield at_most("memory at a table", memory, "MB", 250)
    else:
        yield unmeasured("memory at a table", "MB", 250, "This system does not tell it.")
    yield at_most("idle use of a core", share, "%", 1)


def idle() -> None:
    """Show a table for a while and print the share of a core that it used, in percent, and the memory, in MB."""
    scene, _ = _scene(game(next(iter(GAMES))))
    app = App(Settings(), SIZE, keep=False)
    used: list[float] = []
    for seconds in (SETTLING, SETTLING + IDLE):
        threading.Timer(seconds, lambda: used.append(time.process_time())).start()
    threading.Timer(SETTLING + IDLE, app.quit).start()
    app.run(scene)
    print(100 * (used[1] - used[0]) / IDLE, most_memory())
