"""Living Trap: becomes a pit (DT-CHAR-LIVINGTRAP-2)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.content import content
from engine.dungeon_twister.ground import normal_floor
from engine.dungeon_twister.tokens import owner, supply
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Move

KIND, PIT, SINKS = "livingtrap", "livingpit", "DT-CHAR-LIVINGTRAP-2"


class Sunk(Event, tag="sunk", frozen=True, gc=False):
    """A Living Trap is a pit from now on, and no figure."""

    seat: str
    figure: str
    marker: str
    clause: str = SINKS

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = content(t).tiles.marked[t.pieces[self.figure].place]
        return (Move(self.figure, "markers"), Move(self.marker, here))


def _here(t: Position, trap: str) -> tuple[str, ...]:
    return ("",)


def _refuse(t: Position, trap: str, place: str) -> list[Reason]:
    """On normal floor that is empty but for itself."""
    square = t.pieces[trap].place
    floor = square in content(t).tiles.marked and normal_floor(t, square)
    alone = floor and len(t.contents[square]) == 1
    return [] if alone else [Reason(SINKS, {"figure": trap}, (trap,), (square,))]


def _sink(t: Position, page: Turn, trap: str, place: str) -> None:
    t.emit(Sunk(page.seat, trap, supply(t, PIT, owner(t, trap))[0]))


SINK = Ability("become pit", SINKS, _here, _refuse, _sink, ("piece",))
VERBS = {"Turn": (SINK.row,)}
EVENTS = (Sunk,)
POWER = Power(KIND, SINK.hooks)
