"""A game being played: choices in, records out.

A record holds a choice, the draws and the events with their changes. Folding changes shows any moment;
running choices and draws again proves that the log is what the rules give. Between the choices stand notes of what
people did that is no choice of the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Generic

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.flow.agreement import Seats
from engine.flow.barriers import reveals
from engine.flow.events import E, Event, Happening
from engine.flow.frames import Frame
from engine.flow.game import Game
from engine.flow.notes import BARRIERS, FIRM, HUMAN, Note, Seated, TakenBack, against
from engine.flow.options import Ask, Option, Reason, Refused, check_text
from engine.flow.outcome import Outcome
from engine.flow.position import Position
from engine.said import joined, said, sentence
from engine.table import Dealer, Draw, LiveDealer, Snapshot, Table, TapeDealer, apply

#: A full copy of the table is kept every so many records, so that seeking folds few.
KEEP_EVERY = 128


class Campaign(Struct, frozen=True):
    """The campaign of which a table is a part: its name, the `key` that tells it from others of that name, the
    number of the table in it, and the numbers that the tables before have left."""

    name: str
    key: str
    number: int
    kept: dict[str, int]


class Header(Struct, frozen=True, omit_defaults=True):
    """What a saved table begins with: the game and its rules version, the seats with their players' names
    and kinds (human or a bot) at the beginning, the options chosen, the bare table before the set-up, and the
    campaign that it belongs to."""

    game: str
    version: int
    seats: tuple[str, ...]
    names: dict[str, str]
    players: dict[str, str]
    options: dict[str, str]
    start: Snapshot
    campaign: Campaign | None = None


class Record(Struct, Generic[E], frozen=True, gc=False, omit_defaults=True):
    """One choice (none for the set-up) and all that came of it; or a note, and nothing else."""

    n: int
    seat: str | None
    choice: Option | None
    draws: tuple[Draw, ...]
    happened: tuple[Happening[E], ...]
    note: Note | None = None


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
        self._redo: list[tuple[str, Option]] = []
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
        campaign: Campaign | None = None,
    ) -> Session:
        """A new table, also the next one of a campaign. Raises WrongSeats or WrongSetting if the game is not made
        for it."""
        choices = game.agreed(options or {})
        chosen = game.seated(seats, choices) if isinstance(seats, int) else tuple(seats)
        game.seated(len(chosen), choices)
        if campaign is not None:  # what older rules have kept may be unknown by now
            known = game.lay(chosen, choices).counters
            kept = {name: number for name, number in campaign.kept.items() if name in known}
            campaign = replace(campaign, kept=kept)
        header = Header(
            game.id,
            game.version,
            chosen,
            {seat: (names or {}).get(seat, seat.capitalize()) for seat in chosen},
            {seat: (players or {}).get(seat, HUMAN) for seat in chosen},
            choices,
            game.laid(chosen, choices, campaign.kept if campaign else {}).snapshot(),
            campaign,
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
        """Do what `seat` wants. Raises Refused, with the reasons, if it is not on offer, and BadText if nobody can
        type its text."""
        if option not in self.options(seat):
            check_text(option)
            reasons = self.why_not(seat, option)
            if reasons:
                raise Refused(reasons)
        self._redo.clear()
        self.position.answer(seat, option)
        return self._keep(seat, option)

    @property
    def seating(self) -> Seats:
        """Who plays together at this table."""
        return self.game.seats(self.header.options)

    @property
    def outcome(self) -> Outcome:
        """How the table has ended; of one that goes on, how it would end now."""
        return self.game.outcome(self.position)

    @property
    def players(self) -> dict[str, str]:
        """Who plays the seats now: those of the header, as notes have changed them since."""
        notes = [entry.record.note for entry in self.entries]
        return {**self.header.players, **{note.seat: note.player for note in notes if isinstance(note, Seated)}}

    def hand_over(self, seat: str, player: str) -> Record[Event]:
        """From now on `player` (human or a kind of bot) plays the seat. Raises ValueError if there is no such."""
        return self._note(Seated(seat, player))

    def _note(self, note: Note) -> Record[Event]:
        wrong = against(note, self.players)
        if wrong:
            raise ValueError(wrong)
        return self._keep(None, None, note)

    def _keep(self, seat: str | None, choice: Option | None, note: Note | None = None) -> Record[Event]:
        position = self.position
        number = len(self.entries)
        record = Record(number, seat, choice, tuple(position.draws), tuple(position.happened), note)
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

    # -- taking back ---------------------------------------------------------------------------------

    def barrier(self, seat: str) -> str:
        """What keeps `seat` from taking his last choice back, by its name in BARRIERS; empty if nothing does."""
        n = self._last()
        record, before = self.entries[n].record, self.entries[n - 1]
        if not n:
            return "beginning"
        if record.seat != seat:
            return "others"
        if record.draws:
            return "chance"
        if before.ask is None:
            return "rules"
        if before.ask.secret and before.chosen:
            return "secret"
        return "shown" if reveals(self.at(n - 1), record.happened) else ""

    def undo_barrier(self, seat: str) -> str:
        """What keeps `seat` from taking his last choice back, in one sentence; empty if nothing does."""
        return BARRIERS.get(self.barrier(seat), "")

    def undo(self, seat: str, agreed: Collection[str] = ()) -> None:
        """Take the last choice of `seat` back. If there is a barrier, but all people at the table have `agreed`,
        take it back with all that came since; a note says so.

        Raises ValueError, naming the barrier, if that is not allowed.
        """
        barrier = self.barrier(seat)
        n = self._last(seat) if barrier else self._last()
        entry = self.entries[n]
        if barrier:
            self._must_be_agreed(barrier, n, agreed)
        assert entry.record.seat is not None
        assert entry.record.choice is not None
        taken = [other.record for other in self.entries[n:]]
        self._cut(n)
        for record in taken:
            if record.note is not None:
                self._keep(None, None, record.note)
        if not barrier:
            self._redo.append((entry.record.seat, entry.record.choice))
            return
        self._redo.clear()  # the same choices would meet with other luck
        choices = sum(record.choice is not None for record in taken)
        agreeing = self._agreeing(agreed)
        people = tuple([person for person in self.header.seats if person in agreeing])
        self._note(TakenBack(seat, entry.record.choice, choices, barrier, people))

    def _must_be_agreed(self, barrier: str, n: int, agreed: Collection[str]) -> None:
        """Raise ValueError unless all people agree, and there is something to go back to."""
        people = {seat for seat, player in self.players.items() if player == HUMAN}
        if not n:
            barrier = "beginning"
        elif self.entries[n - 1].ask is None:
            barrier = "rules"
        if barrier in FIRM or not people or people != self._agreeing(agreed):
            raise ValueError(BARRIERS[barrier])

    def _agreeing(self, agreed: Collection[str]) -> set[str]:
        """The seats that agree: people who agree in one of their seats agree in all of them."""
        players = self.players
        same = {other for seat in agreed for other in self.seating.one_person(seat)}
        return {*agreed, *[seat for seat in same if players.get(seat) == HUMAN]}

    def _last(self, seat: str | None = None) -> int:
        """The number of the last choice (of `seat`); 0 if there is none."""
        numbers = range(len(self.entries) - 1, 0, -1)
        records = (self.entries[n].record for n in numbers)
        return next((record.n for record in records if record.choice and seat in (None, record.seat)), 0)

    def redo_barrier(self, seat: str) -> str:
        """Why `seat` cannot make again what was taken back last, in one sentence; empty if he can."""
        if not self._redo:
            return said("Nothing was taken back since the last choice.")
        return "" if self._redo[-1][0] == seat else said("Somebody else took the last choice back.")

    def redo(self, seat: str) -> Record[Event]:
        """Make the choice again that was taken back last. Raises ValueError if there is none of this seat."""
        barrier = self.redo_barrier(seat)
        if barrier:
            raise ValueError(barrier)
        *rest, (_, option) = self._redo
        record = self.choose(seat, option)
        self._redo = rest
        return record

    def _cut(self, length: int) -> None:
        position = self.at(length - 1)
        self.position = position
        del self.entries[length:], self._hashes[length:], self._kept[(length - 1) // KEEP_EVERY + 1 :]

    def branch(self, n: int, dealer: Dealer | None = None) -> Session:
        """A table of its own that goes on after record `n`; this one stays as it is."""
        other = Session.__new__(Session)
        other.game, other.header, other.dealer = self.game, self.header, dealer or LiveDealer()
        other.entries, other._hashes = self.entries[: n + 1], self._hashes[: n + 1]
        other._kept, other._redo = self._kept[: n // KEEP_EVERY + 1], []
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
        cannot be made on the table, or a note cannot stand there.
        """
        session = cls.__new__(cls)
        session.game, session.header, session.dealer = game, header, dealer or LiveDealer()
        session.entries, session._kept, session._hashes, session._redo = [], [], [], []
        table = Table.restored(header.start)
        for record in records:
            try:
                fold(table, record)
            except (LookupError, ValueError):
                raise Mismatch(said("Record {n} changes what is not on the table.", n=record.n)) from None
            wrong = against(record.note, session.players) if record.note is not None else ""
            if wrong:
                raise Mismatch(said("Record {n} cannot be: {wrong}.", n=record.n, wrong=wrong))
            if not record.n % KEEP_EVERY:
                session._kept.append(table.table())
            session.entries.append(Entry(record, (), None, ()))
        if not session.entries:
            raise Mismatch(said("The log holds no record."))
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
            raise Mismatch(said("The log holds no record."))
        tape = TapeDealer(draw for row in rows for draw in row.draws)
        try:
            session = cls(game, header, tape)
            _compare(session.entries[0].record, rows[0])
            for row in rows[1:]:
                _compare(session._again(row), row)
        except Refused as refused:
            clauses = joined([reason.clause for reason in refused.reasons])
            number = len(session.entries)
            words = said("Record {n} chooses what the rules refuse ({clauses}).", n=number, clauses=clauses)
            raise Mismatch(words) from None
        except Mismatch:
            raise
        except (LookupError, ValueError) as error:
            raise Mismatch(said("The log does not fit the rules: {fault}.", fault=sentence(error))) from None
        session.dealer = session.position.dealer = dealer or LiveDealer()
        return session

    def _again(self, row: Record[Event]) -> Record[Event]:
        """Choose what a record says, or note what it notes."""
        if row.note is not None:
            return self._note(row.note)
        if row.seat is None or row.choice is None:
            raise Mismatch(said("Record {n} has no choice.", n=row.n))
        return self.choose(row.seat, row.choice)


def _compare(ours: Record[Event], theirs: Record[Event]) -> None:
    if ours != theirs:
        raise Mismatch(said("Record {n} differs from what the rules give.", n=theirs.n))


def why_not(position: Position, seat: str, option: Option) -> tuple[Reason, ...]:
    """The reasons why `seat` may not do this in `position`; empty if he may."""
    if _on_offer(position, seat, option):
        return ()
    reasons: list[Reason] = []
    if position.ask is not None and seat in position.ask.seats():
        reasons = position.pages[-1].why_not(position, seat, option)
        if not reasons and is_typed(position, option) and _on_offer(position, seat, replace(option, text="")):
            return ()
    return tuple(reasons) or (position.game.otherwise(position, seat, option),)


def _on_offer(position: Position, seat: str, option: Option) -> bool:
    done = [chooser for chooser, _ in position.chosen]
    return position.ask is not None and option in position.ask.options(seat) and seat not in done


def is_typed(position: Position, option: Option) -> bool:
    """Whether the verb of an option takes a typed text on the open page."""
    return bool(position.pages) and option.verb in position.game.typed(type(position.pages[-1]))


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
