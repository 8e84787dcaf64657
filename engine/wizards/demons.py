"""Demons (WZ-DEMON): who meets them, the table, and the new ones that a lost encounter brings."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.components import EVENT_PIECE, OFF, land_of
from engine.wizards.events.days import Nothing
from engine.wizards.events.encounters import (
    AnimalLeft,
    BecameDazed,
    DemonsBeaten,
    DemonsCame,
    DemonsEncountered,
    DemonsStayed,
    DemonsUnmarked,
    RollAltered,
    Stunned,
)
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Rolled
from engine.wizards.points import Gaining, lose_fewest
from engine.wizards.randomness import die, landing_place, random_space, random_space_of
from engine.wizards.spells import can_try, cast, refuse_spell
from engine.wizards.theft import rob
from engine.wizards.transport import LAIR_SPACE, Transport
from engine.wizards.world import (
    aboard,
    animal,
    boats_at,
    bound,
    clockwise,
    demons_at,
    holds,
    is_water,
    place,
    rank,
    spare_demons,
    standing,
)

CLOAK, AMULET = 7, 40
BEATEN, FAILED, IGNORED = "beaten", "failed", "ignored"
#: The clause of each row of the table.
ROWS = {1: "WZ-DEMON-02", 2: "WZ-DEMON-04", 3: "WZ-DEMON-05", 4: "WZ-DEMON-07", 5: "WZ-DEMON-08", 6: "WZ-DEMON-09"}


class DemonRoll(Frame, frozen=True, gc=False, tag="demon roll"):
    """One player's encounter with Demons. The result is `beaten`, `failed` or `ignored`.

    Without `magic` Demon Dispelling is not open (WZ-DRAGON-24). `modifier` is added to the roll. With `bind` a 6
    is told by the page below, which transports the Dragonbound player (WZ-DRAGON-25).
    """

    seat: str
    magic: bool = True
    modifier: int = 0
    bind: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The player may ignore or dispel the Demons."""
        return Goto(replace(self, step="decide"))

    def decide(self, t: Position) -> Flow:
        """Dispel (WZ-DEMON-01), hide (WZ-EVENT-07), or roll."""
        if _dispels(t, self) or _hides(t, self):
            return Ask(((self.seat, self.offer(t)),), "demons", "WZ-DEMON-01")
        return Goto(replace(self, step="roll"))

    def roll(self, t: Position) -> Flow:
        """One die on the table; all modifiers are added up first (WZ-DEMON-19), and 0 counts as 1
        (WZ-DEMON-12)."""
        _scare(t, self.seat)
        rolled = table_roll(t, self.seat, "demons", self.modifier)
        t.emit(Rolled(self.seat, rolled, "roll-demons", ROWS[rolled]))
        if rolled == 6:
            return Goto(replace(self, step="beat"))
        seat, clause = self.seat, ROWS[rolled]
        if rolled == 5:
            return Call(Transport(seat, LAIR_SPACE, clause), replace(self, step="lost"))
        if rolled == 1:
            t.emit(Stunned(seat, die(t, "turns lost"), clause))
        elif rolled == 2:
            rob(t, seat, clause)
        elif rolled == 3:
            lose_fewest(t, seat, 1, clause)
        else:
            if animal(t, seat):
                t.emit(AnimalLeft(seat, "WZ-DEMON-24"))
            t.emit(BecameDazed(seat, clause))
        return Goto(replace(self, step="lost"))

    def lost(self, t: Position) -> Flow:
        """The Demons were not beaten."""
        return Done(FAILED)

    def beat(self, t: Position) -> Flow:
        """A further die less the Rank, but at least 1 point (WZ-DEMON-10); none for the Dragonbound
        (WZ-DRAGON-27)."""
        if bound(t, self.seat):
            t.emit(Nothing(self.seat, "bound, no points", "WZ-DRAGON-27"))
        if self.bind or bound(t, self.seat) or not rank(t, self.seat):
            return Done(BEATEN)
        number = max(1, die(t, "points gained") - rank(t, self.seat))
        return Call(Gaining(self.seat, number, "WZ-DEMON-10"), replace(self, step="won"))

    def won(self, t: Position) -> Flow:
        """The Demons are beaten."""
        return Done(BEATEN)


def table_roll(t: Position, seat: str, why: str, modifier: int) -> int:
    """A roll on the Demon or Dragon table. The Amulet (WZ-EVENT-40) and a spell that failed are added up before
    the number is brought into 1 to 6 (WZ-DEMON-19)."""
    amulet = 1 if holds(t, seat, AMULET) and not bound(t, seat) else 0
    face = die(t, why)
    number = min(6, max(1, face + modifier + amulet))
    if modifier or amulet:
        t.emit(RollAltered(seat, face, number))
    return number


def _scare(t: Position, seat: str) -> None:
    """Horse and Hound leave (WZ-ANIMAL-18), but not from Demons that the Cloak has hidden (WZ-EVENT-07)."""
    if animal(t, seat) in ("horse", "hound"):
        t.emit(AnimalLeft(seat, "WZ-ANIMAL-18"))


def _dispels(t: Table, page: DemonRoll) -> bool:
    return page.magic and not page.modifier and can_try(t, page.seat, "demon_dispelling")


def _hides(t: Table, page: DemonRoll) -> bool:
    return holds(t, page.seat, CLOAK) and not bound(t, page.seat)


def _refuse_dispel(t: Position, page: DemonRoll, option: Option) -> list[Reason]:
    if not page.magic:
        return [Reason("WZ-DRAGON-24")]
    return refuse_spell(t, page.seat, "demon_dispelling")


def _dispel(t: Position, page: DemonRoll, option: Option) -> Flow:
    """Success beats the Demons without a roll (WZ-DEMON-11); a failure takes 1 off the roll (WZ-DEMON-12)."""
    _scare(t, page.seat)
    if cast(t, page.seat, "demon_dispelling", "WZ-DEMON-12"):
        return Goto(replace(page, step="beat"))
    return Goto(replace(page, modifier=-1, step="decide"))


def _hide(t: Position, page: DemonRoll, option: Option) -> Flow:
    t.emit(EventSpent(page.seat, option.piece, "WZ-EVENT-07"))
    return Done(IGNORED)


_CLOAK = Option("hide", EVENT_PIECE[CLOAK])
DemonRoll.verbs = verbs(
    at("dispel", ("decide",), lambda t, page: [Option("dispel")], _refuse_dispel, _dispel, ()),
    at("hide", ("decide",), lambda t, page: [_CLOAK],
       lambda t, page, option: [] if option == _CLOAK and _hides(t, page) else [Reason("WZ-EVENT-07")], _hide,
       ("piece",)),
    button("face them", ("decide",), lambda t, page, option: Goto(replace(page, step="roll"))),
)  # fmt: skip


class Demons(Frame, frozen=True, gc=False, tag="demons"):
    """Demons in a space are met by some players, one by one; `clause` says why. `new` ones have just come.

    `boat` is the boat onto which unbeaten Demons climb (WZ-BOAT-17). `failed` are the players who bring new ones
    besides (WZ-DEMON-26), `unbeaten` says that somebody did not beat them. The result are the players who have met
    these Demons and those that came besides. `sits` is the boat of the player who meets them now.
    """

    place: str
    seats: tuple[str, ...]
    clause: str = "WZ-ENC-04"
    new: bool = False
    failed: tuple[str, ...] = ()
    unbeaten: bool = False
    boat: str = ""
    sits: str = ""
    met: tuple[str, ...] = ()

    def start(self, t: Position) -> Flow:
        """The next player meets them, clockwise (WZ-SEQ-01)."""
        if not self.seats:
            return Goto(replace(self, step="left"))
        seat = self.seats[0]
        t.emit(DemonsEncountered(seat, self.place, "WZ-SEQ-01" if self.met else self.clause))
        page = replace(self, met=(*self.met, seat), sits=aboard(t, seat), step="rolled")
        return Call(DemonRoll(seat), page)

    def rolled(self, t: Position) -> Flow:
        """Who fails brings new ones besides; who hides brings none (WZ-EVENT-07)."""
        seat, *others = self.seats
        page = replace(self, seats=tuple(others), unbeaten=self.unbeaten or t.result != BEATEN, step="start")
        if t.result == FAILED:
            page = replace(page, failed=(*self.failed, seat), boat=self.boat or self.sits)
        return Goto(page)

    def left(self, t: Position) -> Flow:
        """If anybody failed, or nobody was there, a marker stays (WZ-DEMON-14); else it leaves
        (WZ-DEMON-09, WZ-DEMON-16)."""
        lying = demons_at(t, self.place)
        if not self.unbeaten and self.met:
            for marker in lying:
                t.emit(DemonsBeaten(self.place, marker, "WZ-DEMON-16" if self.new else "WZ-DEMON-09"))
        elif not lying and not spare_demons(t):
            t.emit(DemonsUnmarked(self.place))
        else:
            t.emit(DemonsStayed(self.place, self.boat, self._staying(t)))
        return Goto(replace(self, step="more"))

    def _staying(self, t: Table) -> str:
        """The rule by which the Demons stay: aboard the boat (WZ-BOAT-17), with others that lie there, after a
        meeting of players, beside a boat that they leave alone, or in the space."""
        if self.boat:
            return "WZ-BOAT-17"
        if self.new and demons_at(t, self.place):
            return "WZ-DEMON-15"
        if self.clause == "WZ-MEET-04":
            return "WZ-MEET-06"
        return "WZ-BOAT-18" if self.met and boats_at(t, self.place) else "WZ-DEMON-13"

    def more(self, t: Position) -> Flow:
        """New Demons for each player who failed: in the same land (WZ-DEMON-26), from Water anywhere
        (WZ-BOAT-21). They come before a player whom these have carried off lands (WZ-SEQ-05)."""
        met = (*self.met, *t.result) if isinstance(t.result, tuple) else self.met
        if not self.failed:
            return Done(met)
        seat, *others = self.failed
        water = is_water(t, self.place)
        where = random_space(t) if water else random_space_of(t, land_of(self.place))
        clause = "WZ-SEQ-05" if place(t, seat) == OFF else "WZ-BOAT-21" if water else "WZ-DEMON-26"
        return Call(new_demons(t, where, clause, seat), replace(self, failed=tuple(others), met=met))


def new_demons(t: Position, where: str, clause: str, causer: str = "") -> Demons:
    """Demons that appear in a space: everyone there meets them, also those who have met Demons there
    (WZ-DEMON-14, WZ-DEMON-15), and also those who have not moved (WZ-ENC-13)."""
    there = landing_place(t, where)
    t.emit(DemonsCame(there, clause))
    seats = clockwise(t, standing(t, there), causer)
    return Demons(there, seats, "WZ-DEMON-14" if seats[1:] else "WZ-ENC-13", new=True)
