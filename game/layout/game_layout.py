"""Where a game's places lie on the board and what its pieces look like, read from its `layout.toml`.

The file holds data only; nothing here knows a game. Lengths are board units, `y` runs down.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, structs
from msgspec.structs import replace

from engine.flow import BadData, read_as, read_toml
from engine.said import Said, placeholders, said
from engine.table import Piece
from game.layout.carriers import Carrier
from game.layout.carriers import Point as Point

Fact = str | int

NOTHING = Said("")  # where nothing is said
_NUMBER = re.compile(r"(\d+)$")


class SpaceKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of space: which ids it covers, its shape and radius, and when torchlight falls on it.

    Of what carries places a `square` or a `hex` is a place where pieces stand, and an `edge` or a `hex edge` lies
    between two; a `tray` or a `hex tray` is the slot where such a piece lies.
    `art` is the picture of a space that is drawn as a tile of its own. `crowd` is how far figures in it stand
    apart (1: as in a chamber) and `foot` how far below its middle; what lies in a `heap` shows only the top.
    """

    match: str
    shape: str
    radius: float
    lit: str
    name: Said
    emblem: str = ""
    emblem_on: tuple[str, ...] = ()
    art: str = ""
    crowd: float = 1.0
    foot: float = 0.0
    heap: bool = False

    @property
    def holds(self) -> bool:
        """Whether a piece that is led here stays: not on an edge, nor on a slot for what carries places."""
        return self.shape not in ("edge", "tray", "hex edge", "hex tray")

    @property
    def ways(self) -> int:
        """How many ways what lies here may be turned."""
        return 6 if self.shape in ("hex", "hex edge", "hex tray") else 4


class Shorter(Struct, frozen=True, forbid_unknown_fields=True):
    """On a table without the place `without`, the places that match `move` lie `by` further on, and the board
    grows by as much (mostly less than nothing)."""

    without: str
    move: tuple[str, ...]
    by: Point


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of numbered places. `bold` are the numbers of the bright cells, `note` counts pieces on them;
    `icon` stands for the name."""

    places: str
    name: Said
    cell: str
    first: Point
    step: Point
    count: int
    size: Point
    label_at: Point
    stack: Point = (0, 0)
    band: tuple[float, float, float, float] | None = None
    bold: tuple[int, ...] = ()
    note: Said = NOTHING
    note_at: Point = (0, 0)
    icon: str = ""
    tip: Said = NOTHING

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
    caption: Said
    tip: Said = NOTHING


class Plate(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter shown as a plate with an icon."""

    at: Point
    size: Point
    icon: str
    counter: str
    text: Said
    caption: Said = NOTHING
    tip: Said = NOTHING


class PieceLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the pieces of some kinds look. Where `face` holds {turn}, there is an upright picture for each way
    that the piece may lie; any other picture turns with it. `disc`, `gold_disc`, `heart_badge` and `shield`
    name the facts whose numbers stand there: the first three at the corners of a tile, the first and the last
    at the base of a figure. `changed` is the mark that alters the number on the disc for now, `worth` gives
    facts that every such piece has, `rows` is what is told of a piece that is looked at closely, `tip` a
    sentence about such pieces. A `dark` marker is black with the seat's mark on it, `down` the word for a
    figure that lies on its side (face 1). A figure that `bears` carries what lies directly below it. `states`
    are other pictures for a piece by the marks on it. Without `kinds` it is the look of every kind that is a
    row of the table `facts`."""

    layer: str
    size: float
    name: Said
    kinds: str = ""
    face: str = ""
    back: str = ""
    art: str = ""
    art_scale: float = 1.0
    facts: str = ""
    seat: str = ""
    disc: str = ""
    changed: str = ""
    gold_disc: str = ""
    heart_badge: str = ""
    worth: dict[str, int] = {}
    rows: tuple[tuple[Said, str], ...] = ()
    tip: Said = NOTHING
    dark: bool = False
    shield: str = ""
    down: Said = NOTHING
    bears: bool = False
    states: dict[str, str] = {}


class CardLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How the cards of a kind look and what they say. `form` is "square" or, high and narrow, "number"; `pips` is
    an icon repeated as often as the number says, `back` the picture of the back."""

    kinds: str
    field: str
    title: Said
    facts: str = ""
    icon: str = ""
    number: str = ""
    caption: Said = NOTHING
    text: Said = NOTHING
    form: str = "square"
    pips: str = ""
    back: str = ""


class SeatCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A number on a seat's card: a `counter`, the pieces in `place`, the cell where `piece` lies, or what only
    some may sum.

    A secret sum adds the fact `sum` of the pieces in the place `secret`; who may not see that place is shown how
    many pieces lie there, under `else_label` and `else_icon`.
    """

    icon: str
    label: Said
    counter: str = ""
    place: str = ""
    piece: str = ""
    secret: str = ""
    sum: str = ""
    else_label: Said = NOTHING
    else_icon: str = ""


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards or pieces of one place side by side in the hand, under a caption.

    `spent` is said on cards that lay there at the beginning and are gone, `heap` shows equal cards as one with
    their number, `alone` hides the other groups as long as anything lies in this one. `place` may hold {seat}.
    """

    place: str
    title: Said
    note: Said = NOTHING
    spent: Said = NOTHING
    heap: bool = False
    alone: bool = False


class Pips(Struct, frozen=True, forbid_unknown_fields=True):
    """Points shown one by one in the prompt bar: those of a `counter`, or the `mark`s of the active seat's pieces.

    `of` names a place with {seat} and a fact: the number of the uppermost card there is how many there were.
    `tip` says what they are, with their number {n}.
    """

    icon: str
    tip: Said
    counter: str = ""
    mark: str = ""
    of: tuple[str, str] | None = None


class Race(Struct, frozen=True, forbid_unknown_fields=True):
    """Points that every seat gathers: `counter` with {seat}, up to the counter `goal`; `text` says so with {n}."""

    counter: str
    goal: str
    text: Said
    clause: str
    icon: str = "star"


class Shelf(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces that have left the board, shown beside it. `places` may hold {seat}; `worth` is a fact of theirs."""

    places: tuple[str, ...]
    title: Said
    note: Said = NOTHING
    worth: str = ""


class DieLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A die that is thrown when its counter is set: style `plain` (large and dark) or `seat` (small, in
    the seat's colour). `draw` is
    what its draws are called in the log, `lucky` which numbers are good for the seat that throws."""

    counter: str
    style: str
    label: Said
    faces: tuple[int, ...]
    draw: str = ""
    lucky: Literal["high", "low"] = "high"


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The counter that tells how far the game has come, and its words."""

    counter: str
    text: Said


class Flourish(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event adds to the moves it makes: a sound, stars, dice; `toast`: its sentence is shown large too;
    `mark`: as what the history marks it."""

    sound: str = ""
    stars: bool = False
    dice: bool = False
    toast: bool = False
    mark: Literal["", "fight", "reveal", "points"] = ""


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `layout.toml`. `free` are the verbs of a drag that do not count as one of its steps, `paid` those
    that cost something, with the picture of what. With `again` a piece that was led stays in hand as long as it is
    the only one that can be led on; using another one ends that. `aside` are the verbs that are offered beside a
    figure and not in the prompt; `numbers` are the names of a reason's numbers, for those that its sentence does
    not name."""

    size: tuple[float, float]
    ways: str
    portrait: str
    seats: dict[str, str]
    space_kinds: tuple[SpaceKind, ...]
    spaces: dict[str, Point]
    beside: dict[str, str]
    counts: tuple[SeatCount, ...]
    pieces: tuple[PieceLook, ...]
    trays: dict[str, Said] = {}
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
    again: bool = False
    aside: tuple[str, ...] = ()
    numbers: dict[str, Said] = {}
    carriers: tuple[Carrier, ...] = ()
    shorter: tuple[Shorter, ...] = ()

#: The sheets of a game's boxes, below its folder.
BOXES = "boxes/*/box.toml"


def components(folder: Path) -> dict[str, Any]:
    """The tables of a game's components.toml, with the rows that the boxes in its folder add to them."""
    data: dict[str, Any] = read_toml(folder / "components.toml")
    for file in sorted(folder.glob(BOXES)):
        for name, rows in read_toml(file).items():
            if isinstance(rows, dict):
                data[name] = {**data.get(name, {}), **rows}
    return data


class GameLayout:
    """A layout with the component data it refers to, and the questions that the table asks of both."""

    def __init__(self, layout: Layout, data: Mapping[str, Any]) -> None:
        self.layout = layout
        self.data = data
        self._kinds: dict[str, SpaceKind | None] = {place: self._kind_of(place) for place in layout.spaces}
        self._looks: dict[str, PieceLook | None] = {}
        self._cards: dict[str, CardLook | None] = {}
        self._carriers: dict[str, Carrier | None] = {}

    @classmethod
    def read(cls, folder: Path) -> GameLayout:
        """The layout of the game in `folder`, read once as long as its files stay as they are.

        Raises BadData, naming file and entry, if it has an error.
        """
        files = [folder / "layout.toml", folder / "components.toml", *folder.glob(BOXES)]
        return cls._read(folder, tuple([file.stat().st_mtime_ns if file.exists() else 0 for file in files]))

    @classmethod
    @lru_cache(maxsize=4)
    def _read(cls, folder: Path, _changed: tuple[int, ...]) -> GameLayout:
        file = folder / "layout.toml"
        layout = read_as(file, Layout, said("{file} of {game}", file=file.name, game=folder.name))
        found = cls(layout, components(folder))
        for carrier in layout.carriers:
            if fault := found.fault(carrier):
                words = said("{file} of {game}: {fault}", file=file.name, game=folder.name, fault=fault)
                raise BadData(words)
        for way in found.ways:
            for place in way:
                if place not in layout.spaces:
                    words = said(
                        "{file} of {game}: a way leads to {place}, which has no position.",
                        file=file.name, game=folder.name, place=place,
                    )  # fmt: skip
                    raise BadData(words)
        return found

    def _kind_of(self, place: str) -> SpaceKind:
        kind = self._matching(place)
        if kind is None:
            words = said("layout.toml: the space {place} is of no kind listed under space_kinds.", place=place)
            raise BadData(words)
        return kind

    def _matching(self, place: str) -> SpaceKind | None:
        return next((kind for kind in self.layout.space_kinds if fnmatchcase(place, kind.match)), None)

    def fault(self, carrier: Carrier) -> str:
        """What is wrong with the places of a carrier and with its slots, as a sentence; empty if nothing."""
        try:
            places = carrier.grid("")
        except (KeyError, IndexError, ValueError):
            return carrier.complaint
        slots = [slot for slot in self.layout.spaces if any(fnmatchcase(slot, each) for each in carrier.slots)]
        for place in (*places, *slots):
            kind = self._matching(place)
            if kind is not None and kind.ways != carrier.ways:
                return said(
                    "{place} turns {ways} ways, but what carries it or lies in it ({kinds}) turns {others}.",
                    place=place, ways=kind.ways, kinds=carrier.kinds, others=carrier.ways,
                )  # fmt: skip
        return ""

    def on(self, places: Container[str]) -> GameLayout:
        """This layout for a table that has only `places`: without the spaces that it lacks, and shorter for it."""
        layout = self.layout
        for shorter in layout.shorter:
            if shorter.without not in places:
                layout = _shortened(layout, shorter)
        kept = {place: spot for place, spot in layout.spaces.items() if place in places}
        if layout is self.layout and len(kept) == len(layout.spaces):
            return self
        return GameLayout(replace(layout, spaces=kept), self.data)

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
        """The kind of a space, on the board or on a piece that carries it; None for other places."""
        if place not in self._kinds:
            self._kinds[place] = self._matching(place) if self.layout.carriers else None
        return self._kinds[place]

    def carrier(self, kind: str) -> Carrier | None:
        """What pieces of `kind` carry, None if no places."""
        if kind not in self._carriers:
            self._carriers[kind] = next((c for c in self.layout.carriers if fnmatchcase(kind, c.kinds)), None)
        return self._carriers[kind]

    def turning_ways(self, piece: Piece) -> int:
        """How many ways a piece may be turned where it lies: its `turn` counts from 0 to one less."""
        carrier = self.carrier(piece.kind)
        if carrier is not None:
            return carrier.ways
        kind = self.space(piece.place)
        return 4 if kind is None else kind.ways

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The spaces where pieces that carry places may lie."""
        patterns = [pattern for carrier in self.layout.carriers for pattern in carrier.slots]
        return tuple(
            [place for place in self.layout.spaces if any(fnmatchcase(place, pattern) for pattern in patterns)]
        )

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

    @cached_property
    def fixed(self) -> dict[str, Point]:
        """The middle of every place that lies on the board itself."""
        cells = {place: track.at(number) for place, (track, number) in self.cells.items()}
        piles = {place: pile.at for place, pile in self.piles.items()}
        return {**self.layout.spaces, **cells, **piles}

    def radius(self, place: str) -> float:
        """How far a place on the board reaches."""
        kind = self.space(place)
        if kind is not None:
            return kind.radius
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
            self._looks[kind] = next((look for look in self.layout.pieces if self._fits(look, kind)), None)
        return self._looks[kind]

    def _fits(self, look: PieceLook, kind: str) -> bool:
        return fnmatchcase(kind, look.kinds) if look.kinds else kind in self.data.get(look.facts, {})

    def card(self, kind: str) -> CardLook | None:
        """How cards of `kind` look, None for other pieces."""
        if kind not in self._cards:
            self._cards[kind] = next((card for card in self.layout.cards if fnmatchcase(kind, card.kinds)), None)
        return self._cards[kind]

    def facts(self, table: str, key: str, kind: str = "") -> dict[str, Fact]:
        """What the components say in `table` of the piece `key`, with its number as `n`.

        A table may list its rows by id, by kind, by number, or one after another.
        """
        match = _NUMBER.search(key)
        number = int(match.group(1)) if match else 0
        rows = self.data.get(table, {}) if table else {}
        row: Mapping[str, Fact] = {}
        if isinstance(rows, Mapping):
            row = rows.get(key) or rows.get(kind) or rows.get(str(number)) or {}
        elif 0 < number <= len(rows):
            row = rows[number - 1]
        told = {fact: Said(value) if isinstance(value, str) else value for fact, value in row.items()}
        return {**told, "n": number, "key": key.partition("-")[2]}

    def words(self) -> Iterator[Said]:
        """The words of the components that fill the name of a piece or the text of a card."""
        looks: tuple[PieceLook | CardLook, ...] = (*self.layout.pieces, *self.layout.cards)
        for look in looks:
            templates = [each for each in structs.asdict(look).values() if isinstance(each, Said)]
            wanted = dict.fromkeys([name for template in templates for name in placeholders(template)])
            rows = self.data.get(look.facts, {})
            for row in rows.values() if isinstance(rows, Mapping) else rows:
                yield from [Said(row[name]) for name in wanted if isinstance(row.get(name), str)]

    def colour(self, seat: str) -> str:
        """The seat of the house (`ember`, ...) that this game's seat sits on."""
        return self.layout.seats[seat]

    def names(self) -> Iterator[str]:
        """Every picture that the layout names, for checking that they exist."""
        for look in self.layout.pieces:
            pictures = (look.face, look.back, *look.states.values())
            yield from (name for name in pictures if name and "{" not in name)
        yield from (kind.art for kind in self.layout.space_kinds if kind.art)
        yield from self.layout.paid.values()
        for card in self.layout.cards:
            if card.icon:
                yield card.icon


def _shortened(layout: Layout, shorter: Shorter) -> Layout:
    """The layout with some of its places moved, and the board as much larger or smaller."""

    def moved(place: str, at: Point) -> Point:
        if any(fnmatchcase(place, pattern) for pattern in shorter.move):
            return at[0] + shorter.by[0], at[1] + shorter.by[1]
        return at

    return replace(
        layout,
        size=(layout.size[0] + shorter.by[0], layout.size[1] + shorter.by[1]),
        spaces={place: moved(place, at) for place, at in layout.spaces.items()},
    )
