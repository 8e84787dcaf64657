"""Ring of Chaos: links the gears of two rooms (DT-OBJ-CHAOSRING). Their twin markers say which way each turns
(DT-OBJ-CHAOSRING-03); what is left without a twin is an orphan (DT-OBJ-CHAOSRING-04, DT-OBJ-CHAOSRING-13)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import square_of
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Ask, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Move

KIND, CLAUSE, TWINS = "chaosring", "DT-OBJ-CHAOSRING-02", "DT-OBJ-CHAOSRING-12"


class Linked(Event, tag="gears linked", frozen=True, gc=False):
    """Two gears are marked; older markers on them are replaced (DT-OBJ-CHAOSRING-06)."""

    seat: str
    figure: str
    marker: str
    to: str
    twin: str
    other: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        spots = [content(t).tiles.marked[square] for square in (self.to, self.other)]
        old = [Move(key, "markers") for spot in spots for key in _marks_in(t, spot)]
        return (*old, Move(self.marker, spots[0]), Move(self.twin, spots[1]))


class Unlinked(Event, tag="gear freed", frozen=True, gc=False):
    """A marker is gone from a gear; its twin stays."""

    marker: str
    to: str
    clause: str = "DT-OBJ-CHAOSRING-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


class Linking(Frame, frozen=True, gc=False, tag="linking"):
    """The bearer has chosen the other gear; which marker does his own get?"""

    seat: str
    figure: str
    other: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One of each pair, while the time of the turn runs."""
        offer = self.offer(t)
        return Ask(((self.seat, offer),), "link gears", TWINS, limits=turn_limit(t, self.seat, offer[0]))


def _all_marks(t: Position) -> list[str]:
    boxes = content(t)
    return [key for key, kind in boxes.markers.items() if kind in boxes.gearmarks]


def _marks_in(t: Position, spot: str) -> list[str]:
    boxes = content(t)
    return [key for key in t.contents[spot] if boxes.markers.get(key) in boxes.gearmarks]


def _twin(t: Position, marker: str) -> str:
    boxes = content(t)
    pair = boxes.gearmarks[boxes.markers[marker]][0]
    return next(key for key in _all_marks(t) if key != marker and boxes.gearmarks[boxes.markers[key]][0] == pair)


def _choices(t: Position, page: Linking) -> list[Option]:
    """Any pair: one that lies elsewhere is taken from there."""
    return [Option("lay twin", key) for key in _all_marks(t)]


def _refuse_choice(t: Position, page: Linking, option: Option) -> list[Reason]:
    return [] if option in _choices(t, page) else [Reason(TWINS)]


def _link(t: Position, page: Linking, option: Option) -> Flow:
    here = t.pieces[page.figure].place
    t.emit(Linked(page.seat, page.figure, option.piece, here, _twin(t, option.piece), page.other))
    return DONE


Linking.verbs = verbs(Verb("lay twin", _choices, _refuse_choice, _link, sure=True, takes=("piece",)))


# -- the ring in a turn ----------------------------------------------------------------------------------


def _gears(t: Position, ring: str, bearer: str) -> list[str]:
    gears = board(t).tiles.gear
    found = [gears[room] for room in board(t).slot]
    return [gear for gear in found if not _refuse(t, ring, bearer, gear)]


def _refuse(t: Position, ring: str, bearer: str, square: str) -> list[Reason]:
    """From a gear to any other gear that lies open, the sister's too (DT-OBJ-CHAOSRING-05)."""
    b, here = board(t), t.pieces[bearer].place
    if square in b.slots and square not in b.rooms:
        return [Reason("DT-OBJ-CHAOSRING-11", {"room": square}, (), (square,))]
    if here not in b.tiles.gears or square not in b.tiles.gears or square == here:
        return [Reason(CLAUSE, {}, (bearer,))]
    if b.tiles.room_of[square] not in b.slot:
        return [Reason("DT-OBJ-CHAOSRING-11", {"room": b.tiles.room_of[square]}, (), ())]
    for gear in (here, square):
        if dead(t, gear):
            inside = "anti-magic" in content(t).rooms[b.tiles.room_of[gear]].tags
            return [Reason("DT-OBJ-CHAOSRING-07" if inside else "DT-OBJ-CHAOSRING-08", {}, (), (gear,))]
    return []


def _use(t: Position, page: Turn, ring: str, bearer: str, square: str) -> Frame:
    t.emit(Lost(ring, "DT-OBJ-CHAOSRING-01"))
    return Linking(page.seat, bearer, square)


def _fades(t: Position, ring: str) -> Unlinked | None:
    """When a move has ended so that magic fails at a marked gear."""
    marks = content(t).tiles.marks
    for key in _all_marks(t):
        if key in t.pieces and t.pieces[key].place in marks and dead(t, square_of(t, key)):
            return Unlinked(key, square_of(t, key))
    return None


LINK = Use(KIND, "link", CLAUSE, _gears, _refuse, _use, magic="here")
VERBS = {"Turn": (LINK.row,)}
PAGES, EVENTS = (Linking,), (Linked, Unlinked)
POWER = Power(KIND, (LINK.hook,))
NEEDS = (KIND,)
#: The rooms of linked gears turn as one pair, an orphan alone (DT-OBJ-CHAOSRING-10).
HOUSE = Power("", (Hook("check", "Stopped", "DT-OBJ-CHAOSRING-09", _fades),))
