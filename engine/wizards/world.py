"""What lies where: lands and their spaces, figures and their states, boats, Demons, and what seats hold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter

from engine.table import Piece, Table, memoised, memoised_of_presence
from engine.wizards.atlas import DRY, SLOTS, Atlas, Laid, Living, atlas, sort_of
from engine.wizards.components import (
    ANIMALS,
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
    MARKER_OWNER,
    ORDERS,
    OWNER,
    POINTS,
    SECRETS,
    SITES,
    STORE,
    TASK_NUMBER,
    TASKS_OF,
    WIZARDS,
)

#: The wizards by name, the secret ones among them.
_WIZARDS = frozenset((*WIZARDS, *SECRETS))


@memoised_of_presence
def living(t: Table) -> Living:
    """The map as it lies, without the dead lands."""
    return _living(tuple(map(t.pieces.get, LAND_PIECE.values())))


@lru_cache(maxsize=16)  # a map keeps all that was found about it
def _living(lands: tuple[Piece | None, ...]) -> Living:
    """The map of these lands, as far as they have been turned up; a fallen land lies face down."""
    up = [(LAND_OF[land.id], land) for land in lands if land is not None and land.place in _SLOT_NUMBER]
    laid = sorted([Laid(code, _SLOT_NUMBER[land.place], land.turn) for code, land in up], key=lambda one: one.slot)
    return Living(atlas(tuple(laid)), frozenset([code for code, land in up if land.face]))


_SLOT_NUMBER = {slot: number for number, slot in enumerate(SLOTS)}


def world(t: Table) -> Atlas:
    """The map as it lies, dead lands included."""
    return living(t).atlas


def dead(t: Table) -> frozenset[str]:
    """The lands that have fallen to Evil; they lie face down."""
    return living(t).dead


def lives(t: Table, place: str) -> bool:
    """Whether a space belongs to no dead land."""
    return place[:3] not in living(t).dead


def living_lands(t: Table) -> tuple[str, ...]:
    """The lands that have not fallen, in order of their numbers."""
    return living(t).lands


def is_water(t: Table, place: str) -> bool:
    """Whether a space is Water."""
    return place not in DRY


def coastal(t: Table, place: str) -> bool:
    """Whether a space of living land lies next to living Water (WZ-MOVE-16)."""
    return place in living(t).coasts


def beside(t: Table, place: str) -> tuple[str, ...]:
    """The living spaces next to a space."""
    return living(t).beside[place]


def water_ways(t: Table, goal: str) -> dict[str, int]:
    """How many Water spaces away each living Water space is from a Water space."""
    return living(t).water_ways(goal)


# -- figures ---------------------------------------------------------------------------------------------


def place(t: Table, seat: str) -> str:
    """Where a player's figure stands."""
    return t.pieces[FIGURE[seat]].place


def mark(t: Table, seat: str, name: str) -> int:
    """A number marked on a player's figure."""
    return t.pieces[FIGURE[seat]].mark(name)


def standing(t: Table, where: str) -> tuple[str, ...]:
    """The players in a space, clockwise from the first seat."""
    lying = t.contents.get(where)
    return tuple([seat for seat in t.seats if FIGURE[seat] in lying]) if lying else ()


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
    return t.counters[_RANK[seat]]


def order(t: Table, seat: str) -> str:
    """A player's Order, "" at Rank 0."""
    return ORDERS[t.counters[_ORDER[seat]]]


def points(t: Table, seat: str) -> tuple[int, int, int]:
    """A player's Knowledge, Perception and Power."""
    held: tuple[int, int, int] = _HELD[seat](t.counters)
    return held


#: Seat -> its counters.
_RANK = {seat: f"rank-{seat}" for seat in BOX.seats}
_ORDER = {seat: f"order-{seat}" for seat in BOX.seats}
_HELD = {seat: itemgetter(*[f"{kind}-{seat}" for kind in POINTS]) for seat in BOX.seats}


def total(t: Table, seat: str) -> int:
    """The sum of a player's points (WZ-POINT-06)."""
    return sum(points(t, seat))


def dazed(t: Table, seat: str) -> bool:
    """Whether a player is Demon Dazed."""
    return bool(t.pieces[FIGURE[seat]].mark("dazed"))


def bound(t: Table, seat: str) -> bool:
    """Whether a player is Dragonbound."""
    return bool(t.pieces[FIGURE[seat]].mark("bound"))


def trapped(t: Table, seat: str) -> bool:
    """Whether a player is in a Trap."""
    return bool(t.pieces[FIGURE[seat]].mark("trap"))


def animal(t: Table, seat: str) -> str:
    """A player's animal, "" without one."""
    return ANIMALS[t.pieces[FIGURE[seat]].mark("animal")]


def aboard(t: Table, seat: str) -> str:
    """The boat in which a player sits, "" if there is none."""
    number = t.pieces[FIGURE[seat]].mark("aboard")
    return BOATS[number - 1] if number else ""


def is_team(t: Table) -> bool:
    """Whether this is the cooperative game (WZ-SETUP-02)."""
    return bool(t.counters["team"])


# -- boats, Demons, Wizards ------------------------------------------------------------------------------


def taken_boats(t: Table) -> frozenset[str]:
    """The boats with a player aboard."""
    return frozenset([aboard(t, seat) for seat in t.seats])


def sailor(t: Table, boat: str) -> str:
    """The player in a boat, "" if it is free."""
    return next((seat for seat in t.seats if aboard(t, seat) == boat), "")


def boats_at(t: Table, where: str) -> tuple[str, ...]:
    """The boats in a space."""
    lying = t.contents.get(where)
    return tuple([key for key in lying if key in _BOATS]) if lying else ()


_BOATS = frozenset(BOATS)


def demons_at(t: Table, where: str) -> tuple[str, ...]:
    """The Demon markers in a space, those aboard boats included."""
    lying = t.contents.get(where)
    return tuple([key for key in lying if key in _DEMONS]) if lying else ()


_DEMONS = frozenset(DEMONS)


def spare_demons(t: Table) -> bool:
    """Whether a Demon marker is left to be laid (WZ-DEMON-17)."""
    return any(key in _DEMONS for key in t.contents[STORE])


def demons_aboard(t: Table, boat: str) -> tuple[str, ...]:
    """The Demon markers aboard a boat."""
    number = BOATS.index(boat) + 1
    return tuple([key for key in demons_at(t, t.pieces[boat].place) if t.pieces[key].mark("aboard") == number])


def dragon_at(t: Table, where: str) -> bool:
    """Whether the Dragon is in a space."""
    return t.pieces[DRAGON].place == where


def wizards_at(t: Table, where: str) -> tuple[str, ...]:
    """The High Wizards and Secret Wizards in a space, High Wizards from the highest down (WZ-ENC-03)."""
    lying = t.contents.get(where)
    if not lying or _WIZARDS.isdisjoint(lying):
        return ()
    open_ones = [key for key in WIZARDS if key in lying]
    return (*open_ones, *[key for key in SECRETS if key in lying])


def wizard_places(t: Table) -> tuple[str, ...]:
    """The spaces in which a High or Secret Wizard lies, as far as the table shows them."""
    shown = [t.pieces[key].place for key in (*WIZARDS, *SECRETS) if key in t.pieces]
    return tuple([where for where in shown if where in world(t)])


def any_wizard_on_map(t: Table) -> bool:
    """Whether a High or Secret Wizard is on the board (WZ-SPELL-08)."""
    return bool(wizard_places(t))


# -- what seats hold -------------------------------------------------------------------------------------


def holds(t: Table, seat: str, event: int) -> bool:
    """Whether an Event Card lies before a player."""
    return EVENT_PIECE[event] in t.contents[EVENTS_OF[seat]]


def magical_objects(t: Table, seat: str) -> tuple[str, ...]:
    """The Magical Objects of a player (WZ-EVENT-50)."""
    held = t.contents[EVENTS_OF[seat]]
    return tuple([key for key in _MAGICAL if key in held]) if held else ()


_MAGICAL = tuple([EVENT_PIECE[number] for number, card in EVENTS.items() if card.magical])


def tasks(t: Table, seat: str) -> tuple[str, ...]:
    """The Tasks of a player."""
    return _tasks_among(t.contents[TASKS_OF[seat]])


@lru_cache(maxsize=1024)
def _tasks_among(lying: tuple[str, ...]) -> tuple[str, ...]:
    """The Tasks without their markers and without what a view hides."""
    return tuple([key for key in lying if key in TASK_NUMBER])


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
