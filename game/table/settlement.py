"""The moment in a record at which both sides of a contest have shown what they laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.flow import Contest, Event, Position, Record, Session
from engine.table import Piece, Table, apply


class Settlement(NamedTuple):
    """The contest with all its numbers, after so many of the record's events; and the pieces as they lay then."""

    after: int
    contest: Contest
    pieces: Mapping[str, Piece]


def settlement(session: Session, before: Table, record: Record[Event]) -> Settlement | None:
    """When `record` settles the contest that was open in `before` (the full table as it lay), None if it does not.

    The game is asked of the table as it lay after each event, with the question that was open: nothing is run
    again.
    """
    entry = session.entries[record.n - 1] if record.n else None
    if entry is None or entry.ask is None or not record.happened:
        return None
    position = Position(session.game, before.table(), entry.pages)
    position.ask = entry.ask
    if session.game.contest(position, "") is None:
        return None
    for number, happening in enumerate(record.happened, 1):
        for change in happening.changes:
            apply(position, change)
        contest = session.game.contest(position, "")
        if contest is None:
            return None
        if all(side.card for side in contest.sides):
            return Settlement(number, contest, dict(position.pieces))
    return None
