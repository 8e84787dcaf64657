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


def test_where_all_win_together_a_team_of_each_kind_plays_every_start() -> None:
    two = duels(Duel("wizards", ("greedy", "random"), 1, {"game": "cooperative"}), 3)
    assert [game.kinds for game in two] == [("greedy",) * 2, ("random",) * 2, ("greedy",) * 2]
    assert [game.seed for game in two] == [1, 1, 2]


def test_by_simulations_an_arena_repeats_itself_to_the_last_choice() -> None:
    first = Duel("knightmare", ("expert", "greedy"), 3, {}, simulations=2)
    one, again = ([(each.winners, each.choices) for each in map(fought, duels(first, 1))] for _ in range(2))
    assert one == again


@pytest.mark.soak
def test_an_arena_mixes_boxes() -> None:
    boxes = {"mode": "free", "box-water_and_fire": "on", "box-lands_of_ice": "on"}
    (game,) = map(fought, duels(Duel("dungeon-twister", ("greedy", "random"), 3, boxes, simulations=2), 1))
    assert game.winners == ("greedy",)


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
