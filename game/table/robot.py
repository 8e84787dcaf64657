"""Bots choose in a thread of their own, from what their seat sees, while the window runs on."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor

from engine.bots.bot import Bot
from engine.flow import Option, Position

SECONDS = 1.0  # that a bot may think about one choice
GIVE_WAY = 0.0005  # seconds after which a thinking bot lets the window draw; Python's own measure costs frames


class Thinker:
    """Asks one bot at a time."""

    def __init__(self) -> None:
        self._usual = sys.getswitchinterval()
        self._pool: ThreadPoolExecutor | None = None
        self._asked: Future[Option] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    def ask(self, bot: Bot, position: Position, seat: str) -> None:
        """Let `bot` choose for `seat`, given what that seat sees."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "bot")
        sys.setswitchinterval(GIVE_WAY)
        self._asked = self._pool.submit(bot.choose, position, seat, SECONDS)

    def answer(self) -> Option | None:
        """The choice, once it is there. Raises what the bot raised."""
        if self._asked is None or not self._asked.done():
            return None
        asked, self._asked = self._asked, None
        sys.setswitchinterval(self._usual)
        return asked.result()

    def forget(self) -> None:
        """Drop the open question: the game has gone another way."""
        if self._asked is not None:
            self._asked.cancel()
            sys.setswitchinterval(self._usual)
        self._asked = None

    def stop(self) -> None:
        """End the thread."""
        self.forget()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
