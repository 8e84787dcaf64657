"""Arriving in a space (WZ-ENC-01 to WZ-ENC-22): encounters in order, and landings after Transports."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.flow import DONE, Call, Done, Flow, Frame, Goto, Position
from engine.table import Table
from engine.wizards.components import GLENDALE, HAMDREL, MEADOWSHIRE, OFF, RUKTAL
from engine.wizards.demons import Demons
from engine.wizards.dragon import DragonMet, DragonRoll, dragon_stirs
from engine.wizards.events import Landed, Marked, goal_piece
from engine.wizards.lair import begin_lair_time
from engine.wizards.limits import entered_for_part, free_here, refuse_meeting
from engine.wizards.places import PlaceMeeting
from engine.wizards.players import BoundMeeting, PlayerMeeting, Rescues
from engine.wizards.randomness import landing_place
from engine.wizards.ranks import is_own_mentor
from engine.wizards.tasks import PartDoing, TaskParts, goal_of, open_part, parts_here, suspected
from engine.wizards.wizard_cards import WizardMeeting, card_of
from engine.wizards.world import demons_at, dragon_at, mark, place, rank, standing, tasks, trapped, wizards_at

#: The encounters in their order (WZ-ENC-02 to WZ-ENC-06).
ORDER = ("parts", "wizards", "demons", "dragon", "site", "rescue", "players", "bound")
FOLK, DRAGON = 1, 2


class Arrival(Frame, frozen=True, gc=False, tag="arrival"):
    """The encounters of a player in a space. `stayed` says that the player has not moved in the own turn.

    What comes later is skipped only if the player has left the space (WZ-ENC-07): `visit` tells whether a landing
    has come between. The result is whether anything was met.
    """

    seat: str
    stayed: bool = False
    place: str = ""
    visit: int = 0
    met: bool = False
    closed: bool = False
    spared: tuple[str, ...] = ()
    turn: int = 0

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
        """The next encounter, after everybody who was transported has landed."""
        if t.contents[OFF]:
            return Call(Landings(), self)
        if self.turn + 1 >= len(ORDER) or self._has_left(t):
            return Done(self.met)
        return Goto(replace(self, turn=self.turn + 1, step=ORDER[self.turn + 1]))

    def _has_left(self, t: Table) -> bool:
        return place(t, self.seat) != self.place or mark(t, self.seat, "landed") != self.visit

    def _next(self) -> Flow:
        return Goto(replace(self, step="following"))

    def _then(self, frame: Frame, step: str = "following", **fields: Any) -> Flow:
        return Call(frame, replace(self, step=step, **fields))

    def rescue(self, t: Position) -> Flow:
        """Trapped players are rescued before others are met (WZ-TRAP-17)."""
        there = [s for s in standing(t, self.place) if rank(t, s)]
        if self.seat in there and len(there) > 1 and any(trapped(t, s) for s in there):
            return self._then(Rescues(self.seat), "rescued")
        return self._next()

    def rescued(self, t: Position) -> Flow:
        """Who was rescued and stayed has no further encounter with the rescuer (WZ-TRAP-16)."""
        spared = t.result if isinstance(t.result, tuple) else ()
        return Goto(replace(self, met=self.met or bool(spared), spared=spared, step="following"))

    def parts(self, t: Position) -> Flow:
        """Task parts (WZ-ENC-02); not for one who gets rid of Event 31 here (WZ-EVENT-52)."""
        if suspected(t, self.seat) and self.place in (GLENDALE, RUKTAL):
            return self._next()
        if parts_here(t, self.seat):
            return self._then(TaskParts(self.seat, self.closed), "parts_done")
        return self._next()

    def parts_done(self, t: Position) -> Flow:
        """Whoever does a part in a place does not meet the place (WZ-ENC-08), unless it is the own Mentor
        (WZ-ENC-09)."""
        did = bool(t.result)
        own = did and not self.closed and is_own_mentor(t, self.seat, self.place)
        return Goto(
            replace(self, met=self.met or did, closed=self.closed or (did and not own), step="following")
        )

    def wizards(self, t: Position) -> Flow:
        """High and Secret Wizards, the highest first (WZ-ENC-03); none in Rüktal's space (WZ-WIZ-15)."""
        found = wizards_at(t, self.place) if self.place != RUKTAL else ()
        if not found or self._has_left(t):
            return self._next()
        token = found[0]
        page = WizardMeeting((self.seat,), card_of(t, token), token)
        return self._then(page, "wizards", met=True, closed=True)

    def demons(self, t: Position) -> Flow:
        """Demons (WZ-ENC-04)."""
        if demons_at(t, self.place):
            return self._then(Demons(self.place, (self.seat,)), met=True)
        return self._next()

    def dragon(self, t: Position) -> Flow:
        """The Dragon."""
        if dragon_at(t, self.place):
            return self._then(DragonMet((self.seat,)), met=True)
        return self._next()

    def site(self, t: Position) -> Flow:
        """The place, if no Task part or Wizard has come before it (WZ-ENC-08, WZ-ENC-10). Coming to Glendale in
        person ends Event 31, after a Wizard there has been met (WZ-EVENT-53)."""
        if self.closed and not (self.place == GLENDALE and suspected(t, self.seat)):
            return self._next()
        return self._then(PlaceMeeting(self.seat), "counted")

    def counted(self, t: Position) -> Flow:
        """Whether it was a meeting."""
        return Goto(replace(self, met=self.met or bool(t.result), step="following"))

    def players(self, t: Position) -> Flow:
        """The other players (WZ-ENC-05)."""
        if set(free_here(t, self.seat, self.place)) - set(self.spared):
            return self._then(PlayerMeeting(self.seat, self.place, spared=self.spared), met=True)
        return self._next()

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
            page = DragonRoll(self.seat) if again == DRAGON else PlaceMeeting(self.seat, folk=True)
            return self._then(page, met=True, turn=len(ORDER))
        song = self._song(t)
        if song:
            return self._then(PartDoing(self.seat, song), met=True, turn=len(ORDER))
        if self.place == HAMDREL and not refuse_meeting(t, self.seat, HAMDREL):
            return self._then(PlaceMeeting(self.seat), "counted", turn=len(ORDER))
        return Done(False)

    def _song(self, t: Table) -> str:
        """The Whale Song, done by a turn at Meadowshire without moving (WZ-TASK-28)."""
        if self.place != MEADOWSHIRE:
            return ""
        songs = [task for task in tasks(t, self.seat) if open_part(t, task).sort == "stay"]
        return next((task for task in songs if goal_of(t, self.seat, task) == MEADOWSHIRE), "")


class Landings(Frame, frozen=True, gc=False, tag="landings"):
    """Figures off the map land in the order in which they were taken (WZ-SEQ-02), each with its encounters before
    the next (WZ-SEQ-04)."""

    seat: str = ""
    visit: int = 0

    def start(self, t: Position) -> Flow:
        """The next figure lands."""
        if not t.contents[OFF]:
            return DONE
        seat = t.contents[OFF][0].removeprefix("figure-")
        t.emit(Landed(seat, landing_place(t, t.pieces[goal_piece(seat)].place)))
        return Call(Arrival(seat), replace(self, seat=seat, visit=mark(t, seat, "landed"), step="stir"))

    def stir(self, t: Position) -> Flow:
        """After a landing in the Lair the Dragon moves (WZ-LAIR-12)."""
        if place(t, self.seat) == OFF or mark(t, self.seat, "landed") != self.visit:
            return Goto(replace(self, step="start"))
        return Call(dragon_stirs(t, self.seat), replace(self, step="extra"))

    def extra(self, t: Position) -> Flow:
        """Extra turns won by a landing are played before the next figure lands (WZ-SEQ-07)."""
        following = replace(self, step="start")
        if t.contents[OFF] and any(t.counters[f"extra-{seat}"] for seat in t.seats):
            return Call(t.game.content.extra_turns(), following)
        return Goto(following)
