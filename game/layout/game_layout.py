"""A game's layout: its `layout.toml` with its component data, and what the table asks of both.

Nothing here knows a game. Lengths are board units, `y` runs down.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from engine.flow import BadData, Rows, read_as, read_toml
from engine.flow.luck import Die
from engine.said import Said, placeholders, said
from engine.table import Piece, after_first_part
from game.layout.carriers import Carrier, Point
from game.layout.layout_file import CardLook, Fact, Layout, PieceLook, Pile, Shorter, SpaceKind, Track

_NUMBER = re.compile(r"(\d+)$")
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
    """A layout with its component data, and the questions that the table asks of both."""

    def __init__(self, layout: Layout, data: Mapping[str, Any]) -> None:
        self.layout = layout
        self.data = data
        self._kinds: dict[str, SpaceKind | None] = {place: self._kind_of(place) for place in layout.spaces}
        self._looks: dict[str, PieceLook | None] = {}
        self._cards: dict[str, CardLook | None] = {}
        self._carriers: dict[str, Carrier | None] = {}

    @classmethod
    def read(cls, folder: Path) -> GameLayout:
        """The layout of the game in `folder`, read once while its files stay the same.

        Raises BadData, naming file and entry, if it has an error.
        """
        files = [*folder.glob("*.toml"), *folder.glob(BOXES)]
        return cls._read(folder, tuple([file.stat().st_mtime_ns if file.exists() else 0 for file in files]))

    @classmethod
    @lru_cache(maxsize=4)
    def _read(cls, folder: Path, _changed: tuple[int, ...]) -> GameLayout:
        file = folder / "layout.toml"
        layout = read_as(file, Layout, said("{file} of {game}", file=file.name, game=folder.name))
        sheets = {name: read_toml(folder / sheet) for name, sheet in layout.sheets.items()}
        found = cls(layout, components(folder) | sheets)
        for carrier in layout.carriers:
            if fault := found.fault(carrier):
                words = said("{file} of {game}: {fault}", file=file.name, game=folder.name, fault=fault)
                raise BadData(words)
        for way in found.listed_ways:
            for place in way:
                if place not in layout.spaces:
                    words = said(
                        "{file} of {game}: a way leads to {place}, which has no position.",
                        file=file.name, game=folder.name, place=place,
                    )  # fmt: skip
                    raise BadData(words)
        ends = [("pipes", place) for pipe in layout.pipes for place in (pipe.start, pipe.end)]
        for part, place in (*ends, *[("captions", place) for place in layout.captions]):
            if place not in layout.spaces:
                words = said(
                    "{file} of {game}: {part} names {place}, which has no position.",
                    file=file.name, game=folder.name, part=f"`{part}`", place=place,
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
        """This layout for a table that has only `places`: without the missing spaces, and shorter for that."""
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
        """Every corridor as the places along it; it ends where the table lacks a place."""
        has = self.layout.spaces.__contains__
        return tuple([tuple(part) for way in self.listed_ways for there, part in groupby(way, has) if there])

    @cached_property
    def place_names(self) -> dict[str, Said]:
        """What the spaces are called by the rim of the board, by their ids."""
        rim = self.layout.rim
        if rim is None:
            return {}
        kinds = {place: kind.name for place in self.layout.spaces if (kind := self.space(place)) is not None}
        return {
            place: said("{kind} {at}", kind=kind, at=rim.at(self.layout.spaces[place]))
            for place, kind in kinds.items()
            if kind in rim.kinds
        }

    @property
    def listed_ways(self) -> tuple[tuple[str, ...], ...]:
        """Every corridor as the data of the game lists it."""
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
            known = self.layout.carriers or place in self.at_figures
            self._kinds[place] = self._matching(place) if known else None
        return self._kinds[place]

    @cached_property
    def at_figures(self) -> dict[str, str]:
        """The places that are where a piece stands, each with the id of the piece."""
        seats, found = self.layout.seats, self.layout.at_figures.items()
        return {place.format(seat=seat): piece.format(seat=seat) for seat in seats for place, piece in found}

    def carrier(self, kind: str) -> Carrier | None:
        """What pieces of `kind` carry, None if no places."""
        if kind not in self._carriers:
            self._carriers[kind] = next((c for c in self.layout.carriers if fnmatchcase(kind, c.kinds)), None)
        return self._carriers[kind]

    def turning_ways(self, piece: Piece) -> int:
        """How many directions a piece has where it lies: its `turn` counts from 0 to one less."""
        carrier = self.carrier(piece.kind)
        if carrier is not None:
            return carrier.ways
        kind = self.space(piece.place)
        return 4 if kind is None else kind.ways

    @cached_property
    def slots(self) -> dict[str, Carrier]:
        """The spaces where pieces that carry places may lie, each with what such pieces carry."""
        found = [(pattern, carrier) for carrier in self.layout.carriers for pattern in carrier.slots]
        return {
            place: carrier
            for place in self.layout.spaces
            for pattern, carrier in found
            if fnmatchcase(place, pattern)
        }

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
        return Rows({pile.place: pile for pile in self.layout.piles}, "layout.toml, piles")

    @cached_property
    def fixed(self) -> dict[str, Point]:
        """The middle of every place that lies on the board itself."""
        cells = {place: track.at(number) for place, (track, number) in self.cells.items()}
        piles = {place: pile.at for place, pile in self.piles.items()}
        return Rows({**self.layout.spaces, **cells, **piles}, "layout.toml, spaces")

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
        """The id of the first place that is `seat`'s tray, empty if the game has none such."""
        return next(self.trays(tray, seat), "")

    def trays(self, tray: str, seat: str) -> Iterator[str]:
        """The ids of all places that are `seat`'s tray."""
        for pattern, name in self.layout.beside.items():
            if name == tray and "{seat}" in pattern:
                yield pattern.replace("{seat}", seat)

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

        A table may list its rows by id, by kind, by the end of the id, by number, or one after another.
        """
        match = _NUMBER.search(key)
        number = int(match.group(1)) if match else 0
        rows = self.data.get(table, {}) if table else {}
        row: Mapping[str, Fact] = {}
        if isinstance(rows, Mapping):
            named = rows.get(key) or rows.get(kind) or rows.get(after_first_part(key))
            row = named or rows.get(str(number)) or {}
        elif 0 < number <= len(rows):
            row = rows[number - 1]
        told = {fact: Said(value) if isinstance(value, str) else value for fact, value in row.items()}
        return {**told, "n": number, "key": after_first_part(key)}

    def words(self) -> Iterator[Said]:
        """The words of the components that fill the name of a piece or the text of a card."""
        looks: tuple[PieceLook | CardLook, ...] = (*self.layout.pieces, *self.layout.cards)
        for look in looks:
            templates = [each for each in structs.asdict(look).values() if isinstance(each, Said)]
            wanted = dict.fromkeys([name for template in templates for name in placeholders(template)])
            rows = self.data.get(look.facts, {})
            for row in rows.values() if isinstance(rows, Mapping) else rows:
                yield from [Said(row[name]) for name in wanted if isinstance(row.get(name), str)]

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice as the log knows them."""
        looks = [look for look in self.layout.dice if look.draw]
        return tuple(Die(look.draw, look.counter, look.faces, 1 if look.lucky == "high" else -1) for look in looks)

    def colour(self, seat: str) -> str:
        """The house's name (`ember`, ...) of the colour of this game's seat."""
        return self.layout.seats[seat]

    def names(self) -> Iterator[str]:
        """Every picture that the layout names, to check that they exist."""
        for look in self.layout.pieces:
            pictures = (look.face, look.back, *look.states.values(), *look.over.values())
            yield from (name for name in pictures if name and "{" not in name)
        kinds = {place: kind for place in self.layout.spaces if (kind := self.space(place)) is not None}
        yield from (kind.picture(place) for place, kind in kinds.items() if kind.art)
        inside = [(kind.vignette, place) for place, kind in kinds.items()]
        yield from (vignette.art.format(place=place) for vignette, place in inside if vignette is not None)
        yield from (kind.filled for kind in self.layout.space_kinds if kind.filled)
        yield from (art for kind in self.layout.space_kinds for art in kind.looks.values())
        yield from (kind.front for kind in self.layout.space_kinds if kind.front)
        yield from (each.art for each in self.layout.ornaments)
        yield from (tally.art for tally in self.layout.tallies)
        yield from (gauge.crown for gauge in self.layout.gauges if gauge.crown)
        yield from (beat.art for beat in self.layout.beats if beat.art and "{" not in beat.art)
        if self.layout.ground:
            yield self.layout.ground
        yield from self.layout.paid.values()
        for group in self.layout.groups:
            if group.sockets is not None:
                yield from (group.sockets.held, group.sockets.free, group.sockets.closed)
        yield from (card.icon for card in self.layout.cards if card.icon and "{" not in card.icon)
        if self.layout.ladder is not None:
            yield from self.layout.ladder.art
        yield from (name for state in self.layout.lasting for name in (state.art, state.worn) if name)
        if self.layout.errand is not None:
            yield from (*self.layout.errand.reward, self.layout.errand.seal, *self.layout.errand.signs.values())


def _shortened(layout: Layout, shorter: Shorter) -> Layout:
    """The layout with some of its places moved and the board resized."""

    def moved(place: str, at: Point) -> Point:
        if any(fnmatchcase(place, pattern) for pattern in shorter.move):
            return at[0] + shorter.by[0], at[1] + shorter.by[1]
        return at

    return replace(
        layout,
        size=(layout.size[0] + shorter.by[0], layout.size[1] + shorter.by[1]),
        spaces={place: moved(place, at) for place, at in layout.spaces.items()},
    )
