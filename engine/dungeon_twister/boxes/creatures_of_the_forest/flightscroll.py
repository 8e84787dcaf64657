"""Scroll of Flight: a figure flies until the turn ends (DT-OBJ-FLIGHT)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.flight import hooks
from engine.dungeon_twister.reading import refuse_reader
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.tokens import foremost, is_figure
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.flow.hooks import BEARS
from engine.table import Change, Mark, Move

KIND, CLAUSE = "flightscroll", "DT-OBJ-FLIGHT-1"
FLYING = f"{BEARS}{KIND}"


class Winged(Event, tag="winged", frozen=True, gc=False):
    """A figure flies until the turn ends; the scroll is gone (DT-OBJ-FLIGHT-3)."""

    seat: str
    figure: str
    scroll: str
    target: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"), Mark(self.target, FLYING, 1))


def _squares(t: Position, scroll: str, reader: str) -> list[str]:
    return [] if refuse_reader(t, reader) else [t.pieces[reader].place, *first_seen(t, reader)]


def _refuse(t: Position, scroll: str, reader: str, square: str) -> list[Reason]:
    """On himself, or on whom he sees."""
    against = refuse_reader(t, reader)
    if against or square == t.pieces[reader].place:
        return against
    target = foremost(t, square) if square in t.places else ""
    if not target or not is_figure(t, target):
        return [Reason(CLAUSE, {"figure": reader}, (reader,))]
    return refuse_sight(t, t.pieces[reader].place, square)


def _read(t: Position, page: Turn, scroll: str, reader: str, square: str) -> None:
    t.emit(Winged(page.seat, reader, scroll, foremost(t, square)))


READ = Use(KIND, "give wings", CLAUSE, _squares, _refuse, _read, magic="through")
VERBS = {"Turn": (READ.row,)}
EVENTS, PASSING = (Winged,), (FLYING,)
#: It ends where magic fails (DT-OBJ-FLIGHT-2), and where gravity holds.
POWER = Power(KIND, (READ.hook, *hooks("magic", "flight")))
