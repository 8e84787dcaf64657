"""Charm Scroll: a seat acts with an enemy figure until the turn ends (DT-OBJ-CHARM, DT-RULE-CHARM)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.content import content
from engine.dungeon_twister.control import ACTIONS, taken_over
from engine.dungeon_twister.sight import refuse_hidden
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import figures, foremost, friends, is_figure, on_board, side, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Move


class Charmed(Event, tag="charmed", frozen=True, gc=False):
    """A figure is charmed: the scroll is gone, and the figure has AP of its own and no other."""

    seat: str
    figure: str
    scroll: str
    target: str
    amount: int
    clause: str = "DT-OBJ-CHARM-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"), *taken_over(t, self.seat, self.target, self.amount))


def _enemies(t: Position, scroll: str, reader: str) -> list[str]:
    """The squares of the enemies in the reader's room, wounded ones too (DT-OBJ-CHARM-3)."""
    if not tagged(t, reader, "magic user"):
        return []
    found = [t.pieces[key].place for seat in t.seats for key in figures(t, seat) if not friends(t, key, reader)]
    return [square for square in found if not _refuse(t, scroll, reader, square)]


def _refuse(t: Position, scroll: str, reader: str, square: str) -> list[Reason]:
    if not tagged(t, reader, "magic user"):
        return [Reason("DT-RULE-SCROLL-3", {"figure": reader}, (reader,))]
    target = foremost(t, square) if square in t.places else ""
    if not target or not is_figure(t, target) or not on_board(t, target) or friends(t, target, reader):
        return [Reason("DT-OBJ-CHARM-1")]
    if square in LINE_OF:
        return [Reason("DT-TERR-LINE-4", {}, (target,), (square,))]
    room_of = content(t).tiles.room_of
    other = room_of.get(square) != room_of.get(t.pieces[reader].place)
    if other or side(t, target) == side(t, reader):
        return [Reason("DT-OBJ-CHARM-1", {}, (target,), (square,))]
    hidden = refuse_hidden(t, square) or t.forbidden("spot", reader, target)
    return [Reason("DT-RULE-SCROLL-5", {"enemy": target}, (target,), (square,)), *hidden] if hidden else []


def _charm(t: Position, page: Turn, scroll: str, reader: str, square: str) -> None:
    """One reading (DT-RULE-SCROLL-2); the figure has 3 AP of its own (DT-RULE-CHARM-01)."""
    t.emit(Charmed(page.seat, reader, scroll, foremost(t, square), ACTIONS))


CHARM = Use("charm", "charm", "DT-OBJ-CHARM-1", _enemies, _refuse, _charm, magic="here")
VERBS = {"Turn": (CHARM.row,)}
EVENTS = (Charmed,)
PASSING = ("side", "alone")
POWER = Power("charm", (CHARM.hook,))
