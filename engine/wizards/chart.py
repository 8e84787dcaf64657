"""The Random Wizards chart (WZ-WIZ-02 to WZ-WIZ-04)."""

from __future__ import annotations

from engine.flow import Position
from engine.wizards.components import PERSON, WIZARDS
from engine.wizards.events.moving import ChartRead

#: The numbers that are rolled again (WZ-WIZ-03).
_AGAIN = (49, 99)


def chart(t: Position, seat: str, clause: str = "") -> str:
    """A High Wizard himself by the Random Wizards chart without Traps and Phantasms: 50 is taken off any roll
    of 50 to 99, and 49 and 99 are rolled again (WZ-WIZ-02, WZ-WIZ-03, WZ-WIZ-04). `clause` says why the chart is
    read, if it is for no contact."""
    while True:
        rolled = int(t.draw("random wizards", range(100)))
        if rolled in _AGAIN:
            t.emit(ChartRead(seat, rolled, "WZ-WIZ-03"))
            continue
        t.emit(ChartRead(seat, rolled, clause or ("WZ-WIZ-02" if rolled < 50 else "WZ-WIZ-04")))
        return PERSON[WIZARDS[rolled % 50 // 7]]
