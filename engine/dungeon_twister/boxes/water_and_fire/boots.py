"""7 League Boots: a flight of up to ten squares, once (DT-OBJ-BOOTS)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.boxes.water_and_fire.gravitywell import held
from engine.dungeon_twister.moving import steps
from engine.dungeon_twister.pages import Move as MovePage
from engine.dungeon_twister.tokens import loads
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Call, Event, Flow, Frame, Goto, Hook, Position, Power, Reason
from engine.flow.hooks import BEARS
from engine.table import Change, Mark, Move

FAR = 10
#: The word by which gravity silences the flight; where magic fails it ends instead (DT-OBJ-BOOTS-4).
FLIGHT = ("flight",)
FLYING = f"{BEARS}boots"


class BootsPutOn(Event, tag="boots put on", frozen=True, gc=False):
    """A figure flies off: the boots are gone (DT-OBJ-BOOTS-3)."""

    seat: str
    figure: str
    boots: str
    clause: str = "DT-OBJ-BOOTS-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.boots, "gone"), Mark(self.figure, FLYING, 1))


class Landed(Event, tag="boots landed", frozen=True, gc=False):
    """A flight is over."""

    figure: str
    clause: str = "DT-OBJ-BOOTS-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, FLYING, 0),)


class BootsFlight(Frame, frozen=True, gc=False, tag="boots flight"):
    """A flight, from the first step to the landing."""

    seat: str
    figure: str

    def start(self, t: Position) -> Flow:
        """A move of its own, by magic, whatever the figure's speed."""
        carried, landing = loads(t, self.figure), replace(self, step="land")
        move = MovePage(self.seat, self.figure, FAR, carried, brought=carried, magic=True)
        return Call(move, landing) if steps(t, move) else Goto(landing)

    def land(self, t: Position) -> Flow:
        """Where it stands, if it still does."""
        if t.pieces[self.figure].mark(FLYING):
            t.emit(Landed(self.figure))
        return DONE


def _nobody(t: Position, boots: str, bearer: str, place: str) -> list[Reason]:
    """No reason: anybody flies, even who does not walk."""
    return []


def _fly(t: Position, page: Turn, boots: str, bearer: str, place: str) -> Frame:
    t.emit(BootsPutOn(page.seat, bearer, boots))
    return BootsFlight(page.seat, bearer)


def _flies(t: Position, flyer: str, figure: str, *way: object) -> bool:
    return figure == flyer


def _ends(t: Position, flyer: str, figure: str, square: str) -> list[Reason]:
    """On the first square of a room with a gravity well."""
    heavy = figure == flyer and held(t, square)
    return [Reason("DT-OBJ-BOOTS-7", {"figure": figure}, (figure,), (square,))] if heavy else []


def _no_crash(t: Position, flyer: str, figure: str, square: str) -> list[Reason]:
    """No flight over a square where it would end on others."""
    others = [key for key in t.contents[square] if key != figure]
    facts: dict[str, str | int] = {"figure": figure, "other": others[0] if others else figure}
    return [Reason("DT-OBJ-BOOTS-8", facts, tuple(others), (square,))] if figure == flyer else []


FLY = Use("boots", "fly", "DT-OBJ-BOOTS-2", lambda t, *held: ("",), _nobody, _fly, ("piece",), magic="here")
VERBS = {"Turn": (FLY.row,)}
PAGES = (BootsFlight,)
EVENTS = (BootsPutOn, Landed)
POWER = Power(
    "boots",
    (
        FLY.hook,
        Hook("permit", "flight", "DT-OBJ-BOOTS-2", _flies, FLIGHT),
        Hook("permit", "DT-MOVE-08", "DT-OBJ-BOOTS-2", _flies, FLIGHT),
        Hook("permit", "DT-MOVE-09", "DT-OBJ-BOOTS-2", _flies, FLIGHT),
        Hook("permit", "DT-EXIT-02", "DT-OBJ-BOOTS-2", _flies, FLIGHT),
        Hook("forbid", "carried", "DT-OBJ-BOOTS-7", _ends),
        Hook("forbid", "magical stop", "DT-OBJ-BOOTS-8", _no_crash),
    ),
)
