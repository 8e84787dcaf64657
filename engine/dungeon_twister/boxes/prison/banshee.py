"""Banshee: her cry pushes the first figure in sight (DT-CHAR-BANSHEE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.pushing import push, refuse_push
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.tokens import foremost, is_figure, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said

#: What a cry costs, in AP.
PRICE = 2


class Cried(Event, tag="cried", frozen=True, gc=False):
    """A Banshee cries at a figure, which is then pushed."""

    seat: str
    figure: str
    target: str
    clause: str = "DT-CHAR-BANSHEE-2"


def _refuse(t: Position, banshee: str, square: str) -> list[Reason]:
    """Friend or enemy, wounded or not; who is carried goes along with the carrier (DT-CHAR-BANSHEE-4)."""
    other = foremost(t, square) if square in t.places else ""
    if not other or not is_figure(t, other):
        return [Reason("DT-CHAR-BANSHEE-2", {}, (banshee,))]
    unseen = refuse_sight(t, t.pieces[banshee].place, square)
    return unseen or refuse_push(t, banshee, square, afar=True)


def _cry(t: Position, page: Turn, banshee: str, square: str) -> None:
    """It is no magic, and no attack (DT-CHAR-BANSHEE-3)."""
    t.emit(Cried(page.seat, banshee, foremost(t, square)))
    push(t, page.seat, banshee, square, afar=True)


def _shown(t: Position, banshee: str) -> list[ProspectRow]:
    """Whom the cry would push."""
    if wounded(t, banshee):
        return []
    squares = [square for square in first_seen(t, banshee) if not _refuse(t, banshee, square)]
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("nobody it could push")
    return [row(said("Cry"), len(squares), note, "DT-CHAR-BANSHEE-2", good=bool(squares))]


CRY = Ability("cry", "DT-CHAR-BANSHEE-2", first_seen, _refuse, _cry, cost=PRICE)
VERBS = {"Turn": (CRY.row,)}
EVENTS = (Cried,)
LENS = _shown
NUMBERS = {"price/cry": "DT-CHAR-BANSHEE-2"}
POWER = Power("banshee", CRY.hooks)
