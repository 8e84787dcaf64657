"""Arch-Mage treasure rooms: each that lies open makes the game a point longer (DT-TERR-AMROOM). Who has enough is
read when a turn ends (DT-TERR-AMROOM-3)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.flow import Event, Hook, Position, Power
from engine.table import Change, Count

TAG, LONGER, SHORTER = "longer game", "DT-TERR-AMROOM-1", "DT-TERR-AMROOM-2"


class GoalMoved(Event, tag="goal moved", frozen=True, gc=False):
    """So many of these rooms lie open now: the points to win follow."""

    rooms: int
    goal: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("goal", self.goal), Count("longer", self.rooms))


def _counts(t: Position, house: str) -> GoalMoved | None:
    """A room that lies face down again counts no more."""
    rooms = content(t).rooms
    there, before = sum([TAG in rooms[room].tags for room in board(t).slot]), t.counters["longer"]
    if there == before:
        return None
    return GoalMoved(there, t.counters["goal"] + there - before, LONGER if there > before else SHORTER)


EVENTS = (GoalMoved,)
NUMBERS = {"longer": LONGER}
NEEDS = (TAG,)
POWER = Power(
    "",
    (
        Hook("check", "Revealed", LONGER, _counts),
        Hook("check", "ActionEnded", SHORTER, _counts),
        Hook("check", "TurnEnded", "DT-TERR-AMROOM-3", _counts),
    ),
)
