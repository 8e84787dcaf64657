"""Places (WZ-ENC-23 to WZ-ENC-50): their tables, and meeting them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.flow import DONE, Call, Done, Flow, Frame, Position
from engine.table import Table
from engine.wizards.animals import join_animal
from engine.wizards.atlas import sort_of
from engine.wizards.components import (
    BOX,
    EVENT_PIECE,
    GLENDALE,
    HAMDREL,
    HIGH_HOLLOW,
    STAR_CREST,
    Row,
    number,
)
from engine.wizards.events.days import ExtraTurnsWon, Marked, Nothing
from engine.wizards.events.encounters import TrapEnded
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import PlaceMet, Rolled
from engine.wizards.lair import heal
from engine.wizards.points import Gaining, gaining, losing
from engine.wizards.randomness import die, random_space
from engine.wizards.ranks import Contact, MentorMeeting
from engine.wizards.tasks import SUSPECTED, Receiving, suspected
from engine.wizards.theft import rob
from engine.wizards.transport import RANDOM, Transport
from engine.wizards.wizard_cards import CardMeeting, Producing, TwoWizards
from engine.wizards.world import bound, dazed, place, rank, trapped

TOWN = "common_town"


class PlaceMeeting(Frame, frozen=True, gc=False, tag="place meeting"):
    """A player meets the place in the space, which counts (WZ-ENC-17) or has a `clause` of its own.
    With `folk` it is the Common Folk of a Random Encounter, wherever that is (WZ-RAND-11). The result is whether
    there was a meeting."""

    seat: str
    folk: bool = False
    clause: str = "WZ-ENC-17"

    def start(self, t: Position) -> Flow:
        """Healing comes first, and then nothing else happens (WZ-ENC-22)."""
        seat, here = self.seat, place(t, self.seat)
        sort = TOWN if self.folk else sort_of(here)
        if not sort or not BOX.sorts[sort].forced:
            return DONE
        if not self.folk:
            if here == GLENDALE and suspected(t, seat):
                t.emit(EventSpent(seat, EVENT_PIECE[SUSPECTED], "WZ-EVENT-52"))
                return Done(True)
            if bound(t, seat) and here in (STAR_CREST, HIGH_HOLLOW):
                t.emit(Nothing(seat, "bound, no place", "WZ-DRAGON-21"))
                return DONE
            t.emit(PlaceMet(seat, here, self.clause))
        if BOX.sorts[sort].order:
            return self._mentor(t, sort)
        if BOX.sorts[sort].heals and (dazed(t, seat) or bound(t, seat)):
            heal(t, seat, "WZ-DEMON-25")
            return Done(True)
        return Call(table_effect(t, seat, sort), replace(self, step="met"))

    def _mentor(self, t: Position, sort: str) -> Flow:
        """Rüktal and the Master Sorcerers (WZ-ENC-50). Rüktal rids a sound player of Event 31 and does nothing
        else (WZ-EVENT-52)."""
        seat = self.seat
        sound = not dazed(t, seat) and not bound(t, seat)
        if sort == "ruktal" and suspected(t, seat) and sound:
            t.emit(EventSpent(seat, EVENT_PIECE[SUSPECTED], "WZ-EVENT-52"))
            return Done(True)
        return Call(MentorMeeting(seat, sort, place(t, seat)), replace(self, step="met"))

    def met(self, t: Position) -> Flow:
        """The place has been met."""
        return Done(True)


def table_of(t: Table, seat: str, sort: str) -> str:
    """The table of a sort of place for a player; "" without one. Hamdrel has one for Ranks 1 to 3 and another one
    (WZ-ENC-23, WZ-ENC-26)."""
    if sort == "hamdrel":
        return "hamdrel_1_3" if 1 <= rank(t, seat) <= 3 else "hamdrel_0_4"
    return sort if sort in BOX.tables else ""


def table_effect(t: Position, seat: str, sort: str) -> Frame:
    """A roll on the table of a place, and the page that carries out the row."""
    key = table_of(t, seat, sort)
    rolled = die(t, "place")
    row = next(row for row in BOX.tables[key] if rolled in row.numbers)
    t.emit(Rolled(seat, rolled, f"table-{sort}", row.clause))
    return Effect(seat, key, rolled)


class Effect(Frame, frozen=True, gc=False, tag="effect"):
    """The row of a place's table that was rolled is carried out."""

    seat: str
    table: str
    rolled: int

    def start(self, t: Position) -> Flow:
        """The effect, which may open a page of its own."""
        row = next(row for row in BOX.tables[self.table] if self.rolled in row.numbers)
        page = EFFECTS[row.effect](t, self.seat, row)
        return DONE if page is None else Call(page, replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """The effect is done."""
        return DONE


def _gain(t: Position, seat: str, row: Row) -> Frame:
    return gaining(t, seat, row.clause)


def _gain_doubled(t: Position, seat: str, row: Row) -> Frame:
    return gaining(t, seat, row.clause, 2)


def _lose(t: Position, seat: str, row: Row) -> Frame:
    return losing(t, seat, row.clause)


def _task(t: Position, seat: str, row: Row) -> Frame:
    return Receiving(seat, False, row.clause)


def _wizard_appears(t: Position, seat: str, row: Row) -> Frame:
    return Producing(seat, random_space(t), row.clause)


def _unicorn(t: Position, seat: str, row: Row) -> None:
    if not dazed(t, seat):
        join_animal(t, seat, "unicorn", row.clause)


def _card(t: Position, seat: str, row: Row) -> Frame:
    return CardMeeting(seat, row.clause)


def _to(goal: str) -> Callable[[Position, str, Row], Frame]:
    def carry(t: Position, seat: str, row: Row) -> Frame:
        """A Trap ends even if the Transport is escaped (WZ-TRANS-14)."""
        if trapped(t, seat):
            t.emit(TrapEnded(seat, "WZ-TRANS-14"))
        return Transport(seat, goal, row.clause)

    return carry


def _star_gift(t: Position, seat: str, row: Row) -> Frame:
    return Gaining(seat, number("star_gift"), row.clause, other=number("star_second_gift"))


def _extra_turn(t: Position, seat: str, row: Row) -> None:
    t.emit(ExtraTurnsWon(seat, 1, row.clause))


def _extra_turns(t: Position, seat: str, row: Row) -> None:
    t.emit(ExtraTurnsWon(seat, die(t, "extra turns"), row.clause))


def _robbed(t: Position, seat: str, row: Row) -> None:
    rob(t, seat, row.clause)


def _remain(t: Position, seat: str, row: Row) -> None:
    """To stay for the next turn, and then meet the Common Folk again (WZ-ENC-46)."""
    t.emit(Marked(seat, "remain", 1, row.clause))
    t.emit(Marked(seat, "again", 1, row.clause))


EFFECTS: dict[str, Callable[[Position, str, Row], Frame | None]] = {
    "gain": _gain,
    "gain doubled": _gain_doubled,
    "lose": _lose,
    "task": _task,
    "wizard appears": _wizard_appears,
    "unicorn": _unicorn,
    "card": _card,
    "to star crest": _to(STAR_CREST),
    "to hamdrel": _to(HAMDREL),
    "to random": _to(RANDOM),
    "star gift": _star_gift,
    "two wizards": lambda t, seat, row: TwoWizards(seat),
    "extra turn": _extra_turn,
    "extra turns": _extra_turns,
    "contact": lambda t, seat, row: Contact(seat),
    "robbed": _robbed,
    "remain": _remain,
    "nothing": lambda t, seat, row: None,
}
