"""Ranks and Orders (WZ-RANK): meeting a Mentor, or somebody who can initiate."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Unwind, Verb, verbs
from engine.parts.step_verbs import at
from engine.table import Table
from engine.wizards.atlas import sort_of
from engine.wizards.chart import chart
from engine.wizards.components import BOX, EVENT_PIECE, RUKTAL
from engine.wizards.events.days import Nothing
from engine.wizards.events.ending import Ended
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Rolled
from engine.wizards.events.points import OrderJoined, RankGained
from engine.wizards.events.tasks import TaskLost
from engine.wizards.events.wizards import Contacted, WizardMet
from engine.wizards.lair import heal
from engine.wizards.randomness import die
from engine.wizards.tasks import (
    SUSPECTED,
    PartDoing,
    Receiving,
    has_mentor,
    mandatory_left,
    open_part,
    person_parts,
    refuse_task,
    suspected,
)
from engine.wizards.world import bound, dazed, is_team, lives, order, points, rank, tasks

#: Sort of Mentor -> the Order that he leads.
ORDER_OF = {row.mentor: key for key, row in BOX.orders.items()}
#: The Master Sorcerers by the die of a contact (WZ-RANK-26).
MASTERS = {1: "MEG-00", 2: "MEG-00", 3: "MGR-00", 4: "MGR-00", 5: "MEL-00", 6: "MEL-00"}


class MentorMeeting(Frame, frozen=True, gc=False, tag="mentor meeting"):
    """A player meets a High Wizard, a Master Sorcerer or Rüktal: healing, initiation, Rank, Tasks.

    `sort` is who is met, `who` which one. `advanced` and `given` say what the meeting has brought; one meeting
    brings one Rank (WZ-RANK-17) and one Task (WZ-RANK-28): `task`.
    """

    seat: str
    sort: str
    who: str = ""
    telepathy: bool = False
    advanced: bool = False
    given: bool = False
    task: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The Demon Dazed and the Dragonbound are healed, and nothing else happens (WZ-ENC-22); Rüktal takes
        Event 31 as well (WZ-EVENT-54)."""
        seat = self.seat
        if dazed(t, seat) or bound(t, seat):
            heal(t, seat, "WZ-ENC-22" if own(t, self) else "WZ-DEMON-25")
            if self.sort == "ruktal" and suspected(t, seat) and not self.telepathy:
                t.emit(EventSpent(seat, EVENT_PIECE[SUSPECTED], "WZ-EVENT-54"))
            return DONE
        return Goto(replace(self, step="serve"))

    def serve(self, t: Position) -> Flow:
        """What the player wishes, in any order (WZ-TASK-22)."""
        options = self.offer(t)
        if not options or [option.verb for option in options] == ["farewell"]:
            against = refuse_advance(t, self.seat) if own(t, self) and not self.advanced and not self.given else []
            if against:
                t.emit(Nothing(self.seat, "no rank", against[0].clause))
            return DONE
        return Ask(((self.seat, options),), "mentor", "WZ-TASK-22" if own(t, self) else "WZ-RANK-21")

    def received(self, t: Position) -> Flow:
        """A Task has been received; no more of its parts is done in this meeting (WZ-TASK-15)."""
        return Goto(replace(self, task=str(t.result or ""), step="serve"))

    def joined(self, t: Position) -> Flow:
        """An initiation or a change of Orders ends the meeting."""
        return DONE


def own(t: Table, page: MentorMeeting) -> bool:
    """Whether this is the player's own Mentor (WZ-RANK-15)."""
    return bool(rank(t, page.seat)) and order(t, page.seat) == ORDER_OF[page.sort]


def refuse_advance(t: Table, seat: str) -> list[Reason]:
    """The reasons why a player cannot gain the next Rank from the Mentor now."""
    if suspected(t, seat):
        return [Reason("WZ-RANK-27", {"player": seat}, (EVENT_PIECE[SUSPECTED],))]
    following = rank(t, seat) + 1
    if following > 5:
        return [Reason("WZ-RANK-16", {"rank": following})]
    needed = BOX.orders[order(t, seat)].ranks[following].points
    if any(have < need for have, need in zip(points(t, seat), needed, strict=True)):
        return [Reason("WZ-RANK-16", {"rank": following})]
    if following == 5 and mandatory_left(t, seat):
        return [Reason("WZ-RANK-19")]
    return team_reasons(t, seat, following) if is_team(t) else []


def team_reasons(t: Table, seat: str, following: int) -> list[Reason]:
    """Nobody may be of lower Rank (WZ-COOP-04); for Rank 5 all are of Rank 4 (WZ-COOP-08) with the points for it
    (WZ-COOP-10) and without Mandatory Tasks (WZ-COOP-09)."""
    others = [other for other in t.seats if other != seat]
    if any(rank(t, other) < rank(t, seat) for other in others):
        return [Reason("WZ-COOP-08" if following == 5 else "WZ-COOP-04")]
    if following < 5:
        return []
    if any(mandatory_left(t, other) for other in others):
        return [Reason("WZ-COOP-09")]
    for other in others:
        needed = BOX.orders[order(t, other)].ranks[4].points
        if any(have < need for have, need in zip(points(t, other), needed, strict=True)):
            return [Reason("WZ-COOP-10", {"player": other})]
    return []


def due(t: Table, page: MentorMeeting) -> bool:
    """Whether the Mentor still gives a Mandatory Task (WZ-RANK-18, WZ-RANK-28)."""
    if page.given or not own(t, page) or refuse_task(t, page.seat):
        return False
    return rank(t, page.seat) < 4 or page.advanced


def _refuse_join(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    """At Rank 0 anybody who can initiate does (WZ-RANK-14), later another Order's (WZ-RANK-21); not a suspect
    (WZ-RANK-27)."""
    if suspected(t, page.seat):
        return [Reason("WZ-RANK-27", {"player": page.seat}, (EVENT_PIECE[SUSPECTED],))]
    if own(t, page) or page.given or (page.telepathy and not rank(t, page.seat)):
        return [Reason("WZ-RANK-21")]
    return []


def _join(t: Position, page: MentorMeeting, option: Option) -> Flow:
    """The new Mentor fulfils no part of any Task but the first of the Task that he gives (WZ-TASK-23)."""
    clause = "WZ-RANK-21" if rank(t, page.seat) else "WZ-RANK-14"
    for former in tasks(t, page.seat):
        if t.pieces[former].mark("mandatory"):
            t.emit(TaskLost(page.seat, former, "WZ-RANK-22"))
    t.emit(OrderJoined(page.seat, ORDER_OF[page.sort], clause))
    task = Receiving(page.seat, True, "WZ-RANK-18", page.sort)
    return Call(task, replace(page, given=True, step="joined"))


def _refuse_advance(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    if not own(t, page):
        return [Reason("WZ-RANK-16", {"rank": rank(t, page.seat) + 1})]
    if page.advanced:
        return [Reason("WZ-RANK-17")]
    return refuse_advance(t, page.seat)


def _advance(t: Position, page: MentorMeeting, option: Option) -> Flow:
    """Rank 5 wins (WZ-END-01, WZ-COOP-01)."""
    following = rank(t, page.seat) + 1
    clause = BOX.orders[order(t, page.seat)].ranks[following].clause
    t.emit(RankGained(page.seat, following, clause))
    if following == 5:
        t.emit(Ended("WZ-COOP-01" if is_team(t) else _winning(t), page.seat))
        return Unwind("rounds")
    return Goto(replace(page, advanced=True))


def _winning(t: Position) -> str:
    """The rule of a victory: somebody who would have met the same Wizard next could have won as well
    (WZ-END-04), or nobody."""
    later = [seat for page in t.pages for seat in getattr(page, "seats", ()) if page.tag() == "wizard meeting"]
    close = [seat for seat in later if rank(t, seat) == 4 and order(t, seat) == "wizards"]
    return "WZ-END-04" if any(not refuse_advance(t, seat) for seat in close) else "WZ-END-01"


def _parts(t: Position, page: MentorMeeting) -> list[Option]:
    found = person_parts(t, page.seat, page.sort, page.who, own(t, page))
    return [Option("do part", task) for task in found if task != page.task]


def _refuse_part(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    if option in _parts(t, page):
        return []
    facts: dict[str, str | int] = {"task": option.piece}
    if option.piece and option.piece == page.task:
        return [Reason("WZ-TASK-15", facts)]
    mine = option.piece in tasks(t, page.seat)
    strange = mine and not own(t, page) and open_part(t, option.piece).sort == "mentor"
    return [Reason("WZ-TASK-23" if strange else "WZ-TASK-03", facts)]


def _refuse_receive(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    if due(t, page):
        return []
    return refuse_task(t, page.seat) or [Reason("WZ-RANK-28")]


def _receive(t: Position, page: MentorMeeting, option: Option) -> Flow:
    task = Receiving(page.seat, True, "WZ-RANK-18" if page.advanced else "WZ-RANK-28", page.sort)
    return Call(task, replace(page, given=True, step="received"))


def _may_ask(t: Table, page: MentorMeeting) -> bool:
    """A Sorcerer or Druid may draw one Optional Task from a High Wizard (WZ-RANK-23)."""
    foreign = page.sort == "high_wizard" and rank(t, page.seat) and not own(t, page)
    return bool(foreign) and not page.given and not refuse_task(t, page.seat)


def _refuse_asking(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    return [] if _may_ask(t, page) else refuse_task(t, page.seat) or [Reason("WZ-RANK-23")]


def _ask(t: Position, page: MentorMeeting, option: Option) -> Flow:
    return Call(Receiving(page.seat, False, "WZ-RANK-23", page.sort), replace(page, given=True, step="received"))


def _refuse_farewell(t: Position, page: MentorMeeting, option: Option) -> list[Reason]:
    """A Mandatory Task cannot be refused (WZ-TASK-01)."""
    return [Reason("WZ-TASK-01")] if due(t, page) else []


_SERVE = ("serve",)
MentorMeeting.verbs = verbs(
    at("join", _SERVE, lambda t, page: [Option("join")], _refuse_join, _join, ()),
    at("advance", _SERVE, lambda t, page: [Option("advance")], _refuse_advance, _advance, ()),
    at("do part", _SERVE, _parts, _refuse_part,
       lambda t, page, option: Call(PartDoing(page.seat, option.piece), page), ("piece",)),
    at("receive task", _SERVE, lambda t, page: [Option("receive task")], _refuse_receive, _receive, ()),
    at("ask for task", _SERVE, lambda t, page: [Option("ask for task")], _refuse_asking, _ask, ()),
    at("farewell", _SERVE, lambda t, page: [Option("farewell")], _refuse_farewell,
       lambda t, page, option: DONE, ()),
)  # fmt: skip


class Contact(Frame, frozen=True, gc=False, tag="contact"):
    """A player contacts the own Mentor by telepathy, which is in every way a meeting (WZ-RANK-24)."""

    seat: str

    def start(self, t: Position) -> Flow:
        """At Rank 0 nothing happens (WZ-ENC-39). With all Master Sorcerers fallen there is no contact
        (WZ-RANK-26, WZ-RANK-29)."""
        seat, mine = self.seat, order(t, self.seat)
        following = replace(self, step="over")
        if not mine:
            return DONE
        if not has_mentor(t, seat):
            t.emit(Nothing(seat, "no mentor", "WZ-RANK-29"))
            return DONE
        if dazed(t, seat) or bound(t, seat):
            return Call(MentorMeeting(seat, BOX.orders[mine].mentor, telepathy=True), following)
        if mine == "druids":
            t.emit(Contacted(seat, RUKTAL))
            return Call(MentorMeeting(seat, "ruktal", telepathy=True), following)
        if mine == "wizards":
            wizard = chart(t, seat)
            t.emit(WizardMet(seat, wizard, "WZ-RANK-25"))
            return Call(MentorMeeting(seat, "high_wizard", wizard, True), following)
        while True:
            rolled = die(t, "master sorcerer")
            t.emit(Rolled(seat, rolled, "roll-master", "WZ-RANK-26"))
            if lives(t, MASTERS[rolled]):
                t.emit(Contacted(seat, MASTERS[rolled]))
                return Call(MentorMeeting(seat, "master_sorcerer", MASTERS[rolled], True), following)

    def over(self, t: Position) -> Flow:
        """The contact is over."""
        return DONE


def is_own_mentor(t: Table, seat: str, where: str) -> bool:
    """Whether the place in a space is the player's own Mentor (WZ-ENC-09)."""
    mine = order(t, seat)
    return bool(mine) and sort_of(where) == BOX.orders[mine].mentor
