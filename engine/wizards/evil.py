"""Evil (WZ-EVIL): what it does after each Fortnight, and which lands die."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import DONE, Call, Flow, Frame, Goto, Position, Unwind
from engine.table import Table
from engine.wizards.arrival import Landings, due
from engine.wizards.chart import chart
from engine.wizards.components import (
    BOATS,
    BOX,
    CIRCLE,
    DRAGON,
    FIGURE,
    KINDS,
    LAIR,
    LANDS,
    MARKER_OWNER,
    land_of,
    number,
)
from engine.wizards.demons import Demons, new_demons
from engine.wizards.dragon import dragon_comes
from engine.wizards.events.encounters import DemonsBeaten, DemonsCame, DemonsUnmarked, MarkersTurnedDemons
from engine.wizards.events.ending import Ended, EvilActed, LandClaimed, LandDied, SurplusLost, Thwarted, ThwartKept
from engine.wizards.events.moving import BoatMoved
from engine.wizards.events.tasks import TaskLost
from engine.wizards.events.wizards import WizardMet
from engine.wizards.lair import end_foresight, heal
from engine.wizards.randomness import random_space, random_space_of
from engine.wizards.ranks import MentorMeeting
from engine.wizards.tasks import lost_with, needs_lost_mentor
from engine.wizards.transport import LAIR_SPACE, RANDOM, STAYED, Transport
from engine.wizards.wizard_cards import wizard_leaves
from engine.wizards.world import (
    bound,
    clockwise,
    dazed,
    dead,
    demons_at,
    first_player,
    is_team,
    is_water,
    laden,
    lives,
    living_lands,
    place,
    rank,
    spare_demons,
    standing,
    tasks,
    wizards_at,
    world,
)


class Attack(Frame, frozen=True, gc=False, tag="attack"):
    """Evil acts after the last turn of Day 14 (WZ-TURN-02). `seats` are the players still to be dealt with,
    `lands` those that die, `lost` the spaces of markers of lost Tasks, `groups` the players who meet
    Demons there."""

    seats: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    landless: tuple[str, ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def start(self, t: Position) -> Flow:
        """In Fortnights 1 and 2 everybody is carried off (WZ-EVIL-01); later lands die. A thwart is at most one a
        Fortnight (WZ-EVIL-13, WZ-EVIL-15); those of the first two are kept (WZ-EVIL-16, WZ-EVIL-17), and used as
        soon as a land is still due (WZ-EVIL-18). If none is, no Demons come either (WZ-EVIL-14)."""
        fortnight, kept = t.counters["fortnight"], t.counters["thwarts"]
        due, clause = due_lands(t, fortnight)
        thwarted = _thwarted(t, early=fortnight <= 2)
        if fortnight <= 2:
            t.emit(EvilActed(fortnight, 0, kept + thwarted, clause))
            return Goto(replace(self, seats=in_order(t), step="carry"))
        used = min(kept, max(0, due - thwarted))
        for _ in range(used):
            t.emit(Thwarted("WZ-EVIL-18"))
        left = max(0, due - thwarted - used)
        t.emit(EvilActed(fortnight, left, kept - used, clause if left else "WZ-EVIL-14"))
        if not left:
            return DONE
        claims = claimed(t, left)
        for land, why in claims:
            t.emit(LandClaimed(land, why))
        return Goto(replace(self, lands=tuple([land for land, _ in claims]), step="fall"))

    # -- Fortnights 1 and 2 ------------------------------------------------------------------------------

    def carry(self, t: Position) -> Flow:
        """One player after another: Rank 0 meets a High Wizard (WZ-EVIL-03), whom the chart names (WZ-EVIL-04),
        and what he brings is settled before the destination is rolled (WZ-EVIL-05). Sound players with an Order
        get nothing but the journey (WZ-EVIL-08)."""
        if not self.seats:
            return DONE
        seat = self.seats[0]
        if dazed(t, seat) or bound(t, seat):
            return self._journey("WZ-EVIL-01")
        if rank(t, seat):
            return self._journey("WZ-EVIL-08")
        wizard = chart(t, seat, "WZ-EVIL-04")
        t.emit(WizardMet(seat, wizard, "WZ-EVIL-03"))
        return Call(MentorMeeting(seat, "high_wizard", wizard), replace(self, step="leave"))

    def leave(self, t: Position) -> Flow:
        """The Wizard has been met, and whoever has gone through a gate for him has landed."""
        if due(t):
            return Call(Landings(), self)
        return self._journey("WZ-EVIL-05" if rank(t, self.seats[0]) else "WZ-EVIL-01")

    def _journey(self, clause: str) -> Flow:
        """The Transport to a RANDOM space."""
        return Call(Transport(self.seats[0], RANDOM, clause), replace(self, step="land"))

    def land(self, t: Position) -> Flow:
        """The afflicted are healed unless they escape (WZ-EVIL-06); each lands before the next leaves
        (WZ-SEQ-08)."""
        seat = self.seats[0]
        if t.result != STAYED and (dazed(t, seat) or bound(t, seat)):
            heal(t, seat, "WZ-EVIL-06" if rank(t, seat) else "WZ-EVIL-07")
        following = replace(self, step="turns")
        return Call(Landings("WZ-SEQ-08"), following) if due(t) else Goto(following)

    def turns(self, t: Position) -> Flow:
        """Extra turns won by the landing come before the new Demons (WZ-SEQ-17)."""
        return Call(t.game.content.extra_turns("WZ-SEQ-17"), replace(self, step="haunt"))

    def haunt(self, t: Position) -> Flow:
        """New Demons appear for the player (WZ-EVIL-02)."""
        demons = new_demons(t, random_space(t), "WZ-EVIL-02", self.seats[0])
        return Call(demons, replace(self, seats=self.seats[1:], step="settle_one"))

    def settle_one(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="carry")
        return Call(Landings(), following) if due(t) else Goto(following)

    # -- lands die ---------------------------------------------------------------------------------------

    def fall(self, t: Position) -> Flow:
        """All lands are turned over (WZ-SEQ-10), now that all are settled (WZ-EVIL-12); with the Sacred Circle
        everybody has lost (WZ-END-02)."""
        spaces = [f"{land}-{n:02}" for land in self.lands for n in range(19)]
        wizards = [key for where in spaces for key in wizards_at(t, where)]
        for where in spaces:
            for marker in demons_at(t, where):
                t.emit(DemonsBeaten(where, marker, "WZ-DEMON-18"))
        for land in self.lands:
            t.emit(LandDied(land, "WZ-EVIL-12" if self.lands[1:] else "WZ-SEQ-10"))
            if t.contents["foreseen"] == (f"omen-{land}",):
                end_foresight(t)
        if CIRCLE in self.lands:
            t.emit(Ended("WZ-END-02"))
            return Unwind("rounds")
        for key in wizards:
            wizard_leaves(t, key, "WZ-SEQ-10")
        _save_boats(t, self.lands)
        lost = _lose_tasks(t)
        return Goto(replace(self, lost=lost, landless=_landless(t), step="dragon"))

    def dragon(self, t: Position) -> Flow:
        """A Dragon on a dying land lands in the Lair and is met there (WZ-SEQ-12)."""
        following = replace(self, seats=self.landless, step="refugees")
        if land_of(t.pieces[DRAGON].place) in self.lands:
            return Call(dragon_comes(t, random_space_of(t, LAIR), "WZ-SEQ-12"), following)
        return Goto(following)

    def refugees(self, t: Position) -> Flow:
        """The players from dying lands are transported to the Lair in player order (WZ-EVIL-31, WZ-SEQ-13)."""
        if not self.seats:
            return Goto(replace(self, step="markers"))
        return Call(Transport(self.seats[0], LAIR_SPACE, "WZ-EVIL-31"), replace(self, step="arrive"))

    def arrive(self, t: Position) -> Flow:
        """Who escapes is still on dead land, and is transported once more; no means helps twice (WZ-TRANS-15)."""
        if t.result == STAYED:
            return Call(Transport(self.seats[0], LAIR_SPACE, "WZ-TRANS-15"), replace(self, step="arrive"))
        following = replace(self, seats=self.seats[1:], step="refugees")
        return Call(Landings("WZ-SEQ-13"), following) if due(t) else Goto(following)

    def markers(self, t: Position) -> Flow:
        """All markers of lost Tasks on living land become Demons (WZ-SEQ-14) before anybody meets them."""
        for where in self.lost:
            full = not spare_demons(t) and not demons_at(t, where)
            t.emit(DemonsUnmarked(where) if full else MarkersTurnedDemons(where))
        players = [seat for seat in in_order(t) if place(t, seat) in self.lost]
        spaces = tuple(dict.fromkeys([place(t, seat) for seat in players]))
        groups = tuple([(where, clockwise(t, standing(t, where), "")) for where in spaces])
        return Goto(replace(self, groups=groups, step="haunted"))

    def haunted(self, t: Position) -> Flow:
        """Then players meet the Demons of their spaces in player order (WZ-SEQ-15), all players of a space
        together (WZ-DEMON-14). Who has been carried off by now does not."""
        if not self.groups:
            return Goto(replace(self, seats=in_order(t), step="new"))
        (where, seats), *others = self.groups
        following = replace(self, groups=tuple(others), step="settle_markers")
        there = tuple([seat for seat in seats if place(t, seat) == where])
        if not there:
            return Goto(following)
        t.emit(DemonsCame(where, "WZ-SEQ-15"))
        return Call(Demons(where, there, "WZ-SEQ-15"), following)

    def settle_markers(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="haunted")
        return Call(Landings(), following) if due(t) else Goto(following)

    def new(self, t: Position) -> Flow:
        """For each player in player order Demons appear in a RANDOM space (WZ-EVIL-30, WZ-SEQ-16)."""
        if not self.seats:
            return DONE
        first = self.seats[0] == first_player(t)
        demons = new_demons(t, random_space(t), "WZ-EVIL-30" if first else "WZ-SEQ-16")
        return Call(demons, replace(self, seats=self.seats[1:], step="settle_new"))

    def settle_new(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="new")
        return Call(Landings(), following) if due(t) else Goto(following)


def in_order(t: Table) -> tuple[str, ...]:
    """All players in player order."""
    return (first_player(t), *t.after(first_player(t)))


def due_lands(t: Table, fortnight: int) -> tuple[int, str]:
    """How many lands are due after a Fortnight, and the clause that says so (WZ-EVIL-09 to WZ-EVIL-11,
    WZ-COOP-17, WZ-COOP-18)."""
    evil, row = BOX.evil, min(fortnight, len(BOX.evil.competitive)) - 1
    if not is_team(t):
        return evil.competitive[row], evil.clauses[row]
    numbers = evil.cooperative_for_two if len(t.seats) == 2 else evil.cooperative
    return numbers[row], evil.cooperative_clauses[row]


def burden(t: Table, land: str) -> float:
    """How laden a land is; the land of Event 24 without end (WZ-EVIL-29)."""
    return float("inf") if t.contents["foreseen"] == (f"omen-{land}",) else laden(t, land)


#: Kind of land -> the clause by which the most laden one is claimed.
_CLAIMS = {"common": "WZ-EVIL-20", "elven": "WZ-EVIL-21", "magic": "WZ-EVIL-22"}


def claimed(t: Position, due: int) -> tuple[tuple[str, str], ...]:
    """The lands that Evil claims, each with the clause that decides: the most laden Common ones first, then Elven,
    then Magic (WZ-EVIL-20 to WZ-EVIL-28)."""
    found: dict[str, str] = {}
    for _ in range(due):
        left = [land for land in living_lands(t) if land not in found and land != LAIR]
        rest = [land for land in left if land != CIRCLE]
        if not rest:
            return tuple(found.items()) if found else ((CIRCLE, "WZ-EVIL-28"),)
        marked = most_marked(t, rest)
        if not marked:
            found |= [_unmarked(t, rest)]
            break  # just one of them
        land = _one_of(t, marked)
        found[land] = _claim_clause(t, land, chance=len(marked) > 1, taken=tuple(found))
    return tuple(found.items())


def _unmarked(t: Position, lands: list[str]) -> tuple[str, str]:
    """One unmarked land by chance (WZ-EVIL-25): a Common one if there is one, else Elven, else Magic
    (WZ-EVIL-26)."""
    kind = next(kind for kind in KINDS if any(LANDS[land].kind == kind for land in lands))
    land = _one_of(t, tuple([land for land in lands if LANDS[land].kind == kind]))
    return land, "WZ-EVIL-25" if kind == "common" else "WZ-EVIL-26"


def _claim_clause(t: Table, land: str, *, chance: bool, taken: tuple[str, ...]) -> str:
    """Why a marked land is claimed: it was foreseen, chance decided, the Lair that is laden more does not count,
    it is a further one of its kind, or it is the most laden."""
    kind = LANDS[land].kind
    if burden(t, land) == float("inf"):
        return "WZ-EVIL-29"
    if chance:
        return "WZ-EVIL-27"
    if kind == "magic" and laden(t, LAIR) >= laden(t, land):
        return "WZ-EVIL-23"
    return "WZ-EVIL-24" if any(LANDS[other].kind == kind for other in taken) else _CLAIMS[kind]


def most_marked(t: Table, lands: list[str]) -> tuple[str, ...]:
    """The most laden of the first kind that has a marked land."""
    for kind in KINDS:
        of_kind = [land for land in lands if LANDS[land].kind == kind and burden(t, land)]
        most = max([burden(t, land) for land in of_kind], default=0)
        if most:
            return tuple([land for land in of_kind if burden(t, land) == most])
    return ()


def _one_of(t: Position, lands: tuple[str, ...]) -> str:
    """One land; among equals chance decides (WZ-EVIL-27)."""
    return lands[0] if len(lands) == 1 else str(t.draw("claimed land", lands))


def _save_boats(t: Position, lands: tuple[str, ...]) -> None:
    """Each boat on a dead land moves to the nearest living Water space, without Demons (WZ-BOAT-08)."""
    spaces = world(t).spaces
    for boat in BOATS:
        here = t.pieces[boat].place
        if land_of(here) not in lands:
            continue
        q, r = spaces[here].hex
        away = {
            key: max(abs(row.hex[0] - q), abs(row.hex[1] - r), abs(row.hex[0] - q + row.hex[1] - r))
            for key, row in spaces.items()
            if is_water(t, key) and lives(t, key)
        }
        least = min(away.values())
        near = [key for key, far in away.items() if far == least]
        to = near[0] if len(near) == 1 else str(t.draw("boat adrift", near))
        t.emit(BoatMoved(boat, to, "WZ-BOAT-08", demons=False))


def _lose_tasks(t: Position) -> tuple[str, ...]:
    """Tasks that need what has died are lost (WZ-TASK-34); returns the living spaces of their other markers."""
    spaces: list[str] = []
    for seat in in_order(t):
        for task in tasks(t, seat):
            if not lost_with(t, seat, task):
                continue
            n = int(task[5:])
            for where, lying in t.contents.items():
                for key in lying:
                    mine = MARKER_OWNER.get(key) == seat and t.pieces[key].mark("task") == n
                    if mine and land_of(where) not in dead(t):
                        spaces.append(where)
            t.emit(TaskLost(seat, task, _loss_clause(t, seat, task)))
    return tuple(dict.fromkeys(spaces))


def _loss_clause(t: Table, seat: str, task: str) -> str:
    """Why a Task is lost: there is no Mentor any more (WZ-RANK-29), it is the last Mandatory one (WZ-SEQ-11), or
    else what it needs is gone."""
    if needs_lost_mentor(t, seat, task):
        return "WZ-RANK-29"
    last = t.pieces[task].mark("mandatory") and not any(
        t.pieces[other].mark("mandatory") for other in tasks(t, seat) if other != task
    )
    return "WZ-SEQ-11" if last else "WZ-TASK-34"


def _thwarted(t: Position, *, early: bool) -> int:
    """Whether the Tasks of the Fortnight bring a thwart (WZ-EVIL-13, WZ-COOP-13); it is kept in the first two
    (WZ-EVIL-17). However many Tasks there are, they bring no second one (WZ-EVIL-15)."""
    needed = number("thwart") * len(t.seats)
    if t.counters["done"] < needed:
        return 0
    t.emit(ThwartKept() if early else Thwarted("WZ-COOP-13" if is_team(t) else "WZ-EVIL-13"))
    if t.counters["done"] >= 2 * needed:
        t.emit(SurplusLost())
    return 1


def _landless(t: Table) -> tuple[str, ...]:
    """The players who stand on dead land, in player order."""
    gone = dead(t)
    return tuple([s for s in in_order(t) if land_of(t.pieces[FIGURE[s]].place) in gone])
