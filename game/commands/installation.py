"""Commands about this copy of the program: `bench`, `associate` and `selftest`."""

from __future__ import annotations

import argparse

from game.commands.arguments import Commands, hide, json_of
from game.open_window import complain


def add(commands: Commands) -> None:
    """Add these commands to a command line."""
    bench = commands.add("bench", _bench, "Measure speed and size.", takes_game=False)
    bench.add_argument("--json", action="store_true")
    words = "instead let the bots play one another; many minutes"
    bench.add_argument("--bots", action="store_true", help=words)

    words = "Let this system open .torchlit files with this program."
    associate = commands.add("associate", _associate, words, takes_game=False)
    associate.add_argument("--undo", action="store_true", help="no longer")

    commands.add("selftest", _selftest, "Prove that this program is whole.", takes_game=False)


def _bench(asked: argparse.Namespace) -> int:
    hide()
    from game import bench

    rows = []
    for figure in bench.bots() if asked.bots else bench.figures():
        rows.append(figure)
        if not asked.json:
            print(figure.line(), flush=True)
    if asked.json:
        print(json_of(rows))
    return 0


def _associate(asked: argparse.Namespace) -> int:
    from game.services import file_type

    try:
        file_type.forget() if asked.undo else file_type.associate()
    except file_type.CannotAssociate as trouble:
        return complain(str(trouble), 1)
    opened = "no longer open" if asked.undo else "now open"
    print(f"Files that end in {file_type.SUFFIX} {opened} with this Torchlit.")
    return 0


def _selftest(asked: argparse.Namespace) -> int:
    hide()
    from game import selftest

    return int(selftest.run())
