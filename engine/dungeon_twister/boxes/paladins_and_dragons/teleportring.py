"""Teleportation Ring: to empty floor of an adjacent room, once (DT-OBJ-TELEPORTRING)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.board import board, slots
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.moving import together
from engine.dungeon_twister.exits import refuse_stop
from engine.dungeon_twister.ground import normal_floor
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import loads
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Move


class Teleported(Event, tag="teleported", frozen=True, gc=False):
    """A figure goes to another room with what it carries besides; the ring is gone (DT-OBJ-TELEPORTRING-4)."""

    seat: str
    figure: str
    ring: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-OBJ-TELEPORTRING-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.ring, "gone"), *together(self.loads, self.figure, self.to))


def _next_to(t: Position, slot: str) -> list[str]:
    """The slots that share a side with a slot (DT-OBJ-TELEPORTRING-6)."""
    row, column = slot[0], int(slot[1:])
    near = (f"{'NS'[row == 'N']}{column}", f"{row}{column - 1}", f"{row}{column + 1}")
    return [other for other in near if other in slots(t)]


def _aims(t: Position, ring: str, bearer: str) -> list[str]:
    b, room_of = board(t), content(t).tiles.room_of
    slot = b.slot.get(room_of.get(t.pieces[bearer].place, ""), "")
    near = [b.rooms[other] for other in _next_to(t, slot) if other in b.rooms] if slot else []
    squares = [square for square, room in room_of.items() if room in near]
    return [square for square in squares if not _refuse(t, ring, bearer, square)]


def _refuse(t: Position, ring: str, bearer: str, square: str) -> list[Reason]:
    b, room_of, here = board(t), content(t).tiles.room_of, t.pieces[bearer].place
    if square in LINE_OF:
        return [Reason("DT-TERR-LINE-4", {}, (), (square,))]
    slot, aim = b.slot.get(room_of.get(here, "")), b.slot.get(room_of.get(square, ""), square)
    against = [Reason("DT-OBJ-TELEPORTRING-5", {"room": aim})] if aim in b.slots and aim not in b.rooms else []
    if not slot or aim not in _next_to(t, slot):
        return [Reason("DT-OBJ-TELEPORTRING-6", {}, (), (here,)), *against]
    against += t.forbidden("magical entry", bearer, square)
    if against:
        return against
    if not normal_floor(t, square) or t.contents[square]:
        return [Reason("DT-OBJ-TELEPORTRING-2", {}, t.contents[square], (square,))]
    return refuse_stop(t, bearer, square, _besides(t, ring, bearer))


def _besides(t: Position, ring: str, bearer: str) -> tuple[str, ...]:
    """What goes along (DT-OBJ-TELEPORTRING-7)."""
    return tuple([key for key in loads(t, bearer) if key != ring])


def _go(t: Position, page: Turn, ring: str, bearer: str, square: str) -> None:
    t.emit(Teleported(page.seat, bearer, ring, square, _besides(t, ring, bearer)))


TELEPORT = Use("teleportring", "teleport", "DT-OBJ-TELEPORTRING-1", _aims, _refuse, _go, magic="here")
VERBS = {"Turn": (TELEPORT.row,)}
EVENTS = (Teleported,)
POWER = Power("teleportring", (TELEPORT.hook,))
