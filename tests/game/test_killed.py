"""A window that is killed at any moment loses nothing that it has shown."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.games import all_games
from engine.store import Library
from game.scenes.saved_tables import FILE
from tests.soak_size import soak_seeds

FEW = 1
LONGEST = 1.5  # seconds of play before the window is killed


def shown_by(seed: int) -> list[list[str]]:
    """What a window showed until it was killed at a random moment."""
    command = [sys.executable, "-m", "tests.game.killed_player", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "playing\n"
        time.sleep(random.Random(seed).random() * LONGEST)
        window.kill()
        whole = [line for line in window.stdout if line.endswith("\n")]
    return [line.rstrip("\n").split(maxsplit=2) for line in whole]


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 16), marks=pytest.mark.soak)])
def test_what_was_shown_is_there(home: Path, seeds: range) -> None:
    for seed in seeds:  # in one library: each window goes on where another was killed
        seen = {(kind, table): words for kind, table, words in shown_by(seed)}
        with Library(home / FILE, all_games()) as library:
            assert library.notice == "", f"seed {seed}"
            rows = {row.id: row for row in library.tables()}
            for (kind, key), words in seen.items():
                table = int(key)
                if kind == "choice":
                    n, digest = words.split()
                    hashes = library.resume(table).session.hashes()
                    assert hashes[int(n)] == digest, f"seed {seed}: choice {n} of table {table} is lost"
                elif kind == "title":
                    assert rows[table].title in (words, seen["title-to-come", key]), f"seed {seed}"
                elif kind == "note":
                    assert library.bookmarks(table)[0].note in (words, seen["note-to-come", key]), f"seed {seed}"
