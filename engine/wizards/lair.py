"""Lair Time (WZ-LAIR): the marker on the Calendar, and how it is reset."""

from __future__ import annotations

from engine.flow import Position
from engine.table import Table
from engine.wizards.components import LAIR, land_of, number
from engine.wizards.events import BecameBound, LairTimeSet, behind
from engine.wizards.world import bound, mark, place

DAYS = number("days")


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


def move_marker_back(t: Position, seat: str, spaces: int) -> None:
    """Meeting the Dragon in the Lair moves the marker backward (WZ-LAIR-02); at the Day marker or past it the
    player becomes Dragonbound (WZ-LAIR-04)."""
    marker, day = mark(t, seat, "lair"), t.counters["day"]
    if not marker or not in_lair(t, seat):
        return
    ahead = (marker - day) % DAYS
    t.emit(LairTimeSet(seat, (marker - 1 - spaces) % DAYS + 1, "WZ-LAIR-02"))
    if spaces >= ahead:
        t.emit(BecameBound(seat, "WZ-LAIR-04"))


def caught_by_the_day(t: Position) -> None:
    """Players become Dragonbound when the Day marker moves onto their Lair Time marker (WZ-LAIR-03)."""
    for seat in t.seats:
        if mark(t, seat, "lair") == t.counters["day"]:
            t.emit(BecameBound(seat, "WZ-LAIR-03"))
