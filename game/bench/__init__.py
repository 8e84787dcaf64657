"""Speed and size in figures, each beside its goal. A ratio means the same on every machine, so ratios stand
where they can."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots import tournament
from engine.games import GAMES, game
from game.bench import answers, large_map, mix, rules, thinking, tour, window
from game.bench.figure import Figure, at_least, clock

__all__ = ["Figure", "bots", "figures"]

GAME, DUEL, QUEST, ISLANDS, *_ = GAMES
GREEDY_GAMES, SEARCH_GAMES, DUEL_GAMES, ISLAND_GAMES = 200, 100, 50, 100
THINKING, DUEL_THINKING = 0.05, 0.1  # seconds a decision


def figures() -> Iterator[Figure]:
    """All figures, one after another as they are measured (about three minutes)."""
    played = game(GAME)
    yield from rules.figures(played)
    yield from rules.pace(game(QUEST), 25, 4)
    yield from thinking.figures(game(DUEL))
    yield from mix.figures(game(DUEL))
    yield from answers.figures(played)
    yield from answers.figures(game(DUEL))
    yield from window.figures(played)
    yield from large_map.figures(game(ISLANDS))
    yield from tour.figures()


def bots() -> Iterator[Figure]:
    """How strong the bots are against one another; takes many minutes."""
    played = game(GAME)
    won = tournament(played, ("greedy", "random", "random"), GREEDY_GAMES, 1)[0]
    yield at_least("greedy bot against two random ones", 100 * won / GREEDY_GAMES, "% won", 90)
    won = tournament(played, ("search", "greedy"), SEARCH_GAMES, 1, THINKING, clock)[0]
    yield at_least("search bot at 50 ms against a greedy one", 100 * won / SEARCH_GAMES, "% won", 60)
    played = game(DUEL)
    won = tournament(played, ("greedy", "random"), GREEDY_GAMES, 1)[0]
    yield at_least("duels of greedy against random", 100 * won / GREEDY_GAMES, "% won", 90)
    won = tournament(played, ("medium", "easy"), GREEDY_GAMES, 1)[0]
    yield at_least("duels of medium against easy", 100 * won / GREEDY_GAMES, "% won", 60)
    won = tournament(played, ("search", "greedy"), DUEL_GAMES, 1, DUEL_THINKING, clock)[0]
    yield at_least("duels of search at 100 ms against greedy", 100 * won / DUEL_GAMES, "% won", 60)
    won = tournament(game(QUEST), ("greedy", "random"), GREEDY_GAMES, 1)[0]
    yield at_least("quests of greedy against random", 100 * won / GREEDY_GAMES, "% won", 80)
    won = tournament(game(ISLANDS), ("greedy", "random"), ISLAND_GAMES, 1)[0]
    yield at_least("islands of greedy against random", 100 * won / ISLAND_GAMES, "% won", 90)
