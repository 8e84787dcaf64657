"""Wisdom levels, and who is the dumbest player."""

from __future__ import annotations

from engine.flow import Event, Hook, Position, Power
from engine.formidable_foes.components import BOX, LEVEL, MARKED, MARKER, SEAT_BEFORE
from engine.formidable_foes.events.turn import DumbestNamed, Wiser
from engine.table import Table

HIGHEST = BOX.highest_wisdom


def wisdom(t: Table, seat: str) -> int:
    """The level of a seat's marker."""
    return LEVEL[t.pieces[MARKER[seat]].place]


def bonus(t: Table) -> int:
    """What the wisdom advancement tile adds to a beaten monster's strength (FF-SETUP-09)."""
    return t.counters["bonus"]


def raise_to(t: Position, seat: str, level: int, clause: str) -> None:
    """Wisdom never falls and never exceeds 50 (FF-LOOT-06); a marker goes on top of a stack (FF-LOOT-07)."""
    level = min(level, HIGHEST)
    if level > wisdom(t, seat):
        t.emit(Wiser(seat, level, clause))


def dumbest_first(t: Table) -> tuple[str, ...]:
    """The seats from dumb to wise; on one level the lower marker is the dumber (FF-LOOT-08, FF-DUMB-02)."""
    levels = sorted({t.pieces[MARKER[seat]].place for seat in t.seats}, key=LEVEL.__getitem__)
    return tuple([MARKED[marker] for level in levels for marker in t.contents[level]])


def dumbest(t: Table) -> str:
    """The dumbest player's seat; "" when all have reached 50 (FF-DUMB-27)."""
    first = dumbest_first(t)[0]
    return "" if wisdom(t, first) == HIGHEST else first


def second_phase(t: Table) -> bool:
    """Whether the dumbest player tile has been drawn (FF-DUMB-01)."""
    return t.pieces["dumbest"].place != "pile-2"


def holder(t: Table) -> str:
    """The seat that has the dumbest player tile, "" if nobody has it."""
    place = t.pieces["dumbest"].place
    return SEAT_BEFORE.get(place, "")


def pass_the_tile(t: Position) -> None:
    """Hand the tile over now, before a step that asks who has it."""
    event = _passing(t, "")
    if event:
        t.emit(event)


def _passing(t: Position, _bearer: str) -> Event | None:
    """The tile passes at the moment the levels change (FF-DUMB-03)."""
    if not second_phase(t):
        return None
    now = dumbest(t)
    if now == holder(t):
        return None
    return DumbestNamed(now, "FF-DUMB-03" if now else "FF-DUMB-27")


DUMBEST_TILE = Power("", (Hook("check", Wiser.__name__, "FF-DUMB-03", _passing),))
