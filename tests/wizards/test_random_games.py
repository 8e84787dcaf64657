"""Whole games of Wizards by chance: they end, nothing is lost, and the views hide what nobody may know."""

from __future__ import annotations

import random

import pytest

from engine.flow import Session
from engine.table import LiveDealer
from engine.wizards import GAME
from engine.wizards.components import LANDS_OF, UNDEALT
from engine.wizards.ending import champion
from engine.wizards.world import dead, is_team

#: Verbs that a player by chance seldom chooses, so that the others get their turn.
RARE = {"call for help", "stop", "farewell", "no animal", "pass by", "decline", "enough"}
LONGEST = 8000


def played(seed: int, seats: int, game: str) -> Session:
    """A game by chance, to its end."""
    chance = random.Random(seed)
    session = Session.new(GAME, seats, LiveDealer(seed), options={"game": game})
    while not session.over and len(session.entries) < LONGEST:
        seat = session.waiting()[0]
        options = session.options(seat)
        assert options, session.position.pages[-1]
        names = sorted({option.verb for option in options})
        wanted = [name for name in names if name not in RARE or chance.random() < 0.15] or names
        verb = chance.choice(wanted)
        session.choose(seat, chance.choice([option for option in options if option.verb == verb]))
    return session


@pytest.mark.parametrize(("seed", "seats"), [(seed, 2 + seed % 5) for seed in range(6)])
@pytest.mark.parametrize("game", ["competitive", "cooperative"])
def test_games_by_chance_end(seed: int, seats: int, game: str) -> None:
    session = played(seed, seats, game)
    t = session.position
    assert session.over
    assert bool(champion(t)) != ("CIR" in dead(t))
    lying = [piece for pieces in t.contents.values() for piece in pieces]
    assert sorted(lying) == sorted(t.pieces)
    outcome = GAME.outcome(t)
    assert len(outcome.winners) in ((0, seats) if is_team(t) else (0, 1))


def test_lands_are_secret_until_they_are_turned_up() -> None:
    session = Session.new(GAME, 3, LiveDealer(1))
    seat = session.waiting()[0]
    others = [other for other in session.position.seats if other != seat]
    own = set(session.position.contents[LANDS_OF[seat]])
    assert own <= set(session.position.seen_by(seat).pieces)
    for other in others:
        assert not own & set(session.position.seen_by(other).pieces)
    assert not set(session.position.contents[UNDEALT]) & set(session.position.seen_by(seat).pieces)


def test_every_option_is_legal_and_every_reason_has_a_sentence() -> None:
    chance = random.Random(5)
    session = Session.new(GAME, 3, LiveDealer(5))
    for _ in range(400):
        seat = session.waiting()[0]
        options = session.options(seat)
        assert session.position.seen_by(seat).ask is not None
        for option in chance.sample(options, min(4, len(options))):
            assert not session.why_not(seat, option)
            for verb in ("walk", "roll", "fly", "transport", "join", "do part", "lay"):
                for reason in session.why_not(seat, type(option)(verb, option.piece, option.to, option.amount)):
                    assert str(GAME.refusal(reason))
        session.choose(seat, chance.choice(options))
