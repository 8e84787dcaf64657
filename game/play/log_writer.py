"""Writing the log: what happens becomes sentences, turn by turn, as whoever looks on may read it."""

from __future__ import annotations

from typing import Protocol

from engine.bots import BOTS
from engine.flow import Event, Note, Record, Session
from engine.flow.notes import in_words
from engine.flow.sentences import Sentences
from engine.said import Said, said
from engine.table import Count
from game.layout.game_layout import GameLayout
from game.play.log import TURN, Log, LogLine
from game.services.wording import UNPROVEN

TOLD = 40  # records that the log goes back when it is written anew


class ToldTable(Protocol):
    """What the log needs of the table. `showing` is whose choice is being shown."""

    session: Session
    layout: GameLayout
    viewer: str | None
    sentences: Sentences
    showing: str

    @property
    def people(self) -> tuple[str, ...]:
        """The seats of the people at this screen, one each."""

    def same_person(self, one: str, other: str) -> bool:
        """Whether one person has both seats."""


class LogWriter:
    """Writes the log of one table."""

    def __init__(self, table: ToldTable, log: Log) -> None:
        self.table, self.log = table, log
        self._told: tuple[Event, str, int] | None = None  # the last event, its seat, and how many of its kind

    def tell(self, event: Event, record: Record[Event]) -> None:
        """Write what happened into the log, several steps of one kind as one line."""
        self.table.showing = record.seat or ""
        self._follow_turn(event, record)
        last = self._told
        seat = str(getattr(event, "seat", ""))
        if last is not None and last[0].tag() == event.tag() and last[1] == seat:
            words = self.table.sentences.run(event, last[2] + 1)
            if words:
                self.log.lines[-1:] = [self.line(event, record, words, last[2] + 1)]
                self._told = (event, seat, last[2] + 1)
                return
        words = self.table.sentences.event(event, self.table.viewer)
        if words:
            self.log.add(self.line(event, record, words))
        self._told = (event, seat, 1)

    def _follow_turn(self, event: Event, record: Record[Event]) -> None:
        """Begin a turn in the log: with each that the game counts, and before the first with each seat."""
        seat, log = str(getattr(event, "seat", "")) or record.seat or "", self.log
        changes = next((happening.changes for happening in record.happened if happening.event is event), ())
        begins = any(isinstance(change, Count) and change.name == TURN for change in changes)
        log.counted |= begins
        if begins or (not log.counted and seat != log.turn.id):
            self._told = None  # a run ends with its turn
            log.begin(seat, self.table.layout.layout.seats.get(seat, ""), self._called(seat, record))

    def _called(self, seat: str, record: Record[Event]) -> str:
        """What the log calls a seat at a record: "You" if the one person at this screen had it then."""
        names = self.table.session.header.names
        own = len(self.table.people) == 1 and seat in names and self.table.same_person(self.table.people[0], seat)
        by_person = own and self.table.session.player_at(seat, record.n) not in BOTS
        return said("You") if by_person else names.get(seat, "")

    def line(self, event: Event, record: Record[Event], words: Said, count: int = 1) -> LogLine:
        """The line that says these words of an event, or of so many events of its kind."""
        seat, turn = str(getattr(event, "seat", "")), self.log.turn
        colour = self.table.layout.layout.seats.get(seat, "")
        deed = self.table.sentences.deed(event, self.table.viewer, count)
        if deed and seat != turn.id:
            deed = said("{name}: {deed}", name=self._called(seat, record), deed=deed)
        return LogLine(words, str(getattr(event, "clause", "")), colour, deed, turn)

    def tell_note(self, note: Note) -> None:
        """Write into the log what people did that is no choice of the game."""
        self._told = None
        colour = self.table.layout.layout.seats.get(note.seat, "")
        self.log.add(LogLine(in_words(note, self.table.session.header.names), "", colour))

    def tell_past(self) -> None:
        """Write the log anew, as the viewer may read it."""
        self.log.clear()
        self._told = None
        session = self.table.session
        if not session.proven:
            self.log.add(LogLine(UNPROVEN, "", ""))
        self.log.counted = len(session.entries) > TOLD  # the first lines belong to a turn that began before
        for entry in session.entries[-TOLD:]:
            for happening in entry.record.happened:
                self.tell(happening.event, entry.record)
            if entry.record.note is not None:
                self.tell_note(entry.record.note)
