"""What lies where: lands and their spaces, figures and their states, boats, Demons, and what seats hold."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.table import Table, memoised, memoised_of_pieces
from engine.wizards.atlas import SLOTS, Atlas, Laid, Laying, atlas, sort_of, terrain_of
from engine.wizards.components import (
    BOATS,
    BOX,
    DEMONS,
    DRAGON,
    EVENT_PIECE,
    EVENTS,
    EVENTS_OF,
    FIGURE,
    LAND_OF,
    LAND_PIECE,
    LANDS,
    MARKER_OWNER,
    ORDERS,
    OWNER,
    POINTS,
    SECRETS,
    SITES,
    TASK_NUMBER,
    TASKS_OF,
    WIZARDS,
    land_of,
)


@memoised_of_pieces
def laying(t: Table) -> Laying:
    """How the lands lie, once they have been turned up."""
    found = []
    for number, slot in enumerate(SLOTS):
        for key in t.contents[slot]:
            if key in LAND_OF:
                found.append(Laid(LAND_OF[key], number, t.pieces[key].turn))
    return tuple(found)


def world(t: Table) -> Atlas:
    """The map as it lies."""
    return atlas(laying(t))


@memoised_of_pieces
def dead(t: Table) -> frozenset[str]:
    """The lands that have fallen to Evil; they lie face down."""
    return frozenset([code for code, piece in LAND_PIECE.items() if t.pieces[piece].face])


def lives(t: Table, place: str) -> bool:
    """Whether a space belongs to no dead land."""
    return place[:3] not in dead(t)


def living_lands(t: Table) -> tuple[str, ...]:
    """The lands that have not fallen, in order of their numbers."""
    return tuple([code for code in LANDS if code not in dead(t)])


def is_water(t: Table, place: str) -> bool:
    """Whether a space is Water."""
    return not land_of(place) or terrain_of(place) == "water"


@memoised_of_pieces
def coastal(t: Table, place: str) -> bool:
    """Whether a space of living land lies next to living Water (WZ-MOVE-16)."""
    if is_water(t, place) or not lives(t, place):
        return False
    return any(is_water(t, beside) and lives(t, beside) for beside in world(t)[place].neighbours)


def beside(t: Table, place: str) -> tuple[str, ...]:
    """The living spaces next to a space."""
    return tuple([each for each in world(t)[place].neighbours if lives(t, each)])


@memoised_of_pieces
def water_ways(t: Table, goal: str) -> dict[str, int]:
    """How many Water spaces away each living Water space is from a Water space."""
    found, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for each in beside(t, here):
            if each not in found and is_water(t, each):
                found[each] = found[here] + 1
                waiting.append(each)
    return found


# -- figures ---------------------------------------------------------------------------------------------


def place(t: Table, seat: str) -> str:
    """Where a player's figure stands."""
    return t.pieces[FIGURE[seat]].place


def mark(t: Table, seat: str, name: str) -> int:
    """A number marked on a player's figure."""
    return t.pieces[FIGURE[seat]].mark(name)


def standing(t: Table, where: str) -> tuple[str, ...]:
    """The players in a space, clockwise from the first seat."""
    lying = t.contents[where]
    return tuple([seat for seat in t.seats if FIGURE[seat] in lying])


def clockwise(t: Table, seats: Iterable[str], first: str) -> tuple[str, ...]:
    """Some seats, clockwise from `first`; from the first player if there is none (WZ-SEQ-01)."""
    wanted = set(seats)
    start = first or first_player(t)
    return tuple([seat for seat in (start, *t.after(start)) if seat in wanted])


def first_player(t: Table) -> str:
    """The first player of the Day."""
    return t.seats[t.counters["first"]]


def rank(t: Table, seat: str) -> int:
    """A player's Rank, 0 to 5."""
    return t.counters[f"rank-{seat}"]


def order(t: Table, seat: str) -> str:
    """A player's Order, "" at Rank 0."""
    return ORDERS[t.counters[f"order-{seat}"]]


def points(t: Table, seat: str) -> tuple[int, int, int]:
    """A player's Knowledge, Perception and Power."""
    knowledge, perception, power = [t.counters[f"{kind}-{seat}"] for kind in POINTS]
    return knowledge, perception, power


def total(t: Table, seat: str) -> int:
    """The sum of a player's points (WZ-POINT-06)."""
    return sum(points(t, seat))


def dazed(t: Table, seat: str) -> bool:
    """Whether a player is Demon Dazed."""
    return bool(mark(t, seat, "dazed"))


def bound(t: Table, seat: str) -> bool:
    """Whether a player is Dragonbound."""
    return bool(mark(t, seat, "bound"))


def trapped(t: Table, seat: str) -> bool:
    """Whether a player is in a Trap."""
    return bool(mark(t, seat, "trap"))


def animal(t: Table, seat: str) -> str:
    """A player's animal, "" without one."""
    names = ("", *BOX.animals)
    return names[mark(t, seat, "animal")]


def aboard(t: Table, seat: str) -> str:
    """The boat in which a player sits, "" if there is none."""
    number = mark(t, seat, "aboard")
    return BOATS[number - 1] if number else ""


def is_team(t: Table) -> bool:
    """Whether this is the cooperative game (WZ-SETUP-02)."""
    return bool(t.counters["team"])


# -- boats, Demons, Wizards ------------------------------------------------------------------------------


def sailor(t: Table, boat: str) -> str:
    """The player in a boat, "" if it is free."""
    return next((seat for seat in t.seats if aboard(t, seat) == boat), "")


def boats_at(t: Table, where: str) -> tuple[str, ...]:
    """The boats in a space."""
    return tuple([key for key in t.contents[where] if key in BOATS])


def demons_at(t: Table, where: str) -> tuple[str, ...]:
    """The Demon markers in a space, those aboard boats included."""
    return tuple([key for key in t.contents[where] if key in _DEMONS])


_DEMONS = frozenset(DEMONS)


def demons_aboard(t: Table, boat: str) -> tuple[str, ...]:
    """The Demon markers aboard a boat."""
    number = BOATS.index(boat) + 1
    return tuple([key for key in demons_at(t, t.pieces[boat].place) if t.pieces[key].mark("aboard") == number])


def demons_met(t: Table, seat: str, where: str) -> tuple[str, ...]:
    """The Demons that a player in a space meets: those in the space and those aboard the player's boat or, for
    a swimmer or a boat that comes in, any boat there (WZ-BOAT-23)."""
    return demons_at(t, where)


def dragon_at(t: Table, where: str) -> bool:
    """Whether the Dragon is in a space."""
    return t.pieces[DRAGON].place == where


def wizards_at(t: Table, where: str) -> tuple[str, ...]:
    """The High Wizards and Secret Wizards in a space, High Wizards from the highest down (WZ-ENC-03)."""
    lying = t.contents[where]
    open_ones = [key for key in WIZARDS if key in lying]
    return (*open_ones, *[key for key in SECRETS if key in lying])


def any_wizard_on_map(t: Table) -> bool:
    """Whether a High or Secret Wizard is on the board (WZ-SPELL-08)."""
    return any(t.pieces[key].place in world(t) for key in (*WIZARDS, *SECRETS))


# -- what seats hold -------------------------------------------------------------------------------------


def holds(t: Table, seat: str, event: int) -> bool:
    """Whether an Event Card lies before a player."""
    return t.pieces[EVENT_PIECE[event]].place == EVENTS_OF[seat]


def magical_objects(t: Table, seat: str) -> tuple[str, ...]:
    """The Magical Objects of a player (WZ-EVENT-50)."""
    held = [(number, EVENT_PIECE[number]) for number, card in EVENTS.items() if card.magical]
    return tuple([key for _, key in held if t.pieces[key].place == EVENTS_OF[seat]])


def tasks(t: Table, seat: str) -> tuple[str, ...]:
    """The Tasks of a player."""
    return tuple([key for key in t.contents[TASKS_OF[seat]] if key in TASK_NUMBER])


def task_markers(t: Table, where: str) -> tuple[str, ...]:
    """The Task Markers in a space."""
    return tuple([key for key in t.contents[where] if key in MARKER_OWNER])


def owner_of_figure(piece: str) -> str:
    """The seat of a figure, "" for another piece."""
    return OWNER.get(piece, "")


def heals(where: str) -> bool:
    """Whether the place in a space heals (WZ-DEMON-25)."""
    sort = sort_of(where)
    return bool(sort) and BOX.sorts[sort].heals


def site_name(where: str) -> str:
    """The id of the named place in a space, "" without one."""
    return where if where in SITES else ""


@memoised
def laden(t: Table, land: str) -> int:
    """How many Task Markers and Demon markers lie on a land, those aboard boats included (WZ-EVIL-19)."""
    return sum(
        [
            sum([key in MARKER_OWNER or key in _DEMONS for key in lying])
            for where, lying in t.contents.items()
            if where.startswith(land + "-")
        ]
    )
