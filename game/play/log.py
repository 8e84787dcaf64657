"""What has happened at a table, in plain sentences, each with its clause and its seat, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from engine.said import Said

KEPT = 60
NOTHING = Said("")
TURN = "turn"  # the counter that counts turns


@dataclass(frozen=True)
class Turn:
    """A turn, or before the first one what a seat does in a row. `seat` is its seat of the house, or empty."""

    number: int = 0
    id: str = ""
    seat: str = ""
    name: str = ""


@dataclass(frozen=True)
class LogLine:
    """One sentence; `seat` is the seat of the house that did it, or empty. `deed` says the same below the name of
    the turn's seat, verb first; empty if there are no such words."""

    words: Said
    clause: str
    seat: str = ""
    deed: Said = NOTHING
    turn: Turn = Turn()


class Log:
    """The last sentences, the newest last, and the turn that they belong to."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.turn = Turn()
        self.counted = False  # the game has begun to count turns
        self._numbers = count(1)

    def begin(self, id: str, seat: str, name: str) -> None:
        """Begin the turn of a seat."""
        self.turn = Turn(next(self._numbers), id, seat, name)

    def add(self, line: LogLine) -> None:
        """Put a sentence at the end, unless it repeats the last one."""
        if not self.lines or self.lines[-1] != line:
            self.lines.append(line)
            del self.lines[:-KEPT]

    def clear(self) -> None:
        """Forget everything."""
        self.lines.clear()
        self.turn, self.counted = Turn(), False
