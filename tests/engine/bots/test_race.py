"""The race of lines: what is dropped, what is trusted, and what several races find together."""

from __future__ import annotations

import math
import random

import pytest

from engine import games
from engine.bots.planning import Planner
from engine.bots.playout import World, WorldDealer, played_out, team_value
from engine.bots.race import Lineup, Race, estimated, left, luck, winner
from engine.bots.search import foremost
from engine.flow import Option, Session
from engine.table import LiveDealer
from tests.engine import riddles

GAME = games.game("formidable-foes")
LINES = tuple([(Option(verb),) for verb in ("one", "two", "three")])


def lineup(*priors: float) -> Lineup:
    view = Session.new(GAME, 2, LiveDealer(1)).position
    return Lineup(view, "red", LINES[: len(priors)], priors, 1)


def test_luck_is_what_neither_line_nor_world_explains() -> None:
    assert luck([[1.0, 2.0, 3.0], [2.0, 3.0, 4.0]]) == pytest.approx(0.0)
    assert luck([[1.0, 0.0], [0.0, 1.0]]) == pytest.approx(1.0)


def test_what_no_luck_can_explain_is_believed() -> None:
    assert estimated([3.0, 2.0], [[1.0, 1.5, 1.0], [2.0, 2.5, 2.0]]) == pytest.approx([2.0, 3.0])


def test_what_luck_explains_is_not() -> None:
    assert estimated([3.0, 2.9], [[0.0, 9.0, 1.0], [9.0, 0.5, 2.0]]) == pytest.approx([3.0, 2.9])


def test_lines_of_which_too_little_was_seen_are_as_they_were_thought() -> None:
    assert estimated([3.0, 2.0], [[1.0], []]) == [3.0, 2.0]


def test_a_line_that_is_worse_in_every_world_is_dropped() -> None:
    assert left([0, 1, 2], [1.0, 1.0, 1.0], [[5, 7, 6], [1, 3, 2], [5, 7, 6]]) == [0, 2]


def test_a_line_that_is_worse_by_luck_is_not_dropped() -> None:
    assert set(left([0, 1], [1.0, 1.0], [[5, 1, 6], [1, 7, 2]])) == {0, 1}


def test_two_races_find_together_what_one_has_not() -> None:
    nothing = ((), ())
    seen = ((1.0, 1.0), (4.0, 4.0))
    assert winner(lineup(2.0, 1.0), [nothing]) == 0
    assert winner(lineup(2.0, 1.0), [nothing, seen]) == 1


def test_a_line_that_one_race_has_dropped_does_not_win() -> None:
    dropped = ((1.0, 1.0, 1.0), (0.0, 0.0))
    better = ((1.0, 1.0, 1.0), (1.4, 1.4, 1.4))
    assert winner(lineup(2.0, 2.0), [better]) == 1
    assert winner(lineup(2.0, 2.0), [dropped, better]) == 0


def test_draws_in_a_world_depend_on_what_they_are_for_alone() -> None:
    one, other = WorldDealer(5), WorldDealer(5)
    pool = range(1000)
    other.pick("something else", pool)
    assert [one.pick("die", pool) for _ in range(3)] == [other.pick("die", pool) for _ in range(3)]
    assert WorldDealer(6).pick("die", pool) != WorldDealer(5).pick("die", pool)


@pytest.mark.parametrize("key", ["formidable-foes", "dungeon-twister", "knightmare", "wizards"])
def test_a_line_is_played_out_alike_in_the_same_world(key: str) -> None:
    session = Session.new(games.game(key), 2, LiveDealer(3))
    seat = session.waiting()[0]
    lines = Planner(session.position, seat, random.Random(1), 40).explore()
    world = World(session.position, 7)
    for line in lines[:3]:
        value = played_out(line.choices, world, seat)
        assert math.isfinite(value)
        assert played_out(line.choices, world, seat) == value


@pytest.mark.parametrize(("bots", "value"), [("sharp", 1.0), ("silent", 0.0)])
def test_a_riddle_is_answered_in_a_playout_as_bots_answer_it(bots: str, value: float) -> None:
    """A player alone passes the first riddle and is asked the second one."""
    start = Session.new(riddles.GAME, 1, LiveDealer(3), options={"way": "band", "bots": bots}).position
    assert played_out((Option("pass"),), World(start, 7), "amber") == value


def test_a_race_repeats_itself_and_ends_when_one_line_is_left() -> None:
    session = Session.new(GAME, 2, LiveDealer(4))
    seat = session.waiting()[0]
    planner = Planner(session.position, seat, random.Random(1), 100)
    planner.explore()
    lines = foremost(planner, planner.lines, lambda: 0.0)
    run = Lineup(
        session.position.seen_by(seat), seat, tuple([line.choices for line in lines]),
        tuple([line.value for line in lines]), 3,
    )  # fmt: skip
    races = [Race(run), Race(run)]
    for race in races:
        race.run(lambda race=race: race.simulations / 30)  # type: ignore[misc]
    assert races[0].values == races[1].values
    assert 0 < races[0].simulations <= 30
    alone = Race(run._replace(lines=run.lines[:1], priors=run.priors[:1]))
    alone.run(lambda: 0.0)
    assert alone.simulations == 0


def test_where_all_win_together_the_whole_team_counts() -> None:
    game = games.game("wizards")
    together = Session.new(game, 2, LiveDealer(3), options={"game": "cooperative"}).position
    values = [game.evaluate(together, seat) for seat in together.seats]
    assert {team_value(together, seat) for seat in together.seats} == {sum(values) / 2}
    apart = Session.new(game, 2, LiveDealer(3), options={"game": "competitive"}).position
    assert team_value(apart, "red") == game.evaluate(apart, "red")
