"""A large map with a full table in figures: the rules in the middle of a game, set-up by bots, a whole game, and
frames while the camera moves."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from engine.bots import make
from engine.flow import Game, Session
from engine.table import LiveDealer
from game.app.window import App
from game.bench.figure import Figure, at_most, clock
from game.bench.rules import each, random_game, timed_game
from game.bots.bot_runner import WindowBotRunner
from game.scenes.table.scene import TableScene
from game.services.settings import Settings

SIZE = (1920, 1080)
GAMES = 3  # random games
LEGS, LEG = 6, 40  # of a flight of the camera, and frames of each
CLOSE = 99  # notches to the closest view
REST = 200  # frames at most until nothing moves
STEP = 1 / 60


def figures(played: Game) -> Iterator[Figure]:
    """What the largest table of a game costs."""
    yield from _middle(played)
    yield from _greedy(played)
    yield from _frames(played)


def _middle(played: Game) -> Iterator[Figure]:
    """Decisions between a third and two thirds of random games, and a position in the middle."""
    spent: list[float] = []
    for seed in range(GAMES):
        session, seconds = timed_game(played, played.most, seed)
        third = len(seconds) // 3
        spent += seconds[third : 2 * third]
    middle = session.at(len(session.entries) // 2)
    seat = session.header.seats[0]
    name = f"{played.name}, {played.most} seats"
    yield at_most(f"{name}: one decision, median", statistics.median(spent) * 1e6, "microseconds", 60)
    yield at_most(f"{name}: cloning a position", each(middle.clone) * 1e6, "microseconds", 6)
    yield at_most(f"{name}: one seat's view", each(lambda: middle.seen_by(seat)) * 1e6, "microseconds", 80)


def _greedy(played: Game) -> Iterator[Figure]:
    """Greedy bots: until the first day is over, which is more than the set-up, and to the end of the game."""
    session = Session.new(played, played.most, LiveDealer(1))
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    begun, laid = clock(), 0.0
    while not session.over:
        calendar = None if laid else played.calendar(session.position)
        if calendar is not None and calendar.day:
            laid = clock() - begun
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    yield at_most(f"{played.name}: set-up and first day by bots", laid, "s", 1)
    yield at_most(f"{played.name}: a whole game by greedy bots", clock() - begun, "s", 20)


def _frames(played: Game) -> Iterator[Figure]:
    """Frames of the whole map and the close one while the camera pans and zooms, and the first close view."""
    session = random_game(played, played.most, 1)
    session = session.branch(len(session.entries) // 2)
    person = session.waiting()[:1]
    bots = {seat: make("random", 0) for seat in session.header.seats if seat not in person}
    app, scene = App(Settings(), SIZE, window=False), TableScene(session, WindowBotRunner(bots))
    app.show(scene, fade=False)
    for _ in range(REST):
        app.frame()
        if not app.update(STEP):
            break
    app.catch_up()
    camera = scene.view.camera
    close = _close(app, scene)
    camera.fit()
    spent = []
    for leg in range(LEGS):
        x, y = camera.view.center
        for n in range(LEG):
            if n % 5 == 0:
                camera.notch(1 if leg % 2 == 0 else -1, (x + 60 * (leg - 2), y))
            camera.pan(9 if leg < LEGS // 2 else -9, 4 - n % 8)
            spent.append(_frame(app))
    scene.leave()
    name = f"{played.name}: frame while the camera moves"
    yield at_most(f"{name}, median", statistics.median(spent), "ms", 8)
    yield at_most(f"{name}, 99th percentile", sorted(spent)[int(len(spent) * 0.99)], "ms", 16)
    yield at_most(f"{played.name}: first close view of the board", close, "ms", 33)


def _close(app: App, scene: TableScene) -> float:
    """The frame in which a part of the board is seen closely for the first time, ms."""
    camera = scene.view.camera
    camera.notch(CLOSE, camera.view.center, glide=False)
    return _frame(app)


def _frame(app: App) -> float:
    """The milliseconds of a frame in the thread that draws."""
    begun = time.thread_time()
    app.update(STEP)
    app.frame()
    return (time.thread_time() - begun) * 1000
