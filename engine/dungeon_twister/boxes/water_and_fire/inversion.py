"""Scroll of Inversion: two rooms change places (DT-OBJ-INVERSION)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.board import board, slots
from engine.dungeon_twister.content import content
from engine.dungeon_twister.distances import next_to
from engine.dungeon_twister.events.marks import UNDER
from engine.dungeon_twister.events.turn import Fizzled
from engine.dungeon_twister.reading import refuse_reader
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Mark, Move


class Inverted(Event, tag="inverted", frozen=True, gc=False):
    """The rooms of two slots change places, with all that lies in them; the scroll is gone.

    What lies on their squares goes along by itself; the room keeps its turn (DT-OBJ-INVERSION-2).
    """

    seat: str
    figure: str
    scroll: str
    slot: str
    other: str
    clause: str = "DT-OBJ-INVERSION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Move(self.scroll, "gone")]
        for one, other in ((self.slot, self.other), (self.other, self.slot)):
            found += [Move(key, other) for key in t.contents[one]]
            asleep = [(key, seat) for seat in t.seats for key in t.contents[f"{one}-{seat}"]]
            found += [Move(key, f"{other}-{seat}") for key, seat in asleep]
            number, new = [1 + slots(t).index(slot) for slot in (one, other)]
            known = [room for room in t.contents["rooms"] if t.pieces[room].mark(UNDER) == number]
            found += [Mark(room, UNDER, new) for room in known]
        return tuple(found)


def _own(t: Position, reader: str) -> str:
    """The slot of the room in which a figure is; empty on a line."""
    return board(t).slot.get(content(t).tiles.room_of.get(t.pieces[reader].place, ""), "")


def _goals(t: Position, scroll: str, reader: str) -> list[str]:
    """The rooms beside his own, face down or not (DT-OBJ-INVERSION-3), never aslant."""
    if refuse_reader(t, reader) or not _own(t, reader):
        return []
    return [slot for slot in next_to(_own(t, reader)) if slot in slots(t)]


def _refuse(t: Position, scroll: str, reader: str, slot: str) -> list[Reason]:
    against = refuse_reader(t, reader)
    if against:
        return against
    own = _own(t, reader)
    beside = own and slot in slots(t) and slot in next_to(own)
    return [] if beside else [Reason("DT-OBJ-INVERSION-1", {}, (), (slot,) if slot in slots(t) else ())]


def _swap(t: Position, page: Turn, scroll: str, reader: str, slot: str) -> None:
    """The Anti-Magic Room does not move, if it lies face up."""
    own, rooms = _own(t, reader), board(t).rooms
    if any("anti-magic" in content(t).rooms[rooms[each]].tags for each in (own, slot) if each in rooms):
        t.emit(Fizzled(page.seat, reader, scroll, "DT-OBJ-INVERSION-4"))
        return
    t.emit(Inverted(page.seat, reader, scroll, own, slot))


INVERT = Use("inversion", "invert", "DT-OBJ-INVERSION-1", _goals, _refuse, _swap, magic="here")
VERBS = {"Turn": (INVERT.row,)}
EVENTS = (Inverted,)
POWER = Power("inversion", (INVERT.hook,))
