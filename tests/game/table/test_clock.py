"""Thinking time: it runs only for the person asked, and a seat that is late gets a choice made for it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Ask, Limit, Option
from game.play.clock import Clocks, OverdueChoice, told
from tests.game import duel
from tests.game.table.conftest import Hands

LATE = Option("end")


def ask(*limits: Limit) -> Ask:
    return Ask((("west", (LATE,)), ("east", (LATE,))), "turn", "DU-TURN-01", limits=limits)


def test_a_clock_counts_down_and_says_who_is_late() -> None:
    clocks = Clocks()
    clocks.look(ask(Limit("west", "turn", 60, LATE)), (), "west")
    assert clocks.tick(45.0) is None
    assert told(clocks.left) == "0:15"
    assert not clocks.hurry
    assert clocks.tick(6.0) is None
    assert clocks.hurry
    assert clocks.tick(9.0) == ("west", LATE)


def test_questions_with_the_same_clock_share_its_time() -> None:
    clocks = Clocks()
    clocks.look(ask(Limit("west", "turn", 60, LATE)), (), "west")
    clocks.tick(20.0)
    clocks.look(ask(Limit("west", "another", 60, LATE)), (), "west")
    assert told(clocks.left) == "1:00"
    clocks.look(ask(Limit("west", "turn", 60, LATE)), (), "west")
    assert told(clocks.left) == "0:40"


def test_a_clock_that_waits_for_another_seat_stands_still_until_it_has_answered() -> None:
    clocks = Clocks()
    waiting = ask(Limit("east", "fight", 20, LATE, after="west"))
    clocks.look(waiting, (), "east")
    assert clocks.limit is None
    assert clocks.tick(100.0) is None
    clocks.look(waiting, (("west", LATE),), "east")
    assert told(clocks.left) == "0:20"


def test_who_has_no_limit_has_no_clock() -> None:
    clocks = Clocks()
    clocks.look(ask(Limit("west", "turn", 60, LATE)), (), "east")
    assert clocks.tick(1000.0) is None
    assert clocks.left == 0


def test_the_prompt_shows_the_time_and_the_screen_chooses_for_who_is_late(shown: Callable[..., Hands]) -> None:
    session = duel.acting(timer="on")
    hands = shown(session, humans=("west",), speed=0.0)
    hands.app.update(0.5)
    assert hands.scene.panels.prompt.clock == "1:00"
    hands.app.update(55.0)
    assert hands.scene.panels.prompt.clock == "0:05"
    assert hands.scene.panels.prompt.hurry
    hands.app.update(4.3)
    hands.app.update(0.6)
    assert session.entries[-1].record.choice == LATE
    assert session.position.counters["turn"] == 1
    assert any("is up: End the turn" in toast.words for toast in hands.app.toasts.shown)


def test_a_secret_answer_that_is_late_is_not_told(shown: Callable[..., Hands]) -> None:
    session = duel.fighting(timer="on")
    hands = shown(session, humans=("west", "east"), speed=0.0)
    late = OverdueChoice("west", session.options("west")[0])
    hands.scene.choosing.choose_overdue(late)
    words = [str(toast.words) for toast in hands.app.toasts.shown]
    assert words
    assert words[-1].endswith("is up. The table chooses.")


def test_the_screen_goes_to_nobody_whose_time_is_over(shown: Callable[..., Hands]) -> None:
    """As in a fight that began in the last second of a turn, which is over when the fight is."""
    session = duel.fighting(timer="on")
    hands = shown(session, speed=0.0)
    hands.app.update(0.1)
    hands.app.frame()
    hands.click(hands.scene.curtain.button.rect.center)
    hands.scene.thinking_time.clocks._run["duel"] = 20.0
    session.choose("west", session.options("west")[3])
    hands.app.update(0.1)
    assert not hands.scene.curtain.closed
    assert session.waiting() != ("east",)


def test_no_time_runs_without_the_timer(shown: Callable[..., Hands]) -> None:
    session = duel.acting()
    hands = shown(session, humans=("west",), speed=0.0)
    hands.app.update(500.0)
    assert hands.scene.panels.prompt.clock == ""
    assert session.waiting() == ("west",)


def test_no_time_runs_in_a_box_over_the_table(shown: Callable[..., Hands]) -> None:
    session = duel.acting(timer="on")
    hands = shown(session, humans=("west",), speed=0.0)
    hands.app.update(0.1)
    hands.click(hands.scene.toolbar.menu.rect.center)
    assert hands.app.modals
    hands.app.update(500.0)
    assert session.waiting() == ("west",)
    hands.key(pygame.K_ESCAPE)
    assert hands.scene.panels.prompt.clock == "1:00"


def test_no_time_runs_behind_the_curtain_and_it_starts_when_the_other_has_answered(
    shown: Callable[..., Hands],
) -> None:
    session = duel.fighting(timer="on")
    hands = shown(session, speed=0.0)
    hands.app.update(0.1)
    assert hands.scene.curtain.closed
    hands.app.update(500.0)
    assert session.waiting() == ("west", "east")
    hands.app.frame()
    hands.click(hands.scene.curtain.button.rect.center)
    hands.app.update(500.0)  # the clock of west has no end, and the table waits for west first
    assert session.waiting() == ("west", "east")
    assert hands.scene.panels.prompt.clock == ""
    session.choose("west", session.options("west")[3])
    hands.app.update(0.1)
    hands.app.frame()
    hands.click(hands.scene.curtain.button.rect.center)
    hands.app.update(0.1)
    assert hands.scene.panels.prompt.clock == "0:20"
    hands.app.update(25.0)
    assert session.position.contents["spent-east"]


def test_a_bot_has_no_clock(shown: Callable[..., Hands]) -> None:
    session = duel.acting(timer="on")
    hands = shown(session, humans=("east",), speed=0.0)
    assert hands.scene.panels.prompt.clock == ""
    assert hands.scene.thinking_time.clocks.limit is None
