"""Days that run out: what a game shows of its calendar, and of what is in danger when it ends."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said


class DayMark(Struct, frozen=True):
    """The marker of a seat on a day."""

    seat: str
    day: int
    words: Said
    clause: str


class Calendar(Struct, frozen=True):
    """A row of `days`, of which `day` is today (0: none yet). `title` names the row.

    `event` says what will happen after the last day. Whoever does `needed` things until then makes it milder:
    `done` are done, `sum` says so, and `brief` says it in few words. `kept` are the times that this was reached
    and not used. `dread` is how near the event is, 0 to 1.
    """

    title: Said
    title_clause: str
    day: int
    days: int
    day_clause: str
    event: Said
    event_clause: str
    done: int
    needed: int
    sum: Said
    brief: Said
    done_clause: str
    kept: int
    kept_words: Said
    kept_clause: str
    dread: float
    marks: tuple[DayMark, ...] = ()


class Threat(Struct, frozen=True):
    """A piece in danger: why (`count`, None where it is not told), and whether chance decides among equals.
    `foreseen` is what only the viewer knows of it."""

    piece: str
    count: int | None
    words: Said
    clause: str
    chance: bool = False
    foreseen: bool = False
