"""Which traces a table has: the last piece beaten at each place, read from the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.flow import Contest, Event, Record, Session, fold
from engine.table import Piece, Table
from game.board.traces import Trace
from game.layout.game_layout import GameLayout
from game.play.fights import fought

MOST = 60  # fights that the board remembers


class Traces:
    """Reads the traces of a session; what a record has left is worked out once."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self._known: dict[int, tuple[Record[Event], Trace | None]] = {}
        self._found: tuple[Record[Event] | None, dict[str, Trace]] = (None, {})  # after which record

    def of(self, session: Session) -> dict[str, Trace]:
        """The traces after the last record of a session, by place; read anew only when that is another one."""
        last = session.entries[-1].record
        if self._found[0] is not last:
            self._found = (last, self._read(session))
        return self._found[1]

    def _read(self, session: Session) -> dict[str, Trace]:
        marked = [entry.record for entry in session.entries[1:] if self._fought(entry.record)][-MOST:]
        self._learn(session, [record for record in marked if self._left(record) is None])
        found = [left[1] for record in marked if (left := self._left(record)) is not None]
        return {trace.place: trace for trace in found if trace is not None}

    def _fought(self, record: Record[Event]) -> bool:
        """Whether the layout says that an event of the record is a fight, or may leave a trace like one."""
        looks = [self.layout.layout.flourish.get(happening.event.tag()) for happening in record.happened]
        return any(look is not None and (look.mark == "fight" or look.trace) for look in looks)

    def _left(self, record: Record[Event]) -> tuple[Record[Event], Trace | None] | None:
        """What is known of a record; None if it was not worked out, or if another record had its number."""
        known = self._known.get(record.n)
        return known if known is not None and known[0] is record else None

    def _learn(self, session: Session, records: Sequence[Record[Event]]) -> None:
        """Work out what these records have left, in one walk from the first of them to the last."""
        if not records:
            return
        n = records[0].n - 1
        table = session.at(n)
        for record in records:
            for entry in session.entries[n + 1 : record.n]:
                fold(table, entry.record)
            found, pieces = fought(session, table, record), table.pieces.copy()
            fold(table, record)
            contest = found.contest if found is not None else None
            self._known[record.n] = (record, _trace(contest, pieces, record.n, table))
            n = record.n


def _trace(contest: Contest | None, pieces: Mapping[str, Piece], n: int, after: Table) -> Trace | None:
    """The trace that the contest in record `n` leaves: the loser, if it is gone from the place. `pieces` are those
    before it."""
    verdict = contest.verdict if contest is not None else None
    if contest is None or verdict is None or verdict.winner is None:
        return None
    loser, winner = contest.sides[1 - verdict.winner], contest.sides[verdict.winner]
    for key in loser.pieces[:1]:
        if key in pieces and after.place_of(key) != contest.place:
            return Trace(contest.place, pieces[key], winner.seat, n, not contest.compares)
    return None
