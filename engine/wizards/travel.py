"""Travel: how far it is for a player of Wizards on foot, by boat and by Transport, in movement points, for the
bots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from statistics import fmean

from engine.flow import Position
from engine.table import memoised
from engine.wizards.atlas import BY_DICE, COSTS, DRY, KIND_BY_DIE, Living, kept, rollable, terrain_of
from engine.wizards.calling import Calling, Journeying, forms
from engine.wizards.components import BOATS, DIE, LAIR, LANDS, STONES, number
from engine.wizards.spells import known
from engine.wizards.world import aboard, bound, dazed, living

#: How far a goal counts as being that cannot be reached.
FAR = 80
#: What a turn costs, in movement points, and what the first space in a summoned boat costs.
TURN, EMBARKING = 3.5, 2
#: Stands before a space where the player is aboard a boat.
AFLOAT = "~"


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
NOWHERE, ADRIFT = "", "*"
#: The lands of RANDOM spaces, one for each throw of the two dice (WZ-TRANS-02).
THROWN = tuple([BY_DICE[kind][n] for kind in KIND_BY_DIE.values() for n in range(len(DIE))])
#: Nothing but walking.
WALKS = Travel()


@memoised
def travel(t: Position, seat: str) -> Travel:
    """How a player goes now. Of the forms of Transport those to a RANDOM space do not count."""
    if bound(t, seat):
        return WALKS
    spells, ill = known(t, seat), dazed(t, seat)
    turn = TURN * len(DIE) / number("spell_dazed" if ill else "spell")
    outbound, from_stone, inbound = float(FAR), False, float(FAR)
    for form in forms(t, seat):
        if form.goal == "any_land":
            outbound, from_stone = turn, form.start == "stone"
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


def _sailed(t: Position) -> tuple[str, ...]:
    """The seas on which there are boats (WZ-BOAT-15)."""
    seas = _seas(living(t))
    found = {seas[t.pieces[boat].place] for boat in BOATS if t.pieces[boat].place in seas}
    return tuple(sorted(found))


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


def by_spell(lands: Living, here: str, space: str, travel: Travel) -> float:
    """The movement points to a space by Transport."""
    if space[:3] not in LANDS:
        return FAR
    if here == NOWHERE:
        return _inside(lands, space, travel)
    if here == ADRIFT:
        return _from_anywhere(lands, space, travel)
    if travel.outbound == FAR == travel.inbound:
        return FAR
    out = travel.outbound + _inside(lands, space, travel)
    if travel.from_stone:
        out += min(_to_stone(lands, here, travel), travel.inbound)
    return min(out, travel.inbound + _from_stone(lands, space, travel))


def ways_to(lands: Living, goal: str, travel: Travel) -> dict[str, int]:
    """The movement points to a goal from each living space, and from boats (`AFLOAT` before the space)."""
    return _ways_to(lands, goal, travel.sails, travel.swift)


@kept
def _ways_to(lands: Living, goal: str, sails: tuple[str, ...], swift: tuple[str, ...]) -> dict[str, int]:
    return _field(_steps(lands, sails, swift), {goal: 0})


def ways_back(lands: Living, goal: str, travel: Travel) -> dict[str, int]:
    """The movement points from each living space to a goal by way of a space off its land."""
    return _ways_back(lands, goal, travel.sails, travel.swift)


@kept
def _ways_back(lands: Living, goal: str, sails: tuple[str, ...], swift: tuple[str, ...]) -> dict[str, int]:
    land, back = goal[:3], _ways_to(lands, goal, sails, swift)
    around = {out for space, near in lands.beside.items() if space[:3] == land for out in near if out[:3] != land}
    return _field(_steps(lands, sails, swift), {out: back[out] for out in around if out in back})


def _field(steps: dict[str, tuple[Entering, ...]], ends: dict[str, int]) -> dict[str, int]:
    """How far each place is from some that are so far from a goal: backwards, all that are equally far at once."""
    found = dict.fromkeys(steps, FAR) | ends
    rims: list[list[str]] = [[] for _ in range(FAR)]
    for place, far in ends.items():
        rims[far].append(place)
    for far, rim in enumerate(rims):
        for place in rim:
            if found[place] == far:
                for cost, before in steps[place]:
                    farther = far + cost
                    nearer = [each for each in before if farther < found[each]]
                    if nearer:
                        found.update(dict.fromkeys(nearer, farther))
                        rims[farther] += nearer
    return {place: far for place, far in found.items() if far < FAR}


@kept
def _steps(lands: Living, sails: tuple[str, ...], swift: tuple[str, ...]) -> dict[str, tuple[Entering, ...]]:
    """The steps to each space, and to each boat on one that comes to the player."""
    seas, found = _seas(lands), dict[str, tuple[Entering, ...]]()
    for space, near in lands.beside.items():
        boats = tuple([AFLOAT + each for each in near if each not in DRY])
        served = tuple([AFLOAT + each for each in near if each not in DRY and seas[each] in sails])
        found[space] = ((1 if _is_eased(space, swift) else COSTS[space], near + served),)
        if seas.get(space) in sails:
            ashore = tuple([each for each in near if each in DRY])
            found[AFLOAT + space] = ((1, boats), (EMBARKING, ashore))
    return found


def _is_eased(space: str, swift: tuple[str, ...]) -> bool:
    """Whether Swiftness makes a space cost 1 (WZ-SPELL-12, WZ-SPELL-13)."""
    return space in DRY and (terrain_of(space) in swift or ("common" in swift and space[:3] in COMMON))


@kept
def _inside(lands: Living, space: str, travel: Travel) -> float:
    """The movement points to a space from where a Transport to its land sets a player down, on average."""
    far = ways_to(lands, space, travel)
    return fmean([far.get(each, FAR) for each in rollable(space[:3])])


@kept
def _to_stone(lands: Living, here: str, travel: Travel) -> float:
    """The movement points to the nearest Stone."""
    return min([ways_to(lands, stone, travel).get(here, FAR) for stone in STONES])


@kept
def _from_stone(lands: Living, space: str, travel: Travel) -> float:
    """The movement points to a space from a Stone, on average."""
    far = ways_to(lands, space, travel)
    return fmean([far.get(stone, FAR) for stone in STONES])


@kept
def _from_anywhere(lands: Living, space: str, travel: Travel) -> float:
    """The movement points to a space from a RANDOM one, on average; it is in the Lair instead of on dead land
    (WZ-TRANS-06)."""
    far = ways_to(lands, space, travel)
    thrown = [LAIR if land in lands.dead else land for land in THROWN]
    return fmean([fmean([far.get(each, FAR) for each in rollable(land)]) for land in thrown])
