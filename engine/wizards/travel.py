"""Travel: how far it is for a player of Wizards on foot, by boat and by Transport, in movement points, for the
bots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from engine.flow import Position
from engine.table import memoised
from engine.wizards.atlas import BY_DICE, COSTS, DRY, KIND_BY_DIE, Living, Once, kept, rollable, terrain_of
from engine.wizards.calling import Calling, Journeying, forms
from engine.wizards.components import BOATS, DIE, LAIR, LANDS, STONES, number
from engine.wizards.spells import known
from engine.wizards.world import aboard, bound, dazed, living

#: How far a goal counts as being that cannot be reached.
FAR = 80
#: How far a goal counts as being of which nobody knows where it is.
SOMEWHERE = 25
#: The movement points that a stop costs besides the way: the rest of a roll is lost.
STOP = 1.5
#: How far a space counts as being from itself, for a figure that has to leave it and come back (WZ-ENC-12).
BACK = 5
#: What a turn costs, in movement points, and what the first space in a summoned boat costs.
TURN, EMBARKING = 3.5, 2
#: Stands before a space where the player is aboard a boat.
AFLOAT = "~"


#: Stops in order, each at any of some spaces, () at an unknown one.
Stops = tuple[tuple[str, ...], ...]
#: The most that one step costs.
DEAREST = max(EMBARKING, *COSTS.values())
#: What a step to a place costs, and from where it can come.
Entering = tuple[int, tuple[str, ...]]


@dataclass(frozen=True, eq=False, slots=True)
class Travel:
    """How a player goes: the seas where boats come for him, and the terrains that Swiftness eases.

    `outbound` is what it costs to come by Transport to a random space of any land, `from_stone` whether that is
    only so from a Stone (WZ-SPELL-16), and `inbound` what it costs to come to a Stone from anywhere (WZ-SPELL-17).
    Those who travel alike share one object, whose hash costs nothing.
    """

    sails: tuple[str, ...] = ()
    swift: tuple[str, ...] = ()
    outbound: float = FAR
    from_stone: bool = False
    inbound: float = FAR


#: The Common Lands, which one form of Swiftness eases (WZ-SPELL-13).
COMMON = frozenset([code for code, land in LANDS.items() if land.kind == "common"])
#: Where a player is who is being carried to a land that he picks, and to a RANDOM space.
NOWHERE, ADRIFT = CARRIED = "", "*"
#: The lands of RANDOM spaces, one for each throw of the two dice (WZ-TRANS-02).
THROWN = tuple([BY_DICE[kind][n] for kind in KIND_BY_DIE.values() for n in range(len(DIE))])
#: Nothing but walking.
WALKS = Travel()


def travel(t: Position, seat: str) -> Travel:
    """How a player goes now. Of the forms of Transport those to a RANDOM space do not count."""
    if bound(t, seat):
        return WALKS
    spells, ill = known(t, seat), dazed(t, seat)
    turn = TURN * len(DIE) / number("spell_dazed" if ill else "spell")
    outbound, from_stone, inbound = float(FAR), False, float(FAR)
    for form in forms(t, seat):
        if form.goal == "any_land":
            outbound, from_stone = turn - TURN * form.extra_turns, form.start == "stone"
        elif form.goal == "stone" and form.start == "anywhere":
            inbound = turn
    swift = spells.get("swiftness")
    sails = _sailed(t) if "boat_summoning" in spells and not ill else ()
    return _travel(sails, swift.terrain if swift is not None and not ill else (), outbound, from_stone, inbound)


@cache
def _travel(
    sails: tuple[str, ...], swift: tuple[str, ...], outbound: float, from_stone: bool, inbound: float
) -> Travel:
    return Travel(sails, swift, outbound, from_stone, inbound)


class Roads:
    """How far it is on one map for those who travel alike. What was found is kept."""

    def __init__(self, lands: Living, travel: Travel) -> None:
        self.lands = lands
        self.travel = travel
        #: Whether a Transport spell shortens ways.
        self.flies = travel.outbound < FAR or travel.inbound < FAR
        #: Goal -> the movement points to it from each living space, and from boats (`AFLOAT` before the space).
        self.ways = Once[str, dict[str, int]](lambda goal: _ways_to(lands, goal, travel.sails, travel.swift))
        #: Space -> some spaces -> the nearest of them, and how many movement points it is away.
        self.nearest = Once[str, Once[tuple[str, ...], tuple[str, float]]](
            lambda here: Once(lambda spaces: _nearest(self, here, spaces))
        )
        #: Space -> some stops in order, each at any of some spaces -> the movement points to the last of them.
        self.to_last = Once[str, Once[Stops, float]](
            lambda here: Once(lambda stops: self.nearest[here][stops[0]][1] + self.between[stops])
        )
        #: Some stops -> the movement points from the first of them to the last.
        self.between = Once[Stops, float](lambda stops: _between(self, stops))
        #: What functions of the roads alone have found (`kept`).
        self.found: dict[tuple[object, ...], Any] = {}


@kept
def roads(lands: Living, travel: Travel = WALKS) -> Roads:
    """The one object for all who travel so on a map."""
    return Roads(lands, travel)


@memoised
def roads_of(t: Position, seat: str) -> Roads:
    """How far it is for a player now."""
    return roads(living(t), travel(t, seat))


def _sailed(t: Position) -> tuple[str, ...]:
    """The seas on which there are boats (WZ-BOAT-15)."""
    pieces = t.pieces
    return _with_boats(living(t), tuple([pieces[boat].place for boat in BOATS]))


@kept
def _with_boats(lands: Living, boats: tuple[str, ...]) -> tuple[str, ...]:
    """The seas of the boats that lie in these places."""
    seas = _seas(lands)
    return tuple(sorted({seas[where] for where in boats if where in seas}))


@kept
def _seas(lands: Living) -> dict[str, str]:
    """Each living Water space with the first space of the water that hangs together with it."""
    found: dict[str, str] = {}
    for space in sorted(lands.beside):
        if space not in DRY and space[:3] not in lands.dead and space not in found:
            found |= dict.fromkeys(lands.water_ways(space), space)
    return found


def whereabouts(t: Position, seat: str, here: str) -> str:
    """A player's space, marked if he is aboard a boat there."""
    return AFLOAT + here if here not in (NOWHERE, ADRIFT) and aboard(t, seat) else here


def picks_land(t: Position, seat: str) -> bool:
    """Whether the player is being carried to a land of choice (WZ-TRANS-05)."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Calling):
        return page.seat == seat and page.step == "land"
    return isinstance(page, Journeying) and page.seat == seat and page.step == "start"


def awaits_help(t: Position, seat: str) -> bool:
    """Whether the player has Called For Help, and nobody has come yet."""
    page = t.pages[-1] if t.pages else None
    return isinstance(page, Calling) and page.seat == seat and page.step in ("start", "roll")


def _nearest(roads: Roads, here: str, spaces: tuple[str, ...]) -> tuple[str, float]:
    """The nearest of some spaces, "" if nobody knows where, and how many movement points it is away."""
    if not spaces:
        return "", SOMEWHERE
    far, where = min([(_far(roads, here, space), space) for space in spaces])
    return where, far


def _far(roads: Roads, here: str, space: str) -> float:
    """The movement points to a space, on foot and by boat or by Transport."""
    afoot = roads.ways[space].get(here, FAR)
    return min(afoot, by_spell(roads, here, space)) if roads.flies or here in CARRIED else afoot


def _between(roads: Roads, stops: Stops) -> float:
    """The movement points from the first of some stops to the last."""
    if len(stops) < 2:
        return 0.0
    far = SOMEWHERE if not stops[0] else roads.nearest[stops[0][0]][stops[1]][1]
    return (far or BACK) + STOP + roads.between[stops[1:]]


def by_spell(roads: Roads, here: str, space: str) -> float:
    """The movement points to a space by Transport."""
    if space[:3] not in LANDS:
        return FAR
    if here == NOWHERE:
        return _inside(roads, space)
    if here == ADRIFT:
        return _from_anywhere(roads, space)
    travel = roads.travel
    if not roads.flies:
        return FAR
    out = travel.outbound + _inside(roads, space)
    if travel.from_stone:
        out += min(_to_stone(roads, here), travel.inbound)
    return min(out, travel.inbound + _from_stone(roads, space))


@kept
def _ways_to(lands: Living, goal: str, sails: tuple[str, ...], swift: tuple[str, ...]) -> dict[str, int]:
    return _field(_steps(lands, sails, swift), {goal: 0})


@kept
def ways_back(roads: Roads, goal: str) -> dict[str, int]:
    """The movement points from each living space to a goal by way of a space off its land."""
    land, back, lands, travel = goal[:3], roads.ways[goal], roads.lands, roads.travel
    around = {out for space, near in lands.beside.items() if space[:3] == land for out in near if out[:3] != land}
    return _field(_steps(lands, travel.sails, travel.swift), {out: back[out] for out in around if out in back})


def _field(steps: dict[str, tuple[Entering, ...]], ends: dict[str, int]) -> dict[str, int]:
    """How far each place is from some that are so far from a goal: backwards, all that are equally far at once.
    All steps into a place cost the same, so a place is first reached by the best way."""
    found: dict[str, int] = {}
    rims: list[list[tuple[str, ...]]] = [[] for _ in range(FAR + DEAREST)]
    for place, far in ends.items():
        rims[far].append((place,))
    for far, rim in enumerate(rims[:FAR]):
        for places in rim:
            for place in places:
                if place not in found:
                    found[place] = far
                    for cost, before in steps[place]:
                        rims[far + cost].append(before)
    return found


@kept
def _steps(lands: Living, sails: tuple[str, ...], swift: tuple[str, ...]) -> dict[str, tuple[Entering, ...]]:
    """The steps to each space, and to each boat on one that comes to the player."""
    seas, found = _seas(lands), dict[str, tuple[Entering, ...]]()
    for space, (near, boats, ashore) in _shores(lands).items():
        served = tuple([each for each in boats if seas[each[1:]] in sails]) if sails else ()
        found[space] = ((1 if _is_eased(space, swift) else COSTS[space], near + served),)
        if seas.get(space) in sails:
            found[AFLOAT + space] = ((1, boats), (EMBARKING, ashore))
    return found


@kept
def _shores(lands: Living) -> dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]:
    """Each space with the living spaces next to it, the boats on those that are Water, and those that are not."""
    return {
        space: (near, tuple([AFLOAT + each for each in near if each not in DRY]),
                tuple([each for each in near if each in DRY]))
        for space, near in lands.beside.items()
    }  # fmt: skip


def _is_eased(space: str, swift: tuple[str, ...]) -> bool:
    """Whether Swiftness makes a space cost 1 (WZ-SPELL-12, WZ-SPELL-13)."""
    return space in DRY and (terrain_of(space) in swift or ("common" in swift and space[:3] in COMMON))


@kept
def _inside(roads: Roads, space: str) -> float:
    """The movement points to a space from where a Transport to its land sets a player down, on average."""
    far = roads.ways[space]
    return fmean([far.get(each, FAR) for each in rollable(space[:3])])


@kept
def _to_stone(roads: Roads, here: str) -> float:
    """The movement points to the nearest Stone."""
    return min([roads.ways[stone].get(here, FAR) for stone in STONES])


@kept
def _from_stone(roads: Roads, space: str) -> float:
    """The movement points to a space from a Stone, on average."""
    far = roads.ways[space]
    return fmean([far.get(stone, FAR) for stone in STONES])


@kept
def _from_anywhere(roads: Roads, space: str) -> float:
    """The movement points to a space from a RANDOM one, on average; it is in the Lair instead of on dead land
    (WZ-TRANS-06)."""
    far = roads.ways[space]
    thrown = [LAIR if land in roads.lands.dead else land for land in THROWN]
    return fmean([fmean([far.get(each, FAR) for each in rollable(land)]) for land in thrown])
