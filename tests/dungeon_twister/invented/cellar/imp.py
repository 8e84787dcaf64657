"""Imp: hops to the gear of its room (DT-CHAR-IMP)."""

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.content import content
from engine.dungeon_twister.names import row
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark, Move


class Hopped(Event, tag="hopped", frozen=True, gc=False):
    seat: str
    figure: str
    to: str
    clause: str = "DT-CHAR-IMP-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, self.to), Mark(self.figure, "form", 1))


def gears(t: Position, imp: str) -> list[str]:
    tiles = content(t).tiles
    room = tiles.room_of.get(t.pieces[imp].place)
    return [tiles.gear[room]] if room and not t.contents[tiles.gear[room]] else []


def refuse(t: Position, imp: str, to: str) -> list[Reason]:
    return [] if to in gears(t, imp) else [Reason("DT-CHAR-IMP-2", {}, (imp,))]


def hop(t: Position, page: Turn, imp: str, to: str) -> None:
    t.emit(Hopped(page.seat, imp, to))


def shown(t: Position, imp: str) -> list[ProspectRow]:
    return [row(said("Hops to"), len(gears(t, imp)), said("gears"), "DT-CHAR-IMP-2")]


HOP = Ability("hop", "DT-CHAR-IMP-2", gears, refuse, hop)
VERBS, EVENTS, PASSING, POWER, LENS = {"Turn": (HOP.row,)}, (Hopped,), ("form",), Power("imp", HOP.hooks), shown
