"""Fire that flies to the first figure in sight, as from a Fireball Wand (DT-OBJ-WAND)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.sight import ahead, first_met, refuse_sight
from engine.dungeon_twister.tokens import foremost, living
from engine.dungeon_twister.windows import FIRE
from engine.flow import DONE, Event, Flow, Frame, Position, Reason
from engine.table import Change, Move


class BarBurnt(Event, tag="bar burnt", frozen=True, gc=False):
    """What hung on an edge is burnt: it leaves the game."""

    marker: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "gone"),)


class Burning(Frame, frozen=True, gc=False, tag="burning"):
    """Fire meets what hangs on an edge, and nothing beyond (DT-TERR-WEB-9)."""

    marker: str

    def start(self, t: Position) -> Flow:
        """It is gone."""
        t.emit(BarBurnt(self.marker, "DT-TERR-WEB-9"))
        return DONE


def targets(t: Position, figure: str) -> list[str]:
    """The places of what is first in sight each way, if fire may be aimed at it: squares, and edges with what
    burns."""
    met = [to for to in first_met(t, figure) if living(t, to) or not t.forbidden("burn", figure, foremost(t, to))]
    return [*met, *_fuel(t, figure)]


def refuse_target(t: Position, figure: str, place: str) -> list[Reason]:
    """The reasons against fire that flies to a place: nobody is there (DT-OBJ-WAND-08), or it is not in sight."""
    if place in content(t).tiles.edges:
        return [] if place in _fuel(t, figure) else [Reason("DT-OBJ-WAND-08", {}, (), (place,))]
    unseen = refuse_sight(t, t.pieces[figure].place, place)
    if living(t, place):  # all in it suffer, even who could not be aimed at
        return [] if place in first_met(t, figure) else unseen or [Reason("DT-OBJ-WAND-08", {}, (), (place,))]
    if place not in t.contents:
        return [Reason("DT-OBJ-WAND-08"), *unseen]
    if foremost(t, place):
        return [*t.forbidden("burn", figure, foremost(t, place)), *unseen]
    return [Reason("DT-OBJ-WAND-08", {}, (), (place,)), *unseen]


def burn(t: Position, place: str, clause: str) -> Frame:
    """Who is met there dies, friend or enemy, even if just wounded (DT-OBJ-WAND-04, DT-OBJ-WAND-06), and its
    passengers with it (DT-OBJ-WAND-05), a marker that fights as well (DT-OBJ-WAND-09), with all who
    are there (DT-TERR-LIVINGTREE-7). Objects stay (DT-OBJ-WAND-07)."""
    if place in content(t).tiles.edges:
        return Burning(met_by_fire(t, place))
    victims = tuple([key for key in (living(t, place), foremost(t, place)) if key])
    return Losses(victims, clause, fatal=True, cause=FIRE)


def met_by_fire(t: Position, place: str) -> str:
    """The piece that fire hits at a place: a figure, a marker that fights, or what hangs on an edge."""
    if place in content(t).tiles.edges:
        return next(key for key in t.contents[place] if _burns(t, content(t).markers.get(key, "")))
    return foremost(t, place) or living(t, place)


def _burns(t: Position, bar: str) -> bool:
    bars = content(t).bars
    return bar in bars and "burns" in bars[bar].tags


def _fuel(t: Position, figure: str) -> list[str]:
    """The edges with something that burns, as the first thing in sight that way."""
    if not any(_burns(t, kind) for kind in in_play(t).pools):
        return []
    b, start, found = board(t), t.pieces[figure].place, list[str]()
    for direction in range(4):
        line = ahead(t, start, direction)
        if any(foremost(t, square) for square in line):
            continue
        last = line[-1] if line else start
        if line and b.hiding(last):
            continue
        before = (start, *line)[-2] if line else start
        side = b.straight(before, last) if line else direction
        first = next((edge for edge in b.edges(last, side or 0)[1] if b.standing_on(edge)), None)
        if first is not None and _burns(t, b.standing_on(first)[-1]):
            found.append(first.place)
    return found
