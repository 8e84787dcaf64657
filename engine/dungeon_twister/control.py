"""Control: a seat acts with an enemy figure until the turn ends (DT-RULE-CHARM)."""

from __future__ import annotations

from engine.dungeon_twister.events.marks import NATURAL
from engine.flow import Position
from engine.table import Change, Count, Mark

#: The AP of a controlled figure's own.
ACTIONS = 3


def taken_over(t: Position, seat: str, target: str, amount: int, *, magic: bool = True) -> tuple[Change, ...]:
    """A figure has AP of its own and no other, and the seat acts with it; `magic` says that they are magical.

    With a timer the seat gains a minute, as by a potion (DT-OBJ-CHARM-2).
    """
    extra = t.pieces[target].mark("extra") + amount
    led = (Mark(target, "side", 1 + t.seats.index(seat)), Mark(target, "alone", 1))
    natural = () if magic else (Mark(target, NATURAL, 1),)
    return (*led, *natural, Mark(target, "extra", extra), Count("drunk", t.counters["drunk"] + 1))
