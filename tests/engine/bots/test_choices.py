"""What bots choose, and how they go about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from engine import games
from engine.bots import make
from engine.bots.reasons import reason_for_others
from engine.bots.search import SIMULATIONS, SearchBot
from engine.flow import Option, Position, Session
from engine.table import LiveDealer
from tests.formidable_foes.scene import Scene, battle, take, walk

GAME = games.game("formidable-foes")


def chosen(kind: str, scene: Scene, seat: str = "red", choices: int = 1) -> list[Option]:
    """The first choices of a bot for `seat`."""
    bot, made = make(kind, 1), []
    for _ in range(choices):
        made.append(bot.choose(scene.session.position.seen_by(seat), seat))
        scene.choose(seat, made[-1])
    return made


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_chest_is_taken(kind: str) -> None:
    assert chosen(kind, Scene().figure(red="C22").chest(1, "C22")) == [take(1)]


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_way_to_a_chest_is_walked_and_the_chest_taken(kind: str) -> None:
    scene = Scene().figure(red="C22").chest(1, "C23")
    assert chosen(kind, scene, choices=3) == [walk("red", "P052"), walk("red", "C23"), take(1)]


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_the_game_is_ended_by_who_is_ahead(kind: str) -> None:
    def last_lord(red: int, blue: int) -> Scene:
        scene = Scene(2).figure(red="C22").wisdom(red=50, blue=40).monster(50, "C22").monster(49, "box")
        return scene.chips(red=20).gold(red=red, blue=blue)

    assert chosen(kind, last_lord(red=20, blue=5)) == [battle(50)]
    assert chosen(kind, last_lord(red=5, blue=20)) != [battle(50)]


def counting(scene: Scene) -> tuple[list[float], Callable[[], Position]]:
    """The values that bots have asked for since, and how to get red's view of a scene that notes them."""
    values: list[float] = []

    def evaluate(position: Position, seat: str) -> float:
        values.append(GAME.evaluate(position, seat))
        return values[-1]

    def view() -> Position:
        seen = scene.session.position.seen_by("red")
        seen.game = replace(GAME, evaluate=evaluate)
        return seen

    return values, view


def test_a_plan_is_followed_without_thinking_again() -> None:
    scene = Scene().figure(red="C22").chest(1, "C23")
    values, view = counting(scene)
    bot = make("greedy", 1)
    scene.choose("red", bot.choose(view(), "red"))
    thoughts = len(values)
    assert thoughts > 0
    scene.choose("red", bot.choose(view(), "red")).choose("red", bot.choose(view(), "red"))
    assert scene.gold_of("red") == 5
    assert len(values) == thoughts


def test_a_plan_is_made_anew_when_the_table_is_not_as_expected() -> None:
    bot = make("greedy", 1)
    bot.choose(Scene().figure(red="C22").chest(1, "C23").session.position.seen_by("red"), "red")
    scene = Scene().figure(red="P052").chest(1, "C22")
    values, view = counting(scene)
    assert bot.choose(view(), "red") == walk("red", "C22")
    assert values


def test_many_options_of_one_question_are_thought_over_in_part() -> None:
    scene = Scene().figure(red="C22").spells(red="Rotate 2")
    scene.choose("red", scene.spell("red", "Rotate 2"))
    assert len(scene.options("red")) > 24
    bot = make("greedy", 1)
    while any(option.verb in ("rotate", "enough") for option in scene.options("red")):
        option = bot.choose(scene.session.position.seen_by("red"), "red")
        assert option in scene.options("red")
        scene.choose("red", option)


def test_search_stops_when_its_time_is_up() -> None:
    view = Session.new(GAME, 3, LiveDealer(4)).position
    seat = view.ask.seats()[0]  # type: ignore[union-attr]
    ticks = count()
    bot = make("search", 1, clock=lambda: float(next(ticks)))
    for seconds, simulations in ((0.0, range(1)), (60.0, range(1, 60))):
        begun = next(ticks)
        option = bot.choose(view.seen_by(seat), seat, seconds)
        assert option in view.ask.options(seat)  # type: ignore[union-attr]
        assert isinstance(bot, SearchBot)
        assert bot.simulations in simulations
        assert next(ticks) - begun <= seconds + 8


def test_search_without_a_clock_counts_simulations_and_repeats_itself() -> None:
    session = Session.new(GAME, 2, LiveDealer(4))
    seat = session.waiting()[0]
    choices, reasons = [], []
    for _ in range(2):
        bot = make("search", 9)
        assert isinstance(bot, SearchBot)
        choices.append(bot.choose(session.position.seen_by(seat), seat))
        assert 0 < bot.simulations <= SIMULATIONS
        reasons.append((bot.why, bot.details))
    assert choices[0] == choices[1]
    assert reasons[0] == reasons[1]
    assert " simulations" in reasons[0][1]


def test_a_table_whose_questions_are_lost_gives_no_reason() -> None:
    played = Session.new(GAME, 3, LiveDealer(3))
    seat = played.waiting()[0]
    done = played.choose(seat, played.options(seat)[0])
    assert done.choice is not None
    restored = Session.restored(played.game, played.header, [*played.records()])
    view = restored.at(done.n - 1).seen_by(None)
    assert not reason_for_others(view, seat, (done.choice,), "greedy").why
