"""Motives: what a line of play brings, in sentences about the game (WZ)."""

from __future__ import annotations

from engine.flow import Option, Position
from engine.said import Said, said
from engine.wizards.aims import helpers, on_map, routes
from engine.wizards.climb import mentor_places
from engine.wizards.closeness import is_laying
from engine.wizards.components import POINTS, SITES, TASK_NUMBER, TASKS, land_of
from engine.wizards.ending import champion
from engine.wizards.standing import ready
from engine.wizards.transport import Transport
from engine.wizards.travel import AFLOAT, roads_of, whereabouts
from engine.wizards.world import (
    aboard,
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
#: Why points of one type are given away.
SPARED = said("It can spare these points best.")
#: Verb -> what it is for, where nothing is gained at once.
PURPOSES = {
    "pick land": said("Its next goals are near from that land."),
    "pick": said("This place lies best on its way."),
    "begin": said("Its first goals are near from there."),
    "call for help": LUCK["call for help"],  # at the beginning of a turn no draw has a say in it yet
    "stop": said("It is better off here than anywhere else in reach."),
    **dict.fromkeys(("ask for task", "receive task", "accept", "take it"), said("A Task brings points later.")),
    "join": said("It wants to belong to this Order."),
    **{f"pay {kind}": SPARED for kind in POINTS},
}
#: The steps that bring a figure to a space, and those of them that bring it there by boat.
SAILS = ("board", "sail")
STEPS = ("walk", "fly", *SAILS)


def motives(t: Position, after: Position, seat: str, last: Option | None) -> tuple[Said, ...]:
    """Why a seat would want to come from one position to another, the weightiest first."""
    won = champion(after)
    if won and (won == seat or is_team(after)):
        return (said("The fifth Rank is in reach."),)
    if is_laying(t):
        return (said("Lands that lie close together make short ways."),)
    return (*_won(t, after, seat), *_goes(t, after, seat, last), *_next(after, seat, last))


def purpose(t: Position, seat: str, option: Option) -> Said | None:
    """What a choice is for, where nothing is gained at once."""
    topic = t.ask.topic if t.ask is not None else ""
    if option.verb in POINTS:
        return SPARED if topic == "lose" else said("It needs these points most.")
    if option.verb == "stop" and topic == "stand":  # the walk is over: only a spell could still be cast
        return said("It saves its spells.")
    if option.verb == "let it be" and isinstance(t.pages[-1], Transport):
        return said("To be carried off may be as good.")
    return PURPOSES.get(option.verb)


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


def _goes(t: Position, after: Position, seat: str, last: Option | None) -> list[Said]:
    """What the way leads to: the Mentor for one who is ready, parts of Tasks, a place."""
    here, step = place(t, seat), last if last is not None and last.verb in STEPS else None
    there = step.to if step is not None else place(after, seat)
    if here == there or not on_map(here) or not on_map(there) or there not in living(after).beside:
        return []
    afloat = step.verb in SAILS if step is not None else bool(aboard(after, seat))
    way = whereabouts(t, seat, here), AFLOAT + there if afloat else there
    if dazed(after, seat) or bound(after, seat):
        healed = _leads_to(after, seat, helpers(after, seat), way)
        return [said("It goes where it can be healed.")] if healed else []
    mentor = _leads_to(after, seat, mentor_places(after, seat), way)
    if mentor and ready(after, seat) and rank(after, seat):
        return [said("It goes to its Mentor for the next Rank.")]
    for task, _, stops in routes(after, seat):
        if _leads_to(after, seat, stops[0], way):
            return [said("The Task “{task}” leads this way.", task=TASKS[TASK_NUMBER[task]].name)]
    if mentor:
        return [said("It goes to a Mentor, who can give it a Task or an Order.")]
    if there in SITES:
        return [said("It wants to be here: {place}.", place=SITES[there].name)]
    if demons_at(t, here) or dragon_at(t, here):
        return [said("It leaves the danger behind.")]
    return [said("It wants to leave this land.")] if land_of(here) != land_of(there) else []


def _leads_to(t: Position, seat: str, goals: tuple[str, ...], way: tuple[str, str]) -> bool:
    """Whether a way brings a player nearer to one of some goals, on foot, by boat or by spell; its ends are spaces
    as `whereabouts` tells them."""
    before, now = (roads_of(t, seat).nearest[end] for end in way)
    return bool(goals) and now[goals][1] < before[goals][1]


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
