"""Dwarf Troll Slayer: breaks portcullises, and leaves scars (DT-CHAR-TROLLSLAYER)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.losses import Wounded
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import exposed, friends, side
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Event, Flow, Frame, Hook, Option, Position, Power
from engine.table import Change, Mark


class Scarred(Event, tag="scarred", frozen=True, gc=False):
    """A figure has scars for the rest of the game."""

    figure: str
    clause: str = "DT-CHAR-TROLLSLAYER-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "scarred", 1),)


class Scarring(Frame, frozen=True, gc=False, tag="scarring"):
    """The scars that a wound leaves."""

    figure: str

    def start(self, t: Position) -> Flow:
        """They are there."""
        t.emit(Scarred(self.figure))
        return DONE


def _breaks(t: Position, slayer: str, figure: str) -> bool:
    return figure == slayer


def _portcullises(t: Position, slayer: str, page: Turn) -> list[Option]:
    return work(t, slayer, "break") if side(t, slayer) == page.seat else []


def _scars(t: Position, slayer: str, event: Wounded) -> Frame | None:
    """Each enemy Troll beside him that his side wounds; wounded he has no power (DT-CHAR-TROLLSLAYER-4)."""
    fight, troll = going_on(t), event.figure
    if fight is None or slayer not in (*fight.attackers, *fight.defenders) or not exposed(t, troll, "troll"):
        return None
    beside = t.pieces[troll].place in board(t).touching(t.pieces[slayer].place)
    return Scarring(troll) if beside and not friends(t, troll, slayer) else None


PAGES, EVENTS = (Scarring,), (Scarred,)
POWER = Power(
    "trollslayer",
    (
        Hook("permit", "DT-CHAR-WARRIOR-2", "DT-CHAR-TROLLSLAYER-2", _breaks),
        Hook("offer", "Turn", "DT-CHAR-TROLLSLAYER-2", _portcullises),
        Hook("react", "Wounded", "DT-CHAR-TROLLSLAYER-4", _scars),
    ),
)
