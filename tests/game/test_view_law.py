"""The view law in the window: exchange pieces that a seat cannot know, and it sees the same pixels and words."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import Session
from engine.flow.withheld import withheld
from game import crash_report
from game.app.window import App
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from game.services.settings import Settings
from tests.conformance.exchanging import exchanged
from tests.conformance.playing import FEW, Sat, played, sampled, tables
from tests.soak_size import soak_seeds

SIZE = (1280, 720)
MOMENTS = 3
DUELS = [sat for sat in FEW if sat.seats == 2][::2]


def seen_by(session: Session, seat: str | None) -> Session:
    """The session at a screen where only this seat is played by a person; None: nobody is."""
    players = {each: "human" if each == seat else "greedy" for each in session.header.seats}
    other = session.branch(len(session.entries) - 1)
    other.header = replace(session.header, players=players)
    other._players, other.proven = dict(players), True
    return other


def table_of(session: Session) -> TableScene:
    return TableScene(session)


def history_of(session: Session) -> HistoryScene:
    return HistoryScene(session, len(session.entries) - 1, leave=lambda: None, branch=lambda n: None)


def pixels(session: Session, scene_of: Callable[[Session], TableScene | HistoryScene]) -> bytes:
    """What the window shows once it has come to rest, with no bot thinking."""
    app = App(Settings(speed=0.0, reduced_motion=True), SIZE, window=False)
    scene = scene_of(session)
    app.show(scene, fade=False)
    app.frame()
    return pygame.image.tobytes(app.surface, "RGB")


def told(session: Session, seat: str | None) -> list[object]:
    """What the window says in words to a seat: its log, its prompt, the reasons of bots, the report of a fault."""
    play = table_of(session).play
    n = len(session.entries) - 1
    position, seats = session.position, session.header.seats
    lines = [(line.words, line.clause) for line in play.log.lines]
    prompts = [play.sentences.prompt(position.seen_by(each), each) for each in seats if each == seat]
    why = [play.why(each) for each in seats]
    seen = position.seen_by(seat)
    things = [*seen.pieces, *seen.places]
    lenses = [session.game.lens(seen, seat or "", thing) for thing in things[:: max(1, len(things) // 60)]]
    refused = withheld(seen, seat, list(seen.pieces)) if seat else ()
    report = crash_report._records(session) if seat is None else ""
    return [n, lines, prompts, why, lenses, refused, report]


def check(sat: Sat, moments: int, drawn: bool) -> int:
    """Exchange what each seat cannot know at some moments of a game; how many comparisons were made."""
    session, chance, compared = played(sat), random.Random(sat.seed), 0
    for n in sampled(sat, moments):
        for seat in (None, *session.header.seats):
            exchange = exchanged(session, n, seat, chance)
            if exchange is None:
                continue
            one, other = seen_by(session.branch(n), seat), seen_by(exchange, seat)
            where = f"{sat}, record {n}, {seat}"
            assert told(one, seat) == told(other, seat), where
            if drawn:
                assert pixels(one, table_of) == pixels(other, table_of), where
                assert pixels(one, history_of) == pixels(other, history_of), where
            compared += 1
    return compared


@pytest.mark.parametrize("sat", DUELS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_for_it(sat: Sat) -> None:
    assert check(sat, MOMENTS, drawn=True)


@pytest.mark.soak
def test_what_a_seat_cannot_know_changes_nothing_for_it_in_many_games() -> None:
    """In every way to play; the pixels only in every tenth game."""
    for seed in soak_seeds(2, 6):
        for number, sat in enumerate(tables(seed)):
            check(sat, 5, drawn=(seed + number) % 10 == 0)
            played.cache_clear()


def test_those_who_know_the_pieces_see_that_they_were_exchanged() -> None:
    sat = next(sat for sat in FEW if sat.key == "dungeon-twister")
    session, chance, noticed = played(sat), random.Random(1), 0
    for n in sampled(sat, 6):
        other = exchanged(session, n, None, chance)
        for seat in session.header.seats if other is not None else ():
            noticed += told(seen_by(session.branch(n), seat), seat) != told(seen_by(other, seat), seat)
    assert noticed
