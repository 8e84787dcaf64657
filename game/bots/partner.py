"""The second process of an expert: it runs the same race of lines in other worlds, on another core.

The window starts it when an expert sits down, and each of the two processes holds an end of one pipe. Messages are
JSON, strictly read. Where there is one core only, or the process is not there yet or no longer, the expert works
alone.
"""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from engine.bots.race import Lineup, Race, Values
from engine.flow import Game, Option
from engine.games import game
from engine.table import Snapshot
from game.bots.sent_view import packed, unpacked

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

#: How long the expert waits for what its partner has found once it has told it to stop, in seconds.
WAITS = 0.5
#: By the wall clock a race lasts at most this many times its seconds.
LONGEST = 3.0


class Ready(Struct, frozen=True, tag="ready"):
    """The process listens."""


class Share(Struct, frozen=True, tag="share"):
    """A race to be run: what a seat sees, its lines with the planner's values, the seed, the seconds of processor
    time."""

    n: int
    seat: str
    table: Snapshot
    pages: Raw
    lines: tuple[tuple[Option, ...], ...]
    priors: tuple[float, ...]
    seed: int
    seconds: float


class Stop(Struct, frozen=True, tag="stop"):
    """Race `n` is over: say what has been found."""

    n: int


class Found(Struct, frozen=True, tag="found"):
    """The values of each line of race `n`."""

    n: int
    values: Values


_order: msgspec.json.Decoder[Share | Stop] = msgspec.json.Decoder(Share | Stop)
_heard: msgspec.json.Decoder[Ready | Found] = msgspec.json.Decoder(Ready | Found)


def cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ProcessPartner:
    """The partner as the expert knows it: a connection to the second process."""

    def __init__(self, connection: Connection) -> None:
        self._connection: Connection | None = connection
        self._listens = False
        self._n = 0
        self._found: Found | None = None

    def start(self, lineup: Lineup, seconds: float | None, most: int) -> None:
        """Send the race, if the process listens and the race is one by the clock."""
        self._n += 1
        self._found = None
        self._hear(0.0)
        if self._listens and seconds is not None:
            table, pages = packed(lineup.view)
            lines, priors = lineup.lines, lineup.priors
            self._send(Share(self._n, lineup.seat, table, pages, lines, priors, lineup.seed + 1, seconds))

    def finish(self) -> Values | None:
        """End the race, and take what it has found; None if the process does not say in time."""
        if not self._listens:
            return None
        self._send(Stop(self._n))
        end = time.monotonic() + WAITS
        while self._found is None and self._connection is not None and (left := end - time.monotonic()) > 0:
            self._hear(left)
        return self._found.values if self._found is not None else None

    def _hear(self, wait: float) -> None:
        """Read what the process has said, and wait so long for the first word. What it says of an earlier race is
        forgotten."""
        try:
            while self._connection is not None and self._connection.poll(wait):
                heard = _heard.decode(self._connection.recv_bytes())
                wait = 0.0
                if isinstance(heard, Ready):
                    self._listens = True
                elif heard.n == self._n:
                    self._found = heard
        except (EOFError, OSError, msgspec.MsgspecError):
            self._lose()

    def _send(self, order: Share | Stop) -> None:
        try:
            if self._connection is not None:
                self._connection.send_bytes(msgspec.json.encode(order))
        except OSError:
            self._lose()

    def _lose(self) -> None:
        """Work alone from now on."""
        self._connection, self._listens = None, False


def serve(connection: Connection, key: str, modesty: int) -> None:
    """Run races of the game called `key` until the expert's process hangs up: what the second process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is for the window
    if hasattr(os, "nice"):
        os.nice(modesty)
    try:
        connection.send_bytes(msgspec.json.encode(Ready()))
        played = game(key)
        while True:
            order = _order.decode(connection.recv_bytes())
            if isinstance(order, Share):
                connection.send_bytes(msgspec.json.encode(Found(order.n, _run(order, connection, played))))
    except (EOFError, OSError):
        return


def _run(share: Share, connection: Connection, played: Game) -> Values:
    """Run a race until its time is up or the expert says stop."""
    view = unpacked(share.table, share.pages, played)
    race = Race(Lineup(view, share.seat, share.lines, share.priors, share.seed))
    begun, end = time.process_time(), time.monotonic() + LONGEST * share.seconds
    stopped = False

    def spent() -> float:
        nonlocal stopped
        while not stopped and connection.poll():
            order = _order.decode(connection.recv_bytes())
            stopped = isinstance(order, Stop) and order.n == share.n
        if stopped or share.seconds <= 0 or time.monotonic() > end:
            return 1.0
        return (time.process_time() - begun) / share.seconds

    race.run(spent)
    return race.values
