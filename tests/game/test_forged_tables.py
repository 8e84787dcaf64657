"""Forged logs of older rules: what comes in is shown in the library and looked back on in the window."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

from engine.games import GAMES, game
from engine.store import write
from game.layout.game_layout import GameLayout
from game.scenes.history.scene import HistoryScene
from tests.conformance.forgeries import Log, forged, read_log, sealed
from tests.conformance.test_forgeries import played
from tests.game.driver import Person
from tests.soak_size import soak_seeds

FEW = 3


def lacking(log: Log, chance: random.Random) -> Log:
    """The log of a table without some empty place."""
    rows = copy.deepcopy(log)
    start = rows[0]["header"]["start"]
    empty = [place for place in start["places"] if not start["contents"].get(place["id"])]
    lost = chance.choice(empty)
    start["places"].remove(lost)
    start["contents"].pop(lost["id"], None)
    return rows


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 16), marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", GAMES)
def test_what_comes_in_is_shown(key: str, seeds: range, home: Path, tmp_path: Path) -> None:
    rules, path = game(key), tmp_path / "forged.torchlit"
    write(path, played(rules, 0))
    true = read_log(path)
    person = Person()
    for seed in seeds:
        chance = random.Random(seed)
        rows = lacking(true, chance) if chance.random() < 0.5 else forged(true, chance)[0]
        rows[0]["header"]["version"] = rules.version - 1
        sealed(path, rows)
        before = {table.id for table in person.program.saved_tables.tables()}
        person.program.open_file(str(path))
        person.rest()
        for table in {table.id for table in person.program.saved_tables.tables()} - before:
            person.open(person.program.library_scene(table))
            person.program.look_back(table)
            person.rest()
            history = person.scene(HistoryScene)
            for n in (0, chance.randrange(history.end + 1)):
                history.seek(n)
                person.rest()
    person.close()


@pytest.mark.parametrize("key", GAMES)
def test_corridors_end_where_a_table_lacks_a_place(key: str) -> None:
    whole = GameLayout.read(game(key).folder)
    for lost in whole.layout.spaces:
        layout = whole.on([place for place in whole.layout.spaces if place != lost])
        assert lost not in {place for way in layout.ways for place in way}
        assert lost not in {place for others in layout.neighbours.values() for place in others}
