"""The process in which bots think, apart from the window: questions come in, answers go out.

All messages are JSON of the records below, strictly read; nothing is ever unpickled. This module and its
imports do without pygame, so that the process starts fast and opens no window.
"""

from __future__ import annotations

import math
import os
import signal
import time
from collections import deque
from typing import TYPE_CHECKING, NoReturn

import msgspec
from msgspec import Raw, Struct

from engine.bots.bot import Bot
from engine.bots.kinds import make
from engine.bots.search import Partner
from engine.flow import Game, Option, Position
from engine.games import game
from engine.said import Said
from engine.table import Snapshot
from game.bots.partner import ProcessPartner
from game.bots.sent_view import packed, unpacked

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Sit(Struct, frozen=True, tag="sit"):
    """A bot of this kind takes a seat; the seed fixes all its random choices."""

    seat: str
    kind: str
    seed: int


class Question(Struct, frozen=True, tag="question"):
    """What a seat sees and can choose from, with the bot's seconds of processor time."""

    n: int
    seat: str
    seconds: float
    table: Snapshot
    pages: Raw


class Hurry(Struct, frozen=True, tag="hurry"):
    """The bot must answer question `n` with what it has found so far."""

    n: int


class Words(Struct, frozen=True):
    """Words for people that go from one process to another: a `Said` in its parts, so that any language can say
    it."""

    template: str
    values: dict[str, Words | str | int] | None
    capital: bool

    @classmethod
    def of(cls, said: Said) -> Words:
        """The parts of these words."""
        if said.values is None:
            return cls(said.template, None, said.capital)
        values = {key: cls.of(value) if isinstance(value, Said) else value for key, value in said.values.items()}
        return cls(said.template, values, said.capital)

    def said(self) -> Said:
        """The words, put together again."""
        if self.values is None:
            return Said(self.template, None, self.capital)
        values = {key: value.said() if isinstance(value, Words) else value for key, value in self.values.items()}
        return Said(self.template, values, self.capital)


class Answer(Struct, frozen=True, tag="answer"):
    """What the bot chooses, its reason in a line, the choices that this line names, and how it was found."""

    n: int
    option: Option
    why: Words
    plan: tuple[Option, ...]
    details: Words


class Spent(Struct, frozen=True, tag="spent"):
    """The bot thinks on about question `n`, and has spent so many seconds of processor time on it."""

    n: int
    seconds: float


class Ready(Struct, frozen=True, tag="ready"):
    """The process listens."""


#: On a busy machine a bot has at most this many times its seconds by the wall clock.
LONGEST = 3.0
#: At least so many seconds of processor time lie between two messages of what a bot has spent.
TELLING = 0.05
#: How far the process stands back behind the window where there are too few cores for both.
MODESTY = 5

_order: msgspec.json.Decoder[Sit | Question | Hurry] = msgspec.json.Decoder(Sit | Question | Hurry)


def asked(n: int, view: Position, seat: str, seconds: float) -> Question:
    """A question made of a seat's view."""
    return Question(n, seat, seconds, *packed(view))


def pictured(question: Question, played: Game) -> Position:
    """The view that a question holds."""
    return unpacked(question.table, question.pages, played)


def serve(connection: Connection, key: str, partner: Connection | None = None) -> None:
    """Answer questions about the game called `key` until the window hangs up: what the process does. At the other
    end of `partner` is the second process of an expert, if there is one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is for the window
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    try:
        _BotSeats(connection, game(key), ProcessPartner(partner) if partner else None).serve()
    except (EOFError, OSError):
        return


class _BotSeats:
    """Where the bots of a table sit and think."""

    def __init__(self, connection: Connection, played: Game, partner: Partner | None = None) -> None:
        self._connection = connection
        self._partner = partner
        self._game = played
        self._bots: dict[str, Bot] = {}
        self._orders: deque[Sit | Question | Hurry] = deque()
        self._open = 0  # the number of the question that is thought about
        self._begun = self._told = 0.0  # processor time when it came, and when `Spent` was last sent
        self._end = 0.0  # when it must be answered, by the clock on the wall
        self._hurried = False

    def serve(self) -> NoReturn:
        """Do one order after another."""
        self._connection.send_bytes(msgspec.json.encode(Ready()))
        while True:
            order = self._orders.popleft() if self._orders else self._read()
            if isinstance(order, Sit):
                self._bots[order.seat] = make(order.kind, order.seed, self._time, partner=self._partner)
            elif isinstance(order, Question):
                self._connection.send_bytes(msgspec.json.encode(self._answer(order)))

    def _answer(self, question: Question) -> Answer:
        self._open, self._hurried = question.n, False
        self._begun = self._told = time.process_time()
        bot = self._bots[question.seat]
        self._end = time.monotonic() + LONGEST * bot.effort * question.seconds
        option = bot.choose(pictured(question, self._game), question.seat, question.seconds)
        return Answer(question.n, option, Words.of(bot.why), bot.plan, Words.of(bot.details))

    def _read(self) -> Sit | Question | Hurry:
        return _order.decode(self._connection.recv_bytes())

    def _time(self) -> float:
        """The clock of the bots: processor time, so that a busy machine weakens no bot. Time is over at once
        for a bot that is hurried or that has thought too long by the wall clock."""
        while not self._hurried and self._connection.poll():
            order = self._read()
            self._hurried = isinstance(order, Hurry) and order.n == self._open
            self._orders.append(order)
        now = time.process_time()
        if now >= self._told + TELLING:
            self._told = now
            self._connection.send_bytes(msgspec.json.encode(Spent(self._open, now - self._begun)))
        return math.inf if self._hurried or time.monotonic() > self._end else now
