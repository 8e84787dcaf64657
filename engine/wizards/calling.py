"""Calling For Help (WZ-HELP) and the Transport spell (WZ-SPELL-15), in place of moving."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, listed
from engine.table import Table
from engine.wizards.components import CIRCLE, EVENT_PIECE, LAND_PIECE, POINTS, STONES, Form, land_of
from engine.wizards.events.days import ExtraTurnsWon, Nothing
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Rolled
from engine.wizards.events.points import PointsLost
from engine.wizards.events.wizards import HelpCalled, HelpFailed
from engine.wizards.lair import heal
from engine.wizards.randomness import die
from engine.wizards.spells import cast, known, refuse_spell
from engine.wizards.transport import GONE, RANDOM, Transport
from engine.wizards.world import bound, dazed, holds, living_lands, place, points, rank, trapped

HORN = 9
#: What a Call For Help has done: transported the player, healed, healed with an extra turn, or nothing.
CARRIED, HELPED, FAILED = "carried", "helped", "failed"


class Calling(Frame, frozen=True, gc=False, tag="calling"):
    """A player Calls For Help: pays, rolls two dice, and reads the higher one (WZ-HELP-03, WZ-HELP-06)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The call costs the square of the Rank in points of one type (WZ-HELP-03); it is free without points
        (WZ-HELP-05)."""
        if rank(t, self.seat) and (any(points(t, self.seat)) or _has_horn(t, self.seat)):
            clause = "WZ-HELP-13" if dazed(t, self.seat) or bound(t, self.seat) else "WZ-HELP-03"
            return Ask(((self.seat, self.offer(t)),), "pay for help", clause)
        t.emit(Nothing(self.seat, "free call", "WZ-HELP-05"))
        return Goto(replace(self, step="roll"))

    def roll(self, t: Position) -> Flow:
        """1 or 2, 3 or 4, 5 or 6 (WZ-HELP-07 to WZ-HELP-11)."""
        seat = self.seat
        number = max(die(t, "call for help"), die(t, "call for help"))
        t.emit(HelpCalled(seat, number))
        if number > 4:
            t.emit(HelpFailed(seat))
            return Done(FAILED)
        afflicted = dazed(t, seat) or bound(t, seat)
        if afflicted:
            clause = "WZ-HELP-08" if number <= 2 else "WZ-HELP-10"
            heal(t, seat, "WZ-HELP-12" if trapped(t, seat) else clause)
            if number <= 2:
                t.emit(ExtraTurnsWon(seat, 1, "WZ-HELP-08"))
            return Done(HELPED)
        if number <= 2:
            return Goto(replace(self, step="land"))
        return Call(Transport(seat, RANDOM, "WZ-HELP-09", own=True), replace(self, step="over"))

    def land(self, t: Position) -> Flow:
        """A Random space in ANY land: the player picks the land (WZ-TRANS-05)."""
        return Ask(((self.seat, self.offer(t)),), "pick land", "WZ-TRANS-05")

    def over(self, t: Position) -> Flow:
        """The player is on the way."""
        return Done(CARRIED if t.result == GONE else FAILED)


def _has_horn(t: Table, seat: str) -> bool:
    return holds(t, seat, HORN) and not bound(t, seat)


def _payments(t: Position, page: Calling) -> list[Option]:
    found = [Option(f"pay {name}") for name, have in zip(POINTS, points(t, page.seat), strict=True) if have]
    return [*found, *([Option("blow horn", EVENT_PIECE[HORN])] if _has_horn(t, page.seat) else [])]


def _refuse_payment(t: Position, page: Calling, option: Option) -> list[Reason]:
    """In a type in which there are points (WZ-POINT-04)."""
    return [] if option in _payments(t, page) else [Reason("WZ-POINT-04", {"type": option.verb[4:]})]


def _pay(t: Position, page: Calling, option: Option) -> Flow:
    """Fewer points than are due drop to 0, and the call is made all the same (WZ-HELP-04)."""
    kind, price = option.verb[4:], rank(t, page.seat) ** 2
    clause = "WZ-HELP-04" if points(t, page.seat)[POINTS.index(kind)] < price else "WZ-HELP-03"
    t.emit(PointsLost(page.seat, kind, price, clause))
    return Goto(replace(page, step="roll"))


def _blow(t: Position, page: Calling, option: Option) -> Flow:
    t.emit(EventSpent(page.seat, option.piece, "WZ-EVENT-09"))
    return Goto(replace(page, step="roll"))


def land_options(t: Table) -> list[Option]:
    """The living lands, to pick one."""
    return [Option("pick land", LAND_PIECE[land]) for land in living_lands(t)]


def _to_land(t: Position, page: Calling, option: Option) -> Flow:
    goal = f"land:{option.piece.removeprefix('land-')}"
    return Call(Transport(page.seat, goal, "WZ-HELP-07", own=True), replace(page, step="over"))


def _row(name: str) -> Verb:
    def mine(t: Position, page: Calling) -> list[Option]:
        return [option for option in _payments(t, page) if option.verb == f"pay {name}"]

    return at(f"pay {name}", ("start",), mine, _refuse_payment, _pay, ())


Calling.verbs = verbs(
    *[_row(name) for name in POINTS],
    listed("blow horn", ("start",),
           lambda t, page: [Option("blow horn", EVENT_PIECE[HORN])] if _has_horn(t, page.seat) else [],
           "WZ-EVENT-09", _blow, ("piece",)),
    listed("pick land", ("land",), lambda t, page: land_options(t), "WZ-TRANS-05", _to_land, ("piece",)),
)  # fmt: skip


# -- the Transport spell ---------------------------------------------------------------------------------


class Journeying(Frame, frozen=True, gc=False, tag="journeying"):
    """The Transport spell has worked; the result is whether the player goes."""

    seat: str
    form: int
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Where the spell leads (WZ-SPELL-15)."""
        form = known(t, self.seat)["transport"].forms[self.form]
        if form.goal == "any_land":
            return Ask(((self.seat, self.offer(t)),), "pick land", "WZ-TRANS-05")
        goal = RANDOM
        if form.goal == "stone":  # WZ-SPELL-17
            rolled = die(t, "stone")
            t.emit(Rolled(self.seat, rolled, "roll-stone", "WZ-SPELL-17"))
            goal = STONES[rolled - 1]
        return self._carried(goal)

    def _carried(self, goal: str) -> Flow:
        page = Transport(self.seat, goal, "WZ-SPELL-15", own=True)
        return Call(page, replace(self, step="extra"))

    def extra(self, t: Position) -> Flow:
        """The outbound form gives an extra turn besides (WZ-SPELL-16)."""
        form = known(t, self.seat)["transport"].forms[self.form]
        if form.extra_turns:
            t.emit(ExtraTurnsWon(self.seat, form.extra_turns, "WZ-SPELL-16"))
        return Done(CARRIED)


Journeying.verbs = verbs(
    listed("pick land", ("start",), lambda t, page: land_options(t), "WZ-TRANS-05",
           lambda t, page, option: page._carried(f"land:{option.piece.removeprefix('land-')}"), ("piece",)),
)  # fmt: skip


def forms(t: Table, seat: str) -> tuple[Form, ...]:
    """The forms of Transport that a player knows."""
    found = known(t, seat).get("transport")
    return found.forms if found is not None else ()


def refuse_form(t: Table, seat: str, number: int) -> list[Reason]:
    """The reasons against casting a form of Transport (counted from 1): outbound on a Stone (WZ-SPELL-16), inbound
    on the Sacred Circle Tile or, at Rank 4, anywhere (WZ-SPELL-17); both are one spell (WZ-SPELL-06)."""
    mine = forms(t, seat)
    if not 0 < number <= len(mine):
        return [Reason("WZ-SPELL-23", {"spell": "transport"})]
    against = refuse_spell(t, seat, "transport")
    if against:
        both = len(mine) > 1 and against[0].clause == "WZ-SPELL-03"
        return [Reason("WZ-SPELL-06")] if both else against
    form, here = mine[number - 1], place(t, seat)
    if form.start == "stone" and here not in STONES:
        return [Reason("WZ-SPELL-16")]
    if form.start == "circle" and land_of(here) != CIRCLE:
        return [Reason("WZ-SPELL-17")]
    return []


def try_form(t: Position, seat: str, number: int) -> Journeying | None:
    """Cast a form of Transport; None if it fails."""
    return Journeying(seat, number - 1) if cast(t, seat, "transport") else None
