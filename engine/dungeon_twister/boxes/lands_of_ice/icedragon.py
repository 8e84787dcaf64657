"""Ice Dragon: freezes whom it sees (DT-CHAR-ICEDRAGON). Its breath is no magic (DT-CHAR-ICEDRAGON-4)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.boxes.lands_of_ice.frost import freeze, refuse_to_freeze
from engine.dungeon_twister.homes import at_home
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.tokens import foremost, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark

MARK, CLAUSE = "breathed cold", "DT-CHAR-ICEDRAGON-2"


class BreathedCold(Event, tag="breathed cold", frozen=True, gc=False):
    """A dragon has breathed: not again this turn."""

    seat: str
    figure: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, MARK, 1),)


def _targets(t: Position, dragon: str) -> list[str]:
    return [square for square in first_seen(t, dragon) if not _refuse(t, dragon, square)]


def _refuse(t: Position, dragon: str, square: str) -> list[Reason]:
    if t.pieces[dragon].mark(MARK):
        return [Reason(CLAUSE, {}, (dragon,))]
    return refuse_to_freeze(t, square, CLAUSE) or refuse_sight(t, t.pieces[dragon].place, square)


def _freeze(t: Position, page: Turn, dragon: str, square: str) -> None:
    t.emit(BreathedCold(page.seat, dragon))
    freeze(t, page.seat, dragon, square, CLAUSE)


def _shown(t: Position, dragon: str) -> list[ProspectRow]:
    if wounded(t, dragon):
        return []
    squares = _targets(t, dragon)
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("nobody it could freeze")
    return [row(said("Could freeze"), len(squares), note, CLAUSE, good=bool(squares))]


FREEZE = Ability("freeze", CLAUSE, _targets, _refuse, _freeze)
VERBS = {"Turn": (FREEZE.row,)}
EVENTS, PASSING = (BreathedCold,), (MARK,)
LENS = _shown
POWER = Power("icedragon", (*FREEZE.hooks, at_home("snow", "DT-CHAR-ICEDRAGON-3")))
