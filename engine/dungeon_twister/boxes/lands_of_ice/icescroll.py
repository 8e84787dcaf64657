"""Scroll of Ice: freezes a figure, or lays ice (DT-OBJ-ICESCROLL)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Use, fizzles
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.lands_of_ice.frost import freeze, refuse_to_freeze
from engine.dungeon_twister.boxes.lands_of_ice.ice import KIND as ICE
from engine.dungeon_twister.boxes.lands_of_ice.ice import laid, refuse_ground
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import on_board, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Ask, Event, Flow, Frame, Goto, Option, Position, Power, Reason, Verb, drag, verbs

KIND, FREEZES, LAYS, MOST = "icescroll", "DT-OBJ-ICESCROLL-1", "DT-OBJ-ICESCROLL-2", 8


class Swallowed(Event, tag="ice swallowed", frozen=True, gc=False):
    """Ice does not appear where magic fails."""

    seat: str
    figure: str
    to: str
    clause: str = "DT-OBJ-ICESCROLL-7"


class LayingIce(Frame, frozen=True, gc=False, tag="laying ice"):
    """A magic user lays ice, square by square: `aimed` at, and `laid` so far."""

    seat: str
    figure: str
    aimed: int = 0
    laid: tuple[str, ...] = ()
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One more, as long as there are markers and places for them."""
        options = self.offer(t)
        if len(options) < 2:
            return DONE
        enough = Option("lay no more", self.figure)
        return Ask(((self.seat, options),), "lay ice", LAYS, limits=turn_limit(t, self.seat, enough))

    def aim(self, t: Position, square: str) -> LayingIce:
        """The page after one more marker; a missing one carries no other (DT-OBJ-ICESCROLL-7)."""
        ice = laid(t, self.seat, self.figure, square, LAYS)
        if dead(t, square) or ice is None:
            t.emit(Swallowed(self.seat, self.figure, square))
            return LayingIce(self.seat, self.figure, self.aimed + 1, self.laid)
        t.emit(ice)
        return LayingIce(self.seat, self.figure, self.aimed + 1, (*self.laid, square))


def _beside(t: Position, page: LayingIce) -> list[str]:
    """The squares that the next marker may touch: beside the reader, or beside ice just laid."""
    b = board(t)
    found = dict.fromkeys([to for key in (t.pieces[page.figure].place, *page.laid) for to in b.touching(key)])
    return [to for to in found if not refuse_ground(t, to)]


def _refuse_square(t: Position, page: LayingIce, square: str) -> list[Reason]:
    """The reader's own square from the second marker on (DT-OBJ-ICESCROLL-8)."""
    if square not in content(t).tiles.squares or board(t).tiles.room_of.get(square, "") not in board(t).slot:
        return [Reason("DT-OBJ-ICESCROLL-4", {"square": square})]
    against = refuse_ground(t, square)
    if against:
        return against
    if page.aimed >= MOST:
        return [Reason(LAYS, {}, (page.figure,))]
    if not left_of(t, ICE):
        return [Reason("DT-RULE-BOX-3", {"marker": ICE}, (), (square,))]
    if square in _beside(t, page):
        return []
    return [Reason("DT-OBJ-ICESCROLL-3", {"figure": page.figure}, (page.figure,), (square,))]


# -- the two readings ------------------------------------------------------------------------------------


def _against_reader(t: Position, reader: str) -> list[Reason]:
    unable = not tagged(t, reader, "magic user")
    return [Reason("DT-RULE-SCROLL-3", {"figure": reader}, (reader,))] if unable else []


def _targets(t: Position, scroll: str, reader: str) -> list[str]:
    return [square for square in first_seen(t, reader) if not _refuse_target(t, scroll, reader, square)]


def _refuse_target(t: Position, scroll: str, reader: str, square: str) -> list[Reason]:
    against = _against_reader(t, reader) or refuse_to_freeze(t, square, FREEZES)
    return against or refuse_sight(t, t.pieces[reader].place, square)


def _freeze(t: Position, page: Turn, scroll: str, reader: str, square: str) -> None:
    """As the Ice Dragon does; the scroll is gone."""
    t.emit(Lost(scroll, FREEZES))
    freeze(t, page.seat, reader, square, FREEZES)


def _first_squares(t: Position, scroll: str, reader: str) -> list[str]:
    if _against_reader(t, reader) or not on_board(t, reader):
        return []
    return _beside(t, LayingIce("", reader))


def _refuse_first(t: Position, scroll: str, reader: str, square: str) -> list[Reason]:
    return _against_reader(t, reader) or _refuse_square(t, LayingIce("", reader), square)


def _lay_first(t: Position, page: Turn, scroll: str, reader: str, square: str) -> Frame | None:
    if fizzles(t, page, reader, "", scroll):
        return None
    t.emit(Lost(scroll, LAYS))
    return LayingIce(page.seat, reader).aim(t, square)


FREEZE = Use(KIND, "freeze by scroll", FREEZES, _targets, _refuse_target, _freeze, magic="through")
LAY = Use(KIND, "lay ice", LAYS, _first_squares, _refuse_first, _lay_first)


def _next_squares(t: Position, page: LayingIce) -> list[Option]:
    if page.aimed >= MOST or not left_of(t, ICE):
        return []
    return [drag("lay ice", page.figure, to) for to in _beside(t, page)]


def _refuse_next(t: Position, page: LayingIce, option: Option) -> list[Reason]:
    return _refuse_square(t, page, option.to)


def _lay_next(t: Position, page: LayingIce, option: Option) -> Flow:
    return Goto(page.aim(t, option.to))


def _enough(t: Position, page: LayingIce) -> list[Option]:
    return [Option("lay no more", page.figure)]


LayingIce.verbs = verbs(
    Verb("lay ice", _next_squares, _refuse_next, _lay_next, takes=("piece", "to")),
    Verb("lay no more", _enough, lambda t, page, option: [], lambda t, page, option: DONE, takes=("piece",)),
)
VERBS = {"Turn": (FREEZE.row, LAY.row)}
EVENTS, PAGES = (Swallowed,), (LayingIce,)
POWER = Power(KIND, (FREEZE.hook, LAY.hook))
