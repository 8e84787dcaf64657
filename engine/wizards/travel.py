"""Travel: how far spells of Transport bring a player of Wizards, in movement points, for the bots."""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

from engine.flow import Position
from engine.wizards.atlas import Living, kept, rollable
from engine.wizards.calling import Calling, Journeying, forms
from engine.wizards.components import LANDS, STONES, number
from engine.wizards.world import bound, dazed

#: How far a goal counts as being that cannot be reached.
FAR = 80
#: What a turn costs, in movement points.
TURN = 3.5


class Travel(NamedTuple):
    """What the spell of Transport saves a player: what it costs to come to a random space of any land, whether only
    from a Stone (WZ-SPELL-16), and what it costs to come to a Stone from anywhere (WZ-SPELL-17)."""

    outbound: float = FAR
    from_stone: bool = False
    inbound: float = FAR


#: Where a player is who is being carried to a land that he picks.
NOWHERE = ""
#: Nothing but walking.
WALKS = Travel()


def travel(t: Position, seat: str) -> Travel:
    """What Transport saves a player now. Only the goals that the player picks count."""
    if bound(t, seat):
        return WALKS
    turn = TURN * 6 / number("spell_dazed" if dazed(t, seat) else "spell")
    found = WALKS
    for form in forms(t, seat):
        if form.goal == "any_land":
            found = found._replace(outbound=turn - TURN * form.extra_turns, from_stone=form.start == "stone")
        elif form.goal == "stone" and form.start == "anywhere":
            found = found._replace(inbound=turn)
    return found


def picks_land(t: Position, seat: str) -> bool:
    """Whether the player is being carried to a land of choice (WZ-TRANS-05)."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Calling):
        return page.seat == seat and page.step == "land"
    return isinstance(page, Journeying) and page.seat == seat and page.step == "start"


def by_spell(lands: Living, here: str, space: str, travel: Travel) -> float:
    """The movement points to a space by Transport."""
    if space[:3] not in LANDS:
        return FAR
    if here == NOWHERE:
        return _inside(lands, space)
    if travel is WALKS:
        return FAR
    out = travel.outbound + _inside(lands, space)
    if travel.from_stone:
        out += min(_to_stone(lands, here), travel.inbound)
    return min(out, travel.inbound + _from_stone(lands, space))


@kept
def _inside(lands: Living, space: str) -> float:
    """The movement points to a space from where a Transport to its land sets a player down, on average."""
    far = lands.walks(space)
    return fmean([far.get(each, FAR) for each in rollable(space[:3])])


@kept
def _to_stone(lands: Living, here: str) -> float:
    """The movement points to the nearest Stone."""
    return min([lands.walks(stone).get(here, FAR) for stone in STONES])


@kept
def _from_stone(lands: Living, space: str) -> float:
    """The movement points to a space from a Stone, on average."""
    far = lands.walks(space)
    return fmean([far.get(stone, FAR) for stone in STONES])
