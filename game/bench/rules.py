"""The rules in figures: random play, moments of a game, and keeping it."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.bots.bot import bot_options
from engine.bots.uniform import drawn
from engine.flow import HUMAN, Game, Position, Session
from engine.store import Library, verify, write
from engine.table import LiveDealer, Piece, Place, Table
from game.bench.figure import Figure, at_least, at_most, clock, plain, unmeasured

SEATS = 3
GAMES = 60  # random games
RIVAL = "catanatron"
RIVAL_GAMES = 15
REPEATS = 400
PLACES, PIECES = 2000, 240  # the largest table that a game may lay
MOST_RECORDS = 20_000  # of a table that still resumes at once
A_DECISION, A_CHOICE = 2, 5  # times as many as the rival's: decisions, and those with more than one option


def figures(played: Game) -> Iterator[Figure]:
    """What the rules cost, without any window."""
    yield from _play(played)
    yield from _moments(played)
    yield from _kept(played)


#: What is told of each decision: between how many options.
Watch = Callable[[int], object]


def random_game(
    played: Game,
    seats: int,
    seed: int,
    watch: Watch = lambda options: None,
    options: Mapping[str, str] | None = None,
) -> Session:
    """A whole game with these settings whose choices are random, with its full log."""
    session = Session.new(played, seats, LiveDealer(seed), options=options)
    lot = random.Random(seed)
    while not session.over:
        seat = session.waiting()[0]
        offered = bot_options(session.position, session.options(seat))
        session.choose(seat, drawn(offered, lot))
        watch(len(offered))
    return session


def timed_game(
    played: Game, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> tuple[Session, list[float]]:
    """A random game, and the seconds that each of its decisions took."""
    ends = [clock()]
    session = random_game(played, seats, seed, lambda number: ends.append(clock()), options)
    return session, [after - before for before, after in pairwise(ends)]


def _play(played: Game) -> Iterator[Figure]:
    """Our games and the rival's in turns, so that a busy moment of the machine slows both."""
    rival = _rival()
    random_game(played, SEATS, 0)
    gc.collect()
    gc.freeze()  # what was loaded so far never becomes garbage: neither side need look through it
    ours, theirs = _Rate(), _Rate()
    for seed in range(RIVAL_GAMES):
        for part in range(seed * GAMES // RIVAL_GAMES, (seed + 1) * GAMES // RIVAL_GAMES):
            ours.time(partial(random_game, played, SEATS, part))
        if rival:
            theirs.time(partial(rival, seed + 1))  # catanatron takes 0 for no seed
    yield from _rates("random play with full log", ours)
    beside = f"random play beside {RIVAL}"
    if rival:
        yield from _rates(f"{RIVAL} random play", theirs)
        yield at_least(beside, ours.decisions / theirs.decisions, "times", A_DECISION)
        yield at_least(f"{beside}, real choices", ours.choices / theirs.choices, "times", A_CHOICE)
    else:
        why = f"{RIVAL} is not installed; the extra `bench` brings it."
        yield unmeasured(beside, "times", A_DECISION, why)
        yield unmeasured(f"{beside}, real choices", "times", A_CHOICE, why)
    yield at_most("one decision, median", _decision(played), "microseconds", 20)


def pace(played: Game, decision: float, clone: float) -> Iterator[Figure]:
    """A decision and a clone of another game, with the most that they may take, microseconds."""
    yield at_most(f"{played.name}: one decision, median", _decision(played), "microseconds", decision)
    session = random_game(played, SEATS, 1)
    middle = session.at(len(session.entries) // 2)
    yield at_most(f"{played.name}: cloning a position", each(middle.clone) * 1e6, "microseconds", clone)


def _decision(played: Game) -> float:
    """The median of a decision in random games, microseconds."""
    spent = [seconds for seed in range(GAMES // 2) for seconds in timed_game(played, SEATS, seed)[1]]
    return statistics.median(spent) * 1e6


def _rates(name: str, rate: _Rate) -> Iterator[Figure]:
    yield plain(name, rate.decisions, "decisions/s")
    yield plain(f"{name}, real choices", rate.choices, "choices/s")
    yield plain(f"{name}, a single option", 100 * rate.single, "% of decisions")


class _Rate:
    """Decisions over the time they took. A real choice is a decision with more than one option."""

    def __init__(self) -> None:
        self._decided = self._chosen = 0
        self._seconds = 0.0

    def time(self, play: Callable[[Watch], object]) -> None:
        """Play a game and add the time it takes."""
        begun = clock()
        play(self._watch)
        self._seconds += clock() - begun

    def _watch(self, options: int) -> None:
        self._decided += 1
        self._chosen += options > 1

    @property
    def decisions(self) -> float:
        """Decisions a second."""
        return self._decided / self._seconds

    @property
    def choices(self) -> float:
        """Real choices a second."""
        return self._chosen / self._seconds

    @property
    def single(self) -> float:
        """The share of decisions that had one option only."""
        return 1 - self._chosen / self._decided


def _rival() -> Callable[[int, Watch], object] | None:
    """Plays a random game of catanatron; None if it is not installed."""
    if not importlib.util.find_spec(RIVAL):
        return None
    catanatron = importlib.import_module(RIVAL)
    colours = list(catanatron.Color)

    def play(seed: int, watch: Watch) -> None:
        def decide(player: Any, game: object, options: Sequence[object]) -> object:
            watch(len(options))
            return player.decide(game, options)

        players = [catanatron.RandomPlayer(colour) for colour in colours]
        catanatron.Game(players, seed=seed).play(decide_fn=decide)

    return play


def _moments(played: Game) -> Iterator[Figure]:
    """A position in the middle of a game: cloning and looking; and the log behind it."""
    session = _long_game(played, 400)
    middle = session.at(len(session.entries) // 2)
    seat = session.header.seats[0]
    yield at_most("cloning a position", each(middle.clone) * 1e6, "microseconds", 15)
    large = _large(played)
    words = f"cloning {PLACES:,} places with {PIECES} pieces"
    yield at_most(words, each(large.clone) * 1e6, "microseconds", 5)
    yield at_most("one seat's view", each(lambda: middle.seen_by(seat)) * 1e6, "microseconds", 150)
    begun = clock()
    session.hashes()
    yield plain("hashing a record", (clock() - begun) / len(session.entries) * 1e6, "microseconds")
    seeks = [each(partial(session.at, n), 1) for n in range(len(session.entries))]
    yield at_most("seeking any record, worst", max(seeks) * 1000, "ms", 10)


def _large(played: Game) -> Position:
    """A position of the game on a table of the largest size, with one piece in every eighth place or so."""
    places = [Place(f"place-{n}") for n in range(PLACES)]
    pieces = [Piece(f"piece-{n}", "piece", f"place-{n * PLACES // PIECES}") for n in range(PIECES)]
    return Position(played, Table.build(played.colours[:2], places, pieces, {}), ())


def _kept(played: Game) -> Iterator[Figure]:
    """Files and the library."""
    session = _long_game(played, 1500)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "game.torchlit"
        write(file, session)
        seconds = each(lambda: verify(file, {played.id: played}), 3) * 1500 / len(session.entries)
        yield at_most("loading and verifying 1,500 records", seconds, "s", 0.5)
        yield plain("size of a record in a log", file.stat().st_size / len(session.entries), "bytes")
        yield plain("committing a choice to the library", _commit(played, folder) * 1e6, "microseconds")
        yield from _long_table(played, folder)


def _long_table(played: Game, folder: Path) -> Iterator[Figure]:
    """A table of very many records, most of which say who plays a seat."""
    with Library(folder / "long.db", {played.id: played}) as library:
        spent = {}
        for records in (100, MOST_RECORDS):
            session = Session.new(played, SEATS, LiveDealer(1))
            while len(session.entries) < records:
                session.hand_over(session.header.seats[len(session.entries) % SEATS], HUMAN)
            table = library.create(session, 0.0)
            begun = clock()
            session = library.resume(table).session
            resumed = clock() - begun
            spent[records] = statistics.median([_committed(library, table, session) for _ in range(REPEATS)])
        yield at_most(f"resuming a table of {MOST_RECORDS:,} records", resumed, "s", 0.5)
        more = spent[MOST_RECORDS] / spent[100]
        yield at_most(f"a commit at {MOST_RECORDS:,} records", more, "times one at 100", 1.5)


def _committed(library: Library, table: int, session: Session) -> float:
    """The seconds of one commit."""
    session.hand_over(session.header.seats[0], HUMAN)
    begun = time.perf_counter()
    library.commit(table, session, 0.0)
    return time.perf_counter() - begun


def _commit(played: Game, folder: Path) -> float:
    """The median seconds of a commit."""
    spent: list[float] = []
    with Library(folder / "library.db", {played.id: played}) as library:
        session = Session.new(played, SEATS, LiveDealer(1))
        table = library.create(session, 0.0)
        while not session.over and len(spent) < REPEATS:
            seat = session.waiting()[0]
            session.choose(seat, session.options(seat)[-1])
            begun = time.perf_counter()
            library.commit(table, session, 0.0)
            spent.append(time.perf_counter() - begun)
    return statistics.median(spent)


def _long_game(played: Game, records: int) -> Session:
    """A finished game of at least so many records, or the longest of a few."""
    longest = random_game(played, played.most, 1)
    for seed in range(2, 40):
        if len(longest.entries) >= records:
            break
        longest = max(longest, random_game(played, played.most, seed), key=lambda session: len(session.entries))
    return longest


def each(work: Callable[[], object], times: int = REPEATS) -> float:
    """The median seconds of `work`."""
    spent = []
    for _ in range(times):
        begun = clock()
        work()
        spent.append(clock() - begun)
    return statistics.median(spent)
