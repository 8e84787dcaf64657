"""Short ways to play the toy game in tests."""

from __future__ import annotations

import random
from collections.abc import Iterable

from engine.flow import Game, Option, Session
from engine.table import Dealer, LiveDealer, ScriptDealer
from tests.engine import toy

#: What people agree who take back past barriers.
FRIENDLY_TABLE = {"taking-back": "friendly"}


def scripted(
    seats: int = 2, game: Game = toy.GAME, die: Iterable[int] = (4,) * 8, *, friendly: bool = False
) -> Session:
    """A new table where everybody holds known cards (amber 1 to 3, beryl 4 to 6 ...) and the die is loaded."""
    names = game.colours[:seats]
    cards = {f"card for {seat}": [f"card-{3 * n + k}" for k in (1, 2, 3)] for n, seat in enumerate(names)}
    options = FRIENDLY_TABLE if friendly else {}
    return Session.new(game, seats, ScriptDealer({**cards, "die": list(die)}), options=options)


def choose(session: Session, *choices: str) -> None:
    """Choices as words: `amber walk S1`, `beryl lay card-4`, `amber throw`."""
    for words in choices:
        seat, verb, *what = words.split()
        if verb == "walk":
            session.choose(seat, toy.walk(seat, what[0]))
        else:
            session.choose(seat, Option(verb, *what))


def at_random(seed: int, seats: int = 3, game: Game = toy.GAME, dealer: Dealer | None = None) -> Session:
    """A whole game played by chance."""
    chance = random.Random(seed)
    session = Session.new(game, seats, dealer or LiveDealer(seed))
    while not session.over:
        seat = chance.choice(session.waiting())
        session.choose(seat, chance.choice(session.options(seat)))
    return session
