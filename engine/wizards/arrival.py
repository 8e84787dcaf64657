"""Arriving in a space (WZ-ENC-01 to WZ-ENC-22): encounters in order, and landings after Transports."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.flow import DONE, Call, Done, Flow, Frame, Goto, Position
from engine.table import Table
from engine.wizards.atlas import sort_of
from engine.wizards.components import GLENDALE, HAMDREL, MEADOWSHIRE, OFF, RUKTAL, STAR_CREST
from engine.wizards.demons import Demons
from engine.wizards.dragon import DragonMet, dragon_stirs
from engine.wizards.events.days import Marked, Nothing
from engine.wizards.events.moving import Landed, PlacePassed, goal_piece
from engine.wizards.lair import begin_lair_time
from engine.wizards.limits import entered_for_part, free_here, may_be_met, part_at, refuse_meeting, spend_leave
from engine.wizards.places import TOWN, PlaceMeeting
from engine.wizards.players import BoundMeeting, PlayerMeeting, Rescues
from engine.wizards.randomness import landing_place
from engine.wizards.ranks import is_own_mentor
from engine.wizards.tasks import PartDoing, TaskParts, goal_of, open_part, parts_here, suspected
from engine.wizards.wizard_cards import WizardMeeting, card_of
from engine.wizards.world import (
    bound,
    demons_at,
    dragon_at,
    mark,
    place,
    rank,
    standing,
    tasks,
    trapped,
    wizards_at,
)

#: The encounters in their order (WZ-ENC-02 to WZ-ENC-06).
ORDER = ("parts", "wizards", "demons", "dragon", "site", "rescue", "players", "bound")
FOLK, DRAGON = 1, 2


def waiting(t: Table, seat: str, where: str) -> list[str]:
    """The sorts of encounters that wait for a player in a space, in their order."""
    others = [other for other in standing(t, where) if other != seat and rank(t, other)]
    there = {
        "parts": part_at(t, seat, where),
        "wizards": bool(wizards_at(t, where)),
        "demons": bool(demons_at(t, where)),
        "dragon": dragon_at(t, where),
        "site": may_be_met(where),
        "rescue": any(trapped(t, other) for other in others),
        "players": bool(free_here(t, seat, where)),
        "bound": any(bound(t, other) for other in others),
    }
    return [step for step in ORDER if there[step]]


class Arrival(Frame, frozen=True, gc=False, tag="arrival"):
    """The encounters of a player in a space. `stayed` says that the player has not moved in the own turn; then
    `clause` is the rule by which the place is not met.

    What comes later is skipped only if the player has left the space (WZ-ENC-07): `visit` tells whether a landing
    has come between. `own` says that a Task part was done at the player's own Mentor, who is met as well. The
    result is whether anything was met.
    """

    seat: str
    stayed: bool = False
    clause: str = "WZ-ENC-12"
    place: str = ""
    visit: int = 0
    met: bool = False
    closed: bool = False
    spared: tuple[str, ...] = ()
    turn: int = 0
    own: bool = False

    def start(self, t: Position) -> Flow:
        """Lair Time begins in the Lair (WZ-LAIR-01). The space is what it is now."""
        begin_lair_time(t, self.seat)
        here = place(t, self.seat)
        page = replace(
            self, place=here, visit=mark(t, self.seat, "landed"), closed=entered_for_part(t, self.seat), turn=0
        )
        if self.stayed:
            return Goto(replace(page, step="staying"))
        return Goto(replace(page, step=ORDER[0]))

    def following(self, t: Position) -> Flow:
        """The next encounter, after everybody whom this one has transported has landed."""
        if due(t):
            return Call(Landings(), replace(self, step="following"))
        later = ORDER[self.turn + 1 :]
        if not later:
            return Done(self.met)
        if self._has_left(t):
            if set(later) & set(waiting(t, self.seat, self.place)):
                t.emit(Nothing(self.seat, "gone", "WZ-ENC-07"))
            return Done(self.met)
        return Goto(replace(self, turn=self.turn + 1, step=later[0]))

    def _has_left(self, t: Table) -> bool:
        return place(t, self.seat) != self.place or mark(t, self.seat, "landed") != self.visit

    def _then(self, frame: Frame, step: str = "following", **fields: Any) -> Flow:
        return Call(frame, replace(self, step=step, **fields))

    def rescue(self, t: Position) -> Flow:
        """Trapped players are rescued before others are met (WZ-TRAP-17)."""
        there = [s for s in standing(t, self.place) if rank(t, s)]
        if self.seat in there and len(there) > 1 and any(trapped(t, s) for s in there):
            return self._then(Rescues(self.seat), "rescued")
        return self.following(t)

    def rescued(self, t: Position) -> Flow:
        """Who was rescued and stayed has no further encounter with the rescuer (WZ-TRAP-16)."""
        spared = t.result if isinstance(t.result, tuple) else ()
        return Goto(replace(self, met=self.met or bool(spared), spared=spared, step="following"))

    def parts(self, t: Position) -> Flow:
        """Task parts (WZ-ENC-02); not for one who gets rid of Event 31 here (WZ-EVENT-52)."""
        if suspected(t, self.seat) and self.place in (GLENDALE, RUKTAL):
            return self.following(t)
        if parts_here(t, self.seat):
            return self._then(TaskParts(self.seat, self.closed), "parts_done")
        return self.following(t)

    def parts_done(self, t: Position) -> Flow:
        """Whoever does a part in a place does not meet the place (WZ-ENC-08), unless it is the own Mentor
        (WZ-ENC-09)."""
        did = bool(t.result)
        own = did and not self.closed and is_own_mentor(t, self.seat, self.place)
        if did and not own and not self._has_left(t):
            self._pass_place(t, "WZ-MOVE-17" if self.closed else "WZ-ENC-08")
        if not did and self.place == STAR_CREST and not mark(t, self.seat, "crest"):
            spend_leave(t, self.seat)
        page = replace(self, met=self.met or did, closed=self.closed or (did and not own), own=own)
        return Goto(replace(page, step="following"))

    def wizards(self, t: Position) -> Flow:
        """High and Secret Wizards, the highest first (WZ-ENC-03); none in Rüktal's space (WZ-WIZ-15)."""
        found = wizards_at(t, self.place) if self.place != RUKTAL else ()
        if self.place == RUKTAL and wizards_at(t, self.place):
            t.emit(Nothing(self.seat, "ruktal", "WZ-WIZ-15"))
        if not found or self._has_left(t):
            return self.following(t)
        token = found[0]
        if not self.closed:
            self._pass_place(t, "WZ-ENC-10")
        suspect = self.place == GLENDALE and suspected(t, self.seat)
        page = WizardMeeting((self.seat,), card_of(t, token), "WZ-EVENT-53" if suspect else "WZ-ENC-03", token)
        return self._then(page, "wizards", met=True, closed=True)

    def _pass_place(self, t: Position, clause: str) -> None:
        """Say that the place here is not met, if there is one."""
        if may_be_met(self.place):
            t.emit(PlacePassed(self.seat, self.place, clause))

    def demons(self, t: Position) -> Flow:
        """Demons (WZ-ENC-04)."""
        if demons_at(t, self.place):
            return self._then(Demons(self.place, (self.seat,), "WZ-ENC-04"), met=True)
        return self.following(t)

    def dragon(self, t: Position) -> Flow:
        """The Dragon."""
        if dragon_at(t, self.place):
            return self._then(DragonMet((self.seat,), "WZ-ENC-04"), met=True)
        return self.following(t)

    def site(self, t: Position) -> Flow:
        """The place, if no Task part or Wizard has come before it (WZ-ENC-08, WZ-ENC-10) and no limit denies it
        (WZ-ENC-15, WZ-ENC-18). Coming to Glendale or Rüktal in person ends Event 31 all the same (WZ-EVENT-31)."""
        if not may_be_met(self.place):
            return self.following(t)
        clears = self.place in (GLENDALE, RUKTAL) and suspected(t, self.seat)
        if self.closed and not clears:
            return self.following(t)
        against = refuse_meeting(t, self.seat, self.place)
        if against and not clears:
            self._pass_place(t, against[-1].clause)
            return self.following(t)
        return self._then(PlaceMeeting(self.seat, clause="WZ-ENC-09" if self.own else "WZ-ENC-17"), "counted")

    def counted(self, t: Position) -> Flow:
        """Whether it was a meeting."""
        return Goto(replace(self, met=self.met or bool(t.result), step="following"))

    def players(self, t: Position) -> Flow:
        """The other players (WZ-ENC-05); nobody of Rank 0 meets or is met (WZ-MEET-02)."""
        here = standing(t, self.place)
        if here[1:] and not all(rank(t, seat) for seat in here):
            t.emit(Nothing(self.seat, "rank 0", "WZ-MEET-02"))
        if set(free_here(t, self.seat, self.place)) - set(self.spared):
            return self._then(PlayerMeeting(self.seat, self.place, spared=self.spared), met=True)
        return self.following(t)

    def bound(self, t: Position) -> Flow:
        """Dragonbound players (WZ-ENC-06)."""
        return self._then(BoundMeeting(self.seat))

    # -- without moving ----------------------------------------------------------------------------------

    def staying(self, t: Position) -> Flow:
        """Who has not moved meets nothing but Hamdrel, the Whale Song, or what they were made to meet again
        (WZ-ENC-12)."""
        again = mark(t, self.seat, "again")
        if again:
            t.emit(Marked(self.seat, "again", 0, "WZ-ENC-46" if again == FOLK else "WZ-DRAGON-07"))
            folk = sort_of(self.place) != TOWN
            met: Frame = PlaceMeeting(self.seat, folk, "WZ-ENC-46")
            if again == DRAGON:
                met = DragonMet((self.seat,), "WZ-DRAGON-07")
            return self._then(met, met=True, turn=len(ORDER))
        song = self._song(t)
        if song:
            return self._then(PartDoing(self.seat, song, "WZ-TASK-28"), met=True, turn=len(ORDER))
        if self.place == HAMDREL and not refuse_meeting(t, self.seat, HAMDREL):
            return self._then(PlaceMeeting(self.seat), "counted", turn=len(ORDER))
        self._pass_place(t, self.clause)
        return Done(False)

    def _song(self, t: Table) -> str:
        """The Whale Song, done by a turn at Meadowshire without moving (WZ-TASK-28)."""
        if self.place != MEADOWSHIRE or bound(t, self.seat):  # WZ-DRAGON-19
            return ""
        songs = [task for task in tasks(t, self.seat) if open_part(t, task).sort == "stay"]
        return next((task for task in songs if goal_of(t, self.seat, task) == MEADOWSHIRE), "")


class Landings(Frame, frozen=True, gc=False, tag="landings"):
    """Figures off the map land in the order in which they were taken (WZ-SEQ-02), each with its encounters before
    the next (WZ-SEQ-04). `clause` says why the first one lands, if somebody else sets the order. `waiting` are the
    figures that land after the open landing."""

    clause: str = ""
    seat: str = ""
    visit: int = 0
    waiting: tuple[str, ...] = ()

    def start(self, t: Position) -> Flow:
        """The next figure lands."""
        figures = due(t)
        if not figures:
            return DONE
        seat = figures[0].removeprefix("figure-")
        clause = "WZ-SEQ-04" if self.seat else "WZ-SEQ-02" if figures[1:] else self.clause or "WZ-TRANS-09"
        t.emit(Landed(seat, landing_place(t, t.pieces[goal_piece(seat)].place), clause))
        visit = mark(t, seat, "landed")
        return Call(Arrival(seat), replace(self, seat=seat, visit=visit, waiting=figures[1:], step="stir"))

    def stir(self, t: Position) -> Flow:
        """After a landing in the Lair the Dragon moves (WZ-LAIR-12)."""
        if place(t, self.seat) == OFF or mark(t, self.seat, "landed") != self.visit:
            return Goto(replace(self, step="onward"))
        return Call(dragon_stirs(t, self.seat), replace(self, step="extra"))

    def extra(self, t: Position) -> Flow:
        """Extra turns won by a landing are played before the next figure lands (WZ-SEQ-07)."""
        following = replace(self, step="onward")
        if self.waiting and any(t.counters[f"extra-{seat}"] for seat in t.seats):
            return Call(t.game.content.extra_turns("WZ-SEQ-07"), following)
        return Goto(following)

    def onward(self, t: Position) -> Flow:
        """This landing is over; nobody waits for it any more."""
        return Goto(replace(self, waiting=(), step="start"))


def due(t: Position) -> tuple[str, ...]:
    """The figures off the map that may land now: not those that wait for an open landing."""
    away = t.contents[OFF]
    if not away:
        return ()
    waiting = {key for page in t.pages if isinstance(page, Landings) for key in page.waiting}
    return tuple([key for key in away if key not in waiting])
