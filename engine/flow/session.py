"""A game being played: choices in, records out.

A record holds a choice, the draws and the events with their changes. Folding changes shows any moment;
running choices and draws again proves that the log is what the rules give.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.flow.events import E, Event, Happening
from engine.flow.frames import Frame
from engine.flow.game import Game
from engine.flow.options import Ask, Option, Reason, Refused
from engine.flow.position import Position
from engine.table import (
    Appear,
    Change,
    Dealer,
    Draw,
    LiveDealer,
    Move,
    Snapshot,
    Swap,
    Table,
    TapeDealer,
    apply,
)

#: A full copy of the table is kept every so many records, so that seeking folds few.
KEEP_EVERY = 128


class Header(Struct, frozen=True):
    """What a saved table begins with: the game and its rules version, the seats with their players' names
    and kinds (human or a bot), the options chosen, and the bare table before the set-up was dealt."""

    game: str
    version: int
    seats: tuple[str, ...]
    names: dict[str, str]
    players: dict[str, str]
    options: dict[str, str]
    start: Snapshot


class Record(Struct, Generic[E], frozen=True, gc=False, omit_defaults=True):
    """One choice (none for the set-up) and all that came of it."""

    n: int
    seat: str | None
    choice: Option | None
    draws: tuple[Draw, ...]
    happened: tuple[Happening[E], ...]


class Mismatch(ValueError):
    """A log that the rules do not give; the text is one sentence naming the record."""


class Entry(Struct, frozen=True, gc=False):
    """A record with the state of the pages after it."""

    record: Record[Event]
    pages: tuple[Frame, ...]
    ask: Ask | None
    chosen: tuple[tuple[str, Option], ...]


class Session:
    """One table from set-up to the end: choose, look back, undo, branch, verify.

    `pages` are the open pages with which a table begins that is set up by hand, as for a lesson or a test;
    without them it begins as the game does.
    """

    def __init__(
        self, game: Game, header: Header, dealer: Dealer | None = None, pages: tuple[Frame, ...] = ()
    ) -> None:
        self.game = game
        self.header = header
        self.dealer: Dealer = dealer or LiveDealer()
        self.entries: list[Entry] = []
        self._kept: list[Table] = []
        self._hashes: list[str] = []
        self.position = Position(game, Table.restored(header.start), pages or (game.opening(),), self.dealer)
        self.position.begin()
        self._keep(None, None)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int | Sequence[str],
        dealer: Dealer | None = None,
        *,
        names: Mapping[str, str] | None = None,
        players: Mapping[str, str] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Session:
        """A new table. Raises WrongSeats or WrongSetting if the game is not made for it."""
        chosen = game.seats(seats) if isinstance(seats, int) else tuple(seats)
        game.seats(len(chosen))
        choices = game.agreed(options or {})
        header = Header(
            game.id,
            game.version,
            chosen,
            {seat: (names or {}).get(seat, seat.capitalize()) for seat in chosen},
            {seat: (players or {}).get(seat, "human") for seat in chosen},
            choices,
            game.lay(chosen, choices).snapshot(),
        )
        return cls(game, header, dealer)

    # -- playing -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.ask is None

    def waiting(self) -> tuple[str, ...]:
        """The seats that are asked and have not answered yet."""
        position = self.position
        if position.ask is None:
            return ()
        asked = position.ask.seats()
        if not position.chosen:
            return asked
        done = [seat for seat, _ in position.chosen]
        return tuple([seat for seat in asked if seat not in done])

    def options(self, seat: str) -> tuple[Option, ...]:
        """What `seat` may do now."""
        ask = self.position.ask
        if ask is None or (self.position.chosen and seat not in self.waiting()):
            return ()
        return ask.options(seat)

    def why_not(self, seat: str, option: Option) -> tuple[Reason, ...]:
        """The reasons why `seat` may not do this now; empty if he may."""
        return why_not(self.position, seat, option)

    def choose(self, seat: str, option: Option) -> Record[Event]:
        """Do what `seat` wants. Raises Refused, with the reasons, if it is not on offer."""
        if option not in self.options(seat):
            raise Refused(self.why_not(seat, option))
        self.position.answer(seat, option)
        return self._keep(seat, option)

    def _keep(self, seat: str | None, choice: Option | None) -> Record[Event]:
        position = self.position
        number = len(self.entries)
        record = Record(number, seat, choice, tuple(position.draws), tuple(position.happened))
        position.draws, position.happened = [], []
        if not number % KEEP_EVERY:
            self._kept.append(position.table())
        self.entries.append(Entry(record, position.pages, position.ask, position.chosen))
        return record

    # -- looking back --------------------------------------------------------------------------------

    def records(self) -> Iterator[Record[Event]]:
        """All records, first to last."""
        return (entry.record for entry in self.entries)

    def at(self, n: int) -> Position:
        """The position after record `n`, by folding changes from the nearest copy kept."""
        base = n // KEEP_EVERY
        position = Position(self.game, self._kept[base].table(), self.entries[n].pages, self.dealer)
        for entry in self.entries[base * KEEP_EVERY + 1 : n + 1]:
            fold(position, entry.record)
        position.ask, position.chosen = self.entries[n].ask, self.entries[n].chosen
        return position

    def hashes(self) -> list[str]:
        """The chain: each record's hash covers the one before, the first the header."""
        chain = self._hashes
        while len(chain) < len(self.entries):
            before = chain[-1] if chain else digest("", self.header)
            chain.append(digest(before, self.entries[len(chain)].record))
        return chain

    def undo_barrier(self, seat: str) -> str:
        """What keeps `seat` from taking his last choice back, in one sentence; empty if nothing does."""
        record = self.entries[-1].record
        if record.choice is None:
            return "Nothing has been chosen yet."
        if record.seat != seat:
            return "Somebody else has chosen since."
        if record.draws:
            return "Chance has spoken since."
        before = self.entries[-2]
        if before.ask is None:
            return "The rules of the program have changed since."
        if before.ask.secret and before.chosen:
            return "Secret choices were shown since."
        if reveals(self.at(record.n - 1), record):
            return "Something was shown since."
        return ""

    def undo(self, seat: str) -> None:
        """Take the last choice of `seat` back. Raises ValueError, naming the barrier, if that is not allowed."""
        barrier = self.undo_barrier(seat)
        if barrier:
            raise ValueError(barrier)
        self._cut(len(self.entries) - 1)

    def _cut(self, length: int) -> None:
        position = self.at(length - 1)
        self.position = position
        del self.entries[length:], self._hashes[length:], self._kept[(length - 1) // KEEP_EVERY + 1 :]

    def branch(self, n: int, dealer: Dealer | None = None) -> Session:
        """A table of its own that goes on after record `n`; this one stays as it is."""
        other = Session.__new__(Session)
        other.game, other.header, other.dealer = self.game, self.header, dealer or LiveDealer()
        other.entries, other._kept, other._hashes = self.entries[: n + 1], [], self._hashes[: n + 1]
        other._kept = self._kept[: n // KEEP_EVERY + 1]
        other.position = self.at(n)
        other.position.dealer = other.dealer
        return other

    @classmethod
    def restored(
        cls,
        game: Game,
        header: Header,
        records: Iterable[Record[Event]],
        pages: tuple[Frame, ...] = (),
        ask: Ask | None = None,
        chosen: tuple[tuple[str, Option], ...] = (),
        dealer: Dealer | None = None,
    ) -> Session:
        """A session that goes on from saved pages and their question, without running the records again.

        Without pages it can be looked at, but not played on. Raises Mismatch if the changes of a record
        cannot be made on the table.
        """
        session = cls.__new__(cls)
        session.game, session.header, session.dealer = game, header, dealer or LiveDealer()
        session.entries, session._kept, session._hashes = [], [], []
        table = Table.restored(header.start)
        for record in records:
            try:
                fold(table, record)
            except (LookupError, ValueError):
                raise Mismatch(f"Record {record.n} changes what is not on the table.") from None
            if not record.n % KEEP_EVERY:
                session._kept.append(table.table())
            session.entries.append(Entry(record, (), None, ()))
        if not session.entries:
            raise Mismatch("The log holds no record.")
        session.entries[-1] = replace(session.entries[-1], pages=pages, ask=ask, chosen=chosen)
        session.position = session.at(len(session.entries) - 1)
        return session

    # -- proving -------------------------------------------------------------------------------------

    @classmethod
    def replayed(
        cls, game: Game, header: Header, records: Iterable[Record[Event]], dealer: Dealer | None = None
    ) -> Session:
        """Run choices and draws again. Raises Mismatch if a record is not what the rules give.

        The session goes on with `dealer` after the last record.
        """
        rows = tuple(records)
        if not rows:
            raise Mismatch("The log holds no record.")
        tape = TapeDealer(draw for row in rows for draw in row.draws)
        try:
            session = cls(game, header, tape)
            _compare(session.entries[0].record, rows[0])
            for row in rows[1:]:
                if row.seat is None or row.choice is None:
                    raise Mismatch(f"Record {row.n} has no choice.")
                _compare(session.choose(row.seat, row.choice), row)
        except Refused as refused:
            clauses = ", ".join(reason.clause for reason in refused.reasons)
            raise Mismatch(f"Record {len(session.entries)} chooses what the rules refuse ({clauses}).") from None
        except Mismatch:
            raise
        except (LookupError, ValueError) as error:
            raise Mismatch(f"The log does not fit the rules: {error}.") from None
        session.dealer = session.position.dealer = dealer or LiveDealer()
        return session


def _compare(ours: Record[Event], theirs: Record[Event]) -> None:
    if ours != theirs:
        raise Mismatch(f"Record {theirs.n} differs from what the rules give.")


def why_not(position: Position, seat: str, option: Option) -> tuple[Reason, ...]:
    """The reasons why `seat` may not do this in `position`; empty if he may."""
    ask = position.ask
    done = [chooser for chooser, _ in position.chosen]
    if ask is not None and option in ask.options(seat) and seat not in done:
        return ()
    reasons: list[Reason] = []
    if ask is not None and seat in ask.seats():
        reasons = position.pages[-1].why_not(position, seat, option)
    return tuple(reasons) or (position.game.otherwise(position, seat, option),)


def fold(table: Table, record: Record[Event]) -> None:
    """Apply the changes of one record to the table as it lay before."""
    for happening in record.happened:
        for change in happening.changes:
            apply(table, change)


def digest(before: str, value: Header | Record[Event]) -> str:
    """The hash of a header or record, chained to the hash before it."""
    return chained(before, msgspec.json.encode(value))


def chained(before: str, line: bytes) -> str:
    """The hash of an encoded header or record, chained to the hash before it."""
    return hashlib.sha256(before.encode() + line).hexdigest()


def reveals(table: Table, record: Record[Event]) -> bool:
    """Whether a record showed anybody what he could not see in `table`, as it lay before."""
    return any(_shows(table, change) for happening in record.happened for change in happening.changes)


def _shows(table: Table, change: Change) -> bool:
    if isinstance(change, Move):
        return _unveils(table, change.piece, change.to)
    if isinstance(change, Swap):
        one, other = table.place_of(change.one), table.place_of(change.other)
        return _unveils(table, change.one, other) or _unveils(table, change.other, one)
    return isinstance(change, Appear)


def _unveils(table: Table, piece: str, to: str) -> bool:
    """Whether somebody sees what lies in `to` who does not see `piece` where it lies."""
    before, after = table.places[table.place_of(piece)].seen, table.places[to].seen
    return before is not None and (after is None or not set(after) <= set(before))
