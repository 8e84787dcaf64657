"""Ice markers: how they come to lie on a square, and how they melt (DT-TERR-ICE). Ice is no magic
(DT-TERR-ICE-2)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tokens import foremost, is_rope, owner, things
from engine.flow import Event, Position, Reason
from engine.table import Change, Move

KIND, CLEARING, BRIDGE, RIFT = "ice", "clearing", "icebridge", "openrift"


class IceLaid(Event, tag="ice laid", frozen=True, gc=False):
    """A square is covered with ice. `clearing`, if it names a marker, takes the mist away for good."""

    seat: str
    figure: str
    marker: str
    clearing: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        spot = content(t).tiles.marked[self.to]
        cleared = (Move(self.clearing, spot),) if self.clearing else ()
        return (*cleared, Move(self.marker, spot))


class IceMelted(Event, tag="ice melted", frozen=True, gc=False):
    """The ice of a square is gone: what was below is there again (DT-OBJ-ICESCROLL-6)."""

    seat: str
    marker: str
    to: str
    clause: str = "DT-OBJ-ICESCROLL-6"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


class BridgeMelted(Event, tag="bridge melted", frozen=True, gc=False):
    """An ice bridge is gone: a rift from then on."""

    seat: str
    marker: str
    to: str
    clause: str = "DT-TERR-ICEBRIDGE-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


# -- laying ----------------------------------------------------------------------------------------------


def refuse_ground(t: Position, square: str) -> list[Reason]:
    """The reasons against ice on a square: it lies on normal floor, water and rifts, mist or not
    (DT-OBJ-ICESCROLL-5), and not on ice."""
    tiles = content(t).tiles
    taken = square in tiles.marked and ice_on(t, square)
    rows = [row for row in board(t).layers(square) if not row.veil and not row.opens]
    takes = all(row.normal or is_water(row) or "rift" in row.tags for row in rows)
    if square in tiles.marked and not taken and takes:
        return []
    return [Reason("DT-OBJ-ICESCROLL-4", {"square": square}, (), (square,))]


def is_water(row: Terrain) -> bool:
    """Whether ground is still water: a waterfall, which kills, is not."""
    return "water" in row.tags and not row.action


def open_water(t: Position, square: str) -> bool:
    """Whether a square is open water, with or without a rope."""
    return any(is_water(row) for row in board(t).layers(square))


def ice_on(t: Position, square: str) -> str:
    """The ice marker on a square; empty if there is none."""
    spot = content(t).tiles.marked.get(square, "")
    return next(iter(t.kinds_in(spot, KIND)), "") if spot in t.contents else ""


def laid(t: Position, seat: str, figure: str, square: str, clause: str) -> IceLaid | None:
    """The event that lays ice on a square; None if no marker is left."""
    markers = left_of(t, KIND)
    if not markers:
        return None
    misty = any(row.veil for row in board(t).layers(square))
    return IceLaid(seat, figure, markers[0], left_of(t, CLEARING)[0] if misty else "", square, clause)


# -- melting ---------------------------------------------------------------------------------------------


def bridged(t: Position, square: str) -> bool:
    """Whether a square is an ice bridge that is whole."""
    return square in board(t).rough and board(t).layers(square)[0] is content(t).terrain[BRIDGE]


def melt(t: Position, seat: str, square: str) -> None:
    """Ice or an ice bridge melts. What was on it is lost in water or in a rift (DT-TERR-ICE-4,
    DT-TERR-ICEBRIDGE-5); a rope with two fastenings holds itself and all else (DT-TERR-ICE-5)."""
    marker, clause = ice_on(t, square), "DT-TERR-ICE-4"
    if marker:
        t.emit(IceMelted(seat, marker, square))
    else:
        t.emit(BridgeMelted(seat, left_of(t, RIFT)[0], square))
        clause = "DT-TERR-ICEBRIDGE-5"
    if board(t).obstacle(square) and not _roped(t, square):
        for token in things(t, square):
            t.emit(Lost(token, clause))


def _roped(t: Position, square: str) -> bool:
    """Whether a rope on a square finds two fastenings."""
    roped = any(is_rope(t, key) for key in things(t, square))
    seat = owner(t, foremost(t, square)) or owner(t, next(iter(things(t, square)), ""))
    return roped and fastenings(t, square, seat) >= FASTENINGS


EVENTS = (IceLaid, IceMelted, BridgeMelted)
