"""Whole games played by chance, for the laws that hold in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.flow import Game, Option, Session
from engine.games import GAMES, game
from engine.table import LiveDealer


class Sat(NamedTuple):
    """A table to be played: the game's id, how many seats, and the seed of dealer and players."""

    key: str
    seats: int
    seed: int


def tables(*seeds: int) -> list[Sat]:
    """Every game of the table of games, with every number of seats, for each seed."""
    return [
        Sat(key, seats, seed)
        for key in GAMES
        for seats in range(game(key).fewest, game(key).most + 1)
        for seed in seeds
    ]


#: What the plain tests play; the soak goes on from there.
FEW = tables(1)
MANY = tables(*range(100, 300))


def chosen(options: tuple[Option, ...], chance: random.Random) -> Option:
    """One of the options: first what sort of thing to do, then which, so that rare things get their turn.

    Buttons mostly end or decline something; a game is the richer for pressing them seldom.
    """
    handled = [option for option in options if option.piece]
    if handled and chance.random() < 0.9:
        options = tuple(handled)
    verb = chance.choice(sorted({option.verb for option in options}))
    return chance.choice([option for option in options if option.verb == verb])


def begun(sat: Sat) -> Session:
    """The table before the first choice."""
    return Session.new(game(sat.key), sat.seats, LiveDealer(sat.seed))


def moments(sat: Sat) -> Iterator[Session]:
    """The same session after its set-up and after each choice, to the end."""
    chance = random.Random(sat.seed)
    session = begun(sat)
    yield session
    while not session.over:
        seat = chance.choice(session.waiting())
        session.choose(seat, chosen(session.options(seat), chance))
        yield session


@cache
def played(sat: Sat) -> Session:
    """The finished table. Shared: look at it, branch from it, but leave it as it is."""
    *_, last = moments(sat)
    return last


def sampled(sat: Sat, number: int) -> list[int]:
    """Some records after which somebody is asked, spread over the whole game."""
    session = played(sat)
    last = len(session.entries) - 2
    return sorted({round(last * step / (number - 1)) for step in range(number)})


def rules(sat: Sat) -> Game:
    return game(sat.key)
