"""How well bots play, and that they bring games to their end."""

from __future__ import annotations

import pytest

from engine import games
from engine.bots import play, tournament
from engine.flow import Session
from engine.formidable_foes.ending import FIESO, FURUNKULUS, defeated

GAME = games.game("formidable-foes")
MIXED = ("greedy", "random", "greedy", "random", "greedy", "random")


def test_greedy_beats_random() -> None:
    wins = tournament(GAME, ("greedy", "random", "random"), games=4, seed=0)
    assert wins[0] == 4


@pytest.mark.soak
def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    wins = tournament(GAME, ("greedy", "random", "random"), games=60, seed=1000)
    assert wins[0] >= 54


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_between_bots_end_and_verify(seats: int) -> None:
    regular = 0
    for seed in range(6):
        kinds = ("greedy",) * seats if seed % 2 else MIXED[:seats]
        session = play(GAME, kinds, seed)
        Session.replayed(GAME, session.header, session.records())
        regular += all(defeated(session.position, lord) for lord in (FURUNKULUS, FIESO))
    assert regular >= 3


@pytest.mark.soak
def test_search_holds_its_own_against_greedy() -> None:
    """Four games show only a search that has gone wrong; `bench --bots` measures how strong it is."""
    wins = tournament(GAME, ("search", "greedy"), games=4, seed=1000)
    assert wins[0] >= 2
