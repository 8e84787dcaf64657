"""Events of Event Cards."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.table import Change, Forget, Mark, Move, Show
from engine.wizards.components import EVENT_DISCARDS, EVENTS_OF


class EventDrawn(Event, tag="event drawn", frozen=True, gc=False):
    """A player draws an Event Card; it lies open before the player while it is carried out."""

    seat: str
    card: str
    clause: str = "WZ-RAND-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, EVENTS_OF[self.seat]),)


class EventKept(Event, tag="event kept", frozen=True, gc=False):
    """An Event stays before its owner for `days` Days (0: until it is used, ended or lost)."""

    seat: str
    card: str
    days: int
    clause: str = "WZ-EVENT-49"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.card, "days", self.days),)


class EventSpent(Event, tag="event spent", frozen=True, gc=False):
    """An Event Card goes to the discards."""

    seat: str
    card: str
    clause: str = "WZ-EVENT-49"

    def changes(self, t: Position) -> tuple[Change, ...]:
        marks = [Mark(self.card, name, 0) for name, _ in t.pieces[self.card].marks]
        return (*marks, Move(self.card, EVENT_DISCARDS))


class LandForeseen(Event, tag="land foreseen", frozen=True, gc=False):
    """The holder of Event 24 sees which land counts as laden without end."""

    seat: str
    land: str
    clause: str = "WZ-EVENT-24"
    private: ClassVar[tuple[str, ...]] = ("land",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(f"omen-{self.land}", "foreseen"), Show(f"omen-{self.land}", (self.seat,)))


class ForesightEnded(Event, tag="foresight ended", frozen=True, gc=False):
    """The land of Event 24 is an ordinary one again."""

    clause: str = "WZ-EVENT-24"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lying = t.contents["foreseen"]
        return tuple([change for key in lying for change in (Forget(key), Move(key, "omens"))])
