"""Riddles."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.riddles import bank
from engine.table import Change, Count


class RiddleAsked(Event, tag="riddle asked", frozen=True, gc=False):
    """A riddle is asked, counted from 0; `afresh` if the bank was shuffled anew for it (KM-THREE-50)."""

    seat: str
    riddle: int
    afresh: bool = False
    clause: str = "KM-THREE-51"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return bank.asked(t, self.riddle, self.afresh)


class AnsweredRightly(Event, tag="answered rightly", frozen=True, gc=False):
    """A riddle is answered rightly: typed, or said aloud (no text). `taken` is the accepted answer."""

    seat: str
    text: str = ""
    taken: str = ""
    clause: str = "KM-THREE-41"

    def changes(self, t: Position) -> tuple[Change, ...]:
        counter = f"right-{self.seat}"
        return (Count(counter, t.counters[counter] + 1),)


class AnsweredWrongly(Event, tag="answered wrongly", frozen=True, gc=False):
    """A riddle is answered wrongly, or passed (no text)."""

    seat: str
    text: str = ""
    clause: str = "KM-THREE-12"
