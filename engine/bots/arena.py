"""The arena: two kinds of bots play many games against each other, each start twice with the seats swapped. Where
all seats win together, a whole team of one kind plays each start, then a team of the other."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean

from engine.bots.match import play
from engine.flow import Session
from engine.games import game
from engine.table import LiveDealer

#: The z of a 95 % interval.
Z = 1.96
#: Seconds in which a Dask cluster must answer.
PATIENCE = 10


@dataclass(frozen=True)
class Duel:
    """A game to be played: its seed, one kind of bot a seat, the settings, and what a search may use for a
    decision: so many simulations, or with a `budget` so many seconds."""

    game: str
    kinds: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    simulations: int | None = None
    budget: float | None = None


@dataclass(frozen=True)
class Finished:
    """A game that was played: the winners by their kinds, each once, the number of choices, and its seconds."""

    seed: int
    kinds: tuple[str, ...]
    winners: tuple[str, ...]
    choices: int
    seconds: float


@dataclass(frozen=True)
class Standing:
    """What some games say of `a` and `b`. A game is decided if one of them wins it alone."""

    a: str
    b: str
    games: tuple[Finished, ...]

    def won(self, kind: str) -> int:
        """How many games a kind has won alone."""
        return sum([game.winners == (kind,) for game in self.games])

    @property
    def decided(self) -> int:
        """How many games one of the two has won alone."""
        return self.won(self.a) + self.won(self.b)

    @property
    def share(self) -> float:
        """The part of the decided games that `a` has won; 0.5 if none is decided."""
        return self.won(self.a) / self.decided if self.decided else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that part."""
        return wilson(self.won(self.a), self.decided)

    @property
    def choices(self) -> float:
        """How many choices a game has on average."""
        return fmean([game.choices for game in self.games])

    @property
    def seconds(self) -> float:
        """How long a game takes on average."""
        return fmean([game.seconds for game in self.games])


def wilson(won: int, played: int) -> tuple[float, float]:
    """The Wilson score interval at 95 % of a chance, if `won` of `played` games were won; (0, 1) without games."""
    if not played:
        return 0.0, 1.0
    share, room = won / played, Z * Z / played
    middle = share + room / 2
    spread = Z * sqrt(share * (1 - share) / played + room / (4 * played))
    return (middle - spread) / (1 + room), (middle + spread) / (1 + room)


def duels(first: Duel, games: int) -> list[Duel]:
    """So many games, beginning with this one: each seed twice, with the two kinds of bots swapped."""
    a, b = dict.fromkeys(first.kinds)
    swapped = tuple([b if kind == a else a for kind in first.kinds])
    kinds = [(a,) * len(first.kinds), (b,) * len(first.kinds)] if is_joint(first) else [first.kinds, swapped]
    return [replace(first, kinds=kinds[number % 2], seed=first.seed + number // 2) for number in range(games)]


def is_joint(duel: Duel) -> bool:
    """Whether all seats of a game win together."""
    played = game(duel.game)
    seats = played.seat_ids(len(duel.kinds), duel.options)
    start = Session.new(played, seats, LiveDealer(duel.seed), options=duel.options)
    return played.common_goal(start.position) is not None


def fought(duel: Duel) -> Finished:
    """Play one game to its end."""
    played, begun = game(duel.game), time.perf_counter()
    clock = time.process_time if duel.budget is not None else None  # a busy machine weakens no bot
    session = play(played, duel.kinds, duel.seed, duel.budget, clock, duel.options, duel.simulations)
    won = played.outcome(session.position).winners
    kinds = dict(zip(session.header.seats, duel.kinds, strict=True))
    winners = tuple(sorted({kinds[seat] for seat in won}))
    return Finished(duel.seed, duel.kinds, winners, len(session.entries) - 1, time.perf_counter() - begun)


def results(games: Sequence[Duel], jobs: int) -> Iterator[Finished]:
    """The games as they are played, in their order, by so many processes at once."""
    if jobs == 1:
        yield from map(fought, games)
        return
    with ProcessPoolExecutor(min(jobs, len(games))) as pool:
        yield from pool.map(fought, games)


def results_of_cluster(games: Sequence[Duel], address: str) -> Iterator[Finished]:
    """The games as the workers of a Dask cluster play them, in their order. The workers have this program, too.

    Raises ImportError without Dask, and ConnectionError if there is no cluster at the address.
    """
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as failed:
        raise ConnectionError(f"There is no Dask cluster at {address}.") from failed
    with client:
        for future in client.map(fought, games, pure=False):
            yield future.result()
