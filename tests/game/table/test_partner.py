"""The second process of an expert: it finds what it is asked for, stops when it is told to, and may be missing."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from random import Random

import pytest

from engine.bots import make
from engine.bots.planning import Planner
from engine.bots.race import Lineup
from engine.bots.search import InTurn, SearchBot, foremost
from engine.flow import Session
from engine.games import game
from engine.table import LiveDealer
from game.bots import bot_runner, partner
from game.bots.bot_runner import ProcessBotRunner
from game.bots.partner import ProcessPartner
from tests.game.table.test_bot_runner import LONGEST, asking, awaited

KEY = "formidable-foes"


def lineup(number: int = 3) -> Lineup:
    """A race of some lines at the beginning of a game."""
    session = Session.new(game(KEY), 2, LiveDealer(4))
    seat = session.waiting()[0]
    planner = Planner(session.position, seat, Random(1), 100)
    planner.explore()
    lines = foremost(planner, planner.lines, lambda: 0.0)[:number]
    choices, priors = tuple([line.choices for line in lines]), tuple([line.value for line in lines])
    return Lineup(session.position.seen_by(seat), seat, choices, priors, 5)


@pytest.fixture
def apart() -> Iterator[tuple[ProcessPartner, BaseProcess]]:
    """A partner whose process listens."""
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=partner.serve, args=(far, KEY, 0), daemon=True)
    process.start()
    far.close()
    assert near.poll(LONGEST)
    yield ProcessPartner(near), process
    process.terminate()
    process.join(LONGEST)


def test_it_runs_the_race_and_tells_what_each_line_was_worth(apart: tuple[ProcessPartner, BaseProcess]) -> None:
    ours, _ = apart
    race = lineup()
    for _ in range(2):
        ours.start(race, 3600.0, 0)
        time.sleep(1.0)
        found = ours.finish()
        assert found is not None
        assert len(found) == len(race.lines)
        assert all(isinstance(value, float) for values in found for value in values)


def test_a_race_that_nobody_has_time_for_finds_nothing(apart: tuple[ProcessPartner, BaseProcess]) -> None:
    ours, _ = apart
    ours.start(lineup(), 0.0, 0)
    assert ours.finish() == ((), (), ())


def test_a_partner_that_dies_is_done_without(apart: tuple[ProcessPartner, BaseProcess]) -> None:
    ours, process = apart
    ours.start(lineup(), 3600.0, 0)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGTERM)
    process.join(LONGEST)
    assert ours.finish() is None
    ours.start(lineup(), 3600.0, 0)
    assert ours.finish() is None


def test_a_partner_that_is_not_there_yet_is_done_without() -> None:
    near, _far = multiprocessing.Pipe()
    ours = ProcessPartner(near)
    ours.start(lineup(), 3600.0, 0)
    assert ours.finish() is None


def experts(monkeypatch: pytest.MonkeyPatch, cores: int) -> tuple[ProcessBotRunner, list[str]]:
    """An expert at a machine with so many cores, and what the window is told."""
    monkeypatch.setattr(partner, "cores", lambda: cores)
    told: list[str] = []
    runner = ProcessBotRunner(KEY, told.append)
    return runner, told


@pytest.mark.parametrize("cores", [1, 2])
def test_an_expert_has_a_partner_if_there_is_a_core_for_it(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    view, seat = asking(KEY)
    runner, told = experts(monkeypatch, cores)
    runner.sit(seat, "search", 1)
    runner.start()
    assert runner._second is None
    runner.sit(seat, "expert", 1)
    runner.ask(view, seat)
    runner.hurry()
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]
    second = runner._second
    assert (second is not None) == (cores > 1)
    runner.stop()
    assert second is None or second.exitcode is not None
    assert told == []


def test_an_expert_thinks_twice_as_long_as_a_hard_bot() -> None:
    assert bot_runner.thinking_time("expert") == 2 * bot_runner.thinking_time("hard") > 0
    assert bot_runner.thinking_time("medium") == 0


def test_an_expert_counts_what_its_partner_has_found() -> None:
    """In turn, in one process: by simulations it repeats itself, and makes more than a hard bot."""
    session = Session.new(game(KEY), 2, LiveDealer(4))
    counts: dict[str, list[int]] = {"search": [], "expert": []}
    for kind, found in counts.items():
        for _ in range(2):
            bot = make(kind, 9, None, 12, InTurn())
            assert isinstance(bot, SearchBot)
            seat = session.waiting()[0]
            bot.choose(session.position.seen_by(seat), seat)
            found.append(bot.simulations)
    assert counts["search"][0] == counts["search"][1]
    assert counts["expert"][0] == counts["expert"][1] > counts["search"][0]
