"""The castle cards that move their drawer on to another arrival."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import occupant, place, printed_chambers
from engine.knightmare.castle_cards import Drawing
from engine.knightmare.components import FIGURE
from engine.knightmare.ending_together import propose
from engine.knightmare.events.moving import Went
from engine.knightmare.moving import roll
from engine.parts.step_verbs import at, button
from engine.table import Table


class Passage(Frame, frozen=True, gc=False, tag="passage"):
    """The Secret Passage: the drawer chooses a printed chamber where nobody stands (KM-CARD-15)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Without such a chamber nothing happens (KM-CARD-16)."""
        if not open_chambers(t, self.seat):
            return DONE
        return Goto(replace(self, step="choose"))

    def choose(self, t: Position) -> Flow:
        """Which chamber."""
        return Ask(((self.seat, self.offer(t)),), "passage", "KM-CARD-15")

    def over(self, t: Position) -> Flow:
        """The arrival is done."""
        return DONE


def open_chambers(t: Table, seat: str) -> tuple[str, ...]:
    """The printed chambers without another Dungeoneer; the red chamber always counts as free."""
    return tuple([to for to in printed_chambers(place(t, seat)) if not occupant(t, to, seat)])


def _refuse(t: Position, page: Passage, option: Option) -> list[Reason]:
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    if option.to in open_chambers(t, page.seat):
        return []
    return [Reason("KM-CARD-15", {"chamber": option.to})]


def _pass(t: Position, page: Passage, option: Option) -> Flow:
    t.emit(Went(page.seat, option.to, "KM-CARD-15"))
    return Call(Arrival(page.seat), replace(page, step="over"))


def _ways(t: Position, page: Passage) -> list[Option]:
    return [Option("pass through", FIGURE[page.seat], to) for to in open_chambers(t, page.seat)]


Passage.verbs = verbs(
    at("pass through", ("choose",), _ways, _refuse, _pass, ("piece", "to")),
    button("end together", ("choose",), propose),
)


def _passage(t: Position, page: Drawing) -> Flow:
    return Call(Passage(page.seat), replace(page, step="finish"))


def _press_on(t: Position, page: Drawing) -> Flow:
    """Another movement roll, which opens neither door nor chest (KM-CARD-17, KM-CARD-18)."""
    return Call(roll(t, page.seat), replace(page, step="finish"))


MOVES = {"passage": _passage, "press on": _press_on}
