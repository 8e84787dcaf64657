"""Speed Potion: four actions more for the drinker (DT-OBJ-POTION)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Count, Mark, Move

EXTRA = 4


class Drunk(Event, tag="drunk", frozen=True, gc=False):
    """A figure drinks a Speed Potion: the potion is gone, and it has 4 AP of its own."""

    seat: str
    figure: str
    potion: str
    amount: int
    clause: str = "DT-OBJ-POTION-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        more = t.pieces[self.figure].mark("extra") + self.amount
        drunk = Count("drunk", t.counters["drunk"] + 1)
        return (Move(self.potion, "gone"), Mark(self.figure, "extra", more), drunk)


def _drink(t: Position, page: Turn, potion: str, bearer: str, place: str) -> None:
    """The potion leaves before the first extra action (DT-ACT-05)."""
    t.emit(Drunk(page.seat, bearer, potion, EXTRA))


def _anybody(t: Position, potion: str, bearer: str, place: str) -> list[Reason]:
    """No reason: any bearer may drink it."""
    return []


DRINK = Use(
    "potion", "drink", "DT-OBJ-POTION-1", lambda t, *held: ("",), _anybody, _drink, ("piece",), magic="here"
)
VERBS = {"Turn": (DRINK.row,)}
EVENTS = (Drunk,)
POWER = Power("potion", (DRINK.hook,))
