"""The table of games: one line a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from engine.said import said

if TYPE_CHECKING:
    from engine.flow import Game

#: Game id -> the module that holds its GAME; imported only when the game is asked for.
GAMES = {
    "formidable-foes": "engine.formidable_foes",
    "dungeon-twister": "engine.dungeon_twister",
    "knightmare": "engine.knightmare",
    "wizards": "engine.wizards",
}
#: Games in the making: they are found by their ids, but stand in no menu. Lessons or translations are missing.
IN_THE_MAKING: dict[str, str] = {}


class UnknownGame(ValueError):
    """There is no game with this id; the text is one sentence that lists the games."""


def game(key: str) -> Game:
    """The game with this id. Raises UnknownGame if there is none."""
    module = {**IN_THE_MAKING, **GAMES}.get(key)
    if module is None:
        known = ", ".join(GAMES)
        raise UnknownGame(said("There is no game called {key}; the games are: {known}.", key=key, known=known))
    found: Game = import_module(module).GAME
    return found


def all_games() -> dict[str, Game]:
    """Every game of the table by its id: a saved table may be of any."""
    return {key: game(key) for key in GAMES}


def folders() -> tuple[Path, ...]:
    """The folders of all games. Imports none of them."""
    return tuple([Path(__file__).parent / module.rpartition(".")[2] for module in GAMES.values()])
