"""Scroll of Reconstruction: an object that has left the game comes back (DT-OBJ-RECONSTRUCTION)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.events.moving import together
from engine.dungeon_twister.reading import refuse_reader
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import below, hands, is_thing
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Ask, Event, Flow, Frame, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Move


class ScrollRead(Event, tag="scroll read", frozen=True, gc=False):
    """A scroll is read: it is gone."""

    seat: str
    figure: str
    scroll: str
    clause: str = "DT-OBJ-RECONSTRUCTION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"),)


class Reconstructed(Event, tag="reconstructed", frozen=True, gc=False):
    """An object is in the hands of a figure again."""

    seat: str
    figure: str
    token: str
    clause: str = "DT-OBJ-RECONSTRUCTION-1"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together((self.token,), self.figure, t.pieces[self.figure].place)


class Reconstructing(Frame, frozen=True, gc=False, tag="reconstructing"):
    """Which object comes back?"""

    seat: str
    figure: str
    scroll: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Any that is gone, of either colour or of none."""
        offer = self.offer(t)
        limits = turn_limit(t, self.seat, offer[0])
        return Ask(((self.seat, offer),), "reconstruct", "DT-OBJ-RECONSTRUCTION-1", limits=limits)


def lost(t: Position, scroll: str) -> list[str]:
    """The objects that have left the game, used up, destroyed or carried out (DT-OBJ-RECONSTRUCTION-2), but not
    the scroll that is read (DT-OBJ-RECONSTRUCTION-5)."""
    return [key for key in t.contents["gone"] if is_thing(t, key) and key != scroll]


def _objects(t: Position, page: Reconstructing) -> list[Option]:
    return [Option("bring back", key) for key in lost(t, page.scroll)]


def _refuse_object(t: Position, page: Reconstructing, option: Option) -> list[Reason]:
    """No Treasure that was carried out lies there, and nothing that nobody has used."""
    if option.piece in lost(t, page.scroll):
        return t.forbidden("carry", page.figure, option.piece)
    known = option.piece in t.pieces
    return [Reason("DT-OBJ-RECONSTRUCTION-3", {"object": option.piece if known else page.scroll})]


def _bring_back(t: Position, page: Reconstructing, option: Option) -> Flow:
    t.emit(Reconstructed(page.seat, page.figure, option.piece))
    return DONE


Reconstructing.verbs = verbs(Verb("bring back", _objects, _refuse_object, _bring_back, takes=("piece",)))


def _ways(t: Position, scroll: str, reader: str) -> tuple[str, ...]:
    return () if _refuse(t, scroll, reader, "") else ("",)


def _refuse(t: Position, scroll: str, reader: str, place: str) -> list[Reason]:
    """The scroll leaves his hand, and he must be able to hold what comes."""
    against = refuse_reader(t, reader)
    if against:
        return against
    found = [key for key in lost(t, scroll) if not t.forbidden("carry", reader, key)]
    if not found:
        return [Reason("DT-OBJ-RECONSTRUCTION-3", {"object": scroll})]
    besides = [key for key in below(t, reader) if key != scroll]
    if len(besides) < hands(t, reader):
        return []
    facts: dict[str, str | int] = {"figure": reader, "object": found[0]}
    return [Reason("DT-OBJ-RECONSTRUCTION-4", facts, tuple(besides))]


def _read(t: Position, page: Turn, scroll: str, reader: str, place: str) -> Frame:
    t.emit(ScrollRead(page.seat, reader, scroll))
    return Reconstructing(page.seat, reader, scroll)


READ = Use(
    "reconstruction", "reconstruct", "DT-OBJ-RECONSTRUCTION-1", _ways, _refuse, _read, ("piece",), magic="here"
)
VERBS = {"Turn": (READ.row,)}
PAGES = (Reconstructing,)
EVENTS = (ScrollRead, Reconstructed)
POWER = Power("reconstruction", (READ.hook,))
