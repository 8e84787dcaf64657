"""Aims: what a player of Wizards wants, wherever the player is, as numbers for the bots."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.flow import Position
from engine.table import Table
from engine.wizards.atlas import Living, kept
from engine.wizards.components import (
    BOX,
    FIGURE,
    HAMDREL,
    ORDERS,
    SITES,
    STAR_CREST,
    TASK_NUMBER,
    TASKS,
    TASKS_OF,
    WIZARDS,
    Part,
    number,
)
from engine.wizards.evil import due_lands
from engine.wizards.limits import has_leave
from engine.wizards.standing import Needs, Prize, affliction, lacking, needs, prize, ready, uncovered
from engine.wizards.tasks import locations, suspected
from engine.wizards.travel import Stops
from engine.wizards.world import bound, living, order, rank, tasks, wizard_places

#: What a meeting with a Mentor promises that brings a Rank; how many times as much before the last Rank; how much
#: of what healing brings one that heals; what one that brings a Task, to whom has fewer than so many.
MENTOR, LAST_RANK, HEALING, LESSON, ENOUGH = 900.0, 3.0, 0.7, 120.0, 6
#: The sorts of places where the Demon Dazed and the Dragonbound are healed.
HEALERS = ("ruktal", "master_sorcerer", "hamdrel", "abbey")


class Aims(NamedTuple):
    """What a player wants. A meeting with one of the `helpers` promises so much (0: they are not sought). `tasks`
    are the Tasks: what each brings, the sort of the next part, and the spaces of all parts that are left; `needs`
    says what the points are worth. `due` lands fall in so many `days`. `lacking` points are needed for the highest
    Rank, and `stranded` of them no Task promises at Rank 4. `met` are the marks of the places that were met on
    this land."""

    promise: float
    helpers: tuple[str, ...]
    suspected: bool
    tasks: tuple[tuple[Prize, str, Stops], ...]
    needs: Needs
    days: int
    due: int
    lacking: int
    stranded: int
    rank: int
    met: tuple[tuple[str, int], ...]


def aims(t: Position, seat: str, promise: float) -> Aims:
    """What a player wants to whom a meeting with a Mentor promises so much. The Dragonbound can only be healed:
    they do no part of a Task and gain no points (WZ-DRAGON-19)."""
    free = not bound(t, seat)
    return Aims(
        promise,
        helpers(t, seat) if promise else (),
        suspected(t, seat),
        tuple([(prize(t, seat, task), sort, stops) for task, sort, stops in routes(t, seat)]) if free else (),
        needs(t, seat),
        number("days") + 1 - t.counters["day"],
        due_lands(t, t.counters["fortnight"])[0],
        lacking(t, seat),
        uncovered(t, seat) if rank(t, seat) == 4 else 0,
        rank(t, seat) if free else 0,
        tuple([each for each in t.pieces[FIGURE[seat]].marks if each[0].startswith("met-")]),
    )


def promised(t: Position, seat: str) -> float:
    """What a meeting with a Mentor promises."""
    ill = affliction(t, seat)
    if ill:
        return HEALING * ill
    if ready(t, seat):
        return MENTOR * (LAST_RANK if rank(t, seat) == 4 else 1)
    return _lesson(t, seat)


def _lesson(t: Table, seat: str) -> float:
    """What a meeting with the own Mentor promises that brings a Task (WZ-RANK-28): more to a player with fewer."""
    if rank(t, seat) >= 4 or suspected(t, seat) or not uncovered(t, seat):
        return 0.0
    return LESSON * min(1.0, max(0, ENOUGH - len(t.contents[TASKS_OF[seat]])) / 3)


def routes(t: Table, seat: str) -> list[tuple[str, str, Stops]]:
    """The Tasks of a player, each with the sort of the next part and the spaces of the parts that are left; () if
    nobody knows where a person is. A gate leads to its exit without a way (WZ-TASK-25)."""
    goals = locations(t, seat)
    found: list[tuple[str, str, Stops]] = []
    for task in tasks(t, seat):
        card = TASK_NUMBER[task]
        left = _left(card, t.pieces[task].mark("done"))
        found.append((task, left[0][1].sort, tuple([
            (goals[card, number],) if (card, number) in goals else _people(t, seat, task, part)
            for number, part in left
        ])))  # fmt: skip
    return found


@cache
def _left(card: int, done: int) -> tuple[tuple[int, Part], ...]:
    """The parts of a Task that are left, each with its number from 1, without those to which a gate leads."""
    parts = [*enumerate(TASKS[card].parts, 1)][done:]
    return tuple([(number, part) for number, part in parts if number == done + 1 or not part.exit])


def _people(t: Table, seat: str, task: str, part: Part) -> tuple[str, ...]:
    """Where somebody is whom a part asks for, as far as the table shows it."""
    if part.sort == "mentor":
        return mentors(t, seat)
    if not part.named:
        return wizard_places(t)
    where = t.pieces[WIZARDS[t.pieces[task].mark("wizard") - 1]].place
    return (where,) if on_map(where) else ()


def helpers(t: Table, seat: str) -> tuple[str, ...]:
    """The spaces where somebody heals the player, if need be (WZ-DEMON-25), else the Mentors."""
    if not affliction(t, seat):
        return mentors(t, seat)
    return (*_healers(living(t)), *wizard_places(t))


@kept
def _healers(lands: Living) -> tuple[str, ...]:
    """The living places that heal."""
    return tuple([key for key, site in SITES.items() if site.sort in HEALERS and key[:3] not in lands.dead])


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
