"""Which traces a table has: the last piece beaten at each place, read from the log."""

from __future__ import annotations

from engine.flow import Event, Record, Session
from game.board.traces import Trace
from game.layout.game_layout import GameLayout
from game.play.fights import fight

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
        marked = [entry.record for entry in session.entries[1:] if self._fought(entry.record)]
        found = [trace for record in marked[-MOST:] if (trace := self._left(session, record)) is not None]
        return {trace.place: trace for trace in found}

    def _fought(self, record: Record[Event]) -> bool:
        """Whether the layout says that an event of the record is a fight, or may leave a trace like one."""
        looks = [self.layout.layout.flourish.get(happening.event.tag()) for happening in record.happened]
        return any(look is not None and (look.mark == "fight" or look.trace) for look in looks)

    def _left(self, session: Session, record: Record[Event]) -> Trace | None:
        known = self._known.get(record.n)
        if known is None or known[0] is not record:
            known = self._known[record.n] = (record, _trace(session, record))
        return known[1]


def _trace(session: Session, record: Record[Event]) -> Trace | None:
    """The trace that a record leaves: the loser of a contest, if it is gone from the place."""
    found = fight(session, session.at(record.n - 1), record, None)
    verdict = found.contest.verdict if found is not None else None
    if found is None or verdict is None or verdict.winner is None:
        return None
    loser, winner = found.contest.sides[1 - verdict.winner], found.contest.sides[verdict.winner]
    after = session.at(record.n)
    for key in loser.pieces[:1]:
        if key in found.pieces and after.place_of(key) != found.contest.place:
            taken = not found.contest.compares
            return Trace(found.contest.place, found.pieces[key], winner.seat, record.n, taken)
    return None
