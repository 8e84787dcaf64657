"""Where a game's places lie on the board and what its pieces look like, read from its `layout.toml`.

The file holds data only; nothing here knows a game. Lengths are board units, `y` runs down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.flow import BadData, read_toml

Point = tuple[float, float]
Fact = str | int

_NUMBER = re.compile(r"(\d+)$")


class SpaceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of space: which ids it covers, its shape and radius, and when torchlight falls on it."""

    match: str
    shape: str
    radius: float
    lit: str
    name: str
    emblem: str = ""
    emblem_on: tuple[str, ...] = ()


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of numbered places. `bold` are the numbers of the bright cells, `note` counts pieces on them;
    `icon` stands for the name."""

    places: str
    name: str
    cell: str
    first: Point
    step: Point
    count: int
    size: Point
    label_at: Point
    stack: Point = (0, 0)
    band: tuple[float, float, float, float] | None = None
    bold: tuple[int, ...] = ()
    note: str = ""
    note_at: Point = (0, 0)
    icon: str = ""
    tip: str = ""

    def place(self, number: int) -> str:
        """The id of cell `number`."""
        return self.places.replace("{n}", str(number))

    def at(self, number: int) -> Point:
        """The middle of cell `number`."""
        return self.first[0] + self.step[0] * (number - 1), self.first[1] + self.step[1] * (number - 1)


class Pile(Struct, frozen=True, forbid_unknown_fields=True):
    """A pile at the board's edge: the uppermost piece, how many there are, a caption."""

    place: str
    at: Point
    size: float
    caption: str
    tip: str = ""


class Plate(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter shown as a plate with an icon."""

    at: Point
    size: Point
    icon: str
    counter: str
    text: str
    caption: str = ""
    tip: str = ""


class PieceLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the pieces of some kinds look. `strength`, `coin` and `heart` name the facts shown on the tile,
    `changed` the mark that alters the strength for now, `worth` facts that every such piece has,
    `rows` what is told of it when it is looked at closely, `tip` is a sentence about such pieces; a `dark` marker
    is black with the seat's mark on it."""

    kinds: str
    layer: str
    size: float
    name: str
    face: str = ""
    back: str = ""
    art: str = ""
    art_scale: float = 1.0
    facts: str = ""
    seat: str = ""
    strength: str = ""
    changed: str = ""
    coin: str = ""
    heart: str = ""
    worth: dict[str, int] = {}
    rows: dict[str, str] = {}
    tip: str = ""
    dark: bool = False


class CardLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of a kind look and what they say. `form` is "spell" or, high and narrow, "number"; `pips` is an
    icon repeated as often as the number says, `back` the picture of the back."""

    kinds: str
    field: str
    title: str
    facts: str = ""
    icon: str = ""
    number: str = ""
    caption: str = ""
    text: str = ""
    form: str = "spell"
    pips: str = ""
    back: str = ""


class SeatCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A number on a seat's card: a `counter`, the pieces in `place`, the cell where `piece` lies, or what only some
    may sum.

    A secret sum adds the fact `sum` of the pieces in the place `secret`; who may not see that place is shown how
    many pieces lie there, under `else_label` and `else_icon`.
    """

    icon: str
    label: str
    counter: str = ""
    place: str = ""
    piece: str = ""
    secret: str = ""
    sum: str = ""
    else_label: str = ""
    else_icon: str = ""


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards or pieces of one place side by side in the hand, under a caption.

    `spent` is said on cards that lay there at the beginning and are gone, `heap` shows equal cards as one with their
    number, `alone` hides the other groups as long as anything lies in this one. `place` may hold {seat}.
    """

    place: str
    title: str
    note: str = ""
    spent: str = ""
    heap: bool = False
    alone: bool = False


class Pips(Struct, frozen=True, forbid_unknown_fields=True):
    """Points shown one by one in the prompt bar: those of a `counter`, or the `mark`s of the active seat's pieces.

    `of` names a place with {seat} and a fact: the number of the uppermost card there is how many there were.
    `tip` says what they are, with their number {n}.
    """

    icon: str
    tip: str
    counter: str = ""
    mark: str = ""
    of: tuple[str, str] | None = None


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """Points that every seat gathers up to a goal: `counter` with {seat}, the counter `goal`, and `text` with {n}."""

    counter: str
    goal: str
    text: str
    clause: str
    icon: str = "star"


class Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that have left the board, shown beside it. `places` may hold {seat}; `worth` is a fact of theirs."""

    places: tuple[str, ...]
    title: str
    note: str = ""
    worth: str = ""


class DieLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A die that is thrown when its counter is set: style `monster` or `player` (in the seat's colour)."""

    counter: str
    style: str
    label: str
    faces: tuple[int, ...]


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The counter that tells how far the game has come, and its words."""

    counter: str
    text: str


class Flourish(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event adds to the moves it makes: a sound, stars, dice; `toast`: its sentence is shown large too."""

    sound: str = ""
    stars: bool = False
    dice: bool = False
    toast: bool = False


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `layout.toml`. `free` are the verbs of a drag that do not count as one of its steps, `paid` those
    that cost something, with the picture of what."""

    size: tuple[float, float]
    ways: str
    portrait: str
    seats: dict[str, str]
    space_kinds: tuple[SpaceKind, ...]
    spaces: dict[str, Point]
    beside: dict[str, str]
    counts: tuple[SeatCount, ...]
    pieces: tuple[PieceLook, ...]
    trays: dict[str, str] = {}
    groups: tuple[Group, ...] = ()
    pips: tuple[Pips, ...] = ()
    race: Race | None = None
    shelves: tuple[Shelf, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    plates: tuple[Plate, ...] = ()
    cards: tuple[CardLook, ...] = ()
    dice: tuple[DieLook, ...] = ()
    flourish: dict[str, Flourish] = {}
    round: Round | None = None
    slab: str = "slab"
    free: tuple[str, ...] = ()
    paid: dict[str, str] = {}


class GameLayout:
    """A layout with the component data it refers to, and the questions that the table asks of both."""

    def __init__(self, layout: Layout, data: Mapping[str, Any]) -> None:
        self.layout = layout
        self.data = data
        self._kinds = {place: self._kind_of(place) for place in layout.spaces}
        self._looks: dict[str, PieceLook | None] = {}
        self._cards: dict[str, CardLook | None] = {}

    @classmethod
    def read(cls, folder: Path) -> GameLayout:
        """The layout of the game in `folder`. Raises BadData, naming file and entry, if it has an error."""
        file = folder / "layout.toml"
        try:
            layout = msgspec.convert(read_toml(file), Layout)
        except msgspec.ValidationError as error:
            raise BadData(f"{file.name} of {folder.name}: {error}.") from None
        found = cls(layout, read_toml(folder / "components.toml"))
        for way in found.ways:
            for place in way:
                if place not in layout.spaces:
                    raise BadData(f"{file.name} of {folder.name}: a way leads to {place}, which has no position.")
        return found

    def _kind_of(self, place: str) -> SpaceKind:
        for kind in self.layout.space_kinds:
            if fnmatchcase(place, kind.match):
                return kind
        raise BadData(f"layout.toml: the space {place} is of no kind listed under space_kinds.")

    # -- places ----------------------------------------------------------------------------------------

    @cached_property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """Every corridor as the places along it."""
        found: Any = self.data
        for part in self.layout.ways.split("."):
            found = found.get(part, ())
        return tuple(tuple(way) for way in found)

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The places one step away along the corridors."""
        beside: dict[str, set[str]] = {place: set() for place in self.layout.spaces}
        for way in self.ways:
            for one, other in pairwise(way):
                beside[one].add(other)
                beside[other].add(one)
        return {place: tuple(sorted(others)) for place, others in beside.items()}

    def space(self, place: str) -> SpaceKind | None:
        """The kind of a space on the board; None for other places."""
        return self._kinds.get(place)

    @cached_property
    def cells(self) -> dict[str, tuple[Track, int]]:
        """Every cell of a track by its place id."""
        return {
            track.place(number): (track, number)
            for track in self.layout.tracks
            for number in range(1, track.count + 1)
        }

    @cached_property
    def piles(self) -> dict[str, Pile]:
        """Piles by place id."""
        return {pile.place: pile for pile in self.layout.piles}

    def spot(self, place: str) -> Point | None:
        """The middle of a place on the board, None if it does not lie there."""
        if place in self.layout.spaces:
            return self.layout.spaces[place]
        if place in self.cells:
            track, number = self.cells[place]
            return track.at(number)
        pile = self.piles.get(place)
        return pile.at if pile else None

    def radius(self, place: str) -> float:
        """How far a place on the board reaches."""
        if place in self._kinds:
            return self._kinds[place].radius
        if place in self.cells:
            return max(self.cells[place][0].size) / 2
        return self.piles[place].size / 2

    def beside(self, place: str) -> tuple[str, str]:
        """For a place off the board: its tray and the seat it belongs to; two empty strings if unknown."""
        for pattern, tray in self.layout.beside.items():
            if "{seat}" not in pattern:
                if pattern == place:
                    return tray, ""
                continue
            head, _, tail = pattern.partition("{seat}")
            seat = place.removeprefix(head).removesuffix(tail)
            if seat in self.layout.seats and pattern.replace("{seat}", seat) == place:
                return tray, seat
        return "", ""

    def tray(self, tray: str, seat: str) -> str:
        """The id of the place that is `seat`'s tray, empty if the game has none such."""
        for pattern, name in self.layout.beside.items():
            if name == tray and "{seat}" in pattern:
                return pattern.replace("{seat}", seat)
        return ""

    # -- pieces ----------------------------------------------------------------------------------------

    def look(self, kind: str) -> PieceLook | None:
        """How pieces of `kind` look, None for cards and unknown kinds."""
        if kind not in self._looks:
            self._looks[kind] = next((look for look in self.layout.pieces if fnmatchcase(kind, look.kinds)), None)
        return self._looks[kind]

    def card(self, kind: str) -> CardLook | None:
        """How cards of `kind` look, None for other pieces."""
        if kind not in self._cards:
            self._cards[kind] = next((card for card in self.layout.cards if fnmatchcase(kind, card.kinds)), None)
        return self._cards[kind]

    def facts(self, table: str, key: str) -> dict[str, Fact]:
        """What `components.toml` says in `table` of the piece `key`, with its number as `n`.

        A table may list its rows by id, by number, or one after another.
        """
        match = _NUMBER.search(key)
        number = int(match.group(1)) if match else 0
        rows = self.data.get(table, {}) if table else {}
        row: Mapping[str, Fact] = {}
        if isinstance(rows, Mapping):
            row = rows.get(key) or rows.get(str(number)) or {}
        elif 0 < number <= len(rows):
            row = rows[number - 1]
        return {**row, "n": number, "key": key.partition("-")[2]}

    def colour(self, seat: str) -> str:
        """The seat of the house (`ember`, ...) that this game's seat sits on."""
        return self.layout.seats[seat]

    def names(self) -> Iterator[str]:
        """Every picture that the layout names, for checking that they exist."""
        for look in self.layout.pieces:
            yield from (name for name in (look.face, look.back) if name and "{" not in name)
        for card in self.layout.cards:
            if card.icon:
                yield card.icon
