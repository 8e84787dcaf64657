"""Itinerary: in which order goals on the map are best gone for, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.wizards.atlas import COSTS, Living, kept
from engine.wizards.components import KINDS, LAIR, LANDS
from engine.wizards.travel import FAR, WALKS, Travel, by_spell, ways_to

#: What is left of a gain after each movement point on the way to it.
PATIENCE = 0.97
#: The movement points that a stop costs besides the way: the rest of a roll is lost.
STOP = 1.5
#: How far a goal counts as being of which nobody knows where it is.
SOMEWHERE = 25
#: How far a space counts as being from itself, for a figure that has to leave it and come back (WZ-ENC-12).
BACK = 5
#: After so many movement points nothing is planned any more.
HORIZON = 90.0
#: With how many goals the itineraries begin that are compared.
FIRSTS = 4
#: How many movement points a turn brings nearer, on average.
PACE = 2.5
#: How many times as likely as another land one with Task Markers is to fall.
MARKED = 1.5

#: What it costs, in movement points, to meet Demons on the way: the walk ends, and they may do harm.
PASSING = 8

Stops = tuple[tuple[str, ...], ...]
Beset = tuple[str, ...]


class Goal(NamedTuple):
    """What can be gained by making some stops in order: each at any of some spaces, () at an unknown one. `delay`
    are movement points that pass before the first stop counts. `site` says that a place is met, which takes an
    arrival of its own (WZ-ENC-08)."""

    gain: float
    stops: Stops
    delay: float = 0.0
    site: bool = False


@kept
def worth(
    lands: Living, here: str, goals: tuple[Goal, ...], rolled: int = 0, travel: Travel = WALKS, beset: Beset = ()
) -> float:
    """What the goals are worth to a figure that has `rolled` movement points in hand: the best itinerary among
    those that begin with one of the most promising, and go on with whatever promises most from there. A goal of
    which nobody knows where it is may come about on the way. Demons are next to the figure in `beset`."""
    promised = sorted([(-promise, n) for n, promise in enumerate(_promises(lands, here, goals, travel))])
    known = [goals[n] for _, n in promised if goals[n].stops[0]]
    met = sum([-promise for promise, n in promised if not goals[n].stops[0]])
    firsts = range(min(FIRSTS, len(known)))
    return met + max([_followed(lands, here, known, n, rolled, travel, beset) for n in firsts], default=0.0)


def _followed(
    lands: Living, here: str, goals: list[Goal], chosen: int, rolled: int, travel: Travel, beset: Beset
) -> float:
    """What the goals are worth, with `chosen` as the first. All have a known first stop."""
    first = goals[chosen].stops[0]
    total, time = 0.0, _held_up(lands, here, first, travel, beset) - _walked(lands, here, first, rolled, travel)
    left, site = list(goals), False
    while True:
        goal = left[chosen]
        where, far = nearest(lands, here, goal.stops[0], travel)
        if where == here and time > 0 and (site or goal.site):
            far = BACK
        here, site, rest = where, goal.site, goal.stops[1:]
        time += far + goal.delay + STOP
        if rest and rest[0]:
            left[chosen] = Goal(goal.gain, rest, BACK if here in rest[0] else 0.0)
        else:
            total += goal.gain * PATIENCE ** (time + (SOMEWHERE + length(lands, rest, travel) if rest else 0))
            del left[chosen]
        if not left or time > HORIZON:
            return total
        promises = _promises(lands, here, left, travel)
        chosen = promises.index(max(promises))


@kept
def _walked(lands: Living, here: str, spaces: tuple[str, ...], rolled: int, travel: Travel) -> float:
    """How much nearer a roll in hand brings a figure to the nearest of some spaces; nothing where Transport is the
    better way."""
    where, far = nearest(lands, here, spaces, travel)
    return max(0.0, far - max(0, ways_to(lands, where, travel).get(here, FAR) - rolled))


@kept
def _held_up(lands: Living, here: str, spaces: tuple[str, ...], travel: Travel, beset: Beset) -> float:
    """What Demons next to a figure cost it on the way to the nearest of some spaces: a detour, or to meet them."""
    where, far = nearest(lands, here, spaces, travel)
    ways = ways_to(lands, where, travel)
    if here not in lands.beside or not beset or ways.get(here, FAR) > far:
        return 0.0
    onward = [ways.get(each, FAR) + COSTS[each] + PASSING * (each in beset) for each in lands.beside[here]]
    return max(0.0, min(onward) - far)


def _promises(lands: Living, here: str, goals: Sequence[Goal], travel: Travel) -> list[float]:
    """What each goal is worth to a figure that goes straight for it."""
    return [
        goal.gain * PATIENCE ** (_whole_way(lands, here, goal.stops, travel) + goal.delay) for goal in goals
    ]


@kept
def _whole_way(lands: Living, here: str, stops: Stops, travel: Travel) -> float:
    """The movement points to the last of some stops."""
    return nearest(lands, here, stops[0], travel)[1] + length(lands, stops, travel)


@kept
def nearest(lands: Living, here: str, spaces: tuple[str, ...], travel: Travel = WALKS) -> tuple[str, float]:
    """The nearest of some spaces, "" if nobody knows where, and how many movement points it is away."""
    if not spaces:
        return "", SOMEWHERE
    far, where = min([
        (min(ways_to(lands, space, travel).get(here, FAR), by_spell(lands, here, space, travel)), space)
        for space in spaces
    ])
    return where, far


@kept
def length(lands: Living, stops: Stops, travel: Travel = WALKS) -> float:
    """The movement points from the first of some stops to the last."""
    if len(stops) < 2:
        return 0.0
    far = SOMEWHERE if not stops[0] else nearest(lands, stops[0][0], stops[1], travel)[1]
    return (far or BACK) + STOP + length(lands, stops[1:], travel)


@kept
def survival(
    lands: Living, here: str, stops: Stops, days: int, due: int, travel: Travel = WALKS
) -> float:
    """The chance that no stop falls to Evil before it is reached, if `due` lands fall in `days` days and after
    each Fortnight from then on."""
    chance, time = 1.0, 0.0
    for stop in stops:
        where, far = nearest(lands, here, stop, travel)
        here, time = where or here, time + far + STOP
        if where and where[:3] in LANDS and time / PACE > days:
            attacks = 1 + int((time / PACE - days) // 14)
            chance *= 1 - _falling(lands, LANDS[where[:3]].kind, due * attacks)
    return chance


def _falling(lands: Living, kind: str, due: int) -> float:
    """How likely a land of a kind is to be among the next `due` that fall: Common ones fall first, Magic ones
    last."""
    before = KINDS[: KINDS.index(kind)]
    kinds: list[str] = [LANDS[land].kind for land in lands.lands if land != LAIR]
    due -= sum([each in before for each in kinds])
    return min(0.9, MARKED * max(0, due) / max(1, kinds.count(kind)))
