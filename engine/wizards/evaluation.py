"""Evaluation: how good a position is for a player. The greedy and search bots maximise it."""

from __future__ import annotations

from collections import deque

from engine.flow import Position
from engine.table import Table, memoised, memoised_of_pieces
from engine.wizards.atlas import terrain_of
from engine.wizards.components import BOX, SITES, STAR_CREST
from engine.wizards.ending import champion
from engine.wizards.limits import refuse_meeting
from engine.wizards.randomness import parts_of
from engine.wizards.tasks import goal_of, mandatory_left, next_part
from engine.wizards.world import (
    beside,
    bound,
    dazed,
    dead,
    is_team,
    is_water,
    laying,
    lives,
    magical_objects,
    mark,
    order,
    place,
    points,
    rank,
    tasks,
    wizards_at,
)

WIN, RANK, ORDERLESS = 100000.0, 1500.0, 900.0
#: What a point is worth towards the next Rank, and beyond it.
NEEDED, SPARE = 18.0, 4.0
#: A part that is done counts for more than the way to it promised, and so does a whole Task.
PART, DONE, TASK, FAR = 260.0, 500.0, 30.0, 60
#: What the next part of a Task promises, and a meeting with a Mentor; what is left after each movement point.
AHEAD, MENTOR, HEALING, PATIENCE = 210.0, 420.0, 260.0, 0.955
STUN, TRAP, DAZED, BOUND, OBJECT, ANIMAL = 25.0, 110.0, 160.0, 420.0, 25.0, 20.0
#: How far a goal counts as being for a player who has to leave its space, or its land, first.
AGAIN, OFF_LAND = 4, 14
#: Sort of place -> what meeting it promises.
PROMISE = {"elven_dwelling": 60.0, "hamdrel": 60.0, "abbey": 40.0, "common_town": 10.0}


def evaluate(t: Position, seat: str) -> float:
    """The player's own prospects; for a team the prospects of all, the last one's most."""
    won = champion(t)
    if won or t.counters["over"]:
        return WIN if won and (won == seat or is_team(t)) else -WIN
    if is_team(t):
        every = [prospects(t, each) for each in t.seats]
        return prospects(t, seat) + 0.5 * min(every)
    return prospects(t, seat) - 0.15 * max([prospects(t, other) for other in t.seats if other != seat])


@memoised
def prospects(t: Position, seat: str) -> float:
    """What a player has, and how near the next goal is."""
    value = RANK * rank(t, seat) + _points(t, seat)
    value -= STUN * mark(t, seat, "stunned") + TRAP * bool(mark(t, seat, "trap"))
    value -= DAZED * dazed(t, seat) + BOUND * bound(t, seat)
    value += OBJECT * len(magical_objects(t, seat)) + ANIMAL * bool(mark(t, seat, "animal"))
    value += 40.0 * t.counters[f"extra-{seat}"]
    value += DONE * t.counters[f"tasks-{seat}"]
    for task in tasks(t, seat):
        value += TASK + PART * t.pieces[task].mark("done")
    if place(t, seat) not in t.places or not beside_map(t, place(t, seat)):
        return value
    return value + _way(t, seat)


def _points(t: Table, seat: str) -> float:
    """Points count most while the next Rank needs them."""
    mine = order(t, seat)
    if not mine:
        return -ORDERLESS
    following = min(5, rank(t, seat) + 1)
    needed = BOX.orders[mine].ranks[following].points
    held = points(t, seat)
    return sum([
        NEEDED * min(have, need) + SPARE * max(0, have - need) for have, need in zip(held, needed, strict=True)
    ])  # fmt: skip


def ready(t: Table, seat: str) -> bool:
    """Whether a player has the points of the next Rank and only needs the Mentor."""
    mine = order(t, seat)
    if not mine:
        return True
    following = min(5, rank(t, seat) + 1)
    needed = BOX.orders[mine].ranks[following].points
    enough = all(have >= need for have, need in zip(points(t, seat), needed, strict=True))
    return enough and not (following == 5 and mandatory_left(t, seat))


def _way(t: Position, seat: str) -> float:
    """The nearest goal: a Mentor for those who are ready, the next parts of Tasks, places that give points."""
    worth = [0.0]
    if bound(t, seat) or dazed(t, seat) or ready(t, seat):
        far = _nearest(t, seat, mentors(t, seat))
        worth.append((MENTOR if ready(t, seat) else HEALING) * _patience(far))
    for task in tasks(t, seat):
        where = goal_of(t, seat, task)
        part = parts_of(task)[next_part(t, task) - 1]
        goals = (where,) if where else mentors(t, seat) if part.sort == "mentor" else wizard_places(t)
        worth.append(AHEAD * _patience(_nearest(t, seat, goals)))
    if rank(t, seat):
        for where, site in SITES.items():
            promise = PROMISE.get(site.sort, 0.0)
            if promise and lives(t, where) and not refuse_meeting(t, seat, where):
                worth.append(promise * _patience(_nearest(t, seat, (where,))))
    best = sorted(worth, reverse=True)
    return best[0] + 0.15 * sum(best[1:3])


def _patience(far: int) -> float:
    return float(PATIENCE**far)


def mentors(t: Table, seat: str) -> tuple[str, ...]:
    """The spaces where somebody can raise the player: the own Mentor, or anybody for Rank 0."""
    mine = order(t, seat)
    wanted = {BOX.orders[mine].mentor} if mine else {"ruktal", "master_sorcerer", "high_wizard"}
    found = [where for where, site in SITES.items() if site.sort in wanted and lives(t, where)]
    if "high_wizard" in wanted:
        found += [where for where in wizard_places(t) if where != STAR_CREST] or ["HAM-03", "MEG-07"]
    return tuple(found)


@memoised_of_pieces
def wizard_places(t: Table) -> tuple[str, ...]:
    """The spaces in which a High or Secret Wizard lies."""
    return tuple([where for where in t.contents if wizards_at(t, where) and beside_map(t, where)])


def _nearest(t: Table, seat: str, goals: tuple[str, ...]) -> int:
    return min([_far(t, seat, goal) for goal in goals], default=FAR)


def _far(t: Table, seat: str, goal: str) -> int:
    """How far a goal is. Whoever stands there already has to come again, and a place that has been met twice asks
    for a way off its land first (WZ-ENC-14, WZ-ENC-15)."""
    far = AGAIN if place(t, seat) == goal else distances(t, goal).get(place(t, seat), FAR)
    return max(far, OFF_LAND) if goal in SITES and mark(t, seat, f"met-{goal}") >= 20 else far


def beside_map(t: Table, where: str) -> bool:
    """Whether a place is a space of the map."""
    return len(where) == 6 and where[3] == "-"


_FIELDS: dict[tuple[object, frozenset[str], str], dict[str, int]] = {}


def distances(t: Table, goal: str) -> dict[str, int]:
    """The movement points from each living space to a goal, on foot and swimming; kept for as long as the lands
    lie as they do."""
    key = (laying(t), dead(t), goal)
    found = _FIELDS.get(key)
    if found is None:
        if len(_FIELDS) > 4000:
            _FIELDS.clear()
        found = _FIELDS[key] = _field(t, goal)
    return found


def _field(t: Table, goal: str) -> dict[str, int]:
    """Backwards from the goal; a step costs what the space entered costs."""
    found, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        cost = 2 if is_water(t, here) else {"plains": 1}.get(terrain_of(here), 2)
        for each in beside(t, here):
            if found[here] + cost < found.get(each, FAR * 10):
                found[each] = found[here] + cost
                waiting.append(each)
    return found
