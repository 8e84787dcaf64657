"""Closeness: how near each other the lands lie that players lay, as a number for the bots. Ways are short then."""

from __future__ import annotations

from itertools import combinations

from engine.flow import Position
from engine.table import Table, memoised
from engine.wizards.atlas import SLOTS, apart
from engine.wizards.components import LAND_OF, LANDS, MARKER_OWNER
from engine.wizards.events.setup import hidden_slot
from engine.wizards.setup import Laying, open_slots, taken_slots

#: How often players come to a land of a kind, and to those that are unlike others of their kind. Nobody but the
#: layer knows which land lies in a slot: then it counts as one of any kind.
VISITS = {"common": 0.8, "elven": 1.2, "magic": 1.2}
UNLIKE = {"CIR": 1.6, "LAI": 0.2}
UNKNOWN = 1.0
#: In how many of the best slots each land is tried.
SLOTS_TRIED = 2


def is_laying(t: Position) -> bool:
    """Whether the lands are being laid."""
    return bool(t.pages) and isinstance(t.pages[-1], Laying)


@memoised
def closeness(t: Table, seat: str) -> float:
    """How near each other the lands lie, those that count most first, as far as a player knows them."""
    return -sum(
        [
            one * other * apart(here, there)
            for (here, one), (there, other) in combinations(_visits(t, seat).items(), 2)
        ]
    )


def _visits(t: Table, seat: str) -> dict[int, float]:
    """The slots in which lands lie, with how often players will come there."""
    return {slot: _visits_to(t, seat, slot) for slot in taken_slots(t)}


def _visits_to(t: Table, seat: str, slot: int) -> float:
    if not any(MARKER_OWNER[key] == seat for key in t.contents[SLOTS[slot]]):
        return UNKNOWN
    land = LAND_OF[t.contents[hidden_slot(slot)][0]]
    return UNLIKE.get(land, VISITS[LANDS[land].kind])


def closest_slots(t: Table) -> frozenset[str]:
    """The open slots that lie nearest to all lands."""
    taken = taken_slots(t)
    slots = sorted(open_slots(t), key=lambda slot: sum([apart(slot, other) for other in taken]))
    return frozenset([SLOTS[slot] for slot in slots[:SLOTS_TRIED]])
