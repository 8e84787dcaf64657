"""What must be answered within one frame: looking back, branching, the lens, and why something cannot be done."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

import pygame

from engine.bots import make
from engine.flow import Game, Session
from engine.flow.withheld import withheld
from engine.table import LiveDealer
from game.app.window import App
from game.bench.figure import Figure, at_most, clock
from game.bots.bot_runner import WindowBotRunner
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from game.services.settings import Settings

SIZE = (1920, 1080)
FRAME = 16  # ms
CHOICES = 300  # of the game that is looked at
LEAPS = 60
SHARE = 0.95  # of the answers must be so quick
WARMING = 60  # frames until a table is at rest


def figures(played: Game) -> Iterator[Figure]:
    """The time of each answer with everything that is drawn for it, at a table whose pictures have been drawn
    before."""
    session = _session(played)
    chance = random.Random(1)
    leaps = [chance.randrange(len(session.entries)) for _ in range(LEAPS)]
    app = App(Settings(speed=0.0), SIZE, window=False)
    yield _share(f"{played.name}: looking back at any choice", _sought(app, session, leaps))
    yield _share(f"{played.name}: branching", _branched(app, session, leaps))
    yield _share(f"{played.name}: lens over anything", _looked(app, session.branch(2 * len(session.entries) // 3)))
    yield _share(f"{played.name}: why not", _refused(session, leaps))


def _share(name: str, spent: Iterable[float]) -> Figure:
    """The time of all answers but the slowest few, in ms."""
    ordered = sorted(spent)
    return at_most(f"{name}, 95 in 100", ordered[int(len(ordered) * SHARE) - 1] * 1000, "ms", FRAME)


def _spent(work: Callable[[], object]) -> float:
    begun = clock()
    work()
    return clock() - begun


def _session(played: Game) -> Session:
    """A game by greedy bots, up to a choice."""
    session = Session.new(played, played.fewest, LiveDealer(6))
    bots = {seat: make("greedy", 1) for seat in session.header.seats}
    while not session.over and len(session.entries) < CHOICES:
        seat = session.waiting()[0]
        session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    return session


def _shown(app: App, scene: TableScene) -> None:
    app.show(scene, fade=False)
    for _ in range(WARMING):
        app.update(1 / 60)
    app.frame()
    app.catch_up()


def _sought(app: App, session: Session, leaps: list[int]) -> list[float]:
    """Seconds of each leap through the history with its frame. The first time, pictures are made."""
    scene = HistoryScene(session, len(session.entries) - 1, lambda: None)
    _shown(app, scene)

    def leap(n: int) -> None:
        scene.seek(n)
        app.update(1 / 60)
        app.frame()

    for n in leaps:
        leap(n)
    return [_spent(lambda n=n: leap(n)) for n in leaps]  # type: ignore[misc]


def _branched(app: App, session: Session, leaps: list[int]) -> list[float]:
    """Seconds to try from a shown moment: the branch, its table and the table's first frame."""
    found = []
    for n in leaps:
        moment = HistoryScene(session, n, lambda: None)
        _shown(app, moment)

        def branch(n: int = n) -> None:
            app.show(_table(session.branch(n)), fade=False)
            app.frame()

        branch()
        _shown(app, moment)
        found.append(_spent(branch))
    return found


def _table(session: Session) -> TableScene:
    """A table where one person plays."""
    people = session.waiting()[:1]
    bots = {seat: make("random", 0) for seat in session.header.seats if seat not in people}
    return TableScene(session, WindowBotRunner(bots))


def _looked(app: App, session: Session) -> list[float]:
    """Seconds of each look through the lens at what lies on the board, with its frame."""
    scene = _table(session)
    _shown(app, scene)
    scene.toggle_lens()
    spots = [scene.view.camera.to_screen(lying.at) for lying in scene.view.arrangement.lying]

    def look(at: tuple[float, float]) -> None:
        where = (round(at[0]), round(at[1]) - 4)
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0)))
        app.update(1 / 60)
        app.frame()

    found = [_spent(lambda at=at: look(at)) for at in spots]  # type: ignore[misc]
    scene.leave()
    return found


def _refused(session: Session, leaps: list[int]) -> list[float]:
    """Seconds to find everything that is not on offer, and why, at some choices."""
    found = []
    for n in leaps:
        position = session.at(n)
        done = [seat for seat, _ in position.chosen]
        for seat in (
            [seat for seat in position.ask.seats() if seat not in done] if position.ask is not None else ()
        ):
            view = position.seen_by(seat)
            own = [piece for piece in view.pieces if seat in piece.split("-")]
            found.append(_spent(lambda view=view, seat=seat, own=own: withheld(view, seat, own)))  # type: ignore[misc]
    return found
