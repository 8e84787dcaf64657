"""The last run of a seat: its choices up to a draw or another seat's choice, and more than a formality."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.flow import Event, Option, Record, Session
from engine.flow.notes import Note, Seated
from engine.table import view


class Run(NamedTuple):
    """Choices of a seat that belong together, the number of the first record, and whether it may be told."""

    n: int
    choices: tuple[Option, ...]
    may_be_told: bool


def last_run(session: Session, seat: str, viewer: str | None) -> Run | None:
    """The last run of a seat, since its last turn began, of which `viewer` may be told: the last one in which
    something was decided, from that decision on; else the last one at all. If all was secret, the newest run. None
    if whoever plays here has not chosen yet. What is decided in secret is a run of its own."""
    newest = told = None
    for records in _runs(session, seat):
        decided = next((n for n, record in enumerate(records) if _is_decision(session, record)), None)
        run = _run(session, records[decided or 0 :], viewer)
        newest = newest or run
        if run.may_be_told:
            if decided is not None:
                return run
            told = told or run
    return told or newest


def _run(session: Session, records: Sequence[Record[Event]], viewer: str | None) -> Run:
    """A run of choices. `viewer` may be told of it unless it began in secret, or with a piece that lies hidden."""
    n, choices = records[0].n, tuple([record.choice for record in records if record.choice is not None])
    before = session.at(n - 1)
    secret = before.ask is not None and before.ask.secret
    seen = {*before.seen_by(viewer).pieces, *view(session.at(n), viewer).pieces}
    return Run(n, choices, not secret and choices[0].piece not in {*before.pieces} - seen)


def _runs(session: Session, seat: str) -> Iterator[list[Record[Event]]]:
    """The runs of a seat since its last turn began, the last one first."""
    run: list[Record[Event]] = []
    in_turn = alone = False  # a choice of that turn was found; the run was decided in secret
    for entry in reversed(session.entries):
        record = entry.record
        if record.note is not None and not _sits_down(record.note, seat):
            continue
        secret = _is_secret(session, record)
        if run and (record.seat != seat or record.draws or secret or alone):
            yield run
            run = []
        if record.choice is None:
            return
        in_own_turn = _whose_turn(session, record) == seat
        if in_turn and not in_own_turn:
            return
        if record.seat == seat:
            run.insert(0, record)
            alone = secret
            in_turn |= in_own_turn
    if run:
        yield run


def _sits_down(note: Note, seat: str) -> bool:
    return isinstance(note, Seated) and note.seat == seat


def _is_secret(session: Session, record: Record[Event]) -> bool:
    ask = session.entries[record.n - 1].ask if record.n else None
    return ask is not None and ask.secret


def _whose_turn(session: Session, record: Record[Event]) -> str:
    """The seat of the lowest page that has one, before a record; pages above it are replies and the like."""
    seats = [str(getattr(page, "seat", "")) for page in session.entries[record.n - 1].pages]
    return next(filter(None, seats), "")


def _is_decision(session: Session, record: Record[Event]) -> bool:
    """Whether there was something else to choose that a bot might, and not just a chance to let go by."""
    ask = session.entries[record.n - 1].ask
    assert record.seat is not None
    assert record.choice is not None
    never, offered = session.game.not_for_bots, ask.options(record.seat) if ask is not None else ()
    others = [option for option in offered if option != record.choice and option.verb not in never]
    return bool(others) and record.choice.verb not in session.game.passing
