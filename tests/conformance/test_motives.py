"""Why a bot chose as it did is told in sentences about the game, with the numbers below."""

from __future__ import annotations

import pytest

from engine.bots.kinds import make
from engine.flow import Game, Session
from engine.games import GAMES, game
from engine.table import LiveDealer


@pytest.fixture(params=sorted(GAMES))
def rules(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


def test_greedy_bots_tell_what_their_plans_bring(rules: Game) -> None:
    """Nearly all plans of a game's first turns have a reason in the game, and none is a lot."""
    session = Session.new(rules, 2, LiveDealer(4))
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    told, plans = [], set()
    while len(session.entries) < 90 and not session.over:
        seat = session.waiting()[0]
        bot = bots[seat]
        session.choose(seat, bot.choose(session.position.seen_by(seat), seat))
        if bot.plan and (seat, bot.plan) not in plans:
            plans.add((seat, bot.plan))
            told.append(str(bot.why))
            assert bot.details.startswith("best of")
    assert told
    assert not [why for why in told if "lot" in why.split() or "..." in why]
    spoken = [why for why in told if "nothing better" not in why]
    assert len(told) - len(spoken) <= len(told) / 10
