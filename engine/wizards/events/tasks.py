"""Events of Tasks."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count, Mark, Move, Table, shuffled
from engine.wizards.components import (
    EVENT_DISCARDS,
    MARKER_OWNER,
    MARKERS_OF,
    PERSON,
    SHOWN,
    TASK_DECK,
    TASK_DISCARDS,
    TASKS_OF,
)


def task_dropped(t: Table, seat: str, task: str) -> list[Change]:
    """A Task goes to the discards, its markers to their owner."""
    found: list[Change] = [Move(task, TASK_DISCARDS)]
    found += [Mark(task, name, 0) for name, _ in t.pieces[task].marks]
    number = int(task[5:])
    for lying in t.contents.values():
        for key in lying:
            if MARKER_OWNER.get(key) == seat and t.pieces[key].mark("task") == number:
                found += [Move(key, MARKERS_OF[seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
    return found


class TaskDrawn(Event, tag="task drawn", frozen=True, gc=False):
    """A player receives a Task."""

    seat: str
    task: str
    mandatory: bool
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, TASKS_OF[self.seat]), Mark(self.task, "mandatory", int(self.mandatory)))


class TaskTurnedUp(Event, tag="task turned up", frozen=True, gc=False):
    """An Optional Task is turned up, to be taken or refused (WZ-TASK-02)."""

    seat: str
    task: str
    clause: str = "WZ-TASK-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, SHOWN),)


class TaskPassedOver(Event, tag="task passed over", frozen=True, gc=False):
    """A Task that cannot be taken, or is refused, goes to the discards."""

    seat: str
    task: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, TASK_DISCARDS),)


class TaskMarked(Event, tag="task marked", frozen=True, gc=False):
    """A Task Marker is laid where a part of a Task is to be done (WZ-TASK-04)."""

    seat: str
    task: str
    part: int
    place: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        key = t.contents[MARKERS_OF[self.seat]][-1]
        return (Move(key, self.place), Mark(key, "task", int(self.task[5:])), Mark(key, "part", self.part))


class WizardNamed(Event, tag="wizard named", frozen=True, gc=False):
    """A player names the High Wizard whom a Task wants (WZ-TASK-31)."""

    seat: str
    task: str
    wizard: str
    clause: str = "WZ-TASK-31"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.task, "wizard", tuple(PERSON.values()).index(self.wizard) + 1),)


class TaskPartDone(Event, tag="task part done", frozen=True, gc=False):
    """A part of a Task is done, and its marker comes back."""

    seat: str
    task: str
    part: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Mark(self.task, "done", self.part)]
        number = int(self.task[5:])
        for lying in t.contents.values():
            for key in lying:
                piece = t.pieces[key]
                mine = MARKER_OWNER.get(key) == self.seat and piece.mark("task") == number
                if mine and piece.mark("part") == self.part:
                    found += [Move(key, MARKERS_OF[self.seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
        return tuple(found)


class TaskDone(Event, tag="task done", frozen=True, gc=False):
    """A Task is completed, and counts once for the Fortnight (WZ-TASK-07), or while Evil acts for the next one
    (WZ-EVIL-32)."""

    seat: str
    task: str
    clause: str = "WZ-TASK-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        done = f"completed-{self.seat}"
        return (
            *task_dropped(t, self.seat, self.task),
            Count("done", t.counters["done"] + 1),
            Count(done, t.counters[done] + 1),
        )


class TaskCounted(Event, tag="task counted", frozen=True, gc=False):
    """One more Task counts as completed in this Fortnight."""

    seat: str
    clause: str = "WZ-EVENT-48"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("done", t.counters["done"] + 1),)


class TaskLost(Event, tag="task lost", frozen=True, gc=False):
    """A Task is lost with a place or person that it needs (WZ-TASK-34), or with the former Mentor (WZ-RANK-22)."""

    seat: str
    task: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple(task_dropped(t, self.seat, self.task))


class TaskGiven(Event, tag="task given", frozen=True, gc=False):
    """An Optional Task goes to another player with its finished parts; the markers change owners
    (WZ-TASK-32)."""

    seat: str
    task: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Move(self.task, TASKS_OF[self.to])]
        spare = list(t.contents[MARKERS_OF[self.to]])
        number = int(self.task[5:])
        for where, lying in t.contents.items():
            for key in lying:
                piece = t.pieces[key]
                if MARKER_OWNER.get(key) == self.seat and piece.mark("task") == number:
                    other = spare.pop()
                    found += [Move(key, MARKERS_OF[self.seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
                    found += [Move(other, where), Mark(other, "task", number)]
                    found.append(Mark(other, "part", piece.mark("part")))
        return tuple(found)


class DeckShuffled(Event, tag="deck shuffled", frozen=True, gc=False):
    """A spent deck is made anew from its discards (WZ-SETUP-19)."""

    deck: str
    clause: str = "WZ-SETUP-19"

    def changes(self, t: Position) -> tuple[Change, ...]:
        discards = TASK_DISCARDS if self.deck == TASK_DECK else EVENT_DISCARDS
        return (*shuffled(t, self.deck), *[Move(card, self.deck) for card in t.contents[discards]])
