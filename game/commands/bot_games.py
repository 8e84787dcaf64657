"""Commands that let bots play whole games: `simulate` and `arena`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.bots import BOTS
from engine.flow import Session
from engine.games import game
from engine.store import write
from game.commands.arguments import (
    MOST,
    Commands,
    UsageError,
    count_up_to,
    json_of,
    make_folder,
    read_players,
    read_seed,
    read_settings,
    takes_settings,
)

if TYPE_CHECKING:
    from engine.bots.arena import Duel, Finished, Standing

MOST_JOBS = 61 if os.name == "nt" else 1024  # Windows waits for no more processes


def add(commands: Commands) -> None:
    """Add these commands to a command line."""
    _add_simulate(commands)
    _add_arena(commands)


def _add_simulate(commands: Commands) -> None:
    added = commands.add("simulate", _simulate, "Let bots play whole games; prints one JSON object a game.")
    added.add_argument("--seats", help=f"one bot a seat: {', '.join(BOTS)}")
    takes_settings(added)
    added.add_argument("--seed", type=read_seed, default=1, help="of the first game; the next have the next seeds")
    added.add_argument("--games", type=count_up_to(MOST), default=1, help="how many")
    added.add_argument("--out", type=Path, metavar="FOLDER", help="keep each table as a .torchlit file")


def _add_arena(commands: Commands) -> None:
    words = "Let two kinds of bots play each other many times, with the seats swapped."
    added = commands.add("arena", _arena, words)
    added.add_argument("--a", choices=BOTS, default="hard", help="the bot whose share of wins is told")
    added.add_argument("--b", choices=BOTS, default="medium", help="the bot that it plays against")
    added.add_argument("--games", type=count_up_to(MOST), default=100, help="how many; each start is played twice")
    added.add_argument("--players", type=count_up_to(MOST), default=2, metavar="N", help="seats, which take turns")
    takes_settings(added)
    words = "of the first start; the next have the next seeds"
    added.add_argument("--seed", type=read_seed, default=1, help=words)
    limit = added.add_mutually_exclusive_group()
    limit.add_argument("--simulations", type=count_up_to(MOST), metavar="N", help="of a search; repeats itself")
    limit.add_argument("--ms", type=count_up_to(MOST), metavar="N", help="milliseconds of a search for a decision")
    where = added.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=count_up_to(MOST_JOBS), default=1, metavar="N", help="processes at once")
    where.add_argument("--dask", metavar="ADDRESS", help="let the workers of this Dask cluster play instead")
    added.add_argument("--json", action="store_true")


def _simulate(asked: argparse.Namespace) -> int:
    from engine.bots import play

    played = game(asked.game)
    options = read_settings(played, asked.set)
    kinds = read_players(played, asked.seats, BOTS, options)
    if asked.out:
        make_folder(asked.out)
    for seed in range(asked.seed, asked.seed + asked.games):
        begun = time.perf_counter()
        session = play(played, kinds, seed, options=options)
        seconds = time.perf_counter() - begun
        if asked.out:
            write(asked.out / f"{played.id}-{seed}.torchlit", session)
        print(json_of(_result(session, seed, seconds)), flush=True)
    return 0


def _result(session: Session, seed: int, seconds: float) -> dict[str, object]:
    """One played game in figures; seats by colour."""
    outcome = session.outcome
    totals = {score.seat: score.total for score in outcome.scores}
    return {
        "game": session.game.id,
        "seed": seed,
        "seats": session.header.players,
        "turns": session.position.counters.get("turn", 0),
        "decisions": len(session.entries) - 1,
        "scores": {seat: totals[seat] for seat in session.header.seats},
        "winners": outcome.winners,
        **({"verdict": outcome.verdict} if outcome.verdict else {}),
        "hash": session.hashes()[-1],
        "seconds": round(seconds, 3),
    }


def _arena(asked: argparse.Namespace) -> int:
    from engine.bots import arena

    played = game(asked.game)
    options = read_settings(played, asked.set)
    if asked.a == asked.b:
        raise UsageError("A bot cannot be measured against its own kind.")
    if asked.players < 2:
        raise UsageError("An arena needs two players at least.")
    played.seat_ids(asked.players, options)
    budget = asked.ms / 1000 if asked.ms else None
    kinds = tuple([(asked.a, asked.b)[number % 2] for number in range(asked.players)])
    first = arena.Duel(played.id, kinds, asked.seed, options, asked.simulations, budget)
    games = arena.duels(first, asked.games)
    if asked.dask:
        played_games = _by_cluster(games, asked.dask)
    else:
        played_games = tuple(_counted(arena.results(games, asked.jobs), len(games)))
    standing = arena.Standing(asked.a, asked.b, played_games)
    print(json_of(_measured(standing)) if asked.json else _told(standing))
    return 0


def _counted(played: Iterable[Finished], games: int) -> Iterator[Finished]:
    """The same games; whoever waits for them at a terminal sees how many are played."""
    shown = sys.stderr is not None and sys.stderr.isatty()
    for number, each in enumerate(played, 1):
        if shown:
            print(f"\r{number} of {games} games played", end="\n" * (number == games), file=sys.stderr, flush=True)
        yield each


def _by_cluster(games: Sequence[Duel], address: str) -> tuple[Finished, ...]:
    """The games as a Dask cluster plays them. Raises UsageError if there is no Dask, or no cluster there."""
    from engine.bots import arena

    try:
        return tuple(arena.results_of_cluster(games, address))
    except ImportError as failed:
        raise UsageError("Dask is not installed. `pip install torchlit[dask]` installs it.") from failed
    except ConnectionError as failed:
        raise UsageError(str(failed)) from failed


def _measured(standing: Standing) -> dict[str, object]:
    """What an arena has found, in figures."""
    low, high = standing.interval
    return {
        "games": len(standing.games),
        "won": {kind: standing.won(kind) for kind in (standing.a, standing.b)},
        "share": round(standing.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "choices": round(standing.choices, 1),
        "seconds": round(standing.seconds, 3),
    }


def _told(standing: Standing) -> str:
    """What an arena has found, in words."""
    (low, high), a, b = standing.interval, standing.a, standing.b
    won = f"{a} won {standing.won(a)} and {b} {standing.won(b)} of {len(standing.games)} games"
    share = f": {standing.share:.1%} of those that one of them won alone (95 % interval {low:.1%} to {high:.1%})"
    lengths = f"A game has {standing.choices:.0f} choices and takes {standing.seconds:.1f} s."
    return f"{won}{share if standing.decided else ''}. {lengths}"
