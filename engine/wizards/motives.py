"""Motives: what a line of play brings, in sentences about the game (WZ)."""

from __future__ import annotations

from engine.flow import Option, Position
from engine.said import Said, said
from engine.wizards.climb import mentor_places
from engine.wizards.closeness import is_laying
from engine.wizards.components import OFF, SITES, TASK_NUMBER, TASKS, land_of
from engine.wizards.ending import champion
from engine.wizards.standing import ready
from engine.wizards.tasks import goal_of
from engine.wizards.world import (
    animal,
    bound,
    dazed,
    demons_at,
    dragon_at,
    is_team,
    living,
    magical_objects,
    order,
    place,
    rank,
    tasks,
    total,
    trapped,
)

#: Verb -> what chance decides after it.
LUCK = {
    "roll": said("The die says how far it can go."),
    "swiftness": said("Swiftness would make the way cheaper."),
    "summon boat": said("A boat would carry it on."),
    "summon animal": said("An animal may join it."),
    "transport": said("Transport would save it a long way."),
    "telepathy": said("It seeks its Mentor by Telepathy."),
    "dispel": said("Dispelled Demons do no harm."),
    "tame": said("A tamed Dragon does no harm."),
    "escape traps": said("It tries to escape the Trap."),
    "escape transport": said("It tries to escape the Transport."),
    "call for help": said("Help may carry it on or heal it."),
    "struggle": said("It wants to be free of the Trap."),
}


def motives(t: Position, after: Position, seat: str, last: Option | None) -> tuple[Said, ...]:
    """Why a seat would want to come from one position to another, the weightiest first."""
    won = champion(after)
    if won and (won == seat or is_team(after)):
        return (said("The fifth Rank is in reach."),)
    if is_laying(t):
        return (said("Lands that lie close together make short ways."),)
    return (*_won(t, after, seat), *_goes(t, after, seat), *_next(after, seat, last))


def _won(t: Position, after: Position, seat: str) -> list[Said]:
    """What it gains: Rank, Order, Tasks, points, health, company."""
    found = []
    if rank(after, seat) > rank(t, seat):
        found.append(said("It gains Rank {rank}.", rank=rank(after, seat)))
    elif order(after, seat) and not order(t, seat):
        found.append(said("It joins an Order."))
    if after.counters[f"completed-{seat}"] > t.counters[f"completed-{seat}"]:
        found.append(said("It completes a Task."))
    elif _parts(after, seat) > _parts(t, seat):
        found.append(said("It does a part of a Task."))
    if total(after, seat) > total(t, seat):
        found.append(said("It gains {number:point|points}.", number=total(after, seat) - total(t, seat)))
    if _ill(t, seat) and not _ill(after, seat):
        found.append(said("It is healed or freed."))
    if set(tasks(after, seat)) - set(tasks(t, seat)):
        found.append(said("It receives a Task."))
    if animal(after, seat) and not animal(t, seat):
        found.append(said("An animal comes with it."))
    if len(magical_objects(after, seat)) > len(magical_objects(t, seat)):
        found.append(said("It gains a Magical Object."))
    return found


def _parts(t: Position, seat: str) -> int:
    return sum([t.pieces[task].mark("done") for task in tasks(t, seat)])


def _ill(t: Position, seat: str) -> bool:
    return dazed(t, seat) or bound(t, seat) or trapped(t, seat)


def _goes(t: Position, after: Position, seat: str) -> list[Said]:
    """What the way leads to: the Mentor for one who is ready, parts of Tasks, a place."""
    here, there = place(t, seat), place(after, seat)
    if OFF in (here, there) or here == there or here not in living(t).beside or there not in living(after).beside:
        return []
    if ready(after, seat) and rank(after, seat):
        near = _nearer(after, mentor_places(after, seat), here, there)
        if near:
            return [said("It goes to its Mentor for the next Rank.")]
    for task in tasks(after, seat):
        goal = goal_of(after, seat, task)
        if goal and _nearer(after, (goal,), here, there):
            return [said("The Task “{task}” leads this way.", task=TASKS[TASK_NUMBER[task]].name)]
    if _nearer(after, mentor_places(after, seat), here, there):
        return [said("It goes to a Mentor, who can give it a Task or an Order.")]
    if there in SITES:
        return [said("It wants to be here: {place}.", place=SITES[there].name)]
    if demons_at(t, here) or dragon_at(t, here):
        return [said("It leaves the danger behind.")]
    return [said("It wants to leave this land.")] if land_of(here) != land_of(there) else []


def _nearer(t: Position, goals: tuple[str, ...], here: str, there: str) -> bool:
    """Whether a step has brought the nearest of some goals nearer, on foot."""
    lands = living(t)
    before = min([lands.walks(goal).get(here, FAR) for goal in goals], default=FAR)
    return min([lands.walks(goal).get(there, FAR) for goal in goals], default=FAR) < before


FAR = 10_000


def _next(after: Position, seat: str, last: Option | None) -> list[Said]:
    """What chance decides then."""
    if last is None:
        return []
    if last.verb in LUCK:
        return [LUCK[last.verb]]
    there = place(after, seat)
    if there in SITES and last.to == there:
        return [said("{place} may bring something good.", place=SITES[there].name)]
    return []
