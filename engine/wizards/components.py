"""What lies in the box: the data of components.toml, lands.toml, tasks.toml and events.toml as typed records."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from engine.data import BadData, read_as
from engine.parts.hexes import Hex, disc, from_drawing
from engine.said import Said, said

FOLDER = Path(__file__).parent
#: A space as it is drawn -> its terrain.
TERRAIN = {"P": "plains", "W": "woods", "M": "mountains", "~": "water"}
#: The spaces of a land, counted from the middle outward, ring by ring, clockwise from the north-east.
CELLS: tuple[Hex, ...] = disc((0, 0), 2)
KINDS = ("common", "elven", "magic")
#: How many lands there are of each kind: one for each face of the die that picks a land.
EACH = 6
POINTS = ("knowledge", "perception", "power")


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules and the clause that gives it."""

    number: int
    clause: str


class Evil(Struct, frozen=True, forbid_unknown_fields=True):
    """How many lands die after a Fortnight, by its number, and the clauses that say so."""

    competitive: tuple[int, ...]
    cooperative: tuple[int, ...]
    cooperative_for_two: tuple[int, ...]
    clauses: tuple[str, ...]
    cooperative_clauses: tuple[str, ...]


class RandomLand(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the die that lead to a land of each kind, and the clause that says so."""

    clause: str
    common: tuple[int, ...]
    elven: tuple[int, ...]
    magic: tuple[int, ...]


class Ring(Struct, frozen=True, forbid_unknown_fields=True):
    """A ring of a land: the numbers of the die that lead to it, and its spaces, clockwise from the north-east."""

    numbers: tuple[int, ...]
    spaces: tuple[int, ...]


class Rings(Struct, frozen=True, forbid_unknown_fields=True):
    """The rings of a land to which dice lead, and the clause that says so; the middle is in none."""

    clause: str
    inner: Ring
    corner: Ring
    edge: Ring


class Sort(Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of place: whether it ends a walk, whether it heals, and the Order of the Mentor who lives there."""

    name: Said
    clauses: tuple[str, ...]
    forced: bool = False
    heals: bool = False
    order: str = ""


class Animal(Struct, frozen=True, forbid_unknown_fields=True):
    """An animal: how long it stays, what it adds to a walk (0: it flies or rides), and where it does not go."""

    name: Said
    clauses: tuple[str, ...]
    refuses: tuple[str, ...]
    bonus: int = 0
    days: int = 0
    turns: int = 0


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """A form of Transport: where it is cast, where it leads, and the extra turns that it gives."""

    start: Literal["anywhere", "stone", "circle"]
    goal: Literal["random", "any_land", "stone"]
    extra_turns: int = 0


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell as a Rank knows it. A `range` of 0 is without limit."""

    range: int = 0
    terrain: tuple[str, ...] = ()
    escapes: tuple[str, ...] = ()
    forms: tuple[Form, ...] = ()


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """What a Rank asks for in Knowledge, Perception and Power, and the spells that it knows."""

    points: tuple[int, int, int]
    clause: str
    spells_clause: str = ""
    spells: dict[str, Known] = {}


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """An Order: who is its Mentor, and its Ranks 1 to 5."""

    name: Said
    mentor: str
    ranks: dict[int, Rank]


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell; the Demon Dazed may try few."""

    name: Said
    clauses: tuple[str, ...]
    while_dazed: bool = False


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: the numbers of the die, and what they bring."""

    numbers: tuple[int, ...]
    effect: str
    clause: str


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers, sorts and lists of components.toml."""

    seats: tuple[str, ...]
    high_wizards: tuple[str, ...]
    counts: dict[str, Count]
    evil: Evil
    random_land: RandomLand
    rings: Rings
    sorts: dict[str, Sort]
    animals: dict[str, Animal]
    orders: dict[str, Order]
    spells: dict[str, Spell]
    tables: dict[str, tuple[Row, ...]]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A named place: the number of its space on the land, and what it is."""

    at: int
    sort: str
    name: Said


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    """A land of 19 spaces (WZ-SETUP-03)."""

    name: Said
    number: int
    kind: Literal["common", "elven", "magic"]
    drawing: str
    sites: tuple[Site, ...] = ()
    harbour: int = -1


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a Task: where or by whom it is done. `site`, `land`, `tile`, `terrain` and `coastal` say which
    spaces fit."""

    sort: Literal["named", "any", "random", "present", "stay", "mentor", "high_wizard"]
    space: str = ""
    site: str = ""
    land: str = ""
    tile: str = ""
    terrain: str = ""
    coastal: bool = False
    named: bool = False
    gate: bool = False
    exit: bool = False

    @property
    def has_marker(self) -> bool:
        """Whether a marker lies where the part is done (WZ-TASK-04)."""
        return self.sort not in ("mentor", "high_wizard")


class TaskCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Task: its parts in order, and its reward in Knowledge, Perception and Power."""

    name: Said
    text: Said
    parts: tuple[Part, ...]
    reward: tuple[int, int, int]
    clauses: tuple[str, ...] = ()


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An Event Card: what becomes of it when it has been carried out, and whether it is a Magical Object."""

    name: Said
    text: Said
    clauses: tuple[str, ...]
    keep: Literal["", "lasting", "held", "trap", "animal"] = ""
    magical: bool = False
    days: int = 0
    turns: int = 0


BOX = read_as(FOLDER / "components.toml", Box)
_WALKABLE = frozenset([*TERRAIN.values(), ""])


def read_cards(folder: Path) -> tuple[dict[str, Land], dict[int, TaskCard], dict[int, EventCard]]:
    """The lands, Tasks and Events of a folder. Raises BadData, which names the file, the entry and the fault."""
    lands = read_as(folder / "lands.toml", dict[str, Land])
    tasks = read_as(folder / "tasks.toml", dict[int, TaskCard])
    events = read_as(folder / "events.toml", dict[int, EventCard])
    for code, land in lands.items():
        _check_land(code, land)
    for kind in KINDS:
        number = sum([land.kind == kind for land in lands.values()])
        if number != EACH:
            told = {"number": number, "kind": kind, "each": EACH}
            raise BadData(said("lands.toml: {number} of its lands are {kind}, not {each}.", **told))
    for file, cards in (("tasks.toml", tasks), ("events.toml", events)):
        number = len(cards)
        if set(cards) != set(range(1, number + 1)):
            raise BadData(said("{file}: its cards are not numbered from 1 to {number}.", file=file, number=number))
    named = {space(code, site.at): site for code, land in lands.items() for site in land.sites}
    for number, task in tasks.items():
        for part in task.parts:
            _check_part(number, part, lands, named)
    return lands, tasks, events


def _check_land(code: str, land: Land) -> None:
    """A drawing of 19 spaces, places on them, and a harbour that is Water."""
    drawn = from_drawing(land.drawing)
    if set(drawn) != set(CELLS) or set(land.drawing) - set("PWM~ \n"):
        raise BadData(said("lands.toml, {code}: its drawing does not have 19 spaces.", code=code))
    for site in land.sites:
        if site.sort not in BOX.sorts or site.at not in range(len(CELLS)):
            raise BadData(said("lands.toml, {code}: {site} is no place.", code=code, site=site.name))
    if land.harbour not in range(-1, len(CELLS)):
        raise BadData(said("lands.toml, {code}: its harbour is none of its 19 spaces.", code=code))
    if land.harbour >= 0 and drawn[CELLS[land.harbour]] != "~":
        raise BadData(said("lands.toml, {code}: its harbour is not on water.", code=code))


def _check_part(number: int, part: Part, lands: Mapping[str, Land], named: Mapping[str, Site]) -> None:
    """A part of a Task names only what there is."""
    known = (
        (part.space, named.keys()), (part.site, BOX.sorts.keys()), (part.land, KINDS), (part.tile, lands.keys()),
        (part.terrain, _WALKABLE),
    )  # fmt: skip
    for name, among in known:
        if name and name not in among:
            raise BadData(said("tasks.toml, {number}: there is no place {space}.", number=number, space=name))


def space(land: str, index: int) -> str:
    """The id of a space of a land."""
    return f"{land}-{index:02}"


LANDS, TASKS, EVENTS = read_cards(FOLDER)
#: Space -> the named place there.
SITES = {space(code, site.at): site for code, land in LANDS.items() for site in land.sites}
#: Land -> the terrain of its 19 spaces, in the order of `CELLS`.
TERRAINS = {
    code: tuple([TERRAIN[from_drawing(land.drawing)[cell]] for cell in CELLS]) for code, land in LANDS.items()
}

LAIR, CIRCLE = "LAI", "CIR"
CENTRE, RUKTAL, STAR_CREST, HIGH_HOLLOW = space(LAIR, 0), space(CIRCLE, 0), "MEG-07", "HIG-02"
HAMDREL, ABBEY, GLENDALE, MEADOWSHIRE = "HAM-03", "SHR-01", "GLE-04", "MEA-01"
STONES = tuple([key for key, site in SITES.items() if site.sort == "stone"])
ORDERS = ("", *BOX.orders)
ANIMALS = ("", *BOX.animals)
#: Seat -> its figure, and the places of its lands, Tasks, Events and spare markers.
FIGURE = {seat: f"figure-{seat}" for seat in BOX.seats}
OWNER = {figure: seat for seat, figure in FIGURE.items()}
LANDS_OF = {seat: f"lands-{seat}" for seat in BOX.seats}
TASKS_OF = {seat: f"tasks-{seat}" for seat in BOX.seats}
EVENTS_OF = {seat: f"events-{seat}" for seat in BOX.seats}
MARKERS_OF = {seat: f"markers-{seat}" for seat in BOX.seats}
SEAT = {seat: f"seat-{seat}" for seat in BOX.seats}
MARKERS = {seat: tuple([f"marker-{seat}-{n:02}" for n in range(1, 13)]) for seat in BOX.seats}
MARKER_OWNER = {key: seat for seat, keys in MARKERS.items() for key in keys}
BOATS = tuple([f"boat-{n}" for n in range(1, BOX.counts["boats"].number + 1)])
DEMONS = tuple([f"demon-{n:02}" for n in range(1, BOX.counts["demons"].number + 1)])
DRAGON = "dragon"
LAND_PIECE = {code: f"land-{code}" for code in LANDS}
LAND_OF = {piece: code for code, piece in LAND_PIECE.items()}
TASK_PIECE = {number: f"task-{number:02}" for number in TASKS}
TASK_NUMBER = {piece: number for number, piece in TASK_PIECE.items()}
EVENT_PIECE = {number: f"event-{number:02}" for number in EVENTS}
EVENT_NUMBER = {piece: number for number, piece in EVENT_PIECE.items()}
WIZARDS = BOX.high_wizards
#: High Wizard -> he himself, for whom no card is drawn: by the chart or named for a Task (WZ-WIZ-02, WZ-TASK-31).
#: His card may lie unknown in the deck, so no event or page may hold its id.
PERSON = {wizard: f"person-{wizard}" for wizard in WIZARDS}
#: The cards of the Wizard deck that are no High Wizard: Phantasms, and Transports with where they lead.
PHANTASMS = ("phantasm-1", "phantasm-2", "phantasm-3")
GATES = {"gate-abbey": ABBEY, "gate-hamdrel": HAMDREL, "gate-star-crest": STAR_CREST, "gate-centre": CENTRE}
WIZARD_CARDS = (*WIZARDS, *PHANTASMS, *GATES)
#: The places of cards beneath a High Wizard, and the tokens of Secret Wizards with the places of their cards.
BENEATH = {wizard: f"beneath-{wizard}" for wizard in WIZARDS}
SECRETS = tuple([f"secret-{n}" for n in range(1, len(WIZARDS) + 1)])
TASK_DECK, TASK_DISCARDS, EVENT_DECK, EVENT_DISCARDS = "tasks", "task-discards", "events", "event-discards"
WIZARD_DECK, SHOWN, OFF, STORE, UNDEALT = "wizards", "shown", "off", "store", "undealt"
DIE = (1, 2, 3, 4, 5, 6)


def number(name: str) -> int:
    """A number of the rules by its name in `counts`."""
    return BOX.counts[name].number


def land_of(place: str) -> str:
    """The land of a space, "" for the open sea."""
    land = place[:3]
    return land if land in LANDS else ""
