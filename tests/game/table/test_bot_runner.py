"""Bots think in a real process of their own: the same choices for the same seed, hurried, cancelled, killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.bots import make
from engine.flow import Option, Position, Session
from engine.games import game
from engine.table import LiveDealer
from game.bots import bot_process, bot_runner
from game.bots.bot_process import asked, pictured
from game.bots.bot_runner import BotAnswer, BotRunner, ProcessBotRunner, WindowBotRunner

ROOT = Path(__file__).resolve().parents[3]
GAMES = ("formidable-foes", "dungeon-twister")
LONGEST = 60.0  # seconds after which a process that says nothing fails a test

told: list[str] = []


@pytest.fixture
def apart() -> Iterator[Callable[[str], ProcessBotRunner]]:
    """Bots in a process of their own, which ends with the test."""
    told.clear()
    made: list[ProcessBotRunner] = []

    def begin(key: str) -> ProcessBotRunner:
        made.append(ProcessBotRunner(key, told.append))
        return made[-1]

    yield begin
    for runner in made:
        runner.stop()


def awaited(runner: BotRunner) -> BotAnswer:
    """The answer, when it comes."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        thought = runner.answer()
        if thought is not None:
            return thought
        time.sleep(0.002)
    raise AssertionError("the bot never answered")


def new(key: str) -> Session:
    return Session.new(game(key), 2, LiveDealer(5))


def played(runner: BotRunner, key: str, choices: int) -> list[tuple[Option, str]]:
    """The first choices of a game in which bots sit everywhere, with their reasons."""
    session = new(key)
    for number, seat in enumerate(session.header.seats):
        runner.sit(seat, ("greedy", "random")[number], 3 + number)
    made = []
    while len(made) < choices:
        seat = session.waiting()[0]
        runner.ask(session.position.seen_by(seat), seat)
        thought = awaited(runner)
        made.append((thought.option, thought.why))
        session.choose(seat, thought.option)
    return made


def asking(key: str) -> tuple[Position, str]:
    """What the first seat of a game sees."""
    session = new(key)
    seat = session.waiting()[0]
    return session.position.seen_by(seat), seat


@pytest.mark.parametrize("key", GAMES)
def test_the_process_repeats_itself_for_a_seed(apart: Callable[[str], ProcessBotRunner], key: str) -> None:
    once, again = apart(key), apart(key)
    first = played(once, key, 25)
    assert once.pid not in (None, again.pid, os.getpid())
    assert played(again, key, 25) == first
    assert all(why.endswith(".") for _, why in first)
    assert told == []


@pytest.mark.parametrize("key", GAMES)
def test_a_view_comes_through_as_it_was(key: str) -> None:
    session = new(key)
    bot = make("random", 2)
    for _ in range(30):
        seat = session.waiting()[0]
        view = session.position.seen_by(seat)
        there = pictured(asked(1, view, seat, 1.0), session.game)
        assert there.snapshot() == view.snapshot()
        assert (there.pages, there.ask, there.chosen) == (view.pages, view.ask, view.chosen)
        session.choose(seat, bot.choose(view, seat))


def test_the_window_never_waits_for_an_answer(apart: Callable[[str], ProcessBotRunner]) -> None:
    view, seat = asking("formidable-foes")
    runner = apart("formidable-foes")
    runner.sit(seat, "search", 1)
    runner.ask(view, seat)
    assert runner.thinking
    assert runner.answer() is None
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]
    assert not runner.thinking


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots may think almost without limit."""
    monkeypatch.setattr(bot_runner, "SECONDS", 3600.0)


def deep(apart: Callable[[str], ProcessBotRunner]) -> tuple[ProcessBotRunner, Position, str]:
    """A search bot with a question over which it still thinks after half a second, and would for an hour."""
    session = new("formidable-foes")
    quick = make("greedy", 1)
    runner = apart("formidable-foes")
    for seat in session.header.seats:
        runner.sit(seat, "search", 1)
    while True:
        seat = session.waiting()[0]
        view = session.position.seen_by(seat)
        option = quick.choose(view, seat)
        if option.verb == "battle":  # there is luck to think about
            runner.ask(view, seat)
            if still_thinks(runner):
                return runner, view, seat
        session.choose(seat, option)


def still_thinks(runner: ProcessBotRunner) -> bool:
    """Whether a question is still open half a second after the process has heard it. Where one line of play is
    plainly the best, a bot does not think for long."""
    while not runner._busy or not runner._listens:
        assert runner.answer() is None
    for _ in range(25):
        if runner.answer() is not None:
            return False
        time.sleep(0.02)
    return True


def test_a_bot_that_is_hurried_answers_with_what_it_has(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    runner, view, seat = deep(apart)
    runner.hurry()
    thought = awaited(runner)
    assert thought.option in view.ask.options(seat)  # type: ignore[union-attr]
    assert "simulations" in thought.details


def test_the_time_of_a_bot_counts_from_when_its_process_has_the_question(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    _, view, seat = deep(apart)
    runner = apart("formidable-foes")
    runner.sit(seat, "search", 1)
    runner.ask(view, seat)
    starting, thinking = {runner.spent}, [0.0]
    while runner.spent < 0.05:
        if runner.answer() is not None:  # on a busy machine it may be found soon that one line is the best
            runner.ask(view, seat)
            thinking = [0.0]
        if runner._listens:
            thinking.append(runner.spent)
        else:
            starting.add(runner.spent)
        time.sleep(0.01)
    assert starting == {0}
    assert thinking == sorted(thinking)
    runner.ask(view, seat)
    assert runner.spent == 0


def test_a_question_that_is_forgotten_is_never_answered_and_makes_room_for_the_next(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    runner, _, _ = deep(apart)
    runner.forget()
    assert not runner.thinking
    assert runner.answer() is None
    view, seat = asking("formidable-foes")
    runner.sit(seat, "random", 4)
    runner.ask(view, seat)
    assert awaited(runner).why == "It chooses at random."
    assert told == []


def test_what_is_hurried_before_the_process_is_there_is_answered_as_well(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    runner, view, seat = deep(apart)
    runner.hurry()
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]


def test_on_a_busy_machine_nobody_sits_for_ever_over_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "LONGEST", 0.0)
    view, seat = asking("formidable-foes")
    _, theirs = multiprocessing.Pipe()
    desk = bot_process._BotSeats(theirs, view.game)
    desk._bots[seat] = make("search", 1, desk._time)
    answer = desk._answer(asked(7, view, seat, 3600.0))
    assert answer.option in view.ask.options(seat)  # type: ignore[union-attr]
    assert "0 simulations" in answer.details.said()


@pytest.mark.parametrize(("kind", "times"), [("hard", 1), ("expert", 2)])
def test_an_expert_may_take_twice_as_long_by_the_clock_on_the_wall_too(
    monkeypatch: pytest.MonkeyPatch, kind: str, times: int
) -> None:
    clocks = SimpleNamespace(monotonic=lambda: 100.0, process_time=time.process_time)
    monkeypatch.setattr(bot_process, "time", clocks)
    view, seat = asking("formidable-foes")
    _, theirs = multiprocessing.Pipe()
    desk = bot_process._BotSeats(theirs, view.game)
    desk._bots[seat] = make(kind, 1, desk._time)
    desk._answer(asked(7, view, seat, 0.0625))
    assert desk._end == 100.0 + bot_process.LONGEST * times * 0.0625


def test_a_process_that_dies_is_told_once_and_the_window_thinks_on(
    apart: Callable[[str], ProcessBotRunner],
) -> None:
    runner = apart("formidable-foes")
    before = played(runner, "formidable-foes", 3)
    pid = runner.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    after = played(runner, "formidable-foes", 6)
    assert told == [bot_runner.LOST]
    assert runner.pid is None
    assert after[0][0] == before[0][0]
    assert list(runner.seats) == ["red", "blue"]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing suspends a process here")
def test_a_process_that_dies_over_an_open_question_is_told_too(apart: Callable[[str], ProcessBotRunner]) -> None:
    runner = apart("formidable-foes")
    played(runner, "formidable-foes", 1)
    assert runner.pid is not None
    os.kill(runner.pid, signal.SIGSTOP)  # so that it can never answer first, however fast it is
    view, seat = asking("formidable-foes")
    runner.ask(view, seat)
    assert runner.answer() is None
    os.kill(runner.pid, signal.SIGKILL)
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]
    assert told == [bot_runner.LOST]


def test_a_process_that_says_nothing_is_given_up(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "PATIENCE", -1.0)
    view, seat = asking("formidable-foes")
    runner = apart("formidable-foes")
    runner.sit(seat, "greedy", 1)
    runner.ask(view, seat)
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]
    assert told == [bot_runner.LOST]


def test_a_process_that_cannot_be_started_is_told(
    apart: Callable[[str], ProcessBotRunner], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing.context.SpawnProcess, "start", refused)
    runner = apart("formidable-foes")
    assert len(played(runner, "formidable-foes", 5)) == 5
    assert told == [bot_runner.NOT_STARTED]
    assert "cannot be started" in told[0]


def test_the_process_ends_with_the_table(apart: Callable[[str], ProcessBotRunner]) -> None:
    runner = apart("formidable-foes")
    played(runner, "formidable-foes", 1)
    process = runner._process
    assert process is not None
    assert process.is_alive()
    runner.stop()
    assert process.exitcode is not None
    assert process not in multiprocessing.active_children()


def test_it_ends_when_the_window_is_gone() -> None:
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=bot_process.serve, args=(theirs, GAMES[0]))
    process.start()
    theirs.close()
    assert b"ready" in ours.recv_bytes()
    ours.close()
    process.join(LONGEST)
    assert process.exitcode == 0


def test_a_table_without_bots_starts_no_process(apart: Callable[[str], ProcessBotRunner]) -> None:
    runner = apart("formidable-foes")
    runner.start()
    assert runner.pid is None


def test_there_is_no_such_bot(apart: Callable[[str], ProcessBotRunner]) -> None:
    with pytest.raises(ValueError, match="There is no bot called oracle"):
        apart("formidable-foes").sit("red", "oracle", 1)


def test_a_bot_that_takes_a_seat_later_plays_from_then_on(apart: Callable[[str], ProcessBotRunner]) -> None:
    runner = apart("formidable-foes")
    played(runner, "formidable-foes", 2)
    runner.rise("blue")
    assert list(runner.seats) == ["red"]
    runner.sit("blue", "greedy", 9)
    view, seat = asking("formidable-foes")
    runner.sit(seat, "random", 9)
    runner.ask(view, seat)
    assert awaited(runner).why == "It chooses at random."


def test_the_reason_of_a_bot_in_another_process_can_be_said_in_another_language(
    apart: Callable[[str], ProcessBotRunner],
) -> None:
    runner = apart("formidable-foes")
    view, seat = asking("formidable-foes")
    runner.sit(seat, "greedy", 3)
    runner.ask(view, seat)
    thought = awaited(runner)
    assert thought.why == make_why(view, seat)
    assert thought.plan[0] == thought.option
    german = thought.details.translated(lambda words: words.replace("best of", "die beste von"))
    assert german.startswith("die beste von ")


def make_why(view: Position, seat: str) -> str:
    """The same bot's reason in the window."""
    bot = make("greedy", 3)
    bot.choose(view, seat)
    return bot.why


def test_bots_of_the_window_choose_as_they_are_asked() -> None:
    view, seat = asking("formidable-foes")
    runner = WindowBotRunner({seat: make("greedy", 1)})
    assert runner.answer() is None
    runner.ask(view, seat)
    assert runner.thinking
    runner.forget()
    assert runner.answer() is None
    runner.ask(view, seat)
    assert awaited(runner).option in view.ask.options(seat)  # type: ignore[union-attr]


WITHOUT_A_WINDOW = """
import runpy, sys
runpy.run_path("main.py", run_name="__mp_main__")  # as a new process does
from game.bots.bot_process import serve
from engine.games import GAMES, game
for key in GAMES: game(key)
print(sorted({name.partition(".")[0] for name in sys.modules} & {"pygame", "pymunk", "numpy"}))
"""


def test_the_process_knows_nothing_of_windows() -> None:
    command = [sys.executable, "-c", WITHOUT_A_WINDOW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_window_is_there_before_any_process_is_thought_of() -> None:
    modules = "game.program, game.app.window, game.scenes.table.scene"
    code = f"import sys, {modules}; print('multiprocessing' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("False")
