"""Red Dragon: does not move, and breathes fire (DT-CHAR-REDDRAGON)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.fire import burn, met_by_fire, refuse_target, targets
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.tokens import wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said


class Breathed(Event, tag="breathed", frozen=True, gc=False):
    """A dragon breathes fire at a figure."""

    seat: str
    figure: str
    target: str
    clause: str = "DT-CHAR-REDDRAGON-3"


def _breathe(t: Position, page: Turn, dragon: str, square: str) -> Frame:
    t.emit(Breathed(page.seat, dragon, met_by_fire(t, square)))
    return burn(t, square, "DT-CHAR-REDDRAGON-3")


def _stays(t: Position, dragon: str, figure: str) -> list[Reason]:
    """Its loads change hands only as friends pass (DT-CHAR-REDDRAGON-7)."""
    return [Reason("DT-CHAR-REDDRAGON-2", {}, (dragon,))] if figure == dragon else []


def _shown(t: Position, dragon: str) -> list[ProspectRow]:
    """Whom the fire would hit."""
    if wounded(t, dragon):
        return []
    squares = targets(t, dragon)
    note = named(t, [met_by_fire(t, square) for square in squares]) if squares else said("nobody is in sight")
    return [row(said("Could burn"), len(squares), note, "DT-CHAR-REDDRAGON-3", good=bool(squares))]


BREATHE = Ability("breathe", "DT-CHAR-REDDRAGON-3", targets, refuse_target, _breathe)
VERBS = {"Turn": (BREATHE.row,)}
EVENTS = (Breathed,)
LENS = _shown
POWER = Power("reddragon", (*BREATHE.hooks, Hook("forbid", "move", "DT-CHAR-REDDRAGON-2", _stays)))
