"""The bots of a table. They are asked one at a time and think in a process of their own, or else in the
window's."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from engine.bots.bot import Bot
from engine.bots.kinds import SEARCHERS, make
from engine.flow import Option, Position
from engine.said import NOTHING, Said, said
from game.bots import partner
from game.bots.bot_process import MODESTY, Answer, Hurry, Question, Ready, Sit, Spent, asked, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

SECONDS = 1.0  # of processor time that a bot may think about one choice
BRIEFLY = 0.2  # the same where the window stands still meanwhile
EXPERT = "expert"  # the kind of bot that thinks on two cores
PATIENCE = 60.0  # seconds without an answer after which the process counts as lost
LOST = said("The process in which bots think has stopped, so the window thinks for them and may falter meanwhile.")
NOT_STARTED = said(
    "The process in which bots think cannot be started, so the window thinks for them and may falter meanwhile."
)


def thinking_time(kind: str) -> float:
    """The seconds that a kind of bot takes for a choice; 0 for one that needs no time."""
    return SEARCHERS[kind].effort * SECONDS if kind in SEARCHERS else 0.0


_heard: msgspec.json.Decoder[Answer | Ready | Spent] = msgspec.json.Decoder(Answer | Ready | Spent)


class BotAnswer(NamedTuple):
    """What a bot chooses, its reason in a line, the choices that this line names, and how it was found."""

    option: Option
    why: Said
    plan: tuple[Option, ...] = ()
    details: Said = NOTHING


class BotRunner(Protocol):
    """Something that lets bots think. After `ask`, call `answer` until it gives one."""

    @property
    def seats(self) -> Collection[str]:
        """The seats where bots sit."""

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""

    @property
    def spent(self) -> float:
        """The seconds of processor time that a bot has thought about the last question, as far as is known."""

    def start(self) -> None:
        """Get ready. If this is not called, the first question does it."""

    def sit(self, seat: str, kind: str, seed: int) -> None:
        """A bot takes a seat. Raises ValueError if there is no such kind."""

    def rise(self, seat: str) -> None:
        """The bot gives its seat up."""

    def ask(self, view: Position, seat: str) -> None:
        """Let the bot of `seat` choose, given what that seat sees."""

    def answer(self) -> BotAnswer | None:
        """The choice, or None as long as there is none. Raises what the bot raised."""

    def hurry(self) -> None:
        """Have the bot answer with what it has found so far."""

    def forget(self) -> None:
        """Drop the open question, because the game went another way."""

    def stop(self) -> None:
        """The player leaves the table."""


class WindowBotRunner:
    """Bots that think while the window stands still."""

    def __init__(self, bots: Mapping[str, Bot] | None = None) -> None:
        self._bots = dict(bots or {})
        self._asked: tuple[Position, str] | None = None

    @property
    def seats(self) -> Collection[str]:
        return self._bots.keys()

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    @property
    def spent(self) -> float:
        return 0.0  # nobody could see it grow

    def start(self) -> None:
        return

    def sit(self, seat: str, kind: str, seed: int) -> None:
        self._bots[seat] = make(kind, seed, time.process_time)

    def rise(self, seat: str) -> None:
        del self._bots[seat]

    def ask(self, view: Position, seat: str) -> None:
        self._asked = view, seat

    def answer(self) -> BotAnswer | None:
        if self._asked is None:
            return None
        (view, seat), self._asked = self._asked, None
        bot = self._bots[seat]
        option = bot.choose(view, seat, BRIEFLY)
        return BotAnswer(option, bot.why, bot.plan, bot.details)

    def hurry(self) -> None:
        return

    def forget(self) -> None:
        self._asked = None

    def stop(self) -> None:
        self.forget()


class ProcessBotRunner:
    """Bots of the game called `game` that think in a process of their own, which keeps their plans and random
    numbers.

    The process starts with the first question at the latest, and gets a new question only when it has answered
    the last. So the window never waits for it. If it fails, `tell` is called with a sentence, and the bots move
    to the window.
    """

    def __init__(self, game: str, tell: Callable[[Said], object]) -> None:
        self._game = game
        self._tell = tell
        self._seated: dict[str, Sit] = {}
        self._asked: tuple[Position, str] | None = None
        self._n = 0  # of the last question
        self._hurried = False
        self._since = 0.0  # when it was asked
        self._spent = 0.0  # seconds of processor time on it
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._second: BaseProcess | None = None  # the partner of an expert
        self._to_second: Connection | None = None  # its end of the pipe to the process, until it is started
        self._listens = self._busy = False
        self._instead: WindowBotRunner | None = None

    @property
    def seats(self) -> Collection[str]:
        return self._seated.keys()

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    @property
    def spent(self) -> float:
        return self._spent

    @property
    def pid(self) -> int | None:
        """The process's number; None if there is no process."""
        return self._process.pid if self._process is not None else None

    def sit(self, seat: str, kind: str, seed: int) -> None:
        make(kind, seed)  # or ValueError
        self._seated[seat] = Sit(seat, kind, seed)
        if self._instead is not None:
            self._instead.sit(seat, kind, seed)
        elif self._listens:
            self._send(self._seated[seat])
            self._start_second()

    def rise(self, seat: str) -> None:
        del self._seated[seat]
        if self._instead is not None:
            self._instead.rise(seat)

    def ask(self, view: Position, seat: str) -> None:
        self._asked, self._hurried = (view, seat), False
        self._n += 1
        self._since, self._spent = time.monotonic(), 0.0
        if self._instead is not None:
            self._instead.ask(view, seat)
            return
        self.start()
        self._put()

    def answer(self) -> BotAnswer | None:
        thought = self._listen() if self._instead is None else self._instead.answer()
        if thought is not None:
            self._asked = None
        elif self._asked is not None and self._instead is None and time.monotonic() > self._since + PATIENCE:
            self._move(LOST)
        return thought

    def hurry(self) -> None:
        if self._asked is not None and not self._hurried:
            self._hurried = True
            self._send(Hurry(self._n))

    def forget(self) -> None:
        self.hurry()  # so that it is soon free for another question
        self._asked = None
        if self._instead is not None:
            self._instead.forget()

    def stop(self) -> None:
        self.forget()
        self._hang_up()

    # -- the process -------------------------------------------------------------------------------------

    def start(self) -> None:
        if self._process is not None or self._instead is not None or not self._seated:
            return
        try:
            from multiprocessing import get_context  # only where bots play: it takes longer than a frame

            context = get_context("spawn")
            self._connection, theirs = context.Pipe()
            near, self._to_second = context.Pipe()
            arguments = (theirs, self._game, near)
            self._process = context.Process(target=serve, args=arguments, name="bots", daemon=True)
            self._busy = True  # until it says that it listens
            self._process.start()
            theirs.close()
            near.close()
        except (ImportError, OSError):
            self._process = None
            self._move(NOT_STARTED)
        self._start_second()

    def _start_second(self) -> None:
        """Start the second process if an expert sits and there is a core for it. The expert works alone without
        it."""
        if self._to_second is None or all(sit.kind != EXPERT for sit in self._seated.values()):
            return
        far, self._to_second = self._to_second, None
        try:
            if partner.cores() > 1:
                from multiprocessing import get_context

                arguments = (far, self._game, MODESTY)
                process = get_context("spawn").Process(target=partner.serve, args=arguments, daemon=True)
                process.start()
                self._second = process
        except OSError:
            return
        finally:
            far.close()

    def _listen(self) -> BotAnswer | None:
        """What the process has said; None if that is not yet the answer to the open question."""
        thought = None
        try:
            while self._connection is not None and self._connection.poll():
                heard = _heard.decode(self._connection.recv_bytes())
                if isinstance(heard, Spent):
                    self._spent = heard.seconds if heard.n == self._n else self._spent
                    continue
                self._busy = False
                if isinstance(heard, Ready):
                    self._listens = True
                    for sit in self._seated.values():
                        self._send(sit)
                    self._start_second()
                elif self._asked is not None and heard.n == self._n:
                    thought = BotAnswer(heard.option, heard.why.said(), heard.plan, heard.details.said())
        except (EOFError, OSError, msgspec.MsgspecError):
            self._move(LOST)
        if thought is None:
            self._put()
        return thought

    def _put(self) -> None:
        """Send the open question if the process is free."""
        if self._asked is None or self._busy or self._instead is not None:
            return
        self._busy = True
        view, seat = self._asked
        self._send(asked(self._n, view, seat, SECONDS))
        self._since = time.monotonic()
        if self._hurried:
            self._send(Hurry(self._n))

    def _send(self, order: Sit | Question | Hurry) -> None:
        if self._connection is None or not self._listens:
            return
        try:
            self._connection.send_bytes(msgspec.json.encode(order))
        except OSError:
            self._move(LOST)

    def _move(self, words: Said) -> None:
        """Let the bots think in the window from now on, and say so."""
        self._hang_up()
        self._spent = 0.0
        self._instead = WindowBotRunner()
        for sit in self._seated.values():
            self._instead.sit(sit.seat, sit.kind, sit.seed)
        if self._asked is not None:
            self._instead.ask(*self._asked)
        self._tell(words)

    def _hang_up(self) -> None:
        """End the process."""
        if self._connection is not None:
            self._connection.close()
        if self._to_second is not None:
            self._to_second.close()
        for process in (self._process, self._second):
            if process is not None:
                process.terminate()
                process.join(1.0)
        self._connection = self._to_second = self._process = self._second = None
        self._listens = self._busy = False
