"""Whatever is pressed at a table of any game: nothing breaks, and the table replays to the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import Session
from engine.games import GAMES, game
from engine.table import LiveDealer
from tests.game.restless import Restless
from tests.soak_size import soak_seeds


@pytest.mark.parametrize("key", GAMES)
def test_a_table_stands_whatever_is_pressed(key: str, tmp_path: Path) -> None:
    press_at_random(key, 1, 60, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_a_table_stands_however_long_it_is_pressed(key: str, tmp_path: Path) -> None:
    for seed in soak_seeds(0, 3):
        press_at_random(key, seed, 200, tmp_path)


def press_at_random(key: str, seed: int, acts: int, folder: Path) -> None:
    """Do so many random things at a new table of a game."""
    person = Restless(seed, folder)
    try:
        played = game(key)
        session = Session.new(played, played.seat_ids(played.fewest, {}), LiveDealer(seed))
        person.app.show(person.program.table_scene(session, None, 1), fade=False)
        for _ in range(acts):
            person.do()
            person.turn()
        replayed = Session.replayed(session.game, session.header, session.records())
        assert replayed.hashes() == session.hashes()
        person.saved_tables_verify()
    finally:
        person.close()
