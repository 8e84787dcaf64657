"""The moment in a record at which both sides of a contest have shown what they laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.flow import Contest, Event, Position, Record, Session
from engine.table import Move, Piece, Table


class Settlement(NamedTuple):
    """The contest with all its numbers, its pieces, and the number of the record's event with which the cards
    move."""

    after: int
    contest: Contest
    pieces: Mapping[str, Piece]


def settlement(session: Session, before: Table, record: Record[Event]) -> Settlement | None:
    """When `record` settles the contest that was open in `before` (the full table of that moment); None if it
    does not. The game is asked about that table with everybody's answer; nothing runs again."""
    entry = session.entries[record.n - 1] if record.n else None
    if entry is None or entry.ask is None or not record.happened or record.seat is None or record.choice is None:
        return None
    position = Position(session.game, before.bare_copy(), entry.pages)
    position.ask, position.chosen = entry.ask, (*entry.chosen, (record.seat, record.choice))
    contest = session.game.contest(position, "")
    if contest is None or not all(side.card for side in contest.sides):
        return None
    cards = {side.card for side in contest.sides}
    for number, happening in enumerate(record.happened, 1):
        if any(isinstance(change, Move) and change.piece in cards for change in happening.changes):
            return Settlement(number, contest, dict(position.pieces))
    return None
