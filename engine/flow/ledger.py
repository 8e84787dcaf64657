"""How the numbers of a table have come about: every change of a counter, of how many pieces lie in a place, and of
where a piece lies, with the clause of the event that made it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.flow.events import Event
from engine.flow.game import ProspectRow
from engine.flow.hooks import Part
from engine.said import said
from engine.table import Table, apply
from engine.table.changes import Appear, Change, Count, Move, Swap, Vanish

if TYPE_CHECKING:
    from engine.flow.game import Game
    from engine.flow.session import Record, Session


class Posting(NamedTuple):
    """One change of a number: by how much, by what clause, and in which record of the log."""

    amount: int
    clause: str
    record: int


class Moved(NamedTuple):
    """A piece that was laid elsewhere: from where to where, by what clause, and in which record."""

    start: str
    end: str
    clause: str
    record: int


class Ledger:
    """Follows a session, also back after something was taken back; nothing is read twice."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._begin()

    def _begin(self) -> None:
        self._table = Table.restored(self.session.header.start)
        self.start = Table.restored(self.session.header.start)
        self._read: list[Record[Event]] = []
        self._postings: dict[str, list[Posting]] = {}
        self._moves: dict[str, list[Moved]] = {}

    def _follow(self) -> None:
        """Read what has happened since."""
        entries = self.session.entries
        if self._read and len(entries) == len(self._read) and entries[-1].record is self._read[-1]:
            return
        records = [entry.record for entry in entries]
        if len(records) < len(self._read) or (self._read and records[len(self._read) - 1] is not self._read[-1]):
            self._begin()
        for record in records[len(self._read) :]:
            for happening in record.happened:
                clause = str(getattr(happening.event, "clause", ""))
                for change in happening.changes:
                    self._note(change, clause, record.n)
                    apply(self._table, change)
            self._read.append(record)

    def _note(self, change: Change, clause: str, record: int) -> None:
        table = self._table
        if isinstance(change, Count):
            self._post(change.name, change.amount - table.counters.get(change.name, 0), clause, record)
        elif isinstance(change, Move):
            self._lay(change.piece, change.to, clause, record)
        elif isinstance(change, Swap):
            one, other = table.place_of(change.one), table.place_of(change.other)
            self._lay(change.one, other, clause, record)
            self._lay(change.other, one, clause, record)
        elif isinstance(change, Appear):
            self._post(change.piece.place, 1, clause, record)
        elif isinstance(change, Vanish):
            self._post(table.place_of(change.piece), -1, clause, record)

    def _lay(self, piece: str, end: str, clause: str, record: int) -> None:
        start = self._table.place_of(piece)
        if start != end:
            self._post(start, -1, clause, record)
            self._post(end, 1, clause, record)
            self._moves.setdefault(piece, []).append(Moved(start, end, clause, record))

    def _post(self, key: str, amount: int, clause: str, record: int) -> None:
        if amount:
            self._postings.setdefault(key, []).append(Posting(amount, clause, record))

    def of(self, key: str) -> tuple[int, list[Posting]]:
        """What a counter or the number of pieces in a place was at the beginning, and every change since."""
        self._follow()
        first = self.start.counters[key] if key in self.start.counters else len(self.start.contents.get(key, ()))
        return first, self._postings.get(key, [])

    def of_piece(self, piece: str, level: Callable[[str], int]) -> tuple[int, list[Posting]]:
        """The same for where a piece lies on a track, when `level` gives the number of a place there."""
        self._follow()
        first = level(self.start.place_of(piece)) if piece in self.start.pieces else 0
        moves = self._moves.get(piece, [])
        return first, [Posting(level(m.end) - level(m.start), m.clause, m.record) for m in moves]


def told(game: Game, first: int, postings: Sequence[Posting], clause: str) -> tuple[ProspectRow, ...]:
    """The parts of a number since it was last 0, one row for each clause; `clause` is what the number is about.

    A number that is about no clause is made of nothing that could be told.
    """
    if not clause:
        return ()
    total, begun = first, 0
    for number, posting in enumerate(postings, 1):
        total += posting.amount
        if not total:
            begun = number
    rows = []
    if first and not begun:
        rows.append(ProspectRow(said("At the beginning"), f"{first:+d}", said("as the table was set up"), clause))
    grouped: dict[str, list[Posting]] = {}
    for posting in postings[begun:]:
        key = posting.clause if posting.clause in game.rulebook.clauses else clause
        grouped.setdefault(key, []).append(posting)
    for key, each in grouped.items():
        note = said("{number:time|times}, last in move {move}", number=len(each), move=each[-1].record)
        rows.append(ProspectRow(game.rulebook[key].title, f"{sum(post.amount for post in each):+d}", note, key))
    return tuple(rows) or (ProspectRow(game.rulebook[clause].title, "0", said("nothing yet"), clause),)


def told_parts(game: Game, parts: Iterable[Part]) -> tuple[ProspectRow, ...]:
    """The parts of a number that the rules work out: each by its piece, if it has one, else by its clause."""
    rows = []
    for part in parts:
        title = game.rulebook[part.clause].title
        label = game.names.get(part.piece, title) if part.piece else title
        rows.append(ProspectRow(label, f"{part.amount:+d}", title if label != title else said(""), part.clause))
    return tuple(rows)
