"""What has happened at a table, in plain sentences, each with its clause and its seat."""

from __future__ import annotations

from dataclasses import dataclass

from engine.said import Said

KEPT = 60


@dataclass(frozen=True)
class LogLine:
    """One sentence; `seat` is the seat of the house that did it, or empty."""

    words: Said
    clause: str
    seat: str = ""


class Log:
    """The last sentences, the newest last."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def add(self, line: LogLine) -> None:
        """Put a sentence at the end, unless it repeats the last one."""
        if not self.lines or self.lines[-1] != line:
            self.lines.append(line)
            del self.lines[:-KEPT]

    def clear(self) -> None:
        """Forget everything."""
        self.lines.clear()
