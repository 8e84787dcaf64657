"""The games that are kept in files are what the rules make of their choices."""

from __future__ import annotations

import pytest

from engine.games import all_games
from engine.store import verify
from tests.game.finished import SEEDS, file_of, finished


@pytest.mark.parametrize(("key", "seats"), SEEDS)
def test_each_is_over_and_is_what_the_rules_give(key: str, seats: int) -> None:
    records = verify(file_of(key, seats), all_games())
    kept = finished(key, ("human",) * seats)
    assert (kept.over, len(kept.entries)) == (True, records)
