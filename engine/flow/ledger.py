"""The ledger of a table: every change of a counter, of the number of pieces in a place, and of a piece's place,
with the clause of the event that made it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.flow.contests import ProspectRow
from engine.flow.events import Event
from engine.flow.hooks import Part
from engine.said import said
from engine.table import Table, apply
from engine.table.changes import Appear, Change, Count, Move, Swap, Vanish

if TYPE_CHECKING:
    from engine.flow.game import Game
    from engine.flow.records import Record
    from engine.flow.session import Session


class Posting(NamedTuple):
    """One change of a number: the amount, the clause, and the number of the record in the log."""

    amount: int
    clause: str
    record: int


class Moved(NamedTuple):
    """One move of a piece: the places before and after, the clause, and the number of the record."""

    start: str
    end: str
    clause: str
    record: int


class Ledger:
    """The numbers of a session and their changes. It follows the session's log, and starts again after an undo."""

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
        """Read the records that are new; start again if records were taken back."""
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
        """The value at the beginning, and every change since, of the counter `key` or the number of pieces in the
        place `key`."""
        self._follow()
        first = self.start.counters[key] if key in self.start.counters else len(self.start.contents.get(key, ()))
        return first, self._postings.get(key, [])

    def of_piece(self, piece: str, level: Callable[[str], int]) -> tuple[int, list[Posting]]:
        """The level of a piece on a track at the beginning, and every change since; `level` gives that of a
        place."""
        self._follow()
        first = level(self.start.place_of(piece)) if piece in self.start.pieces else 0
        moves = self._moves.get(piece, [])
        return first, [Posting(level(m.end) - level(m.start), m.clause, m.record) for m in moves]


def number_rows(game: Game, first: int, postings: Sequence[Posting], clause: str) -> tuple[ProspectRow, ...]:
    """The parts of a number since it was last 0, one row for each clause.

    `first` is the number at the beginning, `clause` the clause that it is about. No rows if that is "".
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


def part_rows(game: Game, parts: Iterable[Part]) -> tuple[ProspectRow, ...]:
    """The parts of a number that the rules work out, one row each, named by the part's piece or else its
    clause."""
    rows = []
    for part in parts:
        title = game.rulebook[part.clause].title
        label = game.names.get(part.piece, title) if part.piece else title
        rows.append(ProspectRow(label, f"{part.amount:+d}", title if label != title else said(""), part.clause))
    return tuple(rows)
