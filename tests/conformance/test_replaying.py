"""Whole games are the same when another process with another hash seed replays them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.soak_size import soak_seeds

ROOT = Path(__file__).parents[2]
FEW = 1
SOAKS = [pytest.param(key, soak_seeds(FEW, 8, key), marks=pytest.mark.soak) for key in GAMES]


@pytest.mark.parametrize(("key", "seeds"), [*[(key, range(FEW)) for key in GAMES], *SOAKS])
def test_another_process_replays_the_same_games(key: str, seeds: range, tmp_path: Path) -> None:
    played = run("play", key, tmp_path, seeds, hash_seed="1")
    assert len(played) == len(seeds)
    assert run("replay", key, tmp_path, seeds, hash_seed="2") == played


def run(act: str, key: str, folder: Path, seeds: range, hash_seed: str) -> list[str]:
    """The lines that the program prints for these games."""
    command = [sys.executable, "-m", "tests.conformance.replaying", act, key, str(folder), *map(str, seeds)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
