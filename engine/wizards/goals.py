"""Goals: what a player of Wizards can gain on the map and where, as numbers for the bots."""

from __future__ import annotations

from operator import itemgetter

from engine.flow import Position
from engine.wizards.aims import Aims, aims, helpers, on_map, promised
from engine.wizards.arrival import ORDER, Arrival
from engine.wizards.atlas import Once, kept
from engine.wizards.closeness import closest_slots
from engine.wizards.components import BOX, GLENDALE, HAMDREL, RUKTAL, SITES
from engine.wizards.itinerary import PATIENCE, Beset, Goal, survival, worth
from engine.wizards.limits import against_meeting, refuse_meeting
from engine.wizards.moving import Walk
from engine.wizards.ranks import MentorMeeting, own
from engine.wizards.setup import Laying, Starting
from engine.wizards.standing import Prize, gains, gift
from engine.wizards.travel import BACK, FAR, Roads, Stops, by_spell, roads_of, ways_back, whereabouts
from engine.wizards.world import animal, beside, demons_at, place, rank

#: How much of its gain a goal is worth wherever the player is, and how much at the end of the way to it. Together
#: they are less than the gain, so that nobody waits at the door.
KEPT, AHEAD = 0.2, 0.6
#: How much of that first part is left with each goal that is worth more: nobody comes to all of many goals.
FADING = 0.75
#: How many times as much a meeting with a Mentor promises that has begun.
RECEIVED = 1.3
#: Where a player gets rid of Event 31 (WZ-EVENT-52), and what that promises.
CLEARING, CLEARED = (GLENDALE, RUKTAL), 800.0
#: How far a place counts as being that nobody can come to, and the space of a turn's stay before it.
SHUT, STAY = 90, 4.0
#: Sort of place -> how many points meeting it promises: fewer than it brings, so that nobody waits at the door. At
#: Rank 4 Hamdrel gives none.
PROMISE = {"elven_dwelling": 2.0, "hamdrel": 2.75, "abbey": 2.5, "high_hollow": 1.25, "common_town": 0.2}
PROMISE_TO_FOURTH = PROMISE | {"hamdrel": 1.0}
#: How many places are among the goals.
PLACES = 3
SITE = ORDER.index("site")


def ways(t: Position, seat: str, here: str) -> float:
    """The goals on the map: a Mentor for those who are ready, the parts of Tasks, places that give points."""
    roads, promise = roads_of(t, seat), promised(t, seat)
    beset = tuple([each for each in roads.lands.beside.get(here, ()) if demons_at(t, each)])
    here = whereabouts(t, seat, here)
    received = bool(promise) and _with_mentor(t, seat)
    wanted = aims(t, seat, 0.0 if received else promise)
    gained, ahead = _brought(roads, here, wanted, _arriving(t, seat), _in_hand(t, seat), beset)
    return RECEIVED * promise * received + KEPT * gained + AHEAD * ahead


@kept
def _brought(
    roads: Roads, here: str, wanted: Aims, arriving: bool, rolled: int, beset: Beset
) -> tuple[float, float]:
    """What the goals from a space bring wherever the player is, and what they are worth at the end of the way."""
    goals = _goals(roads, here, wanted, arriving)
    most = sorted([goal.gain for goal in goals], reverse=True)
    return sum([gain * FADING**n for n, gain in enumerate(most)]), worth(roads, here, goals, rolled, beset)


def _goals(roads: Roads, here: str, wanted: Aims, arriving: bool) -> tuple[Goal, ...]:
    """All goals from a space: Mentors, the parts of Tasks, and places."""
    spot = _spot(roads, here, wanted.met, arriving)
    goals = _mentor_goals(spot, wanted) + _task_goals(spot, wanted)
    for points, stops, delay in spot.places[wanted.rank == 4] if wanted.rank else ():
        goals.append(Goal(gift(points, wanted.lacking, wanted.stranded), stops, delay, True))
    return tuple(goals)


def sought(t: Position, seat: str) -> frozenset[str]:
    """The spaces that are part of a goal, and those around the player, where a location is done soon. Before the
    first turn the best slots for a land, and all spaces to begin in."""
    page, here = t.pages[-1], place(t, seat)
    if isinstance(page, Laying):
        return closest_slots(t)
    if isinstance(page, Starting):
        return frozenset([option.to for option in page.offer(t)])
    if not on_map(here):
        return frozenset()
    goals = _goals(roads_of(t, seat), here, aims(t, seat, promised(t, seat)), _arriving(t, seat))
    return frozenset([space for goal in goals for stop in goal.stops for space in stop]).union(beside(t, here))


def _in_hand(t: Position, seat: str) -> int:
    """The movement points of a walk that has not begun; before a roll those that an animal adds. One that flies or
    rides goes anywhere."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Walk) and page.seat == seat:
        return 0 if page.moved or page.over else page.points + page.bonus + page.winds
    kind = animal(t, seat)
    return (BOX.animals[kind].bonus or FAR) if kind else 0


def _arriving(t: Position, seat: str) -> bool:
    """Whether the player is coming to the space, so that what is there can still be met."""
    for page in t.pages:
        if isinstance(page, Walk) and page.seat == seat and page.moved:
            return True
        if isinstance(page, Arrival) and page.seat == seat and not page.stayed:
            return True
    return False


def _with_mentor(t: Position, seat: str) -> bool:
    """Whether the player is being received by the own Mentor or, at Rank 0, by anybody; or is about to be."""
    for page in reversed(t.pages):
        if isinstance(page, MentorMeeting) and page.seat == seat and (own(t, page) or not rank(t, seat)):
            return True
        if isinstance(page, Arrival) and page.seat == seat and not page.closed and page.turn <= SITE:
            here = place(t, seat)
            return here in helpers(t, seat) and not (here in SITES and refuse_meeting(t, seat, here))
    return False


class _Spot:
    """A space from which goals are sought, with the marks of the places that were `met`. `arriving` says that the
    player is coming to it, so that what is there can still be met. What was found is kept."""

    def __init__(self, roads: Roads, here: str, met: tuple[tuple[str, int], ...], arriving: bool) -> None:
        self.roads = roads
        self.here = here
        self.arriving = arriving
        self._met = dict(met)
        self._near = roads.nearest[here]
        #: Some places -> which can be met first, how far it is, and how much of that is not the way itself.
        self.first_met = Once(self._first_met)
        #: Whether the player is of Rank 4 -> the places that promise most, with so many points and such a delay.
        self.places = Once(self._places)

    def _first_met(self, places: tuple[str, ...]) -> tuple[str, float, float]:
        far, where = min([(self._until_met(where), where) for where in places], default=(SHUT, ""))
        return where, far, far - self._near[(where,)][1] if where else 0

    def _places(self, fourth: bool) -> tuple[tuple[float, Stops, float], ...]:
        found = list[tuple[float, Stops, float]]()
        for promise, where in _promising(self.roads, self.here, fourth):
            _, far, delay = self.first_met[(where,)]
            if far < SHUT:
                found.append((promise, ((where,),), delay))
            if len(found) == PLACES:
                break
        return tuple(found)

    def _until_met(self, where: str) -> float:
        """How far it is until a place or person can be met. A place that was met is met again after a turn that
        ends in another space (WZ-ENC-14), or off its land, if it was met twice (WZ-ENC-15); or after a Transport
        from another land (WZ-ENC-18, WZ-ENC-19)."""
        far = self._near[(where,)][1]
        if where not in SITES:
            return far
        before, now = divmod(self._met.get(f"met-{where}", 0), 10)
        if not against_meeting(where, before, now):
            return far or (0 if self.arriving else BACK)
        if not against_meeting(where, before + (1 if where == HAMDREL else now), 0):
            return far or BACK
        on_foot = ways_back(self.roads, where).get(self.here, SHUT)
        return min(on_foot, _by_other_land(self.roads, self.here, where))


@kept
def _spot(roads: Roads, here: str, met: tuple[tuple[str, int], ...], arriving: bool) -> _Spot:
    """The one object for all who come to a space alike."""
    return _Spot(roads, here, met, arriving)


def _mentor_goals(spot: _Spot, wanted: Aims) -> list[Goal]:
    """The goals to meet a Mentor, and to get rid of Event 31."""
    sought = [(wanted.promise, wanted.helpers)] if wanted.promise else []
    if wanted.suspected:
        sought.append((CLEARED, CLEARING))
    found = [(gain, *spot.first_met[places]) for gain, places in sought]
    return [Goal(gain, ((where,),), delay, True) for gain, where, far, delay in found if far < SHUT]


def _task_goals(spot: _Spot, wanted: Aims) -> list[Goal]:
    """The goals to do the parts of Tasks that are left. Their points are reckoned from the nearest end on: what
    one brings the others do not bring again."""
    here, far = spot.here, spot.roads.to_last[spot.here]
    found = list[tuple[float, Prize, Stops, float]]()
    for prize, sort, stops in wanted.tasks:
        delay = 0.0
        if sort == "stay":
            delay = 0.0 if here in stops[0] else STAY
        elif sort == "mentor" and stops[0]:
            where, _, delay = spot.first_met[stops[0]]
            stops = ((where,), *stops[1:])
        elif here in stops[0] and not spot.arriving:
            delay = BACK
        found.append((far[stops] + delay, prize, stops, delay))
    found.sort(key=itemgetter(0))
    brought = gains(wanted.needs, tuple([prize for _, prize, _, _ in found]))
    return [
        Goal(gain * survival(spot.roads, here, stops, wanted.days, wanted.due), stops, delay)
        for gain, (_, _, stops, delay) in zip(brought, found, strict=True)
    ]


def _by_other_land(roads: Roads, here: str, where: str) -> float:
    """The movement points to a place by a Transport from another land; two are cast on its own."""
    return by_spell(roads, here, where) + (roads.travel.outbound if here[:3] == where[:3] else 0)


@kept
def _promising(roads: Roads, here: str, fourth: bool) -> tuple[tuple[float, str], ...]:
    """The living places that promise most from a space, the best first, each with the points that it promises."""
    found, promises = [], PROMISE_TO_FOURTH if fourth else PROMISE
    for where, site in SITES.items():
        promise = promises.get(site.sort, 0.0)
        if promise and where[:3] not in roads.lands.dead:
            far = roads.nearest[here][(where,)][1]
            found.append((promise * PATIENCE**far, promise, where))
    return tuple([(promise, where) for _, promise, where in sorted(found, reverse=True)[:12]])
