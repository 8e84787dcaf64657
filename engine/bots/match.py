"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.bots.bot import Bot, Clock
from engine.bots.kinds import make
from engine.bots.search import InTurn
from engine.flow import Game, Session
from engine.table import LiveDealer


def play(
    game: Game,
    kinds: Sequence[str],
    seed: int,
    budget: float | None = None,
    clock: Clock | None = None,
    options: Mapping[str, str] | None = None,
    simulations: int | None = None,
) -> Session:
    """A whole game by bots, one kind a seat. `budget` is the time for a decision in seconds, measured by `clock`.
    Without a clock a search counts `simulations`, as many as usual if None.

    Raises WrongSeats, WrongSetting or ValueError if there is no such number of seats, option or kind of bot.
    """
    seats = game.seat_ids(len(kinds), options)
    players = dict(zip(seats, kinds, strict=True))
    bots = {
        seat: make(kind, seed + n, clock, simulations, InTurn(clock))
        for n, (seat, kind) in enumerate(players.items())
    }
    session = Session.new(game, seats, LiveDealer(seed), players=players, options=options)
    while not session.over:
        take_turn(session, bots, budget)
    return session


def take_turn(session: Session, bots: dict[str, Bot], budget: float | None) -> None:
    """One choice of a bot, for the first seat that the session waits for."""
    seat = session.waiting()[0]
    session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat, budget))


def tournament(
    game: Game,
    kinds: Sequence[str],
    games: int,
    seed: int,
    budget: float | None = None,
    clock: Clock | None = None,
) -> list[float]:
    """How many of `games` each of `kinds` wins; the kinds rotate through the seats. A win is shared in equal
    parts."""
    wins = [0.0] * len(kinds)
    for number in range(games):
        turned = [(number + n) % len(kinds) for n in range(len(kinds))]
        session = play(game, [kinds[kind] for kind in turned], seed + number, budget, clock)
        winners = game.outcome(session.position).winners
        for kind, seat in zip(turned, session.header.seats, strict=True):
            if seat in winners:
                wins[kind] += 1 / len(winners)
    return wins
