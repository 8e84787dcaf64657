"""Whole games played by chance, for the laws that hold in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.flow import Game, Option, Position, Session, is_typed
from engine.flow.records import fold
from engine.games import GAMES, IN_THE_MAKING, game
from engine.table import LiveDealer, Table
from tests.engine.playing import FRIENDLY_TABLE
from tests.soak_size import LONG_GAMES, soak_size


class Sat(NamedTuple):
    """A table to be played: the game's id, how many seats, the seed of dealer and players, and what was agreed."""

    key: str
    seats: int
    seed: int
    agreed: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        """What to call it in a test's id."""
        return "-".join([self.key, str(self.seats), str(self.seed), *[value for _, value in self.agreed[:1]]])


def tables(*seeds: int) -> list[Sat]:
    """Every game of the table of games and in the making, with every number of seats and each way to play, for
    each seed."""
    return [
        Sat(key, seats, seed, agreed)
        for key in (*GAMES, *IN_THE_MAKING)
        for seats in range(game(key).fewest, game(key).most + 1)
        for seed in seeds
        for agreed in agreements(game(key), seed)
        if seats in numbers(game(key), agreed)
    ]


def small_tables(key: str, seed: int) -> list[Sat]:
    """The tables of one game for one seed, for tests that look at each record for each seat; of a long game those
    with few seats."""
    found = [sat for sat in tables(seed) if sat.key == key]
    return [sat for sat in found if sat.seats <= found[0].seats + 1] if key in LONG_GAMES else found


def numbers(rules: Game, agreed: tuple[tuple[str, str], ...]) -> range:
    """How many can sit at a table where this is agreed."""
    seats = rules.seats(dict(agreed))
    return range(seats.fewest, seats.most + 1)


def agreements(rules: Game, seed: int) -> list[tuple[tuple[str, str], ...]]:
    """For each choice of the first setting one agreement, the others by lot as far as they can be; just one where
    nothing is agreed."""
    if not rules.settings:
        return [()]
    chance = random.Random(seed)
    first, *others = rules.settings
    drawn = [
        {first.id: value, **{other.id: chance.choice(other.choices)[0] for other in others}}
        for value, _ in first.choices
    ]
    return [tuple(rules.resolved_options(options).items()) for options in drawn]


#: After so many choices players by chance give up if they can.
LONG = 2000
#: So many games are kept at a time: long ones need much memory.
KEPT = 6
#: What the plain tests play; the soak goes on from there.
FEW = tables(1)
MORE = tables(1, 2)
#: So many seeds the soak plays.
SEEDS = 24
MANY = [
    sat for sat in tables(*range(100, 100 + soak_size(SEEDS))) if sat.seed < 100 + soak_size(SEEDS, sat.key)
]


def chosen(options: tuple[Option, ...], chance: random.Random, concessions: frozenset[str]) -> Option:
    """One of the options: first what sort of thing to do, then which, so that rare things get their turn.

    Buttons mostly end or decline something; a game is the richer for pressing them seldom, and most so for hardly
    ever giving up.
    """
    going_on = [option for option in options if option.verb not in concessions]
    if going_on and chance.random() < 0.9995:
        options = tuple(going_on)
    handled = [option for option in options if option.piece]
    if handled and chance.random() < 0.9:
        options = tuple(handled)
    verb = chance.choice(sorted({option.verb for option in options}))
    return chance.choice([option for option in options if option.verb == verb])


def begun(sat: Sat) -> Session:
    """The table before the first choice."""
    options = dict(sat.agreed) | FRIENDLY_TABLE
    return Session.new(game(sat.key), sat.seats, LiveDealer(sat.seed), options=options)


def moments(sat: Sat) -> Iterator[Session]:
    """The same session after its set-up and after each choice, to the end."""
    chance = random.Random(sat.seed)
    session = begun(sat)
    concessions = session.game.concessions
    yield session
    while not session.over:
        seat = chance.choice(session.waiting())
        option = late(session, seat, chance) or chosen(tired(session, seat), chance, concessions)
        session.choose(seat, typed(session, seat, option, chance))
        yield session


def tired(session: Session, seat: str) -> tuple[Option, ...]:
    """What a player chooses from: in a game that drags on without end, giving up if that can be."""
    options = session.options(seat)
    if len(session.entries) < LONG:
        return options
    return tuple([option for option in options if option.verb in session.game.concessions]) or options


def late(session: Session, seat: str, chance: random.Random) -> Option | None:
    """What is chosen for a seat whose time runs out, now and then; None if it still has time."""
    ask = session.position.ask
    limits = [limit.late for limit in ask.limits if limit.seat == seat] if ask is not None else []
    return limits[0] if limits and limits[0] in session.options(seat) and chance.random() < 0.02 else None


def typed(session: Session, seat: str, option: Option, chance: random.Random) -> Option:
    """The option, with a text if its verb takes one: what a bot would type, anything, or nothing."""
    if not is_typed(session.position, option):
        return option
    game = session.game
    words = (game.reply(session.position.seen_by(seat), seat, option, chance), "anything", "")
    written = [replace(option, text=text) for text in words]
    return chance.choice([each for each in written if not session.why_not(seat, each)])


class Watched(NamedTuple):
    """A finished table with what can only be seen while it is played."""

    session: Session
    kept: Mapping[int, Position]
    """Some positions by their record."""
    misfolded: Sequence[int]
    """The records whose changes, applied to the table before them, did not give the table after them."""


def same(one: Table, other: Table) -> bool:
    """Whether two tables are equal."""
    lying = one.pieces == other.pieces and one.contents == other.contents
    return lying and one.counters == other.counters and one.numbered == other.numbered


@lru_cache(maxsize=KEPT)
def watched(sat: Sat) -> Watched:
    """The game, watched from the set-up to its end. Shared, as `played` is."""
    kept: dict[int, Position] = {}
    misfolded: list[int] = []
    folded: Table | None = None
    for session in moments(sat):
        folded = folded or Table.restored(session.header.start)
        n = len(session.entries) - 1
        fold(folded, session.entries[n].record)
        if not same(folded, session.position):
            misfolded.append(n)
        if n % 97 == 0:
            kept[n] = session.position.clone()
    return Watched(session, kept, misfolded)


def played(sat: Sat) -> Session:
    """The finished table. Shared: look at it, branch from it, but leave it as it is."""
    return watched(sat).session


def sampled(sat: Sat, number: int) -> list[int]:
    """Some records after which somebody is asked, spread over the whole game."""
    session = played(sat)
    last = len(session.entries) - 2
    return sorted({round(last * step / (number - 1)) for step in range(number)})


def rules(sat: Sat) -> Game:
    return game(sat.key)
