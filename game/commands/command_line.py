"""The command line with all its commands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import BadData, WrongSeats, WrongSetting
from engine.games import UnknownGame
from engine.store import StoreError
from game.commands import bot_games, installation, pictures, playing, rules
from game.commands.arguments import Commands, Parser, UsageError
from game.open_window import complain
from game.version import VERSION


def run(arguments: Sequence[str]) -> int:
    """Do a command; returns the exit code."""
    try:
        parsed = _parser().parse_args(arguments)
        return int(parsed.do(parsed))
    except (UnknownGame, WrongSeats, WrongSetting, UsageError) as trouble:
        return complain(str(trouble))
    except (BadData, StoreError) as trouble:
        return complain(str(trouble), 1)


def _parser() -> Parser:
    words = "Dungeon board games at one table. Without arguments: the window."
    parser = Parser(prog="torchlit", description=words)
    parser.add_argument("--version", action="version", version=f"Torchlit {VERSION}")
    commands = Commands(parser.add_subparsers(metavar="COMMAND", required=True))
    for group in (playing, bot_games, pictures, rules, installation):
        group.add(commands)
    return parser
