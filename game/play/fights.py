"""The contest in a record, with all that the table needs to show it as a scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from engine.flow import Contest, Event, Fought, Position, Record, Session, Verdict
from engine.said import Said
from engine.table import Change, Move, Piece, Table, apply, redact


class Fight(NamedTuple):
    """A contest, its pieces, its events (`first` up to `end`), and what they change as the viewer may see it."""

    contest: Contest
    pieces: Mapping[str, Piece]
    first: int
    end: int
    changes: tuple[Change, ...]


def fight(session: Session, before: Table, record: Record[Event], viewer: str | None) -> Fight | None:
    """The contest that `record` begins or ends, `before` being the full table of that moment; None if there is
    none. The game is asked about that table; nothing runs again."""
    found = fought(session, before, record)
    if found is None:
        return None
    changes = _changes(before.bare_copy(), record, found, viewer)
    return Fight(found.contest, dict(before.pieces), found.first, found.end, changes)


def fought(session: Session, before: Table, record: Record[Event]) -> Fought | None:
    """As `fight`: what the game tells of the contest."""
    entry = session.entries[record.n - 1] if record.n else None
    if entry is None or record.seat is None or record.choice is None:
        return None
    position = Position(session.game, before.bare_copy(), entry.pages)
    position.ask, position.chosen = entry.ask, entry.chosen
    return session.game.fought(position, record) or _cards_laid(position, record)


def _cards_laid(position: Position, record: Record[Event]) -> Fought | None:
    """The contest in which this record lays the last card that was missing; None if it lays none."""
    if position.ask is None or record.seat is None or record.choice is None:
        return None
    position.chosen = (*position.chosen, (record.seat, record.choice))
    contest = position.game.contest(position, "")
    if contest is None or not all(side.card for side in contest.sides):
        return None
    cards = {side.card for side in contest.sides}
    for number, happening in enumerate(record.happened):
        if any(isinstance(change, Move) and change.piece in cards for change in happening.changes):
            return Fought(replace(contest, verdict=_verdict(contest)), number, len(record.happened))
    return None


def _verdict(contest: Contest) -> Verdict:
    """The higher number wins; nobody wins if both are level."""
    one, other = [side.number.total for side in contest.sides]
    winner = None if one == other else 0 if one > other else 1
    return Verdict(winner, None, Said(""), contest.clause)


def _changes(table: Table, record: Record[Event], found: Fought, viewer: str | None) -> tuple[Change, ...]:
    """What the events of a contest change, as the viewer may see it. Folds `table` on."""
    seen: list[Change] = []
    for number, happening in enumerate(record.happened[: found.end]):
        for change in happening.changes:
            if number >= found.first:
                seen.extend(redact(table, change, viewer))
            apply(table, change)
    return tuple(seen)
