"""Flying Carpet: cursed, and a flight for a move and a combat card (DT-OBJ-CARPET)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.components import COMBAT
from engine.dungeon_twister.content import content
from engine.dungeon_twister.curses import HOOKS
from engine.dungeon_twister.events.moving import Walked
from engine.dungeon_twister.ground import wet
from engine.dungeon_twister.magic import dead, lets_down
from engine.dungeon_twister.moving import speed, steps
from engine.dungeon_twister.pages import Move as MovePage
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import loads, side, standing
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Ask,
    Call,
    Event,
    Flow,
    Frame,
    Goto,
    Hook,
    Option,
    Position,
    Power,
    Reason,
    Verb,
    verbs,
)
from engine.table import Change, Mark, Move, Show

KIND, CLAUSE, FLYING = "carpet", "DT-OBJ-CARPET-2", "flying"
#: The words by which places silence the flight: it is magic, and gravity ends it.
FLIGHT = ("flight",)


class TakenOff(Event, tag="carpet takes off", frozen=True, gc=False):
    """A figure flies off: its player shows the opponent a combat card and discards it (DT-OBJ-CARPET-3)."""

    seat: str
    figure: str
    carpet: str
    card: str
    clause: str = CLAUSE
    private: ClassVar[tuple[str, ...]] = ("card",)

    def told_to(self, seat: str | None) -> bool:
        """Both players see it, an onlooker does not."""
        return seat is not None

    def changes(self, t: Position) -> tuple[Change, ...]:
        shown = (Show(self.card, t.seats), Move(self.card, f"spent-{self.seat}"))
        return (*shown, Mark(self.carpet, FLYING, 1))


class FlownOff(Event, tag="carpet flies free", frozen=True, gc=False):
    """A figure flies off that needs no card for it."""

    seat: str
    figure: str
    carpet: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.carpet, FLYING, 1),)


class SetDownAgain(Event, tag="carpet lands", frozen=True, gc=False):
    """A flight is over."""

    figure: str
    carpet: str
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.carpet, FLYING, 0),)


class CarpetFlight(Frame, frozen=True, gc=False, tag="carpet flight"):
    """A flight, from the card to the landing."""

    seat: str
    figure: str
    carpet: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Which card? Each flight costs another (DT-OBJ-CARPET-4), of the player in control (DT-OBJ-CARPET-9),
        unless a power spares it."""
        if t.permitted("DT-OBJ-CARPET-3", self.figure):
            t.emit(FlownOff(self.seat, self.figure, self.carpet))
            return Goto(CarpetFlight(self.seat, self.figure, self.carpet, step="fly"))
        offer = self.offer(t)
        limits = turn_limit(t, self.seat, offer[0])
        return Ask(((self.seat, offer),), "carpet card", "DT-OBJ-CARPET-3", limits=limits)

    def fly(self, t: Position) -> Flow:
        """One move at the figure's own speed (DT-OBJ-CARPET-5)."""
        carried, landing = loads(t, self.figure), CarpetFlight(self.seat, self.figure, self.carpet, step="land")
        pace = speed(t, self.figure)
        move = MovePage(self.seat, self.figure, pace, carried, brought=carried, magic=True, afoot=True)
        return Call(move, landing) if steps(t, move) else Goto(landing)

    def land(self, t: Position) -> Flow:
        """If it has not ended before."""
        if t.pieces[self.carpet].mark(FLYING):
            t.emit(SetDownAgain(self.figure, self.carpet))
        return DONE


def _cards(t: Position, seat: str) -> list[str]:
    """The combat cards that pay for a flight."""
    return [card for card in t.contents[f"combat-{seat}"] if COMBAT.get(card)]


def _payments(t: Position, page: CarpetFlight) -> list[Option]:
    return [Option("discard", card) for card in _cards(t, page.seat)]


def _refuse_card(t: Position, page: CarpetFlight, option: Option) -> list[Reason]:
    return [] if option.piece in _cards(t, page.seat) else [Reason(CLAUSE, {}, (page.carpet,))]


def _pay(t: Position, page: CarpetFlight, option: Option) -> Flow:
    t.emit(TakenOff(page.seat, page.figure, page.carpet, option.piece))
    return Goto(CarpetFlight(page.seat, page.figure, page.carpet, step="fly"))


CarpetFlight.verbs = verbs(Verb("discard", _payments, _refuse_card, _pay, sure=True, takes=("piece",)))


# -- taking off ------------------------------------------------------------------------------------------


def _refuse(t: Position, carpet: str, bearer: str, place: str) -> list[Reason]:
    """The flight begins with the move, where magic works."""
    here = t.pieces[bearer].place
    if dead(t, here):
        room = content(t).tiles.room_of.get(here, "")
        inside = room and "anti-magic" in content(t).rooms[room].tags
        return [Reason("DT-OBJ-CARPET-8" if inside else "DT-OBJ-CARPET-6", {}, (), (here,))]
    stays = t.forbidden("move", bearer)
    if stays:
        return stays
    paid = t.permitted("DT-OBJ-CARPET-3", bearer) or _cards(t, side(t, bearer))
    return [] if paid else [Reason(CLAUSE, {}, (carpet,))]


def _take_off(t: Position, page: Turn, carpet: str, bearer: str, place: str) -> Frame:
    return CarpetFlight(page.seat, bearer, carpet)


def _here(t: Position, carpet: str, bearer: str) -> tuple[str, ...]:
    return () if _refuse(t, carpet, bearer, "") else ("",)


# -- in flight -------------------------------------------------------------------------------------------


def _rider(t: Position, carpet: str) -> str:
    """The figure that a carpet carries through the air; empty if it does not fly."""
    return standing(t, t.pieces[carpet].place) if t.pieces[carpet].mark(FLYING) else ""


def _flies(t: Position, carpet: str, figure: str, *way: object) -> bool:
    return bool(figure) and t.pieces[carpet].mark(FLYING) > 0 and t.pieces[carpet].place == t.pieces[figure].place


def _lands(t: Position, carpet: str, figure: str, square: str) -> list[Reason]:
    """It crosses water, and nobody chooses to stop there."""
    if not _flies(t, carpet, figure) or not wet(t, square):
        return []
    facts: dict[str, str | int] = {"figure": figure, "object": carpet}
    return [Reason(clause, facts, (carpet,), (square,)) for clause in ("DT-OBJ-CARPET-10", "DT-RULE-CURSE-10")]


def _no_crash(t: Position, carpet: str, figure: str, square: str) -> list[Reason]:
    """No flight over a square where it would end on others."""
    others = [key for key in t.contents[square] if key != figure]
    crowded = others and _flies(t, carpet, figure)
    return [Reason("DT-OBJ-CARPET-7", {}, tuple(others), (square,))] if crowded else []


def _breaks_off(t: Position, carpet: str, event: Walked) -> list[Event] | None:
    """Where magic fails or gravity holds, the rest of the move is on foot."""
    over = _rider(t, carpet) == event.figure and lets_down(t, event.figure, event.to)
    return [event, SetDownAgain(event.figure, carpet, "DT-OBJ-CARPET-7")] if over else None


FLY = Use(KIND, "fly by carpet", CLAUSE, _here, _refuse, _take_off, ("piece",), magic="here", spent=False)
VERBS = {"Turn": (FLY.row,)}
PAGES, EVENTS = (CarpetFlight,), (TakenOff, FlownOff, SetDownAgain)
POWER = Power(
    KIND,
    (
        FLY.hook,
        *HOOKS,
        Hook("permit", "flight", CLAUSE, _flies, FLIGHT),
        Hook("permit", "DT-MOVE-08", CLAUSE, _flies, FLIGHT),
        Hook("permit", "DT-MOVE-09", CLAUSE, _flies, FLIGHT),
        Hook("permit", "DT-EXIT-02", CLAUSE, _flies, FLIGHT),
        Hook("forbid", "landing", "DT-OBJ-CARPET-10", _lands),
        Hook("forbid", "magical stop", "DT-OBJ-CARPET-7", _no_crash),
        Hook("replace", "Walked", "DT-OBJ-CARPET-7", _breaks_off),
    ),
)
