"""Whole games between bots."""

from __future__ import annotations

import itertools

import pytest

from engine import games
from engine.bots import BOTS, make, play
from engine.flow import Session
from tests.engine import toy

GAME = games.game("formidable-foes")


def test_an_unknown_kind_of_bot_is_named_with_those_there_are() -> None:
    kinds = "random, easy, medium, hard, expert, greedy, search"
    with pytest.raises(ValueError, match=rf"There is no bot called oracle; .*: {kinds}\.$"):
        make("oracle", 0)


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_chooses_what_is_offered_and_says_why(kind: str) -> None:
    bot = make(kind, 7)
    session = Session.new(GAME, 2)
    for _ in range(12):
        seat = session.waiting()[0]
        option = bot.choose(session.position.seen_by(seat), seat)
        session.choose(seat, option)
        assert bot.why.endswith(".")


@pytest.mark.parametrize("kinds", list(itertools.combinations_with_replacement(BOTS, 2)))
def test_bots_play_a_game_with_secret_choices_at_the_same_time(kinds: tuple[str, str]) -> None:
    session = play(toy.GAME, kinds, seed=3)
    assert session.over
    Session.replayed(toy.GAME, session.header, session.records())


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play(GAME, ("random", "greedy"), seed=5) for _ in range(2))
    assert one.hashes() == other.hashes()
    Session.replayed(GAME, one.header, one.records())
