"""Lair Time (WZ-LAIR): the marker on the Calendar, and how it is reset."""

from __future__ import annotations

from engine.flow import Position
from engine.table import Table
from engine.wizards.components import EVENT_PIECE, LAIR, land_of, number
from engine.wizards.events.encounters import AnimalLeft, BecameBound, Healed, LairTimeSet, behind
from engine.wizards.events.event_cards import EventSpent, ForesightEnded
from engine.wizards.world import animal, bound, holds, mark, place

DAYS = number("days")
FORESIGHT = 24


def in_lair(t: Table, seat: str) -> bool:
    """Whether a player stands in the Dragon's Lair."""
    return land_of(place(t, seat)) == LAIR


def begin_lair_time(t: Position, seat: str) -> None:
    """Who comes to the Lair without a marker, and is not Dragonbound, puts it one space behind the Day
    (WZ-LAIR-01)."""
    if in_lair(t, seat) and not mark(t, seat, "lair") and not bound(t, seat):
        t.emit(LairTimeSet(seat, behind(t.counters["day"]), "WZ-LAIR-01"))


def reset_lair_time(t: Position, seat: str, clause: str) -> None:
    """The marker is taken off (WZ-LAIR-11)."""
    if mark(t, seat, "lair"):
        t.emit(LairTimeSet(seat, 0, clause))


def keep_lair_time(t: Position, seat: str) -> None:
    """What leads to the Lair leaves the marker where it lies (WZ-LAIR-09)."""
    if mark(t, seat, "lair"):
        t.emit(LairTimeSet(seat, mark(t, seat, "lair"), "WZ-LAIR-09"))


def move_marker_back(t: Position, seat: str, spaces: int) -> None:
    """Meeting the Dragon in the Lair moves the marker backward (WZ-LAIR-02); at the Day marker or past it the
    player becomes Dragonbound (WZ-LAIR-04)."""
    marker, day = mark(t, seat, "lair"), t.counters["day"]
    if not marker or not in_lair(t, seat):
        return
    ahead = (marker - day) % DAYS
    t.emit(LairTimeSet(seat, (marker - 1 - spaces) % DAYS + 1, "WZ-LAIR-02"))
    if spaces >= ahead:
        become_bound(t, seat, "WZ-LAIR-04")


def caught_by_the_day(t: Position) -> None:
    """Players become Dragonbound when the Day marker moves onto their Lair Time marker (WZ-LAIR-03)."""
    for seat in t.seats:
        if mark(t, seat, "lair") == t.counters["day"]:
            become_bound(t, seat, "WZ-LAIR-03")


def become_bound(t: Position, seat: str, clause: str) -> None:
    """A player becomes Dragonbound: the Lair Time marker comes off the Calendar (WZ-LAIR-06), the animal leaves
    (WZ-DRAGON-17), and a foreseen land is an ordinary one again (WZ-DRAGON-16)."""
    if mark(t, seat, "lair"):
        t.emit(LairTimeSet(seat, 0, "WZ-LAIR-06"))
    if animal(t, seat):
        t.emit(AnimalLeft(seat, "WZ-DRAGON-17"))
    if holds(t, seat, FORESIGHT):
        t.emit(ForesightEnded("WZ-DRAGON-16"))
    t.emit(BecameBound(seat, clause))


def heal(t: Position, seat: str, clause: str) -> None:
    """A player is healed of both states (WZ-DRAGON-28). Healed in the Lair, a Dragonbound player puts the Lair
    Time marker behind the Day marker again (WZ-LAIR-06)."""
    was_bound = bound(t, seat)
    t.emit(Healed(seat, "WZ-DRAGON-28" if was_bound and clause == "WZ-DEMON-25" else clause))
    if was_bound and in_lair(t, seat):
        t.emit(LairTimeSet(seat, behind(t.counters["day"]), "WZ-LAIR-06"))


def end_foresight(t: Position) -> None:
    """The foreseen land has fallen: its holder loses the card (WZ-EVENT-24)."""
    t.emit(ForesightEnded())
    for seat in t.seats:
        if holds(t, seat, FORESIGHT):
            t.emit(EventSpent(seat, EVENT_PIECE[FORESIGHT], "WZ-EVENT-24"))
