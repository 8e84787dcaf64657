"""Goals: what a player of Wizards can gain on the map and where, as numbers for the bots."""

from __future__ import annotations

from engine.flow import Position
from engine.table import Table
from engine.wizards.arrival import ORDER, Arrival
from engine.wizards.atlas import Living, kept
from engine.wizards.components import (
    BOX,
    GLENDALE,
    HAMDREL,
    MARKERS,
    MARKERS_OF,
    ORDERS,
    RUKTAL,
    SITES,
    STAR_CREST,
    TASK_NUMBER,
    TASKS,
    TASKS_OF,
    number,
)
from engine.wizards.evil import due_lands
from engine.wizards.itinerary import BACK, PATIENCE, Goal, nearest, survival, worth
from engine.wizards.limits import has_leave, meetings, refuse_meeting
from engine.wizards.moving import Walk
from engine.wizards.ranks import MentorMeeting, own
from engine.wizards.standing import affliction, ready, reward, uncovered
from engine.wizards.tasks import open_part, suspected
from engine.wizards.travel import FAR, Travel, by_spell, travel, ways_back, whereabouts
from engine.wizards.world import demons_at, living, order, place, rank, tasks, wizard_places

#: How much of its gain a goal is worth wherever the player is, and how much at the end of the way to it. Together
#: they are less than the gain, so that nobody waits at the door.
KEPT, AHEAD = 0.2, 0.6
#: How much of that first part is left with each goal that is worth more: nobody comes to all of many goals.
FADING = 0.75
#: What a meeting with a Mentor promises that brings a Rank; how many times as much before the last Rank; how much
#: of what healing brings one that heals; what one that brings a Task, to whom has fewer than so many; and how much
#: more a meeting promises that has begun.
MENTOR, LAST_RANK, HEALING, LESSON, ENOUGH, RECEIVED = 900.0, 3.0, 0.7, 120.0, 6, 1.3
#: Where a player gets rid of Event 31 (WZ-EVENT-52), and what that promises.
CLEARING, CLEARED = (GLENDALE, RUKTAL), 800.0
#: How far a place counts as being that is shut until the next Transport, and the space of a turn's stay before it.
SHUT, STAY = 90, 4.0
#: Sort of place -> what meeting it promises: less than it brings, so that nobody waits at the door.
PROMISE = {"elven_dwelling": 40.0, "hamdrel": 55.0, "abbey": 25.0, "high_hollow": 25.0, "common_town": 4.0}
#: How many places are among the goals.
PLACES = 3
SITE = ORDER.index("site")


def ways(t: Position, seat: str, here: str) -> float:
    """The goals on the map: a Mentor for those who are ready, the parts of Tasks, places that give points."""
    lands, promise, spells = living(t), _promised(t, seat), travel(t, seat)
    beset = tuple([each for each in lands.beside.get(here, ()) if demons_at(t, each)])
    here = whereabouts(t, seat, here)
    received = bool(promise) and _with_mentor(t, seat)
    goals = [*_mentor_goals(t, seat, here, 0.0 if received else promise), *_task_goals(t, seat, lands, here)]
    if rank(t, seat):
        goals += _places(t, seat, here, lands)
    gains = sum([gain * FADING**n for n, gain in enumerate(sorted([goal.gain for goal in goals], reverse=True))])
    ahead = AHEAD * worth(lands, here, tuple(goals), _in_hand(t, seat), spells, beset)
    return RECEIVED * promise * received + KEPT * gains + ahead


def _in_hand(t: Position, seat: str) -> int:
    """The movement points of a walk that has not begun."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Walk) and page.seat == seat and not page.moved and not page.over:
        return page.points + page.bonus + page.winds
    return 0


def _promised(t: Position, seat: str) -> float:
    """What a meeting with a Mentor promises."""
    ill = affliction(t, seat)
    if ill:
        return HEALING * ill
    if ready(t, seat):
        return MENTOR * (LAST_RANK if rank(t, seat) == 4 else 1)
    return _lesson(t, seat)


def _mentor_goals(t: Position, seat: str, here: str, promise: float) -> list[Goal]:
    """The goals to meet a Mentor, who promises so much, and to get rid of Event 31."""
    lands, found = living(t), list[Goal]()
    if promise:
        found += _place_goal(t, seat, lands, here, promise, mentors(t, seat))
    if suspected(t, seat):
        found += _place_goal(t, seat, lands, here, CLEARED, CLEARING)
    return found


def _place_goal(
    t: Position, seat: str, lands: Living, here: str, promise: float, places: tuple[str, ...]
) -> list[Goal]:
    """The goal to meet one of some places, where the way to it is shortest."""
    where, far, delay = _nearest_met(t, seat, lands, here, places)
    return [Goal(promise, ((where,),), delay, True)] if far < SHUT else []


def _nearest_met(
    t: Position, seat: str, lands: Living, here: str, places: tuple[str, ...]
) -> tuple[str, float, float]:
    """Which of some places can be met first, how far that is, and how much of it is not the way itself."""
    far, where = min([(_until_met(t, seat, lands, here, where), where) for where in places], default=(SHUT, ""))
    return where, far, far - nearest(lands, here, (where,), travel(t, seat))[1] if where else 0


def _task_goals(t: Position, seat: str, lands: Living, here: str) -> list[Goal]:
    found: list[Goal] = []
    people, spells = (mentors(t, seat), wizard_places(t)), travel(t, seat)
    arriving = _arriving(t, seat)
    days, due = number("days") + 1 - t.counters["day"], due_lands(t, t.counters["fortnight"])[0]
    for task, route in routes(t, seat):
        sort = open_part(t, task).sort
        stops = tuple([stop or people[sort != "mentor"] for stop in route])
        delay = 0.0
        if sort == "stay":
            delay = 0.0 if here in stops[0] else STAY
        elif sort == "mentor" and stops[0]:
            where, _, delay = _nearest_met(t, seat, lands, here, stops[0])
            stops = ((where,), *stops[1:])
        elif here in stops[0] and not arriving:
            delay = BACK
        safe = survival(lands, here, stops, days, due, spells)
        found.append(Goal(reward(t, seat, task) * safe, stops, delay))
    return found


def _places(t: Position, seat: str, here: str, lands: Living) -> list[Goal]:
    """The goals to meet the three places that promise most."""
    found: list[Goal] = []
    for promise, where in _promising(lands, here, travel(t, seat)):
        if len(found) == PLACES:
            break
        found += _place_goal(t, seat, lands, here, promise, (where,))
    return found


def _arriving(t: Position, seat: str) -> bool:
    """Whether the player is coming to the space, so that what is there can still be met."""
    for page in t.pages:
        if isinstance(page, Walk) and page.seat == seat and page.moved:
            return True
        if isinstance(page, Arrival) and page.seat == seat and not page.stayed:
            return True
    return False


def _until_met(t: Position, seat: str, lands: Living, here: str, where: str) -> float:
    """How far it is until a place or person can be met: for a place met in this stay the way off its land and back
    (WZ-ENC-14), unless leaving shuts it until the next Transport (WZ-ENC-15, WZ-ENC-21)."""
    spells = travel(t, seat)
    far = nearest(lands, here, (where,), spells)[1]
    if where not in SITES:
        return far
    if not refuse_meeting(t, seat, where):
        return far or (0 if _arriving(t, seat) else BACK)
    stays, _ = meetings(t, seat, where)
    on_foot = SHUT if stays or where == HAMDREL else ways_back(lands, where, spells).get(here, FAR)
    return min(on_foot, by_spell(lands, here, where, spells))


def _with_mentor(t: Position, seat: str) -> bool:
    """Whether the player is being received by the own Mentor or, at Rank 0, by anybody; or is about to be."""
    for page in reversed(t.pages):
        if isinstance(page, MentorMeeting) and page.seat == seat and (own(t, page) or not rank(t, seat)):
            return True
        if isinstance(page, Arrival) and page.seat == seat and not page.closed and page.turn <= SITE:
            here = place(t, seat)
            return here in mentors(t, seat) and not (here in SITES and refuse_meeting(t, seat, here))
    return False


def _lesson(t: Table, seat: str) -> float:
    """What a meeting with the own Mentor promises that brings a Task (WZ-RANK-28): more to a player with fewer."""
    if rank(t, seat) >= 4 or suspected(t, seat) or not uncovered(t, seat):
        return 0.0
    return LESSON * min(1.0, max(0, ENOUGH - len(t.contents[TASKS_OF[seat]])) / 3)


@kept
def _promising(lands: Living, here: str, spells: Travel) -> tuple[tuple[float, str], ...]:
    """The living places that promise most from a space, the best first, each with what it promises."""
    found = []
    for where, site in SITES.items():
        promise = PROMISE.get(site.sort, 0.0)
        if promise and where[:3] not in lands.dead:
            far = nearest(lands, here, (where,), spells)[1]
            found.append((promise * PATIENCE**far, promise, where))
    return tuple([(promise, where) for _, promise, where in sorted(found, reverse=True)[:12]])


def routes(t: Table, seat: str) -> list[tuple[str, tuple[tuple[str, ...], ...]]]:
    """The Tasks of a player, each with the spaces of the parts that are left; () for a part with a person. A gate
    leads to its exit without a way (WZ-TASK-25)."""
    goals: dict[tuple[int, int], str] = {}
    if len(t.contents[MARKERS_OF[seat]]) < len(MARKERS[seat]):
        for key in MARKERS[seat]:
            piece = t.pieces[key]
            if piece.marks:
                goals[piece.mark("task"), piece.mark("part")] = piece.place
    found: list[tuple[str, tuple[tuple[str, ...], ...]]] = []
    for task in tasks(t, seat):
        card, done = TASK_NUMBER[task], t.pieces[task].mark("done")
        parts = TASKS[card].parts
        left = [part + 1 for part in range(done, len(parts)) if part == done or not parts[part].exit]
        found.append((task, tuple([(goals[card, part],) if (card, part) in goals else () for part in left])))
    return found


def mentors(t: Table, seat: str) -> tuple[str, ...]:
    """The spaces where somebody can raise the player: the own Mentor, or anybody for Rank 0."""
    wanted = ORDERS.index(order(t, seat))
    found = _mentors(living(t), wanted)
    if wanted and BOX.orders[ORDERS[wanted]].mentor != "high_wizard":
        return found
    return (*found, *wizard_places(t)) or (HAMDREL, *((STAR_CREST,) if has_leave(t, seat) else ()))


@kept
def _mentors(lands: Living, mine: int) -> tuple[str, ...]:
    wanted = {BOX.orders[ORDERS[mine]].mentor} if mine else {"ruktal", "master_sorcerer"}
    return tuple([key for key, site in SITES.items() if site.sort in wanted and key[:3] not in lands.dead])


def on_map(where: str) -> bool:
    """Whether a place is a space of the map."""
    return len(where) == 6 and where[3] == "-"
