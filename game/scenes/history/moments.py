"""The moments of a game that a player may look for: where turns begin, and events that the layout marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.flow import Event, Record, Session
from engine.flow.sentences import Sentences
from engine.said import Said, said
from engine.table import Count
from game.layout.game_layout import GameLayout
from game.play.log import TURN

MARKS = ("fight", "reveal", "points")


@dataclass(frozen=True)
class Moments:
    """Record numbers: `turns` after which a turn has begun, with the seat that chooses first in it; `marks` that
    hold an event with a mark, with the first in the order of MARKS."""

    turns: tuple[tuple[int, str], ...]
    marks: tuple[tuple[int, str], ...]

    @classmethod
    def of(cls, session: Session, layout: GameLayout) -> Moments:
        """The moments of a session."""
        flourishes = layout.layout.flourish
        begun, marks = [], []
        for record in session.records():
            kinds = set()
            for happening in record.happened:
                found = flourishes.get(happening.event.tag())
                kinds.add(found.mark if found is not None else "")
                if any(isinstance(change, Count) and change.name == TURN for change in happening.changes):
                    begun.append(record.n)
            marks += [(record.n, kind) for kind in MARKS if kind in kinds][:1]
        chosen = [(entry.record.n, entry.record.seat) for entry in session.entries if entry.record.seat]
        turns = []
        for n in dict.fromkeys(begun):
            seat = next((seat for number, seat in chosen if number > n), "")
            if seat:
                turns.append((n, seat))
        return cls(tuple(turns), tuple(marks))

    def turn(self, n: int) -> int:
        """How many turns have begun when record `n` is made."""
        return sum(number < n for number, _ in self.turns)


def told(sentences: Sentences, layout: GameLayout, record: Record[Event], viewer: str | None) -> list[Said]:
    """What happened with a record, as `viewer` may know it: from the first marked event on, else everything."""
    flourishes = layout.layout.flourish
    events = [happening.event for happening in record.happened]
    marked = [n for n, event in enumerate(events) if (look := flourishes.get(event.tag())) and look.mark]
    return [words for event in events[min(marked, default=0) :] if (words := sentences.event(event, viewer))]


def next_moment(moments: Sequence[tuple[int, str]], n: int, way: int, end: int) -> int:
    """The nearest of `moments` after record `n` (before it if `way` is -1), else the end or the beginning."""
    numbers = [number for number, _ in moments]
    if way > 0:
        return min([number for number in numbers if number > n], default=end)
    return max([number for number in numbers if number < n], default=0)


def where(session: Session, moments: Moments, n: int) -> Said:
    """Which choice record `n` is, of whom, and in which turn."""
    record, turn = session.entries[n].record, moments.turn(n)
    if not n:
        return said("The set-up")
    if not record.seat:
        return said("Choice {n}, turn {turn}", n=n, turn=turn) if turn else said("Choice {n}", n=n)
    seat = session.header.names[record.seat]
    if not turn:
        return said("Choice {n}: {seat}", n=n, seat=seat)
    return said("Choice {n}, turn {turn}: {seat}", n=n, turn=turn, seat=seat)
