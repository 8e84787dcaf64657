"""A game being played: choices go in, records come out.

A record holds a choice, its draws, and its events with their changes. Applying the changes again shows any moment.
Running the choices and draws again proves that the log is what the rules give. Notes stand between the choices:
they record what people did that is no choice of the game.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.flow.agreement import Seats, is_friendly
from engine.flow.barriers import reveals, tells
from engine.flow.events import Event, Happening
from engine.flow.frames import Frame
from engine.flow.game import Game
from engine.flow.legality import why_not
from engine.flow.notes import BARRIERS, HUMAN, IMPASSABLE, Note, Seated, TakenBack, fault_of
from engine.flow.options import Ask, Option, Reason, Refused, check_text
from engine.flow.outcome import Outcome
from engine.flow.position import Position
from engine.flow.records import Campaign, Entry, Header, Mismatch, Record, check_form, digest, fold
from engine.said import Said, joined, said, sentence
from engine.table import CannotDraw, Dealer, LiveDealer, Table, TapeDealer

#: A copy of the table is kept after every so many records, so that showing a moment applies few changes.
COPY_EVERY = 128


class Session:
    """One table from set-up to the end: choose, look back, undo, branch, verify.

    `pages` are the open pages at the start of a table that is set up by hand, for a lesson or a test. Without them
    the game's opening page is open. A session is `proven` if these rules have made every record of it. `closed`
    says why it can only be looked at; it is empty while it can be played on, and after the end of a game.
    """

    closed = Said("")

    def __init__(
        self, game: Game, header: Header, dealer: Dealer | None = None, pages: tuple[Frame, ...] = ()
    ) -> None:
        self.game = game
        self.header = header
        self.proven = True
        self.dealer: Dealer = dealer or LiveDealer()
        self.entries: list[Entry] = []
        self._copies: list[Table] = []
        self._hashes: list[str] = []
        self._redo: list[tuple[str, Option]] = []
        self._choices: list[int] = []
        self._handovers: list[int] = []
        self._players = dict(header.players)
        self.position = Position(game, Table.restored(header.start), pages or (game.opening(),), self.dealer)
        self.position.begin()
        self._append(None, None)

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
        """A new table, also the next one of a campaign. Raises WrongSeats or WrongSetting if the game does not
        allow these seats or options."""
        choices = game.checked_options(options or {})
        chosen = game.seat_ids(seats, choices) if isinstance(seats, int) else tuple(seats)
        game.seat_ids(len(chosen), choices)
        if campaign is not None:  # older rules may have kept counters that no longer exist
            known = game.bare_table(chosen, choices).counters
            kept = {name: number for name, number in campaign.kept.items() if name in known}
            campaign = replace(campaign, kept=kept)
        header = Header(
            game.id,
            game.version,
            chosen,
            {seat: (names or {}).get(seat, seat.capitalize()) for seat in chosen},
            {seat: (players or {}).get(seat, HUMAN) for seat in chosen},
            choices,
            game.starting_table(chosen, choices, campaign.kept if campaign else {}).snapshot(),
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
        """The options that `seat` has now."""
        ask = self.position.ask
        if ask is None or (self.position.chosen and seat not in self.waiting()):
            return ()
        return ask.options(seat)

    def why_not(self, seat: str, option: Option) -> tuple[Reason, ...]:
        """The reasons why `seat` may not choose `option` now; empty if it may."""
        return why_not(self.position, seat, option)

    def choose(self, seat: str, option: Option) -> Record[Event]:
        """Make a choice for `seat`. Raises Refused, with the reasons, if it is not allowed, and BadText if its
        text is too long or not printable."""
        if option not in self.options(seat):
            check_text(option)
            reasons = self.why_not(seat, option)
            if reasons:
                raise Refused(reasons)
        self._redo.clear()
        self.position.answer(seat, option)
        return self._append(seat, option)

    @property
    def seating(self) -> Seats:
        """Who plays together at this table."""
        return self.game.seats(self.header.options)

    @property
    def outcome(self) -> Outcome:
        """How the table has ended; for a table that goes on, how it would end now."""
        return self.game.outcome(self.position)

    @property
    def players(self) -> dict[str, str]:
        """The kind of player of each seat now: the header's, unless a note has changed it."""
        return dict(self._players)

    def player_at(self, seat: str, n: int) -> str:
        """The kind of player that had a seat at record `n`."""
        notes = [self.entries[each].record.note for each in self._handovers if each <= n]
        players = [note.player for note in notes if isinstance(note, Seated) and note.seat == seat]
        return (players or [self.header.players[seat]])[-1]

    @property
    def friendly(self) -> bool:
        """Whether all people at this table together may pass a barrier."""
        return is_friendly(self.header.options)

    def hand_over(self, seat: str, player: str) -> Record[Event]:
        """From now on `player` (human or a kind of bot) plays the seat. Raises ValueError if there is no such
        seat."""
        return self._note(Seated(seat, player))

    def _note(self, note: Note) -> Record[Event]:
        wrong = fault_of(note, self._players, self.friendly)
        if not wrong and isinstance(note, TakenBack):
            wrong = self._fault_here(note)
        if wrong:
            raise ValueError(wrong)
        return self._append(None, None, note)

    def _fault_here(self, taken: TakenBack) -> str:
        """What is wrong with a note that a choice was taken back to this position; empty if nothing is."""
        if self.why_not(taken.seat, taken.choice):
            return said("a choice that could not be made was not taken back")
        if taken.choices > 1:  # what the others chose is nowhere
            return ""
        after = self.position.clone()
        try:
            after.answer(taken.seat, taken.choice)
            barrier = _learnt(self.position, taken.choice, after.happened)
        except CannotDraw:
            barrier = "chance"
        return "" if barrier == taken.barrier else said("that did not stand in the way of this choice")

    def _append(self, seat: str | None, choice: Option | None, note: Note | None = None) -> Record[Event]:
        position = self.position
        number = len(self.entries)
        record = Record(number, seat, choice, tuple(position.draws), tuple(position.happened), note)
        position.draws, position.happened = [], []
        if not number % COPY_EVERY:
            self._copies.append(position.bare_copy())
        self._enter(Entry(record, position.pages, position.ask, position.chosen))
        return record

    def _enter(self, entry: Entry) -> None:
        """Add an entry, and remember what would take long to look up in all of them."""
        self.entries.append(entry)
        if entry.record.choice is not None:
            self._choices.append(entry.record.n)
        if isinstance(entry.record.note, Seated):
            self._handovers.append(entry.record.n)
            self._players[entry.record.note.seat] = entry.record.note.player

    # -- looking back --------------------------------------------------------------------------------

    def records(self) -> Iterator[Record[Event]]:
        """All records, first to last."""
        return (entry.record for entry in self.entries)

    def at(self, n: int) -> Position:
        """The position after record `n`: the nearest copy before it, with the changes since applied."""
        base = n // COPY_EVERY
        position = Position(self.game, self._copies[base].bare_copy(), self.entries[n].pages, self.dealer)
        for entry in self.entries[base * COPY_EVERY + 1 : n + 1]:
            fold(position, entry.record)
        position.ask, position.chosen = self.entries[n].ask, self.entries[n].chosen
        return position

    def hashes(self) -> list[str]:
        """The hash of each record. It covers the hash before it, and the first covers the header's."""
        chain = self._hashes
        while len(chain) < len(self.entries):
            before = chain[-1] if chain else digest("", self.header)
            chain.append(digest(before, self.entries[len(chain)].record))
        return chain

    # -- taking back ---------------------------------------------------------------------------------

    def barrier(self, seat: str) -> str:
        """What keeps `seat` from taking back its last choice, by its name in BARRIERS; empty if nothing does."""
        n = self._last_choice()
        record, before = self.entries[n].record, self.entries[n - 1]
        if not n:
            return "beginning"
        if record.seat != seat:
            return "others"
        if record.draws:
            return "chance"
        assert record.choice is not None
        return "rules" if before.ask is None else _learnt(self.at(n - 1), record.choice, record.happened)

    def undo_barrier(self, seat: str) -> str:
        """What keeps `seat` from taking back its last choice, in one sentence; empty if nothing does."""
        return BARRIERS.get(self.barrier(seat), "")

    def undo(self, seat: str, agreed: Collection[str] = ()) -> None:
        """Take back the last choice of `seat`.

        If there is a barrier and all people at a friendly table have `agreed`, take back everything since that
        choice too, and append a note. Raises ValueError, naming the barrier, if that is not allowed.
        """
        barrier = self.barrier(seat)
        n = self._last_choice(seat) if barrier else self._last_choice()
        entry = self.entries[n]
        if barrier:
            self._must_be_agreed(barrier, n, agreed)
        assert entry.record.seat is not None
        assert entry.record.choice is not None
        taken = [other.record for other in self.entries[n:]]
        self._truncate(n)
        for record in taken:
            if record.note is not None:
                self._append(None, None, record.note)
        if not barrier:
            self._redo.append((entry.record.seat, entry.record.choice))
            return
        self._redo.clear()  # the draws of these choices would differ
        choices = sum(record.choice is not None for record in taken)
        agreeing = self._agreeing(agreed)
        people = tuple([person for person in self.header.seats if person in agreeing])
        self._note(TakenBack(seat, entry.record.choice, choices, barrier, people))

    def _must_be_agreed(self, barrier: str, n: int, agreed: Collection[str]) -> None:
        """Raise ValueError unless all people of a friendly table agree and record `n` can be taken back."""
        people = {seat for seat, player in self.players.items() if player == HUMAN}
        if not n:
            barrier = "beginning"
        elif self.entries[n - 1].ask is None:
            barrier = "rules"
        allowed = self.friendly and people and people == self._agreeing(agreed)
        if barrier in IMPASSABLE or not allowed:
            raise ValueError(BARRIERS[barrier])

    def _agreeing(self, agreed: Collection[str]) -> set[str]:
        """The seats that agree: a person who agrees for one seat agrees for all the seats that they play."""
        players = self.players
        same = {other for seat in agreed for other in self.seating.one_person(seat)}
        return {*agreed, *[seat for seat in same if players.get(seat) == HUMAN]}

    def _last_choice(self, seat: str | None = None) -> int:
        """The record number of the last choice (of `seat`); 0 if there is none."""
        return next((n for n in reversed(self._choices) if seat in (None, self.entries[n].record.seat)), 0)

    def redo_barrier(self, seat: str) -> str:
        """Why `seat` cannot redo the choice that was taken back last, in one sentence; empty if it can."""
        if not self._redo:
            return said("No choice was taken back that you can make again.")
        return "" if self._redo[-1][0] == seat else said("Somebody else took the last choice back.")

    def redo(self, seat: str) -> Record[Event]:
        """Make the choice again that was taken back last. Raises ValueError if it was not this seat's."""
        barrier = self.redo_barrier(seat)
        if barrier:
            raise ValueError(barrier)
        *rest, (_, option) = self._redo
        record = self.choose(seat, option)
        self._redo = rest
        return record

    def _truncate(self, length: int) -> None:
        position = self.at(length - 1)
        self.position = position
        del self.entries[length:], self._hashes[length:], self._copies[(length - 1) // COPY_EVERY + 1 :]
        for numbers in (self._choices, self._handovers):
            del numbers[bisect_left(numbers, length) :]

    def branch(self, n: int, dealer: Dealer | None = None) -> Session:
        """A new session that goes on after record `n`; this one stays as it is."""
        other = Session.__new__(Session)
        other.game, other.header, other.proven, other.closed = self.game, self.header, self.proven, self.closed
        other.dealer = dealer or LiveDealer()
        other.entries, other._choices, other._handovers = [], [], []
        other._players = dict(self.header.players)
        for entry in self.entries[: n + 1]:
            other._enter(entry)
        other._hashes, other._copies, other._redo = self._hashes[: n + 1], self._copies[: n // COPY_EVERY + 1], []
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

        Without pages the session can be looked at, but not played on. Raises Mismatch if the changes of a record
        cannot be applied to the table, or a note has a fault.
        """
        session = cls.__new__(cls)
        session.game, session.header, session.proven = game, header, False
        session.dealer = dealer or LiveDealer()
        session.entries, session._copies, session._hashes, session._redo = [], [], [], []
        session._choices, session._handovers, session._players = [], [], dict(header.players)
        table = Table.restored(header.start)
        for n, record in enumerate(records):
            check_form(record, n, header.seats)
            try:
                fold(table, record)
            except (LookupError, ValueError):
                raise Mismatch(said("Record {n} changes what is not on the table.", n=record.n)) from None
            note, players = record.note, session._players
            wrong = fault_of(note, players, session.friendly) if note is not None else ""
            if wrong:
                raise Mismatch(said("Record {n} cannot be: {wrong}.", n=record.n, wrong=wrong))
            if not record.n % COPY_EVERY:
                session._copies.append(table.bare_copy())
            session._enter(Entry(record, (), None, ()))
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
        """A session that has run the choices and draws of the records again, each before it asks for the next.
        It goes on with `dealer`.

        Raises Mismatch if a record is not what the rules give.
        """
        rows = iter(records)
        session = cls._begun_again(game, header, next(rows, None))
        for row in rows:
            session._repeat(row)
        session.dealer = session.position.dealer = dealer or LiveDealer()
        return session

    @classmethod
    def proven_part(
        cls, game: Game, header: Header, records: Iterable[Record[Event]], dealer: Dealer | None = None
    ) -> Session:
        """A session of those first records that are what the rules give. Raises Mismatch if none is."""
        rows = tuple(records)
        session = cls._begun_again(game, header, next(iter(rows), None))
        for n, row in enumerate(rows[1:], 1):
            try:
                session._repeat(row)
            except Mismatch:
                session = cls.replayed(game, header, rows[:n])
                break
        session.dealer = session.position.dealer = dealer or LiveDealer()
        return session

    @classmethod
    def _begun_again(cls, game: Game, header: Header, row: Record[Event] | None) -> Session:
        """A session of the first record, the set-up. Raises Mismatch if that is not what the rules give."""
        if row is None:
            raise Mismatch(said("The log holds no record."))
        if not _is_starting_table(game, header):
            raise Mismatch(said("The table is not laid as {game} begins.", game=game.name))
        try:
            session = cls(game, header, TapeDealer(row.draws))
        except (LookupError, ValueError) as error:
            raise Mismatch(said("The log does not fit the rules: {fault}.", fault=sentence(error))) from None
        _compare(session.entries[0].record, row)
        return session

    def _repeat(self, row: Record[Event]) -> None:
        """Make the choice of a record again, or append its note again. Raises Mismatch if that is not what the
        rules give."""
        check_form(row, len(self.entries), self.header.seats)
        self.dealer = self.position.dealer = TapeDealer(row.draws)
        try:
            if row.note is not None:
                ours = self._note(row.note)
            else:
                assert row.seat is not None
                assert row.choice is not None
                ours = self.choose(row.seat, row.choice)
        except Refused as refused:
            clauses = joined([reason.clause for reason in refused.reasons])
            words = said("Record {n} chooses what the rules refuse ({clauses}).", n=row.n, clauses=clauses)
            raise Mismatch(words) from None
        except (LookupError, ValueError) as error:
            raise Mismatch(said("The log does not fit the rules: {fault}.", fault=sentence(error))) from None
        _compare(ours, row)


def _is_starting_table(game: Game, header: Header) -> bool:
    """Whether the rules lay this table for these seats, options and campaign."""
    try:
        kept = header.campaign.kept if header.campaign else {}
        return header.start == game.starting_table(header.seats, header.options, kept).snapshot()
    except (LookupError, ValueError):
        return False


def _learnt(before: Position, choice: Option, happened: Iterable[Happening[Event]]) -> str:
    """The barrier behind a choice that drew nothing: what somebody has learnt from it; empty if nobody has.
    `before` is the position before it."""
    if before.ask is not None and before.ask.secret and before.chosen:
        return "secret"
    return "shown" if tells(before, choice) or reveals(before, happened) else ""


def _compare(ours: Record[Event], theirs: Record[Event]) -> None:
    if ours != theirs:
        raise Mismatch(said("Record {n} differs from what the rules give.", n=theirs.n))
