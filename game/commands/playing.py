"""Commands that open the window: `play` and `replay`."""

from __future__ import annotations

import argparse

from engine.games import all_games, game
from engine.store import read, verify
from game.commands.arguments import (
    PLAYERS,
    Commands,
    read_players,
    read_saved_table,
    read_seed,
    read_settings,
    takes_settings,
)
from game.open_window import window


def add(commands: Commands) -> None:
    """Add these commands to a command line."""
    play = commands.add("play", _play, "Open the window on a new table.")
    words = f"one player a seat, separated by commas: {', '.join(PLAYERS)}"
    play.add_argument("--seats", default="human,medium", help=words)
    play.add_argument("--seed", type=read_seed, help="makes chance repeat itself")
    takes_settings(play)

    replay = commands.add("replay", _replay, "Look at a saved table in the window.", takes_game=False)
    replay.add_argument("file", type=read_saved_table, metavar="FILE")
    words = "only prove, without a window, that the rules give it"
    replay.add_argument("--verify", action="store_true", help=words)


def _play(asked: argparse.Namespace) -> int:
    options = read_settings(game(asked.game), asked.set)
    players = read_players(game(asked.game), asked.seats, PLAYERS, options)
    return window(game=asked.game, players=players, seed=asked.seed, options=options)


def _replay(asked: argparse.Namespace) -> int:
    games = all_games()
    if asked.verify:
        print(f"verified {verify(asked.file, games)} records")
        return 0
    read(asked.file, games)
    return window(file=asked.file)
