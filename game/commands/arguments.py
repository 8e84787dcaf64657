"""The arguments of commands: how they are added to a command line, and read from it."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

from engine.bots import BOTS
from engine.flow import Game
from engine.games import GAMES

if TYPE_CHECKING:
    from argparse import _SubParsersAction

HUMAN = "human"
PLAYERS = (HUMAN, *BOTS)
USUAL = 3  # bots at a table when none are named
MOST = 1_000_000  # of anything that is counted


class UsageError(Exception):
    """The command line asks for something impossible; the text is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Fail with one sentence instead of a page of usage."""
        sentence = message[:1].upper() + message[1:]
        self.exit(2, f"{sentence}; {self.prog} --help lists what there is.\n")


class Commands:
    """The commands of a command line."""

    def __init__(self, rows: _SubParsersAction[Parser]) -> None:
        self._rows = rows

    def add(
        self, name: str, do: Callable[[argparse.Namespace], int], words: str, takes_game: bool = True
    ) -> Parser:
        """A command, what does it (returns the exit code), and what it is for."""
        added = self._rows.add_parser(name, help=words, description=words)
        added.set_defaults(do=do)
        if takes_game:
            added.add_argument("game", metavar="GAME", help=", ".join(GAMES))
        return added


def takes_settings(command: Parser) -> None:
    """The settings that are agreed before a game."""
    words = "one of the game's settings"
    command.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help=words)


def read_players(
    played: Game, words: str | None, known: Sequence[str], options: Mapping[str, str]
) -> tuple[str, ...]:
    """The players that a list names; without a list some bots. Raises UsageError or WrongSeats."""
    if words is None:
        seats = played.seats(options)
        return ("medium",) * min(max(USUAL, seats.fewest), seats.most)
    players = tuple(word.strip() for word in words.split(","))
    for player in players:
        if player not in known:
            raise UsageError(f"There is no player called {player!r}; here the players are: {', '.join(known)}.")
    played.seat_ids(len(players), options)
    return players


def read_settings(played: Game, words: Sequence[str]) -> dict[str, str]:
    """The settings that the command line names. Raises UsageError or WrongSetting."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"A setting is given as SETTING=VALUE, not as {word}.")
        options[key.strip()] = value.strip()
    return played.checked_options(options)


def count_up_to(most: int) -> Callable[[str], int]:
    """What reads a whole number from 1 to `most`."""

    def number(word: str) -> int:
        if not re.fullmatch("[0-9]{1,18}", word) or not 1 <= int(word) <= most:
            raise argparse.ArgumentTypeError(f"{word} is not a whole number from 1 to {most}")
        return int(word)

    return number


def read_seed(word: str) -> int:
    if not re.fullmatch("-?[0-9]{1,18}", word):
        raise argparse.ArgumentTypeError(f"{word} is not a whole number of at most 18 digits")
    return int(word)


def read_size(word: str) -> tuple[int, int]:
    if not re.fullmatch("[0-9]{1,5}x[0-9]{1,5}", word):
        raise argparse.ArgumentTypeError(f"{word} is not a size such as 1920x1080")
    width, height = word.split("x")
    return int(width), int(height)


def read_saved_table(word: str) -> Path:
    """A file that is there. Raises UsageError."""
    if not Path(word).is_file():
        raise UsageError(f"There is no file called {Path(word).name}.")
    return Path(word)


def json_of(value: object) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def hide() -> None:
    """Use no display and no sound device: this command opens no window."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or "the system refuses").lower()
        raise UsageError(f"The folder {folder.name} cannot be made: {why}.") from None
