"""The arena: games with the seats swapped, their counts and their interval; the same whoever plays them."""

from __future__ import annotations

import pytest

from engine.bots.arena import Duel, Finished, Standing, duels, fought, results, wilson

FIRST = Duel("dungeon-twister", ("greedy", "random"), 7, {"mode": "beginner"})


def finished(*winners: str) -> Finished:
    return Finished(1, ("greedy", "random"), winners, 100, 2.0)


def test_each_start_is_played_twice_with_the_seats_swapped() -> None:
    games = duels(FIRST, 5)
    assert [game.seed for game in games] == [7, 7, 8, 8, 9]
    assert [game.kinds[0] for game in games] == ["greedy", "random", "greedy", "random", "greedy"]
    four = duels(Duel("wizards", ("greedy", "random") * 2, 1, {}), 2)
    assert four[1].kinds == ("random", "greedy", "random", "greedy")


def test_games_that_both_win_or_nobody_wins_decide_nothing() -> None:
    games = [finished("greedy"), finished("greedy"), finished("random"), finished(), finished("greedy", "random")]
    standing = Standing("greedy", "random", tuple(games))
    assert (standing.won("greedy"), standing.won("random"), standing.decided) == (2, 1, 3)
    assert standing.share == pytest.approx(2 / 3)
    assert (standing.choices, standing.seconds) == (100, 2.0)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.502, 0.6906)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_game_is_the_same_in_a_process_of_its_own() -> None:
    games = duels(Duel("dungeon-twister", ("random", "greedy"), 3, {"mode": "beginner"}), 2)
    here = [(each.kinds, each.winners, each.choices) for each in map(fought, games)]
    there = [(each.kinds, each.winners, each.choices) for each in results(games, 2)]
    assert here == there
