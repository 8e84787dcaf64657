"""Commands that write pictures: `shot` and `film`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from engine.games import all_games, game
from engine.store import read
from game.commands.arguments import (
    MOST,
    PLAYERS,
    Commands,
    UsageError,
    count_up_to,
    hide,
    read_players,
    read_saved_table,
    read_seed,
    read_settings,
    read_size,
    takes_settings,
)
from game.open_window import complain
from game.services.language import LANGUAGES

SCENES = ("menu", "library", "setup", "table", "history", "rules", "lessons", "lesson", "end", "review", "people")
BOXES = ("look", "play", "sound", "flat", "keys")


def add(commands: Commands) -> None:
    """Add these commands to a command line."""
    film = commands.add("film", _film, "Write a stretch of a saved table as a film.", takes_game=False)
    film.add_argument("file", type=read_saved_table, metavar="FILE")
    film.add_argument("--from", dest="start", type=int, default=0, metavar="N", help="the choice it begins with")
    film.add_argument("--to", dest="end", type=int, metavar="M", help="and ends with; by default the last one")
    film.add_argument("--out", type=Path, required=True, metavar="FILE.webp", help="or FILE.gif")
    _add_shot(commands)


def _add_shot(commands: Commands) -> None:
    added = commands.add("shot", _shot, "Draw a scene into a PNG file.")
    added.add_argument("--scene", choices=SCENES, required=True)
    added.add_argument("--seed", type=read_seed, default=1)
    added.add_argument("--at", type=int, metavar="DECISION", help="how far the game has come")
    added.add_argument("--seats", help=f"one player a seat, separated by commas: {', '.join(PLAYERS)}")
    takes_settings(added)
    added.add_argument("--size", type=read_size, default=(1920, 1080), metavar="WIDTHxHEIGHT")
    added.add_argument("--scale", type=float, default=1.0, help="of text and widgets")
    added.add_argument("--language", choices=LANGUAGES, default="en", help="that is spoken in it")
    words = "a setting of the player, as interface=2, palette=red-green or contrast=true"
    added.add_argument("--wear", action="append", default=[], metavar="SETTING=VALUE", help=words)
    added.add_argument("--box", choices=BOXES, default="", help="that lies over it")
    added.add_argument("--lesson", type=count_up_to(MOST), default=1, metavar="N", help="which lesson")
    added.add_argument("--beat", type=count_up_to(MOST), default=1, metavar="M", help="how far it has come")
    words = "a pose of the table, as dragging, or a beat or a question of its game; of the rules a clause"
    added.add_argument("--state", default="", help=words)
    added.add_argument("--out", type=Path, required=True, metavar="FILE.png")


def _shot(asked: argparse.Namespace) -> int:
    options = read_settings(game(asked.game), asked.set)
    players = read_players(game(asked.game), asked.seats, PLAYERS, options)
    if not asked.out.absolute().parent.is_dir():
        raise UsageError(f"There is no folder for {asked.out.name}.")
    if asked.out.suffix.lower() != ".png":
        raise UsageError(f"A picture is a PNG file, so the name {asked.out.name} must end in .png.")
    hide()
    from game.services.assets import AssetMissing
    from game.shots import Shot, ShotRefused, shoot

    shot = Shot(
        asked.game, asked.scene, asked.seed, asked.at, players, asked.size, asked.scale, asked.state, options,
        asked.lesson, asked.beat, asked.language, asked.wear, asked.box,
    )  # fmt: skip
    try:
        shoot(shot, asked.out)
    except ShotRefused as trouble:
        raise UsageError(str(trouble)) from None
    except AssetMissing as trouble:
        return complain(str(trouble), 1)
    except OSError as error:
        raise UsageError(
            f"{asked.out.name} cannot be written: {(error.strerror or 'the system refuses').lower()}."
        ) from None
    return 0


def _film(asked: argparse.Namespace) -> int:
    from game.film.film_dialogs import missing
    from game.film.film_file import FORMS, possible
    from game.film.job import Job
    from game.film.worker import make
    from game.services.settings import Settings

    hide()
    last = len(read(asked.file, all_games()).records) - 1
    end = last if asked.end is None else asked.end
    if not 0 <= asked.start < end <= last:
        wrong = f"and not from {asked.start} to {end}"
        raise UsageError(f"A film goes from a choice to a later one, 0 to {last}, {wrong}.")
    if asked.out.suffix.lower() not in FORMS:
        raise UsageError(f"A film is a WebP or GIF file, so the name {asked.out.name} must end in .webp or .gif.")
    if not asked.out.absolute().parent.is_dir():
        raise UsageError(f"There is no folder for {asked.out.name}.")
    if not possible():
        return complain(missing(), 1)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(language="en")
        files = str(asked.file), str(asked.out.absolute())
        make(Job(files[0], asked.start, end, None, False, files[1], folder, settings), lambda part: None)
    return 0
