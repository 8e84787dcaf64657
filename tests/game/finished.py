"""Whole games between bots. They lie in files, so that no test has to play one.

Where the rules were changed on purpose, `python -m tests.game.finished` plays and writes them anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from engine.flow import Session
from engine.games import all_games, game
from engine.store import read, write
from game.shots import played

FOLDER = Path(__file__).parent / "finished_games"
#: Game and number of seats -> the seed of the game that is kept.
SEEDS = {
    ("formidable-foes", 3): 3, ("formidable-foes", 4): 1, ("dungeon-twister", 2): 6, ("knightmare", 4): 4,
    ("wizards", 4): 2,
}  # fmt: skip


def file_of(key: str, seats: int) -> Path:
    """The file of a game with so many seats."""
    return FOLDER / f"{key}-{seats}.torchlit"


@cache
def finished(key: str, players: Sequence[str]) -> Session:
    """A finished game with these kinds of players. Tests share it, so none may go on with it."""
    log = read(file_of(key, len(players)), all_games())
    header = replace(log.header, players=dict(zip(log.header.seats, players, strict=True)))
    return Session.replayed(log.game, header, log.records)


if __name__ == "__main__":
    for (key, seats), seed in SEEDS.items():
        write(file_of(key, seats), played(game(key), ["greedy"] * seats, seed, None))
