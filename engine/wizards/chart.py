"""The Random Wizards chart (WZ-WIZ-02 to WZ-WIZ-04)."""

from __future__ import annotations

from engine.flow import Position
from engine.wizards.components import WIZARDS
from engine.wizards.events import Rolled

#: The numbers that are rolled again (WZ-WIZ-03).
_AGAIN = (49, 99)


def chart(t: Position, seat: str) -> str:
    """A High Wizard by the Random Wizards chart without Traps and Phantasms: 50 is taken off any roll of 50 to 99,
    and 49 and 99 are rolled again (WZ-WIZ-02, WZ-WIZ-03, WZ-WIZ-04)."""
    while True:
        rolled = int(t.draw("random wizards", range(100)))
        if rolled not in _AGAIN:
            break
    t.emit(Rolled(seat, rolled, "WZ-WIZ-04"))
    return WIZARDS[rolled % 50 // 7]
