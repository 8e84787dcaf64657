"""Itinerary: in which order goals on the map are best gone for, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.wizards.atlas import COSTS, Living, kept
from engine.wizards.components import KINDS, LAIR, LANDS
from engine.wizards.travel import BACK, FAR, SOMEWHERE, STOP, Roads, Stops

#: What is left of a gain after each movement point on the way to it.
PATIENCE = 0.97
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
def worth(roads: Roads, here: str, goals: tuple[Goal, ...], rolled: int = 0, beset: Beset = ()) -> float:
    """What the goals are worth to a figure that has `rolled` movement points in hand: the best itinerary among
    those that begin with one of the most promising, and go on with whatever promises most from there. A goal of
    which nobody knows where it is may come about on the way. Demons are next to the figure in `beset`."""
    promised = sorted([(-promise, n) for n, promise in enumerate(_promises(roads, here, goals))])
    known = [goals[n] for _, n in promised if goals[n].stops[0]]
    met = sum([-promise for promise, n in promised if not goals[n].stops[0]])
    firsts = range(min(FIRSTS, len(known)))
    return met + max([_followed(roads, here, known, n, rolled, beset) for n in firsts], default=0.0)


def _followed(roads: Roads, here: str, goals: list[Goal], chosen: int, rolled: int, beset: Beset) -> float:
    """What the goals are worth, with `chosen` as the first. All have a known first stop."""
    first = goals[chosen].stops[0]
    total, time = 0.0, _held_up(roads, here, first, beset) - _walked(roads, here, first, rolled)
    left, site = list(goals), False
    while True:
        gain, stops, delay, is_site = left[chosen]
        where, far = roads.nearest[here][stops[0]]
        if where == here and time > 0 and (site or is_site):
            far = BACK
        here, site, rest = where, is_site, stops[1:]
        time += far + delay + STOP
        if rest and rest[0]:
            left[chosen] = Goal(gain, rest, BACK if here in rest[0] else 0.0)
        else:
            total += gain * PATIENCE ** (time + (SOMEWHERE + roads.between[rest] if rest else 0))
            del left[chosen]
        if not left or time > HORIZON:
            return total
        promises = _promises(roads, here, left)
        chosen = promises.index(max(promises))


@kept
def _walked(roads: Roads, here: str, spaces: tuple[str, ...], rolled: int) -> float:
    """How much nearer a roll in hand brings a figure to the nearest of some spaces; nothing where Transport is the
    better way."""
    where, far = roads.nearest[here][spaces]
    return max(0.0, far - max(0, roads.ways[where].get(here, FAR) - rolled))


@kept
def _held_up(roads: Roads, here: str, spaces: tuple[str, ...], beset: Beset) -> float:
    """What Demons next to a figure cost it on the way to the nearest of some spaces: a detour, or to meet them."""
    where, far = roads.nearest[here][spaces]
    ways, beside = roads.ways[where], roads.lands.beside
    if here not in beside or not beset or ways.get(here, FAR) > far:
        return 0.0
    onward = [ways.get(each, FAR) + COSTS[each] + PASSING * (each in beset) for each in beside[here]]
    return max(0.0, min(onward) - far)


def _promises(roads: Roads, here: str, goals: Sequence[Goal]) -> list[float]:
    """What each goal is worth to a figure that goes straight for it."""
    ways = roads.to_last[here]
    return [gain * PATIENCE ** (ways[stops] + delay) for gain, stops, delay, _ in goals]


def survival(roads: Roads, here: str, stops: Stops, days: int, due: int) -> float:
    """The chance that no stop falls to Evil before it is reached, if `due` lands fall in `days` days and after
    each Fortnight from then on."""
    chance = 1.0
    for kind, day in _stays(roads, here, stops):
        if day > days:
            attacks = 1 + int((day - days) // 14)
            chance *= 1 - _falling(roads.lands, kind, due * attacks)
    return chance


@kept
def _stays(roads: Roads, here: str, stops: Stops) -> tuple[tuple[str, float], ...]:
    """The kinds of the lands on which stops are made, each with the day on which that is."""
    found, time = list[tuple[str, float]](), 0.0
    for stop in stops:
        where, far = roads.nearest[here][stop]
        here, time = where or here, time + far + STOP
        if where and where[:3] in LANDS:
            found.append((LANDS[where[:3]].kind, time / PACE))
    return tuple(found)


@kept
def _falling(lands: Living, kind: str, due: int) -> float:
    """How likely a land of a kind is to be among the next `due` that fall: Common ones fall first, Magic ones
    last."""
    before = KINDS[: KINDS.index(kind)]
    kinds: list[str] = [LANDS[land].kind for land in lands.lands if land != LAIR]
    due -= sum([each in before for each in kinds])
    return min(0.9, MARKED * max(0, due) / max(1, kinds.count(kind)))
