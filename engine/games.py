"""The table of games: one line a game."""

from __future__ import annotations

from importlib import import_module

from engine.flow import Game

#: Game id -> the module that holds its GAME; read only when somebody wants to play it.
GAMES = {
    "formidable-foes": "engine.formidable_foes",
    "dungeon-twister": "engine.dungeon_twister",
}


class UnknownGame(ValueError):
    """A game that is not in the table; the text is one sentence that lists the known ones."""


def game(key: str) -> Game:
    """The game with this id. Raises UnknownGame if there is none."""
    if key not in GAMES:
        raise UnknownGame(f"There is no game called {key}; the games are: {', '.join(GAMES)}.")
    found = import_module(GAMES[key]).GAME
    assert isinstance(found, Game)
    return found
