"""The view law in the window: exchange pieces that a seat cannot know, and it sees the same pixels and words.

`tests/conformance/test_view_law.py` holds the same law for what the engine shows, offers and explains.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import Position, Session
from engine.games import GAMES
from game import crash_report
from game.app.window import App
from game.bots.bot_runner import WindowBotRunner
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.film.film_frames import FilmFrames
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from game.services import assets
from game.services.settings import Settings
from tests.conformance.exchanging import exchanged
from tests.conformance.playing import FEW, Sat, played, sampled, small_tables, watched
from tests.soak_size import soak_seeds

SIZE, FILM = (1280, 720), 480  # px
#: Moments of a game, pieces looked at through the lens, records looked back on and filmed.
MOMENTS, PIECES, BACK = 3, 3, 3

Told = tuple[str, object]


class Silent(WindowBotRunner):
    """Bots that never answer."""

    def ask(self, view: Position, seat: str) -> None:
        """Ask nobody."""


def seated(session: Session, people: Collection[str]) -> Session:
    """The session with people in these seats and bots in the others."""
    players = {seat: "human" if seat in people else "greedy" for seat in session.header.seats}
    other = session.branch(len(session.entries) - 1)
    other.header, other._players = replace(session.header, players=players), dict(players)
    return other


def drawn(app: App) -> bytes:
    """What the window shows once it has come to rest."""
    for _ in range(3):
        app.update(0.05)
    if isinstance(app.scene, TableScene):
        app.scene.view.settle()
    app.frame()
    assets.BAKER.catch_up()  # pieces for the zoom that the camera has come to
    app.frame()
    return pygame.image.tobytes(app.surface, "RGB")


def at_table(session: Session, people: Collection[str], chance: random.Random) -> Iterator[Told]:
    """What the table shows and tells these people, and explains if they ask."""
    bots = Silent()
    for seat in session.header.seats:
        if seat not in people:
            bots.sit(seat, "greedy", 1)
    app = App(Settings(speed=0.0, reduced_motion=True), SIZE, window=False)
    scene = TableScene(seated(session, people), bots)
    app.show(scene, fade=False)
    yield "table", drawn(app)
    yield "log", [(line.words, line.deed, line.clause) for line in scene.play.log.lines]
    yield "tips", [(widget.name, widget.told) for widget in scene.page.widgets if widget.visible]
    play = scene.play
    yield "reasons", [(play.reasons.why(seat), play.reasons.details(seat)) for seat in session.header.seats]
    if scene.curtain.closed:
        return
    for topic in (TEACH, WHY_NOT):
        scene.teaching.toggle(topic)
        yield topic, scene.teaching.panel.advice
        yield topic, drawn(app)
        scene.teaching.close()
    scene.toggle_lens()
    lying = [lying.piece.id for lying in scene.view.arrangement.lying]
    for piece in chance.sample(lying, min(PIECES, len(lying))):
        scene.view.marks.hover = piece
        scene.lens_tool.look()
        scene.panels.show_piece_details()
        yield f"lens on {piece}", drawn(app)


def looked_back(session: Session, seat: str | None) -> Iterator[Told]:
    """What the history shows of the last records to a seat that plays alone, or to an onlooker."""
    n = len(session.entries) - 1
    whole = seated(session, () if seat is None else (seat,))
    scene = HistoryScene(whole, max(0, n - BACK), leave=lambda: None, branch=lambda n: None)
    app = App(Settings(speed=0.0, reduced_motion=True), SIZE, window=False)
    app.show(scene, fade=False)
    scene.look_through(seat)
    while scene.at < n:
        scene.step()
        yield f"history at {scene.at}", drawn(app)
        yield f"log at {scene.at}", [line.words for line in scene.play.log.lines]


def filmed(session: Session, seat: str | None) -> Iterator[Told]:
    """A film of the last records."""
    n = len(session.entries) - 1
    film = FilmFrames(session, max(0, n - BACK), n, seat, False, FILM)
    for number, frame in enumerate(film.shots()):
        captions = [line.words for line in film.play.log.lines]
        yield f"frame {number}", (frame.stays, captions, pygame.image.tobytes(frame.picture, "RGB"))


def same(one: Iterable[Told], other: Iterable[Told], where: str) -> None:
    """Fail, naming what differs."""
    for (what, told), (too, otherwise) in zip(one, other, strict=True):
        assert (what, told) == (too, otherwise), f"{where}: {what}"


def check(sat: Sat, moments: int) -> Counter[str]:
    """Exchange what an onlooker and two seats cannot know at some moments of a game; how often each screen was
    compared."""
    session, chance, compared = played(sat), random.Random(sat.seed), Counter[str]()
    seats = session.header.seats
    for n in sampled(sat, moments):
        for seat in (None, *chance.sample(seats, min(2, len(seats)))):
            other = exchanged(session, n, seat, chance)
            if other is None:
                continue
            one, where, lot = session.branch(n), f"{sat}, record {n}, {seat}", chance.random()
            screens = {"bots": (), "shared": seats} if seat is None else {"alone": (seat,)}
            for screen, people in screens.items():
                tables = [at_table(each, people, random.Random(lot)) for each in (one, other)]
                same(*tables, f"{where}, {screen}")
                compared[screen] += 1
            same(looked_back(one, seat), looked_back(other, seat), where)
            same(filmed(one, seat), filmed(other, seat), where)
            if seat is None:
                assert crash_report._records(one) == crash_report._records(other), where
    return compared


@pytest.mark.parametrize("sat", [sat for sat in FEW if sat.seats == 2][::4], ids=str)
def test_what_a_seat_cannot_know_changes_nothing_for_it(sat: Sat) -> None:
    assert check(sat, MOMENTS).keys() == {"bots", "shared", "alone"}


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_for_it_in_many_games(key: str) -> None:
    for seed in soak_seeds(2, 3):
        for sat in small_tables(key, seed):
            check(sat, MOMENTS)
            watched.cache_clear()


def test_those_who_know_the_pieces_see_that_they_were_exchanged() -> None:
    sat = next(sat for sat in FEW if sat.key == "dungeon-twister")
    session, chance, noticed = played(sat), random.Random(1), 0
    for n in sampled(sat, 12):
        other = exchanged(session, n, None, chance)
        for seat in session.header.seats if other is not None else ():
            tables = [at_table(each, (seat,), random.Random(1)) for each in (session.branch(n), other)]
            noticed += next(tables[0]) != next(tables[1])
    assert noticed
