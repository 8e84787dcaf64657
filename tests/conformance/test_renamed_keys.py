"""A renamed key in any data file of a game is told in one sentence that names a file and the key."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from engine.data import BadData
from engine.games import GAMES
from tests.conformance.renamed_keys import ROOT
from tests.soak_size import soak_seeds

FEW = 25
#: Tables whose rows may be called anything, as long as nothing asks for the old name; so may a piece's marks.
FREE = frozenset({
    "after", "bars", "beside", "chapters", "dealer", "facts", "flourish", "gait", "modes", "monsters", "numbers",
    "options", "paid", "places", "prompts", "rooms", "runs", "seats", "spaces", "spells", "states", "terrain",
    "trays",
})  # fmt: skip


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the search forks")
@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 50), marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
def test_a_renamed_key_is_named(key: str, seeds: range) -> None:
    command = [sys.executable, "-m", "tests.conformance.renamed_keys", key, *map(str, seeds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr
    tried = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("[")]
    assert len(tried) == len(seeds)
    for file, path, error, text in tried:
        where = f"{file}, {path}: {text}"
        if not error:
            term = file == "glossary.toml" and len(path) == 1
            assert term or FREE.intersection(path[-2:-1]) or path[-3:-2] == ["marks"], f"{where} loads"
            continue
        assert error == BadData.__name__, where
        assert re.match(r"[\w/-]+\.toml\b[^\n]*\.$", text), where
        assert str(path[-1]) in text or f"`key` in `$.{path[0]}" in text, where
