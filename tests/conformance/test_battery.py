"""One battery for every game: each law on whole games played by chance, for every number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games import GAMES, game
from tests.conformance.golden import file_of, replayed
from tests.conformance.laws import LASTING, LAWS, records_of
from tests.conformance.playing import FEW, MANY, MORE, Sat, played

Law = Callable[[Sat], None]


@pytest.mark.parametrize("sat", FEW, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, sat: Sat) -> None:
    law(sat)


@pytest.mark.soak
@pytest.mark.parametrize("sat", MANY, ids=str)
def test_many_games(sat: Sat) -> None:
    """Every fifth seed keeps all laws, the others those that only long play can break."""
    for law in LASTING if sat.seed % 5 else LAWS:
        law(sat)
    played.cache_clear()


@pytest.mark.parametrize("key", GAMES)
def test_everything_happens_in_some_game(key: str) -> None:
    golden = replayed(game(key), file_of(key).read_text("utf-8")).records()
    records = (*records_of(sat for sat in MORE if sat.key == key), *golden)
    happened = {happening.event.tag() for record in records for happening in record.happened}
    missing = {event.tag() for event in game(key).events} - happened
    assert len(missing) <= len(game(key).events) // 10, f"the games played are too poor: {missing}"
