"""Evil (WZ-EVIL): what it does after each Fortnight, and which lands die."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import DONE, Call, Flow, Frame, Goto, Position, Unwind
from engine.table import Table
from engine.wizards.arrival import Landings
from engine.wizards.atlas import atlas
from engine.wizards.chart import chart
from engine.wizards.components import (
    BOATS,
    BOX,
    CIRCLE,
    DRAGON,
    FIGURE,
    LAIR,
    LANDS,
    MARKER_OWNER,
    OFF,
    land_of,
    number,
)
from engine.wizards.demons import Demons, new_demons
from engine.wizards.dragon import dragon_comes
from engine.wizards.event_cards import most_laden
from engine.wizards.events import (
    BoatMoved,
    DemonsCame,
    Ended,
    EvilActed,
    ForesightEnded,
    Healed,
    LandDied,
    MarkersTurnedDemons,
    TaskLost,
    WizardLeft,
    WizardMet,
)
from engine.wizards.randomness import random_space, random_space_of
from engine.wizards.ranks import MentorMeeting
from engine.wizards.tasks import lost_with
from engine.wizards.transport import LAIR_SPACE, RANDOM, STAYED, Transport
from engine.wizards.world import (
    bound,
    clockwise,
    dazed,
    dead,
    first_player,
    is_team,
    is_water,
    laden,
    laying,
    lives,
    living_lands,
    rank,
    standing,
    tasks,
    wizards_at,
)


class Attack(Frame, frozen=True, gc=False, tag="attack"):
    """Evil acts after the last turn of Day 14 (WZ-TURN-02). `seats` are the players still to be dealt with,
    `lands` those that die, `lost` the spaces of markers of lost Tasks."""

    seats: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    landless: tuple[str, ...] = ()

    def start(self, t: Position) -> Flow:
        """In Fortnights 1 and 2 everybody is carried off (WZ-EVIL-01); later lands die. A thwart is at most one a
        Fortnight (WZ-EVIL-13, WZ-EVIL-15); those of the first two are kept (WZ-EVIL-16, WZ-EVIL-17)."""
        fortnight, kept = t.counters["fortnight"], t.counters["thwarts"]
        thwarted = t.counters["done"] >= number("thwart") * len(t.seats)
        due, clause = due_lands(t, fortnight)
        if fortnight <= 2:
            t.emit(EvilActed(fortnight, 0, kept + int(thwarted), clause))
            return Goto(replace(self, seats=in_order(t), step="carry"))
        left = due - int(thwarted)
        used = min(kept, max(0, left))  # WZ-EVIL-18
        left = max(0, left - used)
        t.emit(EvilActed(fortnight, left, kept - used, clause))
        if not left:  # WZ-EVIL-14
            return DONE
        return Goto(replace(self, lands=claimed(t, left), step="fall"))

    # -- Fortnights 1 and 2 ------------------------------------------------------------------------------

    def carry(self, t: Position) -> Flow:
        """One player after another: Rank 0 meets a High Wizard (WZ-EVIL-03, WZ-EVIL-04), the afflicted are healed
        (WZ-EVIL-06)."""
        if not self.seats:
            return DONE
        seat = self.seats[0]
        if not rank(t, seat) and not dazed(t, seat) and not bound(t, seat):
            wizard = chart(t, seat)
            t.emit(WizardMet(seat, wizard, "WZ-EVIL-03"))
            return Call(MentorMeeting(seat, "high_wizard", wizard), replace(self, step="leave"))
        return Goto(replace(self, step="leave"))

    def leave(self, t: Position) -> Flow:
        """The Transport to a RANDOM space."""
        return Call(Transport(self.seats[0], RANDOM, "WZ-EVIL-01"), replace(self, step="land"))

    def land(self, t: Position) -> Flow:
        """The afflicted are healed unless they escape (WZ-EVIL-06); each lands before the next leaves
        (WZ-SEQ-08)."""
        seat = self.seats[0]
        if t.result != STAYED and (dazed(t, seat) or bound(t, seat)):
            t.emit(Healed(seat, "WZ-EVIL-06"))
        following = replace(self, step="turns")
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)

    def turns(self, t: Position) -> Flow:
        """Extra turns won by the landing come before the new Demons (WZ-SEQ-17)."""
        return Call(t.game.content.extra_turns(), replace(self, step="haunt"))

    def haunt(self, t: Position) -> Flow:
        """New Demons appear for the player (WZ-EVIL-02)."""
        demons = new_demons(t, random_space(t), "WZ-EVIL-02", self.seats[0])
        return Call(demons, replace(self, seats=self.seats[1:], step="settle_one"))

    def settle_one(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="carry")
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)

    # -- lands die ---------------------------------------------------------------------------------------

    def fall(self, t: Position) -> Flow:
        """All lands are turned over (WZ-SEQ-10); with the Sacred Circle everybody has lost (WZ-END-02)."""
        clause = due_lands(t, t.counters["fortnight"])[1]
        wizards = [
            key
            for land in self.lands
            for n in range(19)
            for key in wizards_at(t, f"{land}-{n:02}")
        ]
        for land in self.lands:
            t.emit(LandDied(land, clause))
            if t.contents["foreseen"] == (f"omen-{land}",):
                t.emit(ForesightEnded())
        if CIRCLE in self.lands:
            t.emit(Ended("WZ-END-02"))
            return Unwind("rounds")
        for key in wizards:
            t.emit(WizardLeft(key, "WZ-SEQ-10"))
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
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)

    def markers(self, t: Position) -> Flow:
        """The markers of lost Tasks on living land become Demons (WZ-SEQ-14), met by who is there
        (WZ-SEQ-15)."""
        if not self.lost:
            return Goto(replace(self, seats=in_order(t), step="new"))
        where, *others = self.lost
        t.emit(MarkersTurnedDemons(where))
        t.emit(DemonsCame(where, "WZ-SEQ-14"))
        following = replace(self, lost=tuple(others), step="settle_markers")
        there = clockwise(t, standing(t, where), "")
        return Call(Demons(where, there), following) if there else Goto(following)

    def settle_markers(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="markers")
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)

    def new(self, t: Position) -> Flow:
        """For each player in player order Demons appear in a RANDOM space (WZ-EVIL-30, WZ-SEQ-16)."""
        if not self.seats:
            return DONE
        demons = new_demons(t, random_space(t), "WZ-EVIL-30")
        return Call(demons, replace(self, seats=self.seats[1:], step="settle_new"))

    def settle_new(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="new")
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)


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


def claimed(t: Position, due: int) -> tuple[str, ...]:
    """The lands that Evil claims: the most laden Common ones first, then Elven, then Magic (WZ-EVIL-20 to
    WZ-EVIL-28)."""
    found: list[str] = []
    for _ in range(due):
        left = [land for land in living_lands(t) if land not in found and land != LAIR]
        rest = [land for land in left if land != CIRCLE]
        if not rest:
            if not found and left:  # the attack began with nothing else left (WZ-EVIL-28)
                found.append(CIRCLE)
            break
        marked = _marked(t, rest)
        if marked:
            found.append(_one_of(t, marked))
            continue
        kind = next(kind for kind in ("common", "elven", "magic") if any(LANDS[o].kind == kind for o in rest))
        found.append(_one_of(t, tuple([land for land in rest if LANDS[land].kind == kind])))
        break  # just one unmarked land (WZ-EVIL-25)
    return tuple(found)


def _marked(t: Table, lands: list[str]) -> tuple[str, ...]:
    """The most laden of the first kind that has a marked land."""
    for kind in ("common", "elven", "magic"):
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
    spaces = atlas(laying(t)).spaces
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
            t.emit(TaskLost(seat, task))
    return tuple(dict.fromkeys(spaces))


def _landless(t: Table) -> tuple[str, ...]:
    """The players who stand on dead land, in player order."""
    gone = dead(t)
    return tuple([s for s in in_order(t) if land_of(t.pieces[FIGURE[s]].place) in gone])


def in_danger(t: Table) -> tuple[str, ...]:
    """The lands that would be claimed first today, for the table to point at."""
    rest = [land for land in living_lands(t) if land not in (LAIR, CIRCLE)]
    return _marked(t, rest) or most_laden(t, tuple(rest))
